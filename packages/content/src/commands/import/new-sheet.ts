import { element, escapeXml } from '@inktvis/foundation/xml';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { ACCESS, ROLES } from '../../vocabularies.ts';
import type { Programme } from './headings.ts';
import type { World } from './world.ts';
import { columnOf, unzip } from './xlsx.ts';

/** `A` to `Z`, and on: the name of a column. */
const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

const cellXml = (row: number, column: number, text: string): string =>
  `<c r="${columnName(column)}${row}" t="inlineStr"><is><t>${escapeXml(text)}</t></is></c>`;

/** What an organiser writes in each column. */
const explained = ({
  halls,
  types,
  themes,
}: World): readonly (readonly [heading: string, text: string])[] => {
  const list = (terms: World['halls']) => terms.map(({ title }) => title).join('; ');
  return [
    ['Nummer', 'van dit moment alleen, en elke keer hetzelfde; een verplaatst moment houdt zijn nummer'],
    ['Datum', 'zoals 26/10, in elke rij'],
    ['Begin', 'zoals 14.30'],
    ['Einde', 'zoals 15.30, of leeg'],
    ['Titel', 'van de beleving; dezelfde titel is dezelfde beleving'],
    ['Zaal', list(halls)],
    ['Type', list(types)],
    ['Thema’s', `met ; ertussen: ${list(themes)}`],
    ['Namen', `voornaam en familienaam, met ; ertussen; een rol tussen haakjes: ${ROLES.names.join(', ')}`],
    ['Leeftijd', 'zoals 8+ of 4-7 jaar'],
    ['Toegankelijkheid', ACCESS.names.join('; ')],
    ['Status', 'leeg, of: uitverkocht; laatste plaatsen; geannuleerd'],
    ['Intern', 'voor jullie zelf: komt nergens op de site, net als elke kolom met een andere naam'],
  ];
};

const OFFICE = 'http://schemas.openxmlformats.org';
const MAIN = `${OFFICE}/spreadsheetml/2006/main`;
const TYPE = `${OFFICE}/officeDocument/2006/relationships`;
const relations = (targets: readonly (readonly [type: string, target: string])[]): string =>
  element(
    'Relationships',
    targets.map(([type, Target], index) =>
      element('Relationship', [], { Id: `r${index + 1}`, Type: `${TYPE}/${type}`, Target }),
    ),
    { xmlns: `${OFFICE}/package/2006/relationships` },
  );

/** An empty programme as xlsx, and a sheet that explains it (ECMA-376 part 1, the least that a workbook has). */
export function templateOf(world: World): Uint8Array {
  const rows = explained(world);
  const sheets = { Programma: [rows.map(([heading]) => heading)], Uitleg: rows };
  const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const names = Object.keys(sheets);
  const parts: Record<string, string> = {
    '[Content_Types].xml': element(
      'Types',
      [
        element('Default', [], {
          Extension: 'rels',
          ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
        }),
        element('Default', [], { Extension: 'xml', ContentType: `${mime}.worksheet+xml` }),
        element('Override', [], { PartName: '/xl/workbook.xml', ContentType: `${mime}.sheet.main+xml` }),
      ],
      { xmlns: `${OFFICE}/package/2006/content-types` },
    ),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relations(names.map((name) => ['worksheet', `${name}.xml`])),
    'xl/workbook.xml': element(
      'workbook',
      [
        element(
          'sheets',
          names.map((name, at) => element('sheet', [], { name, sheetId: at + 1, 'r:id': `r${at + 1}` })),
        ),
      ],
      { xmlns: MAIN, 'xmlns:r': TYPE },
    ),
  };
  for (const [name, texts] of Object.entries(sheets)) {
    const xml = texts.map((line, row) =>
      element(
        'row',
        line.map((text, column) => cellXml(row + 1, column, text)),
        { r: row + 1 },
      ),
    );
    parts[`xl/${name}.xml`] = element('worksheet', [element('sheetData', xml)], { xmlns: MAIN });
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}

const quoted = (text: string): string => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A copy of the sheet in which the rows without a number have one, above the highest; undefined when none lacks one. */
export function numberedCopy(
  bytes: Uint8Array,
  { grid, heading, columns }: Programme,
  rows: readonly { readonly row: number; readonly number: string }[],
): Uint8Array | undefined {
  const without = rows.filter(({ number }) => number === '');
  if (without.length === 0) return undefined;
  const highest = Math.max(0, ...rows.map(({ number }) => Number(/\d+$/.exec(number)?.[0] ?? 0)));
  const texts = new Map(without.map(({ row }, index) => [row, String(highest + 1 + index)]));
  const column = columns.get('number')?.index ?? heading.cells.length;
  if (!columns.has('number')) texts.set(heading.number, 'Nummer');
  if (grid.part === '') {
    const lines = grid.rows.map(({ number, cells }) => {
      const line = Array.from(cells, ({ text }) => text);
      line[column] = texts.get(number) ?? line[column] ?? '';
      return Array.from(line, (text = '') => quoted(text)).join(';');
    });
    return strToU8(`\ufeff${lines.join('\r\n')}\r\n`);
  }
  const parts = unzip(bytes);
  const xml = strFromU8(parts[grid.part] ?? new Uint8Array());
  const numbered = xml.replace(
    /(<row [^>]*\br="(\d+)"[^>]*(?<!\/)>)(.*?)(?=<\/row>)/gs,
    (all: string, open: string, row: string, cells: string) => {
      const text = texts.get(Number(row));
      if (text === undefined) return all;
      const placed = (cells.match(/<c [^>]*?(?:\/>|>.*?<\/c>)/gs) ?? []).map((cell) => {
        return { cell, at: columnOf(/ r="([A-Z]+)/.exec(cell)?.[1] ?? '') };
      });
      const others = placed.filter(({ at }) => at !== column);
      const own = { cell: cellXml(Number(row), column, text), at: column };
      return (
        open +
        [...others, own]
          .sort((a, b) => a.at - b.at)
          .map(({ cell }) => cell)
          .join('')
      );
    },
  );
  return zipSync({ ...parts, [grid.part]: strToU8(numbered) });
}
