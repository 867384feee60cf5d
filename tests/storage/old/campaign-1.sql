-- A campaign file of version 1, as SQL.
PRAGMA application_id = 1180921710;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE entries (number INTEGER PRIMARY KEY, body TEXT NOT NULL);
INSERT INTO "entries" VALUES(1,'<entry command="lengths" by="master">
  <wish collecting="31" results="11"/>
  <moment wall="1700000000000001"/>
  <fact event="lengths-set" audience="14" collecting="1860000000" results="660000000"/>
</entry>
');
INSERT INTO "entries" VALUES(2,'<entry command="note" by="master">
  <wish text="Ход № 2"/>
  <moment wall="1700000000000002"/>
  <fact event="noted" text="Ход № 2"/>
</entry>
');
INSERT INTO "entries" VALUES(3,'<entry command="publish" by="master">
  <wish sector="2" text="Ход № 3"/>
  <moment wall="1700000000000003"/>
  <fact event="published" audience="14" sector="2" phase="1" text="Ход № 3"/>
</entry>
');
INSERT INTO "entries" VALUES(4,'<entry command="lengths" by="master">
  <wish collecting="34" results="14"/>
  <moment wall="1700000000000004"/>
  <fact event="lengths-set" audience="14" collecting="2040000000" results="840000000"/>
</entry>
');
INSERT INTO "entries" VALUES(5,'<entry command="note" by="master">
  <wish text="Ход № 5"/>
  <moment wall="1700000000000005"/>
  <fact event="noted" text="Ход № 5"/>
</entry>
');
INSERT INTO "entries" VALUES(6,'<entry command="publish" by="master">
  <wish sector="3" text="Ход № 6"/>
  <moment wall="1700000000000006"/>
  <fact event="published" audience="14" sector="3" phase="1" text="Ход № 6"/>
</entry>
');
INSERT INTO "entries" VALUES(7,'<entry command="lengths" by="master">
  <wish collecting="37" results="10"/>
  <moment wall="1700000000000007"/>
  <fact event="lengths-set" audience="14" collecting="2220000000" results="600000000"/>
</entry>
');
INSERT INTO "entries" VALUES(8,'<entry command="note" by="master">
  <wish text="Ход № 8"/>
  <moment wall="1700000000000008"/>
  <fact event="noted" text="Ход № 8"/>
</entry>
');
INSERT INTO "entries" VALUES(9,'<entry command="publish" by="master">
  <wish sector="4" text="Ход № 9"/>
  <moment wall="1700000000000009"/>
  <fact event="published" audience="14" sector="4" phase="1" text="Ход № 9"/>
</entry>
');
INSERT INTO "entries" VALUES(10,'<entry command="lengths" by="master">
  <wish collecting="40" results="13"/>
  <moment wall="1700000000000010"/>
  <fact event="lengths-set" audience="14" collecting="2400000000" results="780000000"/>
</entry>
');
INSERT INTO "entries" VALUES(11,'<entry command="note" by="master">
  <wish text="Ход № 11"/>
  <moment wall="1700000000000011"/>
  <fact event="noted" text="Ход № 11"/>
</entry>
');
INSERT INTO "entries" VALUES(12,'<entry command="publish" by="master">
  <wish sector="5" text="Ход № 12"/>
  <moment wall="1700000000000012"/>
  <fact event="published" audience="14" sector="5" phase="1" text="Ход № 12"/>
</entry>
');
INSERT INTO "entries" VALUES(13,'<entry command="lengths" by="master">
  <wish collecting="43" results="16"/>
  <moment wall="1700000000000013"/>
  <fact event="lengths-set" audience="14" collecting="2580000000" results="960000000"/>
</entry>
');
INSERT INTO "entries" VALUES(14,'<entry command="note" by="master">
  <wish text="Ход № 14"/>
  <moment wall="1700000000000014"/>
  <fact event="noted" text="Ход № 14"/>
</entry>
');
INSERT INTO "entries" VALUES(15,'<entry command="publish" by="master">
  <wish sector="6" text="Ход № 15"/>
  <moment wall="1700000000000015"/>
  <fact event="published" audience="14" sector="6" phase="1" text="Ход № 15"/>
</entry>
');
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO "settings" VALUES('beat','0 1700000000500000 123456789 5b1d6e0e-0000-4000-8000-000000000001');
INSERT INTO "settings" VALUES('copies','5');
INSERT INTO "settings" VALUES('created','2026-11-21T12:00:00Z');
INSERT INTO "settings" VALUES('position','13');
INSERT INTO "settings" VALUES('program','0.1.0');
INSERT INTO "settings" VALUES('rules','forcon-2010');
CREATE TABLE snapshots (position INTEGER PRIMARY KEY, state TEXT NOT NULL);
INSERT INTO "snapshots" VALUES(0,'<?xml version="1.0" encoding="UTF-8"?>
<state>
  <progress stage="orders" phase="1" next_id="6"/>
  <clock/>
  <fleet name="Test" next-id="1" state="11161317672047027862" increment="109">
    <class id="class-1" name="battleship" type="battleship" speed="20" braking="10" greatest-turn="0" turn-fraction="3/4" armour="5" bow-armour="5" hits="6" shields="0" turrets="0" readiness="7" ew-attack="0" ew-defence="0" target="capital" diameter="2.5"/>
    <class id="class-2" name="destroyer" type="destroyer" speed="30" braking="15" greatest-turn="0" turn-fraction="0" armour="5" bow-armour="5" hits="6" shields="0" turrets="0" readiness="7" ew-attack="0" ew-defence="0" target="escort" diameter="1.5"/>
    <class id="class-3" name="heavy-cruiser" type="heavy-cruiser" speed="22" braking="11" greatest-turn="0" turn-fraction="1/2" armour="5" bow-armour="5" hits="6" shields="0" turrets="0" readiness="7" ew-attack="0" ew-defence="0" target="capital" diameter="2.5"/>
    <class id="class-4" name="cruiser" type="cruiser" speed="25" braking="12.5" greatest-turn="0" turn-fraction="1/2" armour="5" bow-armour="5" hits="6" shields="0" turrets="0" readiness="7" ew-attack="0" ew-defence="0" target="capital" diameter="2"/>
    <class id="class-5" name="minelayer" type="minelayer" speed="20" braking="10" greatest-turn="0" turn-fraction="1/2" armour="5" bow-armour="5" hits="6" shields="0" turrets="0" readiness="7" ew-attack="0" ew-defence="0" mines="6" target="capital" diameter="2"/>
    <class id="class-6" name="minesweeper" type="minesweeper" speed="20" braking="10" greatest-turn="0" turn-fraction="1/2" armour="5" bow-armour="5" hits="6" shields="0" turrets="0" readiness="7" ew-attack="0" ew-defence="0" drones="4" target="capital" diameter="2"/>
    <class id="class-7" name="transport" type="transport" speed="18" braking="9" greatest-turn="0" turn-fraction="0" armour="5" bow-armour="5" hits="6" shields="0" turrets="0" readiness="7" ew-attack="0" ew-defence="0" troops="10" target="escort" diameter="1.5"/>
    <class id="class-8" name="transport" type="transport" speed="18" braking="9" greatest-turn="0" turn-fraction="0" armour="5" bow-armour="5" hits="6" shields="0" turrets="0" readiness="7" ew-attack="0" ew-defence="0" troops="5" target="escort" diameter="1.5"/>
    <class id="class-9" name="station" type="station" speed="0" braking="0" greatest-turn="0" turn-fraction="0" armour="5" bow-armour="5" hits="6" shields="0" turrets="0" readiness="7" ew-attack="0" ew-defence="0" troops="10" target="orbital" diameter="3"/>
    <class id="class-10" name="battlecruiser" type="battlecruiser" speed="24" braking="12" greatest-turn="0" turn-fraction="3/5" armour="5" bow-armour="5" hits="6" shields="0" turrets="0" readiness="7" ew-attack="0" ew-defence="0" target="capital" diameter="2.5"/>
    <side id="red" name="Red"/>
    <side id="green" name="Green" colour="1"/>
    <side id="blue" name="Blue" colour="2"/>
    <formation id="squadron-1" name="Squadron 1" side="1" flagship="1"/>
    <formation id="squadron-2" name="2-я эскадра" side="1" flagship="4"/>
    <formation id="light-division" name="Light Division" side="1" flagship="6"/>
    <formation id="sappers" name="Сапёры" side="1" flagship="9"/>
    <formation id="landing-force" name="Десантный отряд" side="1" flagship="11"/>
    <formation id="bastion" name="Bastion" side="1" flagship="13"/>
    <formation id="green-guard" name="Green Guard" side="2" flagship="16"/>
    <formation id="karkas" name="Karkas" side="3" flagship="18"/>
    <formation id="raiders" name="Рейдеры" side="3" flagship="20"/>
    <formation side="1" flagship="14"/>
    <formation side="1" flagship="15"/>
    <ship id="grozny" name="Grozny" owner="" nation="" class="class-1" side="1" formation="1" hits-left="6"/>
    <ship id="smely" name="Smely" owner="" nation="" class="class-2" side="1" formation="1" hits-left="6"/>
    <ship id="bravy" name="Bravy" owner="" nation="" class="class-2" side="1" formation="1" hits-left="6"/>
    <ship id="varyag" name="Варяг" owner="" nation="" class="class-3" side="1" formation="2" hits-left="6"/>
    <ship id="avrora" name="Аврора" owner="" nation="" class="class-4" side="1" formation="2" hits-left="6"/>
    <ship id="bystry" name="Быстрый" owner="" nation="" class="class-4" side="1" formation="3" hits-left="6"/>
    <ship id="rezvy" name="Резвый" owner="" nation="" class="class-2" side="1" formation="3" hits-left="6"/>
    <ship id="lovky" name="Ловкий" owner="" nation="" class="class-2" side="1" formation="3" hits-left="6"/>
    <ship id="amur" name="Амур" owner="" nation="" class="class-5" side="1" formation="4" hits-left="6"/>
    <ship id="tral" name="Трал" owner="" nation="" class="class-6" side="1" formation="4" hits-left="6"/>
    <ship id="kama" name="Кама" owner="" nation="" class="class-7" side="1" formation="5" hits-left="6"/>
    <ship id="volga" name="Волга" owner="" nation="" class="class-8" side="1" formation="5" hits-left="6"/>
    <ship id="station-bastion" name="Bastion Station" owner="" nation="" class="class-9" side="1" formation="6" hits-left="6"/>
    <ship id="orel" name="Орёл" owner="" nation="" class="class-2" side="1" formation="10" hits-left="6"/>
    <ship id="sokol" name="Сокол" owner="" nation="" class="class-2" side="1" formation="11" hits-left="6"/>
    <ship id="ivy" name="Ivy" owner="" nation="" class="class-2" side="2" formation="7" hits-left="6"/>
    <ship id="fern" name="Fern" owner="" nation="" class="class-2" side="2" formation="7" hits-left="6"/>
    <ship id="gorgon" name="Gorgon" owner="" nation="" class="class-10" side="3" formation="8" hits-left="6"/>
    <ship id="harpy" name="Harpy" owner="" nation="" class="class-2" side="3" formation="8" hits-left="6"/>
    <ship id="korsar" name="Корсар" owner="" nation="" class="class-4" side="3" formation="9" hits-left="6"/>
    <ship id="kaper" name="Капер" owner="" nation="" class="class-4" side="3" formation="9" hits-left="6"/>
  </fleet>
  <power word="north" name="North"/>
  <power word="south" name="South" colour="1"/>
  <admiral power="1"/>
  <admiral power="1"/>
  <admiral power="2"/>
  <sector word="a1" name="A1"/>
  <sector word="b1" name="B1" x="100"/>
  <sector word="c1" name="C1" x="200"/>
  <sector word="a2" name="A2" y="100"/>
  <sector word="b2" name="B2" x="100" y="100"/>
  <sector word="c2" name="C2" x="200" y="100"/>
  <sector word="a3" name="A3" y="200"/>
  <sector word="b3" name="B3" x="100" y="200"/>
  <sector word="c3" name="C3" x="200" y="200"/>
  <sector word="b4" name="B4" x="100" y="300"/>
  <sector word="gate" name="Ворота" x="300" y="300"/>
  <border one="1" two="2"/>
  <border one="1" two="4"/>
  <border one="2" two="3"/>
  <border one="2" two="5"/>
  <border one="3" two="6"/>
  <border one="4" two="5"/>
  <border one="4" two="7"/>
  <border one="5" two="6"/>
  <border one="5" two="8"/>
  <border one="6" two="9"/>
  <border one="7" two="8"/>
  <border one="8" two="9"/>
  <border one="8" two="10"/>
  <border one="9" two="11" tunnel="1"/>
  <feature object="1" sector="2" kind="planet" word="prime" name="Prime" holder="3"/>
  <feature object="2" sector="1" kind="planet" word="home" name="Родина" holder="1"/>
  <feature object="3" sector="3" kind="asteroid-belt" word="belt" name="Raven''s Belt"/>
  <feature object="4" sector="9" kind="tunnel-mouth" word="mouth"/>
  <feature object="5" sector="11" kind="tunnel-mouth" word="far-mouth"/>
  <post formed="1" sector="5"/>
  <post formed="1" sector="8"/>
  <post formed="1" sector="6"/>
  <post formed="1" sector="1"/>
  <post formed="1" sector="2"/>
  <post formed="1" sector="1"/>
  <post formed="1" sector="4"/>
  <post formed="1" sector="10"/>
  <post formed="1" sector="9"/>
  <post/>
  <post/>
</state>
');
INSERT INTO "snapshots" VALUES(9,'<?xml version="1.0" encoding="UTF-8"?>
<state>
  <progress stage="orders" phase="1" next_id="6"/>
  <clock collecting="2220000000" results="600000000"/>
  <fleet name="Test" next-id="1" state="11161317672047027862" increment="109">
    <class id="class-1" name="battleship" type="battleship" speed="20" braking="10" greatest-turn="0" turn-fraction="3/4" armour="5" bow-armour="5" hits="6" shields="0" turrets="0" readiness="7" ew-attack="0" ew-defence="0" target="capital" diameter="2.5"/>
    <class id="class-2" name="destroyer" type="destroyer" speed="30" braking="15" greatest-turn="0" turn-fraction="0" armour="5" bow-armour="5" hits="6" shields="0" turrets="0" readiness="7" ew-attack="0" ew-defence="0" target="escort" diameter="1.5"/>
    <class id="class-3" name="heavy-cruiser" type="heavy-cruiser" speed="22" braking="11" greatest-turn="0" turn-fraction="1/2" armour="5" bow-armour="5" hits="6" shields="0" turrets="0" readiness="7" ew-attack="0" ew-defence="0" target="capital" diameter="2.5"/>
    <class id="class-4" name="cruiser" type="cruiser" speed="25" braking="12.5" greatest-turn="0" turn-fraction="1/2" armour="5" bow-armour="5" hits="6" shields="0" turrets="0" readiness="7" ew-attack="0" ew-defence="0" target="capital" diameter="2"/>
    <class id="class-5" name="minelayer" type="minelayer" speed="20" braking="10" greatest-turn="0" turn-fraction="1/2" armour="5" bow-armour="5" hits="6" shields="0" turrets="0" readiness="7" ew-attack="0" ew-defence="0" mines="6" target="capital" diameter="2"/>
    <class id="class-6" name="minesweeper" type="minesweeper" speed="20" braking="10" greatest-turn="0" turn-fraction="1/2" armour="5" bow-armour="5" hits="6" shields="0" turrets="0" readiness="7" ew-attack="0" ew-defence="0" drones="4" target="capital" diameter="2"/>
    <class id="class-7" name="transport" type="transport" speed="18" braking="9" greatest-turn="0" turn-fraction="0" armour="5" bow-armour="5" hits="6" shields="0" turrets="0" readiness="7" ew-attack="0" ew-defence="0" troops="10" target="escort" diameter="1.5"/>
    <class id="class-8" name="transport" type="transport" speed="18" braking="9" greatest-turn="0" turn-fraction="0" armour="5" bow-armour="5" hits="6" shields="0" turrets="0" readiness="7" ew-attack="0" ew-defence="0" troops="5" target="escort" diameter="1.5"/>
    <class id="class-9" name="station" type="station" speed="0" braking="0" greatest-turn="0" turn-fraction="0" armour="5" bow-armour="5" hits="6" shields="0" turrets="0" readiness="7" ew-attack="0" ew-defence="0" troops="10" target="orbital" diameter="3"/>
    <class id="class-10" name="battlecruiser" type="battlecruiser" speed="24" braking="12" greatest-turn="0" turn-fraction="3/5" armour="5" bow-armour="5" hits="6" shields="0" turrets="0" readiness="7" ew-attack="0" ew-defence="0" target="capital" diameter="2.5"/>
    <side id="red" name="Red"/>
    <side id="green" name="Green" colour="1"/>
    <side id="blue" name="Blue" colour="2"/>
    <formation id="squadron-1" name="Squadron 1" side="1" flagship="1"/>
    <formation id="squadron-2" name="2-я эскадра" side="1" flagship="4"/>
    <formation id="light-division" name="Light Division" side="1" flagship="6"/>
    <formation id="sappers" name="Сапёры" side="1" flagship="9"/>
    <formation id="landing-force" name="Десантный отряд" side="1" flagship="11"/>
    <formation id="bastion" name="Bastion" side="1" flagship="13"/>
    <formation id="green-guard" name="Green Guard" side="2" flagship="16"/>
    <formation id="karkas" name="Karkas" side="3" flagship="18"/>
    <formation id="raiders" name="Рейдеры" side="3" flagship="20"/>
    <formation side="1" flagship="14"/>
    <formation side="1" flagship="15"/>
    <ship id="grozny" name="Grozny" owner="" nation="" class="class-1" side="1" formation="1" hits-left="6"/>
    <ship id="smely" name="Smely" owner="" nation="" class="class-2" side="1" formation="1" hits-left="6"/>
    <ship id="bravy" name="Bravy" owner="" nation="" class="class-2" side="1" formation="1" hits-left="6"/>
    <ship id="varyag" name="Варяг" owner="" nation="" class="class-3" side="1" formation="2" hits-left="6"/>
    <ship id="avrora" name="Аврора" owner="" nation="" class="class-4" side="1" formation="2" hits-left="6"/>
    <ship id="bystry" name="Быстрый" owner="" nation="" class="class-4" side="1" formation="3" hits-left="6"/>
    <ship id="rezvy" name="Резвый" owner="" nation="" class="class-2" side="1" formation="3" hits-left="6"/>
    <ship id="lovky" name="Ловкий" owner="" nation="" class="class-2" side="1" formation="3" hits-left="6"/>
    <ship id="amur" name="Амур" owner="" nation="" class="class-5" side="1" formation="4" hits-left="6"/>
    <ship id="tral" name="Трал" owner="" nation="" class="class-6" side="1" formation="4" hits-left="6"/>
    <ship id="kama" name="Кама" owner="" nation="" class="class-7" side="1" formation="5" hits-left="6"/>
    <ship id="volga" name="Волга" owner="" nation="" class="class-8" side="1" formation="5" hits-left="6"/>
    <ship id="station-bastion" name="Bastion Station" owner="" nation="" class="class-9" side="1" formation="6" hits-left="6"/>
    <ship id="orel" name="Орёл" owner="" nation="" class="class-2" side="1" formation="10" hits-left="6"/>
    <ship id="sokol" name="Сокол" owner="" nation="" class="class-2" side="1" formation="11" hits-left="6"/>
    <ship id="ivy" name="Ivy" owner="" nation="" class="class-2" side="2" formation="7" hits-left="6"/>
    <ship id="fern" name="Fern" owner="" nation="" class="class-2" side="2" formation="7" hits-left="6"/>
    <ship id="gorgon" name="Gorgon" owner="" nation="" class="class-10" side="3" formation="8" hits-left="6"/>
    <ship id="harpy" name="Harpy" owner="" nation="" class="class-2" side="3" formation="8" hits-left="6"/>
    <ship id="korsar" name="Корсар" owner="" nation="" class="class-4" side="3" formation="9" hits-left="6"/>
    <ship id="kaper" name="Капер" owner="" nation="" class="class-4" side="3" formation="9" hits-left="6"/>
  </fleet>
  <power word="north" name="North"/>
  <power word="south" name="South" colour="1"/>
  <admiral power="1"/>
  <admiral power="1"/>
  <admiral power="2"/>
  <sector word="a1" name="A1"/>
  <sector word="b1" name="B1" x="100"/>
  <sector word="c1" name="C1" x="200"/>
  <sector word="a2" name="A2" y="100"/>
  <sector word="b2" name="B2" x="100" y="100"/>
  <sector word="c2" name="C2" x="200" y="100"/>
  <sector word="a3" name="A3" y="200"/>
  <sector word="b3" name="B3" x="100" y="200"/>
  <sector word="c3" name="C3" x="200" y="200"/>
  <sector word="b4" name="B4" x="100" y="300"/>
  <sector word="gate" name="Ворота" x="300" y="300"/>
  <border one="1" two="2"/>
  <border one="1" two="4"/>
  <border one="2" two="3"/>
  <border one="2" two="5"/>
  <border one="3" two="6"/>
  <border one="4" two="5"/>
  <border one="4" two="7"/>
  <border one="5" two="6"/>
  <border one="5" two="8"/>
  <border one="6" two="9"/>
  <border one="7" two="8"/>
  <border one="8" two="9"/>
  <border one="8" two="10"/>
  <border one="9" two="11" tunnel="1"/>
  <feature object="1" sector="2" kind="planet" word="prime" name="Prime" holder="3"/>
  <feature object="2" sector="1" kind="planet" word="home" name="Родина" holder="1"/>
  <feature object="3" sector="3" kind="asteroid-belt" word="belt" name="Raven''s Belt"/>
  <feature object="4" sector="9" kind="tunnel-mouth" word="mouth"/>
  <feature object="5" sector="11" kind="tunnel-mouth" word="far-mouth"/>
  <post formed="1" sector="5"/>
  <post formed="1" sector="8"/>
  <post formed="1" sector="6"/>
  <post formed="1" sector="1"/>
  <post formed="1" sector="2"/>
  <post formed="1" sector="1"/>
  <post formed="1" sector="4"/>
  <post formed="1" sector="10"/>
  <post formed="1" sector="9"/>
  <post/>
  <post/>
  <notice sector="2" phase="1" text="Ход № 3"/>
  <notice sector="3" phase="1" text="Ход № 6"/>
  <notice sector="4" phase="1" text="Ход № 9"/>
</state>
');
COMMIT;
