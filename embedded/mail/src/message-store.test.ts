import { settableClock } from '@inktvis/foundation/clock';
import { expect, it } from 'vitest';
import { createMessageStore, type NewMessage } from './message-store.ts';

const clock = settableClock(new Date('2024-10-26T08:05:00Z'));

const mail = (subject: string): NewMessage => ({
  via: 'smtp',
  envelope: { from: 'post@inktvis.example', to: ['an@voorbeeld.be'] },
  subject,
  from: 'post@inktvis.example',
  to: ['an@voorbeeld.be'],
  replyTo: null,
  messageId: null,
  headers: [],
  text: subject,
  html: '',
  source: null,
});

it('stores a number of mails and deletes the oldest', () => {
  const store = createMessageStore({ clock, max: 2 });
  for (const subject of ['een', 'twee', 'drie']) store.add(mail(subject));
  expect(store.list().map(({ id, subject }) => [id, subject])).toEqual([
    ['3', 'drie'],
    ['2', 'twee'],
  ]);
  expect(store.get('3')?.receivedAt).toBe('2024-10-26T08:05:00.000Z');
});
