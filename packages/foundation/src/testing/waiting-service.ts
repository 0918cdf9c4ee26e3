import { createLog } from '../log/log.ts';
import { serve } from '../network/listen.ts';
import { runService } from '../service.ts';

/** A service that listens at the port in its argument, as a process of its own: for the test of `runService`. */
const port = Number(process.argv[2]);
await runService({
  name: 'proef',
  log: createLog('proef'),
  ports: { PROEF_PORT: port },
  start: () => serve((_request, response) => response.end('hier'), port),
  details: ({ port: listens }) => ({ port: listens }),
});
