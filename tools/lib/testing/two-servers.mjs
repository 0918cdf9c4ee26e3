// Starts two stub servers and writes their process ids; ends as `Servers` says.
import { say } from '../say.mjs';
import { Servers } from '../servers.mjs';

const servers = new Servers(process.execPath);
const args = ['tools/lib/testing/stub-server.mjs'];
const both = ['first', 'second'].map((name) => servers.start({ name, args, env: process.env }));
await Promise.all(both.map(({ ready }) => ready));
say(JSON.stringify(both.map(({ pid }) => pid())));
process.exitCode = await servers.ended;
