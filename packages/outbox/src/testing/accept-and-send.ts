import { appendFileSync } from 'node:fs';
import { systemClock } from '@inktvis/foundation/clock';
import { silentLog } from '@inktvis/foundation/log';
import { ok } from '@inktvis/foundation/result';
import { startWorker } from '../worker.ts';
import { openOutbox } from './outbox.ts';
import { contact } from './submissions.ts';

/**
 * A program to be killed: `accept-and-send.ts <database> <file>`. Accepts without end, some at a time, writes each
 * acknowledged id on a line, and sends: a mail is a line in the file.
 */
const [databaseUrl = '', mailFile = ''] = process.argv.slice(2);
const CONCURRENCY = 8;

const outbox = openOutbox(databaseUrl);
startWorker({
  outbox,
  clock: systemClock,
  log: silentLog,
  intervalMs: 1,
  mailer: {
    recipientsOf: ({ to }) => [to],
    async send({ id, template }) {
      // Accepting continues meanwhile.
      await new Promise(setImmediate);
      appendFileSync(mailFile, `${id} ${template}\n`);
      return ok(null);
    },
  },
});

async function acceptOn(): Promise<void> {
  for (;;) {
    const result = await outbox.accept(contact);
    if (result.ok) process.stdout.write(`${result.value.id}\n`);
  }
}
await Promise.all(Array.from({ length: CONCURRENCY }, acceptOn));
