BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	seat INTEGER, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "chat" VALUES(1,'RogD9DepTGqg','YT-b9796UkG6',0,'Ana','hello',1794783143457);
CREATE TABLE command (
	table_id VARCHAR(24) NOT NULL, 
	cmd VARCHAR(96) NOT NULL, 
	number INTEGER NOT NULL, 
	PRIMARY KEY (table_id, cmd)
);
INSERT INTO "command" VALUES('RogD9DepTGqg','YT-b9796UkG6:vsZunN_iU7oo',0);
CREATE TABLE device (
	key_hash VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (key_hash)
);
INSERT INTO "device" VALUES('c8e0998eb7c61800bb03c3c465ec2eb14badc98347aaa20bf07b0aaf5b8e5d44','YT-b9796UkG6',1794783142940);
INSERT INTO "device" VALUES('d51b952fd5096f66a3c8ef15e40f72a5c45c45688102eba220b4ac080fdf611b','nWO_sqhIuclB',1794783142990);
CREATE TABLE game_table (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	phase VARCHAR(10) NOT NULL, 
	visibility VARCHAR(10) NOT NULL, 
	title TEXT NOT NULL, 
	host VARCHAR(24), 
	clock TEXT NOT NULL, 
	autostart BOOLEAN NOT NULL, 
	version INTEGER NOT NULL, 
	revision INTEGER NOT NULL, 
	waiting BIGINT NOT NULL, 
	bots_waiting BOOLEAN NOT NULL, 
	proposal TEXT, 
	num_proposals INTEGER NOT NULL, 
	parent VARCHAR(24), 
	successor VARCHAR(24), 
	created BIGINT NOT NULL, 
	started BIGINT, 
	moved BIGINT NOT NULL, 
	ended BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "game_table" VALUES('RogD9DepTGqg','sealed_bids',1,'{"seats":3}','2772339775615630573','finished','public','golden','YT-b9796UkG6','{"kind":"none","bank":600,"increment":15,"days":2}',1,16,1,0,0,NULL,0,NULL,NULL,1794783143051,1794783143110,1794783144118,1794783144118);
INSERT INTO "game_table" VALUES('qx7EUI22sKnP','peaks',1,'{"seats":2}','1753914177949124760','finished','public','','YT-b9796UkG6','{"kind":"none","bank":600,"increment":15,"days":2}',1,6,1,0,0,NULL,0,NULL,NULL,1794783144249,1794783144345,1794783145431,1794783145431);
INSERT INTO "game_table" VALUES('lcivBtUdDj-S','peaks',1,'{"seats":2}','3039758148262153773','running','public','','YT-b9796UkG6','{"kind":"none","bank":600,"increment":15,"days":2}',1,1,1,2,0,NULL,0,NULL,NULL,1794783145655,1794783146198,1794783146295,NULL);
CREATE TABLE guest (
	table_id VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	PRIMARY KEY (table_id, person)
);
CREATE TABLE job (
	"key" VARCHAR(80) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	due BIGINT NOT NULL, 
	claimed BIGINT NOT NULL, 
	PRIMARY KEY ("key")
);
CREATE TABLE link (
	token_hash VARCHAR(64) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	person VARCHAR(24), 
	table_id VARCHAR(24), 
	seat INTEGER, 
	expires BIGINT, 
	PRIMARY KEY (token_hash)
);
INSERT INTO "link" VALUES('c320e845650b552d2249f3c150cc7413078d189f25d2ccbf8180bac84bc0426c','table',NULL,'RogD9DepTGqg',NULL,NULL);
INSERT INTO "link" VALUES('f97ec0cec7bafcb50a8c0e4943ecd22d7169dd24d402d1fbe6907fdfc2f353b3','table',NULL,'qx7EUI22sKnP',NULL,NULL);
INSERT INTO "link" VALUES('763b05689b29d52c6aa1f67e894aa8272552e8b8f7b63d72c0685d82adb7038e','table',NULL,'lcivBtUdDj-S',NULL,NULL);
CREATE TABLE meta (
	"key" VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
CREATE TABLE mute (
	person VARCHAR(24) NOT NULL, 
	muted VARCHAR(24) NOT NULL, 
	PRIMARY KEY (person, muted)
);
CREATE TABLE person (
	id VARCHAR(24) NOT NULL, 
	name TEXT NOT NULL, 
	webhook TEXT NOT NULL, 
	email TEXT NOT NULL, 
	language VARCHAR(16) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('YT-b9796UkG6','Ana','','','en',1794783142940);
INSERT INTO "person" VALUES('nWO_sqhIuclB','Bo','','','en',1794783142990);
CREATE TABLE quota (
	"key" VARCHAR(120) NOT NULL, 
	begins BIGINT NOT NULL, 
	count INTEGER NOT NULL, 
	PRIMARY KEY ("key", begins)
);
INSERT INTO "quota" VALUES('person:127.0.0.1',1794780000000,2);
INSERT INTO "quota" VALUES('table:YT-b9796UkG6',1794780000000,3);
INSERT INTO "quota" VALUES('chat:YT-b9796UkG6',1794783120000,1);
CREATE TABLE seat (
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	person VARCHAR(24), 
	name TEXT NOT NULL, 
	bot VARCHAR(40), 
	replaced_by VARCHAR(40), 
	bank BIGINT, 
	ends BIGINT, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seat" VALUES('RogD9DepTGqg',0,'person','YT-b9796UkG6','Ana',NULL,NULL,NULL,NULL);
INSERT INTO "seat" VALUES('RogD9DepTGqg',1,'person','nWO_sqhIuclB','Bo',NULL,NULL,NULL,NULL);
INSERT INTO "seat" VALUES('RogD9DepTGqg',2,'bot',NULL,'random:1','random:1',NULL,NULL,NULL);
INSERT INTO "seat" VALUES('qx7EUI22sKnP',0,'person','YT-b9796UkG6','Ana',NULL,NULL,NULL,NULL);
INSERT INTO "seat" VALUES('qx7EUI22sKnP',1,'person','nWO_sqhIuclB','Bo',NULL,NULL,NULL,NULL);
INSERT INTO "seat" VALUES('lcivBtUdDj-S',0,'person','YT-b9796UkG6','Ana',NULL,NULL,NULL,NULL);
INSERT INTO "seat" VALUES('lcivBtUdDj-S',1,'person','nWO_sqhIuclB','Bo',NULL,NULL,NULL,NULL);
CREATE TABLE step (
	table_id VARCHAR(24) NOT NULL, 
	seq INTEGER NOT NULL, 
	cmd VARCHAR(64), 
	line TEXT NOT NULL, 
	told TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	CONSTRAINT step_once UNIQUE (table_id, cmd)
);
INSERT INTO "step" VALUES('RogD9DepTGqg',1,'2:bot-0','{"seq":1,"seat":2,"action":42,"digest":"18d69d1f","events":[{"kind":"CardExchanged","seat":2,"card":19},{"kind":"CardDrawn","owner":2,"card":4}]}
','2,2,2,2',1794783143348);
INSERT INTO "step" VALUES('RogD9DepTGqg',2,'2:bot-1','{"seq":2,"seat":2,"action":13,"digest":"7e78063f","events":[{"kind":"BidSealed","owner":2,"card":14}]}
','3,3,3,3',1794783143394);
INSERT INTO "step" VALUES('RogD9DepTGqg',3,'0:xQ2Jx-1xM2QA','{"seq":3,"seat":0,"action":1,"digest":"7f12b508","events":[{"kind":"BidSealed","owner":0,"card":2}]}
','4,4,4,4',1794783143467);
INSERT INTO "step" VALUES('RogD9DepTGqg',4,'0:4aMh-jCVzpIT','{"seq":4,"seat":0,"undone":[3]}
','5,5,5,5',1794783143526);
INSERT INTO "step" VALUES('RogD9DepTGqg',5,'0:9LEgjAnAEHCL','{"seq":5,"seat":0,"action":19,"digest":"e28fe794","events":[{"kind":"BidSealed","owner":0,"card":20}]}
','6,6,6,6',1794783143639);
INSERT INTO "step" VALUES('RogD9DepTGqg',6,'1:uPweJ3sZvvwB','{"seq":6,"seat":1,"action":28,"digest":"6567a6d2","events":[{"kind":"CardExchanged","seat":1,"card":5},{"kind":"CardDrawn","owner":1,"card":7}]}
','7,7,7,7',1794783143670);
INSERT INTO "step" VALUES('RogD9DepTGqg',7,'1:rzRHwEe6ghA8','{"seq":7,"seat":1,"action":21,"digest":"4123ec46","events":[{"kind":"BidSealed","owner":1,"card":22},{"kind":"BidsRevealed","cards":[20,22,14]},{"kind":"LotWon","seat":1,"card":11}]}
','8,8,8,8',1794783143772);
INSERT INTO "step" VALUES('RogD9DepTGqg',8,'1:NfSrZe7wsjEA','{"seq":8,"seat":1,"action":60,"digest":"5d207cf0","events":[{"kind":"CardGiven","owner":1,"receiver":2,"card":13},{"kind":"CardReceived","owner":2,"giver":1,"card":13},{"kind":"CardDrawn","owner":1,"card":12},{"kind":"LotTurnedUp","card":18}]}
','9,9,9,9',1794783143954);
INSERT INTO "step" VALUES('RogD9DepTGqg',9,'2:bot-8','{"seq":9,"seat":2,"action":12,"digest":"d40a00e5","events":[{"kind":"BidSealed","owner":2,"card":13}]}
','10,10,10,10',1794783143966);
INSERT INTO "step" VALUES('RogD9DepTGqg',10,'0:CG75caNWAfFc','{"seq":10,"seat":0,"action":25,"digest":"2dc929f5","events":[{"kind":"CardExchanged","seat":0,"card":2},{"kind":"CardDrawn","owner":0,"card":15}]}
','11,11,11,11',1794783143969);
INSERT INTO "step" VALUES('RogD9DepTGqg',11,'1:nGBpJWBct8ve','{"seq":11,"seat":1,"action":6,"digest":"b4b51238","events":[{"kind":"BidSealed","owner":1,"card":7}]}
','12,12,12,12',1794783144014);
INSERT INTO "step" VALUES('RogD9DepTGqg',12,'0:CbuCk0KZ6PUX','{"seq":12,"seat":0,"action":23,"digest":"512a752d","events":[{"kind":"BidSealed","owner":0,"card":24},{"kind":"BidsRevealed","cards":[24,7,13]},{"kind":"LotWon","seat":0,"card":18}]}
','13,13,13,13',1794783144017);
INSERT INTO "step" VALUES('RogD9DepTGqg',13,'0:yFxexuvlmO8P','{"seq":13,"seat":0,"action":62,"digest":"54c90d1b","events":[{"kind":"CardGiven","owner":0,"receiver":1,"card":15},{"kind":"CardReceived","owner":1,"giver":0,"card":15},{"kind":"CardDrawn","owner":0,"card":10},{"kind":"LotTurnedUp","card":1}]}
','14,14,14,14',1794783144073);
INSERT INTO "step" VALUES('RogD9DepTGqg',14,'2:bot-13','{"seq":14,"seat":2,"action":3,"digest":"397a691c","events":[{"kind":"BidSealed","owner":2,"card":4}]}
','15,15,15,15',1794783144082);
INSERT INTO "step" VALUES('RogD9DepTGqg',15,'1:M5eoXpjfSxuK','{"seq":15,"seat":1,"action":14,"digest":"a1f85791","events":[{"kind":"BidSealed","owner":1,"card":15}]}
','16,16,16,16',1794783144095);
INSERT INTO "step" VALUES('RogD9DepTGqg',16,'0:oKbY4hkXLyls','{"seq":16,"seat":0,"action":9,"digest":"8104f973","events":[{"kind":"BidSealed","owner":0,"card":10},{"kind":"BidsRevealed","cards":[10,15,4]},{"kind":"LotWon","seat":1,"card":1}]}
','17,17,17,17',1794783144118);
INSERT INTO "step" VALUES('qx7EUI22sKnP',1,'0:ck37keb0rIkM','{"seq":1,"seat":0,"action":6,"digest":"be69c7a8","events":[{"kind":"NumberLaid","seat":0,"number":2,"space":0}]}
','2,2,2',1794783144635);
INSERT INTO "step" VALUES('qx7EUI22sKnP',2,'1:nKhbI0Wt2St9','{"seq":2,"seat":1,"action":4,"digest":"96169565","events":[{"kind":"NumberLaid","seat":1,"number":1,"space":4}]}
','3,3,3',1794783144778);
INSERT INTO "step" VALUES('qx7EUI22sKnP',3,'0:uJF6EdRalyjC','{"seq":3,"seat":0,"action":1,"digest":"865d88f1","events":[{"kind":"NumberLaid","seat":0,"number":1,"space":1}]}
','4,4,4',1794783145132);
INSERT INTO "step" VALUES('qx7EUI22sKnP',4,'1:IKpsSMdCGM4I','{"seq":4,"seat":1,"action":17,"digest":"d6cc34ea","events":[{"kind":"NumberLaid","seat":1,"number":3,"space":5}]}
','5,5,5',1794783145329);
INSERT INTO "step" VALUES('qx7EUI22sKnP',5,'0:zGw7XMIq89aM','{"seq":5,"seat":0,"action":14,"digest":"52671d79","events":[{"kind":"NumberLaid","seat":0,"number":3,"space":2}]}
','6,6,6',1794783145383);
INSERT INTO "step" VALUES('qx7EUI22sKnP',6,'1:bgKmFujL5Km5','{"seq":6,"seat":1,"action":9,"digest":"1ec790c3","events":[{"kind":"NumberLaid","seat":1,"number":2,"space":3}]}
','7,7,7',1794783145431);
INSERT INTO "step" VALUES('lcivBtUdDj-S',1,'0:xzXCm0xMGjzy','{"seq":1,"seat":0,"action":0,"digest":"db0fea23","events":[{"kind":"NumberLaid","seat":0,"number":1,"space":0}]}
','2,2,2',1794783146295);
CREATE INDEX game_table_listed ON game_table (visibility, phase, moved);
CREATE INDEX game_table_bots ON game_table (bots_waiting, moved);
CREATE INDEX ix_seat_person ON seat (person);
CREATE INDEX chat_of_table ON chat (table_id, id);
CREATE INDEX job_due ON job (due);
CREATE INDEX ix_device_person ON device (person);
COMMIT;
