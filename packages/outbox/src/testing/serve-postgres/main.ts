import { once } from 'node:events';
import { servePostgres } from '../postgres-cluster.ts';

/**
 * A private PostgreSQL in a folder, until this process is stopped or its parent ends. Arguments: the folder, which
 * is made if need be and stored afterwards, and the port on 127.0.0.1.
 */
const [folder = '', port = ''] = process.argv.slice(2);
const server = await servePostgres(folder, Number(port));
const ended = once(server, 'exit');
// Stops at once; what was committed is on the disk.
const stop = () => void server.kill('SIGINT');
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
process.send?.('ready');
const [code] = await ended;
process.exitCode = Number(code ?? 1);
process.disconnect?.();
