import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { StoredEvent } from './testing/entry-service.ts';
import { openProgramme } from './testing/programme.ts';

const MAIN = join(import.meta.dirname, '../../../tools/content.mjs');
const LEDGER = 'uitdatabank-test.json';
const status = ({ subEvent }: StoredEvent) => subEvent.map((moment: StoredEvent) => moment.status.type);

describe('what there is to say', () => {
  test('each experience becomes one event with its moments, published', async () => {
    const { event, lines, service, write } = await openProgramme();
    expect(await write()).toBe(0);
    expect(lines).toEqual([
      'nieuw       activiteiten/brug',
      'nieuw       activiteiten/krabbel',
      '# 2 belevingen: 2 nieuw',
    ]);
    expect(service.events.size).toBe(2);
    expect(event()).toMatchObject({
      workflowStatus: 'READY_FOR_VALIDATION',
      calendarType: 'multiple',
      typicalAgeRange: '12-',
      // Saturday is in summer time, Sunday no longer.
      subEvent: [
        { startDate: '2024-10-26T08:15:00+00:00', bookingAvailability: { type: 'Available', capacity: 180 } },
        { startDate: '2024-10-27T13:00:00+00:00' },
      ],
      contactPoint: { url: ['https://inktvis.example/activiteiten/brug'] },
      labels: ['inktvis-festival'],
      hiddenLabels: ['inktvis-uuid-10'],
    });
    expect(event().terms).toEqual([
      { id: '0.3.2.0.0', domain: 'eventtype' },
      { id: '1.10.8.0.0', domain: 'theme' },
      { id: '3.27.0.0.0', domain: 'facility' },
      { id: '3.33.0.0.0', domain: 'facility' },
    ]);
    expect(event().description.nl).toBe(
      [
        'Een brug van karton.',
        'Rolstoel, Vlaamse Gebarentaal',
        'Zaterdag 26 oktober 2024, 10.15 uur · Leiepodium, Hal 3\nZondag 27 oktober 2024, 14.00 uur · Leiepodium, Hal 3',
        'https://inktvis.example/activiteiten/brug',
      ].join('\n\n'),
    );
  });

  test('a trial sends nothing, and says what would be', async () => {
    const { brug, folder, lines, service, uit, write } = await openProgramme();
    await uit(false);
    expect(lines.slice(-2)).toEqual([
      '# 2 belevingen: 2 nieuw',
      '# Een proef: er is niets verstuurd. Met --write wel.',
    ]);
    expect([service.requests.length, service.state.tokens]).toEqual([0, 0]);
    expect(existsSync(join(folder.dir, LEDGER))).toBe(false);
    await write();
    brug({ age: '8+', prices: [{ _uid: 'p', component: 'price', name: '', amount: '8' }] });
    await uit(false);
    expect(lines[0]).toBe('gewijzigd   activiteiten/brug: leeftijd, prijzen');
    expect(service.requests).toEqual([]);
  });

  test('a second run changes nothing, and asks for one token', async () => {
    const { lines, service, uit, write, writes } = await openProgramme();
    await write();
    expect(service.state.tokens).toBe(1);
    await write();
    expect(writes()).toEqual([]);
    expect(lines).toEqual(['# 2 belevingen: 2 ongewijzigd']);
    await uit(false);
    expect(lines[0]).toBe('# 2 belevingen: 2 ongewijzigd');
  });

  test('without what writing needs nothing is asked', async () => {
    const { service, write } = await openProgramme();
    await expect(write({ missing: ['UIT_PLACE'] })).rejects.toThrow('ontbreekt: UIT_PLACE');
    expect(service.requests).toEqual([]);
  });
});

describe('what changes', () => {
  test('what is cancelled stays, with why, also when only a title changes later', async () => {
    const { brug, event, moment, write } = await openProgramme();
    await write();
    moment(12, { flags: ['geannuleerd'], note: 'De dichter is ziek.' });
    await write();
    expect(event().subEvent[1]).toMatchObject({
      status: { type: 'Unavailable', reason: { nl: 'De dichter is ziek.' } },
      bookingAvailability: { type: 'Unavailable' },
    });
    brug({ title: 'Poëzie onder de brug' });
    await write();
    expect(status(event('Poëzie onder de brug'))).toEqual(['Available', 'Unavailable']);
  });

  test('a moment that moves before another keeps its own state', async () => {
    const { event, moment, write } = await openProgramme();
    moment(12, { flags: ['uitverkocht'] });
    await write();
    const moved = { start_date: '2024-10-26 07:00', end_date: '2024-10-26 07:45' };
    moment(12, { ...moved, flags: ['uitverkocht', 'ander-uur'], previous_start: '2024-10-27 13:00' });
    await write();
    expect(event().subEvent).toMatchObject([
      { startDate: '2024-10-26T07:00:00+00:00', bookingAvailability: { type: 'Unavailable' } },
      { startDate: '2024-10-26T08:15:00+00:00', bookingAvailability: { type: 'Available' } },
    ]);
  });

  test('price and booking', async () => {
    const { brug, event, lines, write } = await openProgramme();
    await write();
    const price = (name: string, amount: string) => ({ _uid: name, component: 'price', name, amount });
    brug({
      entry: 'extra',
      booking_url: 'https://tickets.example/brug',
      booking_from: '2024-09-01 08:00',
      prices: [price('tot 26 jaar', '5'), price('volwassene', '8')],
    });
    await write();
    expect(lines[0]).toBe('gewijzigd   activiteiten/brug: tekst, prijzen, reserveren');
    expect(event()).toMatchObject({
      priceInfo: [
        { category: 'base', price: 8, name: { nl: 'Basistarief' } },
        { category: 'tariff', price: 5, name: { nl: 'tot 26 jaar' } },
      ],
      bookingInfo: {
        url: 'https://tickets.example/brug',
        availabilityStarts: '2024-09-01T10:00:00+02:00',
        availabilityEnds: '2024-10-27T14:00:00+01:00',
      },
    });
    brug();
    await write();
    expect(event().bookingInfo).toBeUndefined();
    expect(lines).toContain('let op      activiteiten/brug: de prijs blijft er staan; haal hem daar weg');
  });

  test('a theme that goes really goes', async () => {
    const { brug, event, write } = await openProgramme();
    await write();
    brug({ theme: [] });
    await write();
    expect(event().terms).not.toContainEqual(expect.objectContaining({ domain: 'theme' }));
  });

  test('what is gone is cancelled, once; what is over stays as it was', async () => {
    const { event, folder, lines, uit, write, writes } = await openProgramme();
    await write();
    for (const file of ['activiteiten/brug', 'programma-items/p11', 'programma-items/p12'])
      rmSync(join(folder.dir, 'stories', `${file}.json`));
    await write({ now: new Date('2024-11-20T08:00:00Z') });
    expect(writes()).toEqual([]);
    await uit(false);
    expect(lines[0]).toBe('ingetrokken activiteiten/brug: momenten');
    const sunday = { now: new Date('2024-10-27T08:00:00Z') };
    await write(sunday);
    expect(status(event())).toEqual(['Available', 'Unavailable']);
    await write(sunday);
    expect(writes()).toEqual([]);
  });
});

describe('what others change there', () => {
  test('stays, in other fields than ours', async () => {
    const { brug, event, write } = await openProgramme();
    await write();
    const there = event();
    there.name.fr = 'Poésie sur le pont';
    there.bookingInfo = { phone: '056 11 11 11' };
    there.contactPoint.phone = ['056 00 00 00'];
    const base = { category: 'base', name: { nl: 'Basistarief' }, price: 3, priceCurrency: 'EUR' };
    there.priceInfo = [base, { ...base, category: 'uitpas', price: 1 }];
    there.ownLabels = ['wintertip'];
    there.labels.push('wintertip');
    there.videos = [{ id: 'v', url: 'https://www.youtube.com/watch?v=x' }];
    there.subEvent[0].childcare = { start: '10:00' };
    there.terms.push({ id: '3.31.0.0.0', domain: 'facility' });
    there.workflowStatus = 'APPROVED';
    brug({ age: '8+', access: [] });
    await write();
    expect(event()).toMatchObject({
      name: { nl: 'Poëzie op de brug', fr: 'Poésie sur le pont' },
      typicalAgeRange: '8-',
      bookingInfo: { phone: '056 11 11 11' },
      priceInfo: [{ price: 3 }, { price: 1 }],
      contactPoint: { phone: ['056 00 00 00'], url: ['https://inktvis.example/activiteiten/brug'] },
      labels: ['inktvis-festival', 'wintertip'],
      videos: [{ id: 'v' }],
      workflowStatus: 'APPROVED',
    });
    expect(event().subEvent[0].childcare).toEqual({ start: '10:00' });
    const facilities = event().terms.filter((term: StoredEvent) => term.domain === 'facility');
    expect(facilities.map(({ id }: StoredEvent) => id)).toEqual(['3.31.0.0.0', '3.27.0.0.0']);
  });

  test('is put back where it is ours', async () => {
    const { event, lines, write } = await openProgramme();
    await write();
    event().subEvent[1].status = { type: 'Unavailable' };
    await write();
    expect(status(event())).toEqual(['Available', 'Available']);
    expect(lines[0]).toBe('gewijzigd   activiteiten/brug: momenten');
    event().subEvent.push({ ...event().subEvent[1], startDate: '2024-10-28T13:00:00+00:00' });
    await write();
    expect(event().subEvent).toHaveLength(2);
  });

  test('is published when it was still a draft', async () => {
    const { event, write, writes } = await openProgramme();
    await write();
    event().workflowStatus = 'DRAFT';
    await write();
    expect(writes()).toEqual(['PUT /events/ID']);
    expect(event().workflowStatus).toBe('READY_FOR_VALIDATION');
  });

  test('is told when it hides the event, and is final when it is deleted', async () => {
    const { brug, event, lines, service, write } = await openProgramme();
    await write();
    event().workflowStatus = 'REJECTED';
    event('Eerste druk, eerste krabbel').workflowStatus = 'DELETED';
    brug({ age: '8+' });
    expect(await write()).toBe(1);
    expect(lines.slice(0, 3)).toEqual([
      'gewijzigd   activiteiten/brug: leeftijd',
      'let op      activiteiten/brug: is er niet te zien (REJECTED)',
      'geweigerd   activiteiten/krabbel: is in UiTdatabank verwijderd, en komt er niet terug',
    ]);
    expect(service.events.size).toBe(2);
  });
});

describe('what goes wrong', () => {
  test('a run that breaks off is finished by the next, without a second event', async () => {
    const { lines, service, write } = await openProgramme();
    service.fail('POST /events');
    expect(await write()).toBe(1);
    expect(lines[0]).toMatch(/^geweigerd {3}activiteiten\/brug: geen antwoord/);
    expect(lines[1]).toBe('nieuw       activiteiten/krabbel');
    expect(await write()).toBe(0);
    expect(service.events.size).toBe(2);
    await write();
    expect(lines).toEqual(['# 2 belevingen: 2 ongewijzigd']);
  });

  test('a service that does not respond ends the run, which remembers what it did', async () => {
    const { folder, service, write } = await openProgramme();
    for (let attempt = 0; attempt < 5; attempt += 1) service.fail('GET /events/ID');
    await expect(write()).rejects.toThrow(/geeft geen antwoord/);
    expect(existsSync(join(folder.dir, LEDGER))).toBe(true);
    await write();
    expect(service.events.size).toBe(2);
  });

  test('events are found again when the file is lost, and nothing is made when it cannot be read', async () => {
    const { folder, lines, service, write } = await openProgramme();
    await write();
    rmSync(join(folder.dir, LEDGER));
    await write();
    expect(service.events.size).toBe(2);
    expect(lines).toContain('let op      activiteiten/brug: stond er al');
    folder.write(LEDGER, '{');
    await expect(write()).rejects.toThrow();
    expect(service.requests).toEqual([]);
  });

  test('too many requests and a service in repair are waited for', async () => {
    const { brug, service, waits, write, writes } = await openProgramme();
    service.fail('POST /events', { status: 429, headers: { 'retry-after': '7' } });
    expect(await write()).toBe(0);
    expect(waits).toContain(7000);
    expect(service.events.size).toBe(2);
    brug({ age: '8+' });
    service.fail('PUT /events/ID', { status: 503 });
    expect(await write()).toBe(0);
    expect(writes()).toEqual(['PUT /events/ID', 'PUT /events/ID']);
  });

  test('what is refused costs that event, in the words of publiq', async () => {
    const { lines, service, write } = await openProgramme();
    const schemaErrors = [{ jsonPointer: '/name/nl', error: 'te lang' }];
    const body = { title: 'Invalid', endUserMessage: { nl: 'Dat label is voorbehouden.' }, schemaErrors };
    service.fail('POST /events', { status: 403, body });
    expect(await write()).toBe(1);
    expect(lines).toEqual([
      'geweigerd   activiteiten/brug: Dat label is voorbehouden. (antwoord 403); titel: te lang',
      'nieuw       activiteiten/krabbel',
      '# 2 belevingen: 1 geweigerd, 1 nieuw',
    ]);
  });

  test('facilities without the permission are one warning', async () => {
    const { lines, service, signing, write } = await openProgramme();
    service.state.mayFacilities = false;
    signing({ access: ['prikkelarm'] });
    expect(await write()).toBe(0);
    expect(lines.filter((line) => line.startsWith('let op'))).toEqual([
      'let op      activiteiten/brug: voorzieningen kunnen niet mee, van geen enkel event: Je hebt geen recht op Voorzieningen bewerken. (antwoord 403)',
    ]);
  });

  test('a token that expires is renewed; a wrong secret ends the run, and is nowhere', async () => {
    const { brug, lines, service, write } = await openProgramme();
    service.fail('GET /events/ID', { status: 401 });
    expect(await write()).toBe(0);
    expect(service.state.tokens).toBe(2);
    brug({ age: '8+' });
    const wrong = write({ clientSecret: 'verkeerd-geheim' });
    await expect(wrong).rejects.toThrow('UIT_CLIENT_ID of UIT_CLIENT_SECRET klopt niet (antwoord 401)');
    expect(lines.join()).not.toContain('geheim');
  });
});

describe('what an event cannot be', () => {
  const long = 'Een titel die maar blijft duren '.repeat(3).trim();
  const prices = ['1', '2', '3'].map((amount) => ({ _uid: amount, component: 'price', name: 'x', amount }));
  test.each([
    ['a title of 91 letters and more', { title: long }, 'kan niet', 'de titel telt 95 tekens, meer dan 90'],
    [
      'a long one with a short one',
      { title: long, short_title: 'Kort' },
      'let op',
      'de korte titel staat er',
    ],
    ['a type without a term', { type: 'uuid-9' }, 'kan niet', "het type 'quiz' heeft geen term"],
    ['two tariffs without a name', { prices }, 'kan niet', 'prijzen: elk tarief vraagt een eigen naam'],
    ['an age that cannot be read', { age: 'rijpere jeugd' }, 'let op', "de leeftijd 'rijpere jeugd' is niet"],
  ])('%s', async (_what, content, kind, said) => {
    const { brug, folder, lines, uit } = await openProgramme();
    folder.story(9, 'types/quiz', { component: 'type', title: 'Quiz' });
    brug(content);
    expect(await uit(false)).toBe(kind === 'kan niet' ? 1 : 0);
    const line = lines.find((one) => one.startsWith(`${kind.padEnd(12)}activiteiten/brug: `));
    expect(line).toContain(said);
  });

  test('a moment without an end lasts an hour, and that is said', async () => {
    const { event, lines, moment, write } = await openProgramme();
    moment(21, { end_date: '' });
    await write();
    expect(lines).toContain('let op      activiteiten/krabbel: een moment zonder einde duurt er een uur');
    const [only] = event('Eerste druk, eerste krabbel').subEvent;
    const [startDate, endDate] = ['2024-10-27T13:00:00+00:00', '2024-10-27T14:00:00+00:00'];
    expect(only).toMatchObject({ startDate, endDate });
  });

  test('a story that cannot be read stops the run: it would seem withdrawn', async () => {
    const { folder, uit } = await openProgramme();
    folder.write('stories/kapot.json', '{');
    await expect(uit(false)).rejects.toThrow('stories/kapot.json');
  });
});

describe('as a command', () => {
  /** With the sample, at the real time, and these settings. */
  const command = (args: readonly string[], settings: Record<string, string> = {}) =>
    new Promise<{ code: number | string; text: string }>((resolve) => {
      const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...settings };
      execFile(process.execPath, [MAIN, 'uit', ...args], { env }, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, text: stdout + stderr }),
      );
    });

  test('every experience of the sample can be an event', async () => {
    const { code, text } = await command([]);
    expect(text.trim().split('\n').slice(-2)).toEqual([
      '# 60 belevingen: 60 nieuw',
      '# Een proef: er is niets verstuurd. Met --write wel.',
    ]);
    expect(code).toBe(0);
  });

  const needed = 'UIT_CLIENT_ID, UIT_CLIENT_SECRET, UIT_PLACE, SITE_URL';
  const taken = "'Inktvis' is het label van wat op toer is; het festival zou ertussen staan";
  test.each([
    ['writing without settings', ['--write'], {}, `om te schrijven ontbreekt: ${needed}`],
    ['the label of the tours', [], { UIT_LABEL: 'Inktvis' }, `UIT_LABEL: ${taken}`],
    ['types that are none', [], { UIT_TYPES: 'quiz' }, 'UIT_TYPES: zoals quiz=0.50.21.0.0,lezing=0.3.2.0.0'],
  ])('%s', async (_what, args, settings, line) => {
    expect(await command(args, settings)).toEqual({ code: 1, text: `${line}\n` });
  });
});
