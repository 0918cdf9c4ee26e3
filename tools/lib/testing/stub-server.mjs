// A server as ours are: it says that it is ready and ends with the process that started it.
import { createServer } from 'node:http';

const server = createServer((_request, response) => response.end('ok'));
const end = () => process.exit(0);
process.once('SIGTERM', end).once('SIGINT', end).once('disconnect', end);
server.listen(0, '127.0.0.1', () => process.send?.('ready'));
