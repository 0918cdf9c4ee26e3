import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settableClock } from '@inktvis/foundation/clock';
import { silentLog } from '@inktvis/foundation/log';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDisk } from './disk.ts';
import type { NewMessage } from './message.ts';
import { openMessageStore } from './message-store.ts';

const clock = settableClock(new Date('2024-10-26T08:05:00Z'));

const mail = (subject: string): NewMessage => ({
  door: 'smtp',
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
  it('keeps so many mails, and lets the oldest go', async () => {
    const store = await openMessageStore({ clock, keep: 2 });
    for (const subject of ['een', 'twee', 'drie']) await store.add(mail(subject));
    expect(store.list().map(({ id, subject }) => [id, subject])).toEqual([
      ['3', 'drie'],
      ['2', 'twee'],
    ]);
    expect(store.get('3')?.receivedAt).toBe('2024-10-26T08:05:00.000Z');
  });

  it('finds its mails back in a folder, and counts on', async () => {
    const folder = await scratch();
    const first = await openMessageStore({ clock, keep: 2, disk: await openDisk(folder, silentLog) });
    for (const subject of ['een', 'twee', 'drie']) await first.add(mail(subject));
    await writeFile(join(folder, '9.json'), 'geen bericht');
    const again = await openMessageStore({ clock, keep: 2, disk: await openDisk(folder, silentLog) });
    expect(again.list()).toEqual(first.list());
    expect((await again.add(mail('vier'))).id).toBe('4');
    await again.remove();
    expect(await readdir(folder)).toEqual(['9.json']);
  });
});
