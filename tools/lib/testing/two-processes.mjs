// Starts two processes that wait and writes their process ids; ends as `Supervisor` says.
import { say } from '../say.mjs';
import { Supervisor } from '../supervisor.mjs';

const supervisor = new Supervisor(process.execPath, process.env);
const waits = "process.on('disconnect', () => process.exit()); process.send('ready');";
const args = ['--eval', waits];
await Promise.all(['first', 'second'].map((name) => supervisor.start({ name, args })));
say(JSON.stringify(['first', 'second'].map((name) => supervisor.pid(name))));
process.exitCode = await supervisor.ended;
