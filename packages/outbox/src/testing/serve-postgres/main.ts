import { servePostgres } from '../serve-postgres.ts';

/**
 * A private PostgreSQL in a folder, until this process is told to stop or its parent goes away. Arguments: the folder,
 * which is made when it is not there and kept afterwards, and the port on 127.0.0.1.
 */
const [folder = '', port = ''] = process.argv.slice(2);
const { ended, stop } = await servePostgres(folder, Number(port));
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
process.send?.('ready');
process.exitCode = await ended;
process.disconnect?.();
