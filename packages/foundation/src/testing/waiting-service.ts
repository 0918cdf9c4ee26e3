import { createServer } from 'node:http';
import { createLog } from '../log/log.ts';
import { closeServer, listen } from '../network/listen.ts';
import { runService } from '../service.ts';

/** A service that listens at the port in its argument, as a process of its own: for the test of `runService`. */
const port = Number(process.argv[2]);
await runService({
  name: 'proef',
  log: createLog('proef'),
  ports: { PROEF_PORT: port },
  async start() {
    const server = createServer((_request, response) => response.end('hier'));
    const listens = await listen(server, port, '127.0.0.1');
    return { port: listens, close: () => closeServer(server) };
  },
  details: ({ port: listens }) => ({ port: listens }),
});
