import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { machineTime } from '@inktvis/foundation/brussels';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it, test } from 'vitest';
import { makeTestFolder } from '../../testing/folder.ts';
import { readFolder } from '../folder/read-folder.ts';
import { EMPTY } from './cells.ts';
import { planImport, readSheetFile, reportOf, writeFiles } from './import-sheet.ts';
import { numberedCopy, templateOf } from './new-sheet.ts';
import { isOpen } from './row-cells.ts';
import { readTime } from './times.ts';
import { fullName, namesOf, worldOf } from './world.ts';

const SAMPLE = resolve(import.meta.dirname, '../../../../../sample/content');
const SHEETS = resolve(import.meta.dirname, '../../testing/sheets');
/** Before the sample's programme was announced. */
const NOW = new Date('2024-08-01T10:00:00Z');

/** The sample's content without programme items, for as long as the test lasts. */
function aFolder() {
  const { dir } = makeTestFolder();
  for (const part of ['activiteiten', 'locaties', 'types', 'themas', 'home.json', 'programma.json'])
    cpSync(join(SAMPLE, 'stories', part), join(dir, 'stories', part), { recursive: true });
  cpSync(join(SAMPLE, 'space.json'), join(dir, 'space.json'));
  return dir;
}
const put = (dir: string, file: string, content: unknown) => {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), JSON.stringify(content));
};
const sheet = (name: string) => readFileSync(join(SHEETS, name));
/** A sheet with another text in one of its parts. */
function changed(name: string, part: string, change: (xml: string) => string) {
  const parts = unzipSync(sheet(name));
  return zipSync({ ...parts, [part]: strToU8(change(strFromU8(parts[part] ?? new Uint8Array()))) });
}
const csv = (...rows: string[]) => Buffer.from(rows.join('\n'));
const plan = (dir: string, bytes: Uint8Array, now = NOW) => planImport(dir, bytes, now);
/** Reads a sheet and writes what is not open. */
async function run(dir: string, bytes: Uint8Array, now = NOW) {
  const planned = await plan(dir, bytes, now);
  writeFiles(dir, planned.files);
  return planned;
}
const item = (dir: string, number: string) => `${dir}/drafts/programma-items/nr-${number}.json`;
type Stored = { uuid: string; name: string; content: Record<string, unknown> };
const story = (path: string): Stored => JSON.parse(readFileSync(path, 'utf8'));
/** What an editor does in the space. */
function edit(path: string, fields: object) {
  const before = story(path);
  writeFileSync(path, JSON.stringify({ ...before, content: { ...before.content, ...fields } }));
}
type Planned = Awaited<ReturnType<typeof plan>>;
const texts = ({ remarks }: Planned, kind: string, row = 0, column?: string) =>
  remarks
    .filter((one) => one.kind === kind && one.row === row && (!column || one.column === column))
    .map(({ text }) => text);
const filesIn = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file, readFileSync(file, 'utf8')])
    .sort();

type Said = { row?: number; number?: string; column?: string; says: string[] };
type Wanted = { row: number; new_experience?: boolean; [field: string]: unknown };
type Lists = 'says' | 'unchanged' | 'created' | 'private_columns';
/** What was written down of a sheet before there was an import. */
type Expected = { [list in Lists]: string[] } & {
  [kind in 'asks' | 'refused' | 'waits' | 'columns_not_kept']: Said[];
} & {
  sheet?: string;
  encoding?: string;
  separator?: string;
  heading_row?: number;
  items: Wanted[];
  answered: Wanted[];
  changed: { number: string; fields: Record<string, unknown> }[];
  skipped: { row: number; why: string }[];
};
const NOTHING = { waits: [], columns_not_kept: [], private_columns: [] };
const expectedOf = (name: string): Expected => ({
  ...NOTHING,
  ...JSON.parse(readFileSync(join(SHEETS, name.replace(/\.\w+$/, '.expected.json')), 'utf8')),
});

/** Moments in the form of expectations, by row. */
const momentsOf = ({ read, plan: { world } }: Planned) =>
  read.moments.map(({ row, number, type, themes, age, values: { start_date, end_date, ...values } }) => ({
    ...{ row, number, age, ...values },
    start: machineTime(new Date(`${start_date}Z`)),
    end: end_date ? machineTime(new Date(`${end_date}Z`)) : null,
    location: world.byUuid.get(values.location)?.slug,
    type: type?.slug,
    themes: themes.map(({ slug }) => slug),
    people: values.people.map(({ given_name, surname }) => [given_name, surname]),
  }));
function expectMoments(planned: Planned, items: readonly Wanted[]) {
  const moments = momentsOf(planned);
  const made = [...planned.plan.stories.byFile.values()].map(({ content }) => content);
  for (const { new_experience, ...wanted } of items) {
    const moment = moments.find(({ row }) => row === wanted.row);
    expect(moment).toMatchObject(wanted);
    const experience = { component: 'experience', title: moment?.title };
    if (new_experience) expect(made).toContainEqual(expect.objectContaining(experience));
  }
}

const READ = [
  '01-gewoon.xlsx',
  '02-puntkomma-windows.csv',
  '03-komma-utf8-bom.csv',
  '04-opgemaakt.xlsx',
  '05-uren-en-dagen.xlsx',
  '06-namen-en-zalen.xlsx',
];

test.each(READ)('%s is read as expected', async (name) => {
  const planned = await plan(aFolder(), sheet(name));
  const { heading_row, sheet: own, encoding, separator, items, skipped, ...expected } = expectedOf(name);
  const { grid, heading, notes } = planned.programme;
  expect([heading.number, grid.name]).toEqual([heading_row, own ?? 'csv']);
  if (encoding) expect(notes.join()).toContain(`${encoding} met ‘${separator}’`);
  expectMoments(planned, items);
  expect(planned.read.moments.map(({ row }) => row)).toEqual(items.map(({ row }) => row));
  expect(planned.read.skipped.map(({ row }) => row)).toEqual(skipped.map(({ row }) => row));
  for (const { row, why } of skipped)
    expect(why).toContain(planned.read.skipped.find((one) => one.row === row)?.why);
  for (const { column = '' } of expected.columns_not_kept)
    expect(notes.filter((line) => line.startsWith(`‘${column}’ komt niet`))).toHaveLength(1);
  for (const column of expected.private_columns)
    expect(notes).toContainEqual(expect.stringMatching(`^voor intern gebruik.*‘${column}’`));
});

test.each(READ)('of %s is asked and refused what is expected, with the words that help', async (name) => {
  const planned = await plan(aFolder(), sheet(name));
  const { asks, refused, waits } = expectedOf(name);
  for (const [kind, list] of Object.entries({ vraag: asks, geweigerd: refused, wacht: waits }))
    for (const { row, column, says } of list)
      expect(texts(planned, kind, row, column), `${kind} ${row} ${column}`).toContainEqual(
        expect.toSatisfy((text: string) => says.every((part) => text.includes(part))),
      );
  const open = new Set(planned.remarks.filter(isOpen).map(({ row }) => row));
  expect(open).toEqual(new Set([...asks, ...refused].map(({ row }) => row)));
});

test('what is in a private or hidden column is in no story and no report', async () => {
  const fee = changed('04-opgemaakt.xlsx', 'xl/worksheets/sheet2.xml', (xml) =>
    xml.replaceAll('<v>150</v>', '<v>777150777</v>'),
  );
  expect(fee.length).not.toBe(sheet('04-opgemaakt.xlsx').length);
  for (const bytes of [sheet('01-gewoon.xlsx'), fee]) {
    const planned = await plan(aFolder(), bytes);
    const all = JSON.stringify([reportOf(planned), [...planned.files]]);
    for (const text of ['koeken', 'tolk is', 'nieuw dit jaar', '777150777']) expect(all).not.toContain(text);
  }
});

test('an answer that was given is used again', async () => {
  const dir = aFolder();
  put(dir, 'import/antwoorden.json', {
    Locatie: { 'Leie podium': 'Leiepodium', 'Stripkade (hal 5)': 'Stripkade' },
    Thema: { Literatuur: 'Literatuur & romans' },
    Type: { Signeren: 'Signeersessie' },
    Titel: { 'Zes vakken, een uur': 'Zes vakken, een uur' },
  });
  const planned = await plan(dir, sheet('06-namen-en-zalen.xlsx'));
  expectMoments(planned, expectedOf('06-namen-en-zalen.xlsx').answered);
  expect(planned.remarks.filter((one) => one.column === 'Titel' && isOpen(one))).toEqual([]);
});

test('a file that is no programme is refused, with the headings that it needs', async () => {
  const { says } = expectedOf('08-geen-programma.csv');
  const refused = expect(plan(aFolder(), sheet('08-geen-programma.csv'))).rejects;
  await refused.toThrow(new RegExp(says.join('.*')));
  expect(says).toHaveLength(3);
});

describe('the second time', () => {
  it.each([...READ, '07-tweede-keer.xlsx'])('%s changes nothing when nothing changed', async (name) => {
    const dir = aFolder();
    await run(dir, sheet(name));
    const before = filesIn(dir);
    const again = await run(dir, sheet(name), new Date('2024-08-20'));
    expect([...again.files.keys()]).toEqual([]);
    expect(filesIn(dir)).toEqual(before);
  });

  /** The first sheet, what editors did since, and the second one. */
  async function twoSheets(now = NOW) {
    const dir = aFolder();
    await run(dir, sheet('01-gewoon.xlsx'));
    const of = (number: string) => story(item(dir, number)).content;
    const hall = of('104').location;
    edit(item(dir, '101'), { note: 'Breng je eigen tas mee.' });
    edit(item(dir, '103'), { flags: ['uitverkocht', 'nieuw'] });
    edit(item(dir, '104'), { access: ['gebarentaal', 'prikkelarm'] });
    if (now === NOW) edit(item(dir, '102'), { start_date: '2024-10-26 08:20' });
    const before = new Map(['101', '102', '104', '106', '107', '108'].map((number) => [number, of(number)]));
    const planned = await run(dir, sheet('07-tweede-keer.xlsx'), now);
    return { dir, hall, of, before, planned };
  }

  it('writes what changed in the sheet, and keeps what an editor wrote', async () => {
    const { dir, of, before } = await twoSheets();
    for (const number of ['101', '102', '106', '107', '108']) expect(of(number)).toEqual(before.get(number));
    expect(of('109')).toMatchObject({ start_date: '2024-11-03 10:00', flags: [] });
    expect(of('103')).toMatchObject({ flags: ['nieuw'] });
    const { uuid } = story(join(dir, 'stories/locaties/leiepodium.json'));
    expect(of('104')).toEqual({ ...before.get('104'), location: uuid });
    expect(of('105')).toMatchObject({ flags: ['geannuleerd'] });
    expect(of('105').changed_at).toBeUndefined();
    const title = 'Woordenboek zonder de letter e';
    const renamed = story(join(dir, 'drafts/activiteiten/woordenboek-zonder-letter-e.json'));
    expect(renamed).toMatchObject({ name: title, content: { title } });
  });

  it('says what changed, and asks where editors and sheet differ', async () => {
    const { planned } = await twoSheets();
    const { created, changed, unchanged, asks } = expectedOf('07-tweede-keer.xlsx');
    const numberOf = new Map(planned.read.moments.map(({ row, number }) => [row, number]));
    const numbers = (kind: string) =>
      planned.remarks.filter((one) => one.kind === kind).map(({ row }) => numberOf.get(row));
    expect([numbers('nieuw'), numbers('gewijzigd')]).toEqual([created, changed.map(({ number }) => number)]);
    expect(planned.plan.counts).toEqual({ nieuw: 1, gewijzigd: 4, gelijk: unchanged.length, weg: 1 });
    for (const { number, fields } of changed)
      expect(momentsOf(planned)).toContainEqual(expect.objectContaining({ number, ...fields }));
    for (const { row, column, says } of asks)
      expect(texts(planned, 'vraag', row, column)).toEqual([expect.stringMatching(says.join('.*'))]);
    expect(planned.remarks.filter(isOpen)).toHaveLength(asks.length);
    expect(reportOf(planned)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^let op +rij 6, Toegankelijkheid: .*gebarentaal, prikkelarm’ van, en dat blijft/,
        ),
        expect.stringMatching(/^gewijzigd +rij 6: .*Zaal: Kinderhoek → Leiepodium$/),
      ]),
    );
  });

  it('leaves only the questions for a third', async () => {
    const { dir, planned } = await twoSheets();
    const third = await run(dir, sheet('07-tweede-keer.xlsx'));
    expect([...third.files.keys()]).toEqual([]);
    expect(third.remarks.filter(isOpen)).toEqual(planned.remarks.filter(isOpen));
  });

  it('gives the flags of a change after the announcement, with what was before', async () => {
    const { hall, of } = await twoSheets(new Date('2024-10-01T08:00:00Z'));
    const changed_at = '2024-10-01 08:00';
    expect(of('103')).toMatchObject({ flags: ['nieuw', 'weer-plaats'], changed_at });
    expect(of('104')).toMatchObject({ flags: ['ander-podium'], previous_location: hall, changed_at });
    expect(of('105')).toMatchObject({ flags: ['geannuleerd'], changed_at });
    expect(of('102')).toMatchObject({ flags: ['ander-uur'], previous_start: '2024-10-26 08:15', changed_at });
  });
});

/** A sheet of one edition day, with the headings that a moment needs. */
const aSheet = (...rows: string[]) => csv('Nummer;Datum;Begin;Einde;Titel;Zaal;Namen', ...rows);

test('the programme of the sample as a sheet: only what changes in it is written', async () => {
  const dir = aFolder();
  cpSync(join(SAMPLE, 'stories/programma-items'), join(dir, 'stories/programma-items'), { recursive: true });
  const world = worldOf(readFolder(dir));
  const when = (wire: unknown) => (wire ? machineTime(new Date(`${wire}Z`)).split('T') : []);
  const titleOf = (uuid: unknown) => world.byUuid.get(String(uuid))?.content.title ?? '';
  const rows = [...world.byUuid.values()].flatMap(({ slug, content }) => {
    if (content.component !== 'program') return [];
    const [day, from] = when(content.start_date);
    const [, until = ''] = when(content.end_date);
    const general = world.byUuid.get(String(content.experience))?.content.people;
    const people = [content.people, general].map(namesOf).find(({ length }) => length > 0) ?? [];
    const names = people.map((name) => `${fullName(name)} (${name.role})`).join('; ');
    const texts = [slug, day, from, until, titleOf(content.experience), titleOf(content.location), names];
    return `"${texts.join('";"')}"`;
  });
  const first = await run(dir, aSheet(...rows));
  expect(first.plan.counts).toMatchObject({ nieuw: 0, gewijzigd: 0, gelijk: first.read.moments.length });
  expect(first.read.moments.length).toBeGreaterThan(200);
  const moved = rows.map((row) => (row.startsWith('"p001"') ? row.replace('10:00', '10:15') : row));
  const second = await plan(dir, aSheet(...moved.toReversed()));
  expect([...second.files.keys()]).toEqual(['stories/programma-items/p001.json', 'import/laatste.jsonl']);
});

describe('a file that an import does not read', () => {
  const parts = unzipSync(sheet('01-gewoon.xlsx'));
  const withPart = (name: string, part: Uint8Array) => zipSync({ ...parts, [name]: part });
  const edited = (name: string, change: (xml: string) => string) => changed('01-gewoon.xlsx', name, change);
  it.each([
    ['a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 'geen programma'],
    ['nothing', () => Buffer.from(''), 'geen programma'],
    ['an old or locked workbook', () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), 'wachtwoord'],
    ['another zip', () => zipSync({ mimetype: strToU8('application/vnd.oasis') }), 'geen rekenblad'],
    ['half a zip', () => sheet('01-gewoon.xlsx').subarray(0, 3000), 'beschadigd'],
    ['a zip of zeros', () => withPart('xl/worksheets/sheet1.xml', new Uint8Array(51 * 2 ** 20)), 'te groot'],
    ['macros', () => withPart('xl/vbaProject.bin', strToU8('x')), 'macro’s'],
    ['broken xml', () => edited('xl/worksheets/sheet1.xml', (xml) => xml.slice(0, 3000)), 'beschadigd'],
    ['a sheet that is too wide', () => csv(`Datum;Begin;Titel${';'.repeat(60)}x`), '60 kolommen'],
    [
      'two programmes',
      () =>
        edited('xl/workbook.xml', (xml) =>
          xml.replace('</sheets>', '<sheet name="B" sheetId="2" r:id="rId2"/></sheets>'),
        ),
      'meer dan één blad',
    ],
    ['two columns for one field', () => csv('Datum;Begin;Uur;Titel'), 'haal er een weg'],
  ])('%s', async (_name, bytes, message) => {
    await expect(plan(aFolder(), bytes())).rejects.toThrow(message);
  });

  it('nor are entities that a document declares', async () => {
    const bytes = edited('xl/sharedStrings.xml', (xml) =>
      xml.replace('<sst', '<!DOCTYPE x [<!ENTITY a "b">]><sst').replace('Deuren open', '&amp;a; &a;'),
    );
    const [first] = (await plan(aFolder(), bytes)).read.moments;
    expect(first?.values.title).toBe('&a; &a;: ontbijt met bladzijden');
  });

  it.each([
    ['stories/home.json', 'stories/home.json'],
    ['import/antwoorden.json', 'antwoorden.json'],
    ['import/laatste.jsonl', 'laatste.jsonl'],
  ])('while %s in the content cannot be read', async (file, message) => {
    const dir = aFolder();
    put(dir, file, {});
    writeFileSync(join(dir, file), '{');
    await expect(plan(dir, sheet('01-gewoon.xlsx'))).rejects.toThrow(message);
  });

  it('of 50 MB, or that is not there', () => {
    const file = join(aFolder(), 'groot.xlsx');
    expect(() => readSheetFile(file)).toThrow('is er niet');
    writeFileSync(file, '');
    truncateSync(file, 50 * 2 ** 20);
    expect(() => readSheetFile(file)).toThrow('groter dan 5 MB');
  });

  it.each([
    [
      'an error',
      '<c r="C2" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
      /^geweigerd +rij 2, Begin: ‘#DIV\/0!’ bevat een fout/,
    ],
    ['a formula without its result', '<c r="C2"><f>B2</f></c>', /^geweigerd +rij 2, Begin: bevat een fout/],
    [
      'a formula in a title',
      '<c r="E2" t="str"><f>A1</f><v>Nr</v></c>',
      /^vraag +rij 2, Titel: ‘Nr’ is een formule/,
    ],
  ])('%s costs its row', async (_name, cell, line) => {
    const name = 'xl/worksheets/sheet1.xml';
    const bytes = edited(name, (xml) => xml.replace(new RegExp(`<c r="${cell.slice(6, 8)}".*?</c>`), cell));
    const planned = await plan(aFolder(), bytes);
    expect(reportOf(planned)).toContainEqual(expect.stringMatching(line));
    expect(planned.plan.counts.nieuw).toBe(7);
  });
});

test('all is written, or nothing', async () => {
  const dir = aFolder();
  const { files } = await plan(dir, sheet('01-gewoon.xlsx'));
  put(dir, 'import/laatste.jsonl/in-de-weg.json', {});
  const before = filesIn(dir);
  expect(() => writeFiles(dir, files)).toThrow();
  expect(filesIn(dir)).toEqual(before);
});

test.each(['01-gewoon.xlsx', '03-komma-utf8-bom.csv', '06-namen-en-zalen.xlsx'])(
  '%s without its numbers gets a copy that has them',
  async (name) => {
    const dir = aFolder();
    const answers = { Nr: { '101': '', '104': '' }, 'Intern nummer': { 'A-001': '' } };
    const bytes = sheet(name);
    put(dir, 'import/antwoorden.json', answers);
    const { programme, read } = await plan(dir, bytes);
    expect(read.rows.filter(({ number }) => number === '').length).toBeGreaterThan(0);
    const copy = numberedCopy(bytes, programme, read.rows);
    rmSync(join(dir, 'import/antwoorden.json'));
    const again = await plan(dir, copy ?? bytes);
    expect(reportOf(again).filter((line) => /is leeg; --write/.test(line))).toEqual([]);
    expect(again.read.rows.map(({ row }) => row)).toEqual(read.rows.map(({ row }) => row));
    expect(numberedCopy(copy ?? bytes, again.programme, again.read.rows)).toBeUndefined();
  },
);

test('a workbook in which no number can be written is refused', async () => {
  const prefixed = Object.entries(unzipSync(sheet('01-gewoon.xlsx'))).map(([name, part]) => {
    const text = strFromU8(part)
      .replace(/<(\/?)(?=[a-zA-Z])/g, '<$1x:')
      .replace(' xmlns="', ' xmlns:x="');
    return [name, /workbook\.xml$|sheet1\.xml$/.test(name) ? strToU8(text) : part] as const;
  });
  const bytes = zipSync(Object.fromEntries(prefixed));
  const { programme, read } = await plan(aFolder(), bytes);
  const rows = read.rows.map((row) => ({ ...row, number: '' }));
  expect(() => numberedCopy(bytes, programme, rows)).toThrow('sla het op als .xlsx in LibreOffice of Excel');
});

test('a sheet without a column of numbers is asked for one', async () => {
  const dir = aFolder();
  const bytes = csv('Datum;Begin;Titel', '26/10;10u;Vertaalduel', '27/10;10u;Vertaalduel');
  const { programme, read, remarks } = await plan(dir, bytes);
  expect([remarks.filter(isOpen).length, read.moments]).toEqual([1, []]);
  const again = await plan(dir, numberedCopy(bytes, programme, read.rows) ?? bytes);
  expect(again.read.moments.map(({ number }) => number)).toEqual(['1', '2']);
});

test('the empty sheet has a column for each field, and says what to write', async () => {
  const dir = aFolder();
  const { programme, read } = await plan(dir, await templateOf(worldOf(readFolder(dir))));
  const fields = 'number day begin end title hall type themes people age access status';
  expect([...programme.columns.keys()].join(' ')).toBe(fields);
  expect([programme.grid.name, read.rows]).toEqual(['Programma', []]);
});

test('an hour is the same in every way of writing it', () => {
  const ways = [
    (h: string, m: string) => `${h}u${m}`,
    (h: string, m: string) => `${h}.${m}u`,
    (h: string, m: string) => `${h}:${m}`,
    (h: string, m: string) => `${h} h ${m}`,
    (h: string, m: string) => `${h}:${m} uur`,
    (h: string, m: string) => `${h}:${m}:00`,
  ];
  fc.assert(
    fc.property(fc.nat(23), fc.nat(59), fc.constantFrom(...ways), (hours, minutes, way) => {
      const text = way(String(hours), String(minutes).padStart(2, '0'));
      const value = { from: hours * 60 + minutes };
      expect(readTime({ ...EMPTY, text }, false)).toEqual({ value });
    }),
  );
});
