import { randomUUID } from 'node:crypto';
import { openOutbox } from './outbox.ts';

/** A program to be killed: `report-queues.ts <database>`. Reports without end, and writes each acknowledged id on a line. */
const outbox = openOutbox(process.argv[2] ?? '');
const day = '2024-10-27';
for (let at = 0; ; at += 1000) {
  const id = randomUUID();
  await outbox.report({ id, day, place: 'beurshal', moment: id, title: 'Signeren', state: '20', at }, at);
  process.stdout.write(`${id}\n`);
}
