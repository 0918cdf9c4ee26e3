import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settableClock } from '@inktvis/foundation/clock';
import { silentLog } from '@inktvis/foundation/log';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type NewMessage, openMessageStore } from './message-store.ts';

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

async function scratch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'inktvis-mail-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe('the store', () => {
  it('stores a number of mails and deletes the oldest', async () => {
    const store = await openMessageStore({ clock, max: 2, log: silentLog });
    for (const subject of ['een', 'twee', 'drie']) await store.add(mail(subject));
    expect(store.list().map(({ id, subject }) => [id, subject])).toEqual([
      ['3', 'drie'],
      ['2', 'twee'],
    ]);
    expect(store.get('3')?.receivedAt).toBe('2024-10-26T08:05:00.000Z');
  });

  it('reads its mails back from a folder, and continues counting', async () => {
    const folder = await scratch();
    const first = await openMessageStore({ clock, max: 2, folder, log: silentLog });
    for (const subject of ['een', 'twee', 'drie']) await first.add(mail(subject));
    await writeFile(join(folder, '9.json'), 'geen bericht');
    const again = await openMessageStore({ clock, max: 2, folder, log: silentLog });
    expect(again.list()).toEqual(first.list());
    expect((await again.add(mail('vier'))).id).toBe('4');
    await again.remove();
    expect(await readdir(folder)).toEqual(['9.json']);
  });
});
