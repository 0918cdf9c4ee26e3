import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { referenceOf } from '@inktvis/forms';
import { settableClock } from '@inktvis/foundation/testing/settable-clock';
import { temporaryFolder } from '@inktvis/foundation/testing/temporary-folder';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Outbox } from '../outbox.ts';
import type { Submission } from '../submissions.ts';
import { DATABASES, freshDatabase } from '../testing/databases.ts';
import { openInbox } from '../testing/inbox.ts';
import { contact, contactWith, group, newsletter } from '../testing/submissions.ts';
import { main, USAGE } from './main.ts';

const folder = temporaryFolder();

describe.each(DATABASES)('the inbox over %s', { timeout: 30_000 }, (kind) => {
  const clock = settableClock(new Date(0));
  let outbox: Outbox;
  let inbox: (...argv: string[]) => Promise<string>;
  beforeEach(async () => {
    clock.set(new Date('2026-11-21T13:30:00Z'));
    ({ outbox, inbox } = await openInbox(await freshDatabase(kind), clock));
    return () => outbox.close();
  }, 60_000);

  async function numberOf(submission: Submission): Promise<string> {
    const result = await outbox.accept(submission);
    if (!result.ok) throw new Error(result.error.kind);
    return referenceOf(result.value.id);
  }
  const leased = () => outbox.queue.lease(100);
  async function subscribe(email: string): Promise<void> {
    await outbox.accept(newsletter(email));
    for (const mail of await leased()) {
      await outbox.queue.sent(mail);
      if (mail.job.template === 'newsletter-confirm') await outbox.confirm(String(mail.job.data.token));
    }
  }

  test('lists what visitors sent in Brussels time, the newest first', async () => {
    expect(await inbox('list')).toBe('Er zijn geen berichten.\n');
    const one = await numberOf(contact);
    clock.set(new Date('2026-11-21T13:31:00Z'));
    const two = await numberOf(group);
    await outbox.accept(newsletter());
    const lines = (await inbox('list')).split('\n');
    expect(lines[1]).toMatch(new RegExp(`^${two}  2026-11-21 14:31  groep +wacht +Bo Maes \\(Leesclub\\)`));
    expect(lines[2]).toMatch(
      new RegExp(`^${one}  2026-11-21 14:30  contact +wacht +An Peeters +An@voorbeeld.be$`),
    );
    expect(lines[3]).toBe('2 berichten.');
    expect(await inbox('list', '--aantal', '1')).toContain('2 berichten, de nieuwste 1 getoond.');
    expect(await inbox('list', '--soort', 'nieuwsbrief')).toContain('lezer@voorbeeld.be');
  });

  test('shows one with every field and its mails; nothing in it steers the terminal', async () => {
    const number = await numberOf(contactWith({ lastName: '\u001b[2JPeeters' }));
    const shown = await inbox('show', number.toLowerCase().replace('-', ''));
    expect(shown).toContain(`Nummer ${number}, contact, ontvangen 2026-11-21 14:30`);
    expect(shown).toContain('Bericht:\n  Dag!\n  Is er een boek "over" inkt?');
    expect(shown).toMatch(/aan de afzender +wacht +vanaf 2026-11-21 14:30, 0 pogingen/);
    expect(shown).not.toContain('\u001b');
    await expect(inbox('show', '222-222')).rejects.toThrow('Er is geen bericht met nummer 222-222.');
    await expect(inbox('show', '%')).rejects.toThrow('geen bericht');
  });

  test('records of an older form stay readable: a field that is new is empty, one that is gone keeps its name', async () => {
    const { lastName: _missing, ...older } = contact.fields;
    const number = await numberOf({ ...contact, fields: { ...older, fax: '056 12' } });
    expect(await inbox('show', number)).toMatch(/Voornaam: An\nAchternaam:\s*\n.*\n[\s\S]*\nfax: 056 12\n/);
    expect(await inbox('list')).toMatch(/ An +An@voorbeeld\.be/);
    const [header = '', row = ''] = (await inbox('export', '--csv', '--soort', 'contact')).split('\r\n');
    expect(header).toMatch(/"Bericht";"fax"$/);
    expect(row).toMatch(/"An";"";"An@voorbeeld\.be";.*;"056 12"$/s);
  });

  test('exports to a file of its own that spreadsheets read', async () => {
    const number = await numberOf(contactWith({ firstName: '=1+1' }));
    await outbox.accept(group);
    const file = join(folder, `${kind}.csv`);
    expect(await inbox('export', '--csv', '--naar', file)).toContain(`2 berichten in ${file}.`);
    const csv = readFileSync(file, 'utf8');
    expect(csv).toMatch(/^\ufeff"Nummer";"Ontvangen";"Beantwoord";"Soort";"Voornaam";/);
    expect(csv).toContain(`"${number}";"2026-11-21 14:30";"";"contact";"'=1+1"`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(inbox('export', '--csv', '--naar', file)).rejects.toThrow('bestaat al');
    expect(await inbox('export', '--csv', '--soort', 'groep')).not.toContain('Voornaam');
  });

  test('finds what one person sent', async () => {
    const one = await numberOf(contact);
    const two = await numberOf(contactWith({ email: 'bo@voorbeeld.be' }));
    const found = async (...args: string[]) => {
      const printed = await inbox('list', ...args);
      return [one, two].filter((number) => printed.includes(number));
    };
    expect(await found('--van', ' AN@voorbeeld.be')).toEqual([one]);
    expect(await found('--van', 'niemand@voorbeeld.be')).toEqual([]);
  });

  test('remembers what was answered', async () => {
    const one = await numberOf(contact);
    const two = await numberOf(group);
    clock.set(new Date('2026-11-21T14:00:00Z'));
    expect(await inbox('beantwoord', one)).toBe(`Nummer ${one} is beantwoord.\n`);
    expect(await inbox('show', one)).toContain('Beantwoord 2026-11-21 15:00');
    const open = await inbox('list', '--open');
    expect([open.includes(one), open.includes(two)]).toEqual([false, true]);
    expect(await inbox('export', '--csv', '--soort', 'contact')).toContain(
      `"${one}";"2026-11-21 14:30";"2026-11-21 15:00"`,
    );
    expect(await inbox('beantwoord', one, '--niet')).toBe(`Nummer ${one} is niet beantwoord.\n`);
    expect(await inbox('list', '--open')).toContain(one);
  });

  test('deletes what a clock that jumped kept, for who knows what day it is', async () => {
    await outbox.deleteExpired();
    await outbox.accept(contact);
    clock.set(new Date('2028-07-13T12:00:00Z'));
    expect(await outbox.deleteExpired()).toBeNull();
    await expect(inbox('purge', '2026-11-21')).rejects.toThrow('De klok van deze machine zegt 2028-07-13.');
    expect(await inbox('purge', '2028-07-13')).toBe('1 gegeven verwijderd, waarvan de bewaartijd om was.\n');
    expect(await outbox.purgeRefused()).toBeNull();
  });

  test('an export of several kinds has one column for their addresses', async () => {
    await outbox.accept(contact);
    await outbox.accept(group);
    const [header = '', ...rows] = (await inbox('export', '--csv')).split('\r\n');
    const column = header.split(';').indexOf('"E-mailadres"');
    expect(header.match(/E-mailadres/g)).toHaveLength(1);
    expect(
      rows
        .slice(0, 2)
        .map((row) => row.split(';')[column])
        .toSorted(),
    ).toEqual(['"An@voorbeeld.be"', '"bo@voorbeeld.be"']);
  });

  test('mails that fail are named with their last reason, and dead letters can be sent again', async () => {
    const number = await numberOf(contact);
    expect(await inbox('dead')).toContain('Alle mails zijn verstuurd of wachten');
    for (const mail of await leased())
      if (mail.job.template.endsWith('sender'))
        await outbox.queue.failed(mail, { kind: 'permanent', message: '550 no such box' });
      else await outbox.queue.failed(mail, { kind: 'temporary', message: '535 wrong password' });
    const said = await inbox('dead');
    expect(said).toMatch(new RegExp(`${number} .*aan de afzender +mislukt +na 1 poging +550 no such box`));
    expect(said).toMatch(/aan ons +wacht +vanaf 2026-11-21 14:31, 1 poging +535 wrong password/);
    expect(said).toContain('2 mails raakten nog niet weg.');
    expect(await inbox('list')).toContain('mislukt');
    expect(await inbox('retry', number)).toBe('2 mails gaan opnieuw weg.\n');
    expect(await leased()).toHaveLength(2);
    expect(await inbox('retry', '--alles')).toBe('Er is geen mail die op een nieuwe poging wacht.\n');
  });

  test('a mail that waits for its next attempt goes now; one that is being sent does not change', async () => {
    const number = await numberOf(contact);
    const [first] = await outbox.queue.lease(1);
    const [second] = await leased();
    if (!first || !second) throw new Error('there are no mails');
    await outbox.queue.failed(first, { kind: 'temporary', message: 'no response' });
    expect(await leased()).toEqual([]);
    expect(await inbox('retry', number)).toBe('1 mail gaat opnieuw weg.\n');
    expect((await leased()).map(({ job }) => job.template)).toEqual([first.job.template]);
    await outbox.queue.sent(second);
    expect(await inbox('retry', number)).toBe('Er is geen mail die op een nieuwe poging wacht.\n');
  });

  test('forgets somebody everywhere, whatever the capitals, and says what and what remains', async () => {
    await outbox.accept(contact);
    await outbox.accept({ ...group, email: 'AN@voorbeeld.be' });
    await subscribe('an@voorbeeld.be');
    const other = await numberOf(
      contactWith({ email: 'bo@voorbeeld.be', message: 'Vraag het aan An@Voorbeeld.be' }),
    );
    const said = await inbox('forget', ' an@Voorbeeld.be ');
    for (const part of ['3 berichten en aanvragen', '1 inschrijving op', other]) expect(said).toContain(part);
    expect((await leased()).map(({ job }) => job.to)).toEqual(['bo@voorbeeld.be', 'bo@voorbeeld.be']);
    expect(await inbox('subscribers')).not.toContain('@');
    const again = await inbox('forget', 'an@voorbeeld.be');
    expect(again).toContain('Niets gevonden van an@voorbeeld.be');
    expect(again).toContain(other);
    expect(again).not.toContain('Verwijderd');
    await expect(inbox('forget')).rejects.toThrow('Zeg welk adres');
  });

  test('the list of readers has a link for each that unsubscribes, also that of an earlier export', async () => {
    await subscribe('a@voorbeeld.be');
    await outbox.accept(newsletter('wacht@voorbeeld.be'));
    expect(await inbox('subscribers')).toContain('"a@voorbeeld.be";"2026-11-21 14:30";"2026-11-21 14:30"');
    expect(await inbox('subscribers')).not.toContain('wacht@');
    const links = [await inbox('subscribers', '--csv'), await inbox('subscribers', '--csv')].map(
      (csv) =>
        /"https:\/\/inktvis\.example\/nieuwsbrief\/uitschrijven\?token=([\w-]{43})"\r\n$/.exec(csv)?.[1] ??
        '',
    );
    expect(new Set(links).size).toBe(2);
    for (const link of links) expect(await outbox.unsubscribe(link)).toBe('unsubscribed');
    expect(await inbox('subscribers')).not.toContain('@');
  });
});

describe('the program', { timeout: 30_000 }, () => {
  const run = async (args: string[], settings: Record<string, string>) => {
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    const printed = { stdout: '', stderr: '' };
    const stdout = { write: (text: string) => (printed.stdout += text) };
    const stderr = { write: (text: string) => (printed.stderr += text) };
    return { code: await main(args, stdout, stderr), ...printed };
  };

  /** A database as the site made it. */
  async function existing(kind: string): Promise<string> {
    const url = await freshDatabase(kind);
    await (await openInbox(url, settableClock(new Date(0)))).outbox.close();
    return url;
  }

  test('works on the database of the setting, and says which, beside what it prints', async () => {
    const url = await existing('SQLite');
    const program = join(import.meta.dirname, 'main.ts');
    const options = { env: { ...process.env, DATABASE_URL: url }, encoding: 'utf8' } as const;
    expect(spawnSync(process.execPath, [program, 'list'], options)).toMatchObject({
      status: 0,
      stdout: 'Er zijn geen berichten.\n',
      stderr: `Databank: ${url.replace('file:', '')}\n`,
    });
    expect(spawnSync(process.execPath, [program, 'x'], options)).toMatchObject({ status: 1, stdout: '' });
    expect(await run(['show', '222-222'], { DATABASE_URL: url })).toMatchObject({ code: 1 });
  });

  test.each(DATABASES)(
    'refuses a %s that the site never used, and makes nothing there',
    async (kind) => {
      const url = await freshDatabase(kind);
      for (const args of [['list'], ['forget', 'an@voorbeeld.be'], ['list']]) {
        const { code, stdout, stderr } = await run(args, { DATABASE_URL: url });
        expect([code, stdout]).toEqual([1, '']);
        expect(stderr).toContain('Hier staan geen gegevens van de site');
      }
      if (kind === 'SQLite') expect(existsSync(url.replace('file:', ''))).toBe(false);
    },
    60_000,
  );

  test('does not say the password of the database', async () => {
    const { stderr } = await run(['list'], { DATABASE_URL: 'postgres://inktvis:geheim@127.0.0.1:1/inktvis' });
    expect(stderr).toMatch(/^Databank: 127\.0\.0\.1:1\/inktvis\n/);
    expect(stderr).not.toContain('geheim');
  });

  test('reads the settings file of the service, which wins over the environment', async () => {
    const url = await existing('SQLite');
    const file = join(folder, 'inktvis.env');
    writeFileSync(file, `# the service's\nDATABASE_URL=${url}\nSITE_URL="https://inktvis.example"\n`);
    const elsewhere = { DATABASE_URL: 'file:/nowhere/x.db' };
    expect(await run(['list', '--env', file], elsewhere)).toMatchObject({
      code: 0,
      stderr: `Databank: ${url.replace('file:', '')}\n`,
    });
    expect(await run(['subscribers', '--csv', '--env', file], elsewhere)).toMatchObject({ code: 0 });
    const missing = await run(['list', '--env', `${file}x`], elsewhere);
    expect(missing).toMatchObject({ code: 1, stderr: expect.stringContaining(`${file}x`) });
  });

  test('writes no links to unsubscribe that lead to this machine', async () => {
    const url = await existing('SQLite');
    for (const SITE_URL of ['', 'http://localhost:4321', 'http://127.0.0.1:4321']) {
      const { code, stdout, stderr } = await run(['subscribers', '--csv'], { DATABASE_URL: url, SITE_URL });
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain('SITE_URL');
    }
  });

  test.each([
    [[], 'npm run inbox'],
    [['lijst'], 'geen opdracht "lijst"'],
    [['constructor'], 'geen opdracht'],
    [['list', '--kleur'], 'Dat begrijp ik niet: --kleur'],
    [['list', '--soort', 'x'], '--soort is'],
    [['show'], 'Zeg welk nummer'],
    [['show', 'a', 'b'], 'Te veel'],
  ])('%o is explained', async (args, message) => {
    const { code, stderr } = await run(args, { DATABASE_URL: await existing('SQLite') });
    expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
    expect(stderr).not.toContain('    at ');
  });

  test('help needs no database; a wrong one is explained in a line without its password', async () => {
    const wrong = { DATABASE_URL: 'mysql://a:geheim@b' };
    for (const args of [['--help'], ['list', '-h'], ['help']])
      expect(await run(args, wrong)).toEqual({ code: 0, stdout: USAGE, stderr: '' });
    const { code, stderr } = await run(['list'], wrong);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/\nDe databank is niet te gebruiken. \(DATABASE_URL: [^\n]+\n$/),
    ]);
    expect(stderr).not.toContain('geheim');
  });
});
