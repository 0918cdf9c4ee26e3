import { definitions } from '@inktvis/content/cms';
import { describe, expect, test } from 'vitest';
import { manualDocument } from './document.ts';
import { limitOf } from './limits.ts';
import { readManual } from './make.ts';
import { pagesOf } from './print.ts';
import { withWords } from './texts.ts';

const manual = readManual();
const page = manualDocument(manual);
const entries = manual.groups.flatMap((group) => group.entries);
const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe('the manual for editors', () => {
  test('has every kind of story and every block of the model, with each of its fields', () => {
    const names = definitions.flatMap(({ name, fields }) => [
      name,
      ...Object.keys(fields).map((field) => `${name}.${field}`),
    ]);
    expect(ids).toEqual(expect.arrayContaining(names));
    expect(entries).toHaveLength(definitions.length);
  });

  test('tells of each field its label, its help and what it takes, as the editor does', () => {
    for (const { name, label, fields } of definitions) {
      const entry = entries.find((one) => one.name === name);
      expect(entry?.label).toBe(label);
      for (const [key, field] of Object.entries(fields)) {
        const described = entry?.fields.find((one) => one.name === key);
        const { label, required, help = '' } = field;
        expect(described, `${name}.${key}`).toMatchObject({ label, required, help });
        expect(described?.limit, `${name}.${key}`).toMatch(/^[A-Z‘É].{6,}\.$/);
      }
    }
  });

  test('shows an example from the sample wherever the sample has one', () => {
    const exampleOf = (component: string, field: string) =>
      entries.find(({ name }) => name === component)?.fields.find(({ name }) => name === field)?.example;
    expect(exampleOf('program', 'location')).toMatch(/\w/);
    expect(exampleOf('program', 'start_date')).toMatch(/^\w+dag \d+ \w+.* \d\d:\d\d$/);
    expect(exampleOf('home', 'page_color')).toMatch(/^(Wit|Blauw|Oranje|Rood)$/);
    expect(exampleOf('accordion', 'items')).toMatch(/^\d+ × Vraag van een accordeon$/);
  });

  test('has an example of nearly every field: of these the sample has none', () => {
    const without = entries.flatMap(({ name, fields }) =>
      fields.filter(({ example }) => example === '').map((field) => `${name}.${field.name}`),
    );
    expect(without).toEqual([
      'contact.image',
      'contact.share_bar',
      'experience.date',
      'experience.start_date',
      'experience.end_date',
      'program.people',
      'program.previous_start',
      'form.address',
      'text_slide.delay_ms',
    ]);
  });

  test('leads nowhere that it does not have, and has no place twice', () => {
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(150);
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('has six tasks, and says how long publishing takes, two traps, and what the checks say', () => {
    expect(manual.tasks).toHaveLength(6);
    expect(manual.basics.body.html).toContain('drie seconden');
    // As docs/operations.md has it for a lost notification.
    expect(manual.basics.body.html).toMatch(
      /hoogstens <strong>vijf\s+minuten<\/strong>.*\s+.*na zes minuten/,
    );
    expect(manual.basics.body.html).toContain('Unpublished linked story');
    expect(manual.basics.body.html).toContain('npm run content -- check');
  });

  test('says that it has no pictures when no browser took them', () => {
    expect(page).toContain('zonder beelden gemaakt');
    expect(manualDocument({ ...manual, pictures: new Map([['quote', 'quote.jpg']]) })).not.toContain(
      'zonder beelden',
    );
  });
});

test.each([
  ['{{program}}', '[**Programma-item**](#program)'],
  ['{{program.flags}}', '[**Stand van zaken**](#program.flags)'],
  ['{{program.flags=geannuleerd}}', '[**Geannuleerd**](#program.flags)'],
])('a text that says %s gets the words of the editor', (text, said) => {
  expect(withWords(text, entries)).toBe(said);
});

test.each(['{{programme}}', '{{program.flag}}', '{{program.flags=afgelast}}', '{{ program }}'])(
  'a text that says %s, which the model does not have, is refused',
  (text) => {
    expect(() => withWords(text, entries)).toThrow(text);
  },
);

test.each([
  [{ type: 'number', min_value: 1000, decimals: 0 }, /^Een heel getal, minstens 1.000\.$/],
  [
    { type: 'number', min_value: -90, max_value: 90, decimals: 7 },
    /7 cijfers na de komma, van -90 tot 90\.$/,
  ],
  [{ type: 'text', max_length: 120 }, /^Eén regel tekst, hoogstens 120 tekens\.$/],
  [{ type: 'bloks', component_whitelist: ['button'], maximum: 1 }, /^Hoogstens één: Knop\.$/],
])('%j is said in words', (setting, words) => {
  expect(limitOf(setting, new Map([['button', 'Knop']]))).toMatch(words);
});

test('a kind of field without words is named', () => {
  expect(() => limitOf({ type: 'table' }, new Map())).toThrow('a field of type table');
});

test('the pages of a printed document are counted through its tree, and its places found', () => {
  const pdf = `1 0 obj
<</Type /Catalog /Pages 2 0 R>>
endobj
2 0 obj
<</Type /Pages /Kids [3 0 R 6 0 R]>>
endobj
3 0 obj
<</Type /Pages /Kids [4 0 R 5 0 R]>>
endobj
4 0 obj
<</Type /Page>>
endobj
5 0 obj
<</Type /Page>>
endobj
6 0 obj
<</Type /Page>>
endobj
7 0 obj
<</quote [5 0 R /XYZ 0 1 0] /task-1 [6 0 R /XYZ 0 1 0]>>
endobj
`;
  const { count, pages } = pagesOf(Buffer.from(pdf));
  expect(count).toBe(3);
  expect([...pages]).toEqual([
    ['quote', 2],
    ['task-1', 3],
  ]);
});
