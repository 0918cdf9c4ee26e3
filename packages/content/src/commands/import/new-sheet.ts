import { escapeXml, textElement } from '@inktvis/foundation/xml';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { writeCsv } from 'hucre/csv';
import { colToLetter, writeXlsx } from 'hucre/xlsx';
import { ACCESS, ROLES } from '../../vocabularies.ts';
import { RefusedFile } from './cells.ts';
import type { Programme } from './headings.ts';
import type { SheetRow } from './rows.ts';
import type { Term, World } from './world.ts';
import { type Parts, unzip } from './xlsx.ts';

/** An empty programme, and a sheet that says what to write in each column. */
export function templateOf({ halls, types, themes }: World): Promise<Uint8Array> {
  const list = (terms: readonly Term[]) => terms.map(({ title }) => title).join('; ');
  const explained = [
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
  return writeXlsx({
    sheets: [
      { name: 'Programma', rows: [explained.map(([heading = '']) => heading)] },
      { name: 'Uitleg', rows: explained, columns: [{ width: 20 }, { width: 120 }] },
    ],
  });
}

const textOfPart = (parts: Parts, part: string): string => strFromU8(parts[part] ?? new Uint8Array());

/** The path of a sheet in the file of its workbook (ECMA-376 part 1, 18.2.19). */
function partOf(parts: Parts, sheet: string): string {
  const tags = textOfPart(parts, 'xl/workbook.xml')
    .replaceAll('&apos;', "'")
    .match(/<sheet [^>]*>/g);
  const own = tags?.find((tag) => tag.includes(` name="${escapeXml(sheet)}"`));
  const id = ` Id=${/:id=("[^"]+")/.exec(own ?? '')?.[1]}`;
  const relations = textOfPart(parts, 'xl/_rels/workbook.xml.rels').match(/<Relationship [^>]*>/g);
  const target = /Target="([^"]+)"/.exec(relations?.find((tag) => tag.includes(id)) ?? '')?.[1] ?? '';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

const ROW = /(<row [^>]*?\br="(\d+)"[^>]*(?<!\/)>)(.*?)(?=<\/row>)/gs;
const CELL = /<c [^>]*?\br="([A-Z]+)\d+"[^>]*?(?:\/>|>.*?<\/c>)/gs;

/** Puts texts in one column of a sheet, by row, and leaves all else as it is. */
function withTexts(xml: string, column: string, texts: ReadonlyMap<number, string>): string {
  return xml.replace(ROW, (row, open: string, number: string, cells: string) => {
    const text = texts.get(Number(number));
    if (text === undefined) return row;
    const own = `<c r="${column}${number}" t="inlineStr"><is>${textElement('t', text)}</is></c>`;
    const others = [...cells.matchAll(CELL)].filter(([, name]) => name !== column);
    // Cells stand in the order of their columns: A, Z, AA.
    const next = others.findIndex(([, name = '']) => name.padStart(3) > column.padStart(3));
    const texted = others.map(([cell]) => cell);
    return open + texted.toSpliced(next < 0 ? texted.length : next, 0, own).join('');
  });
}

/**
 * A copy of the sheet in which the rows without a number have one, above the highest; undefined when none lacks one. Throws
 * `RefusedFile` for a workbook in which none can be written.
 */
export function numberedCopy(
  bytes: Uint8Array,
  { grid, heading, columns }: Programme,
  rows: readonly SheetRow[],
): Uint8Array | undefined {
  const without = rows.filter(({ number }) => number === '');
  if (without.length === 0) return undefined;
  const highest = Math.max(0, ...rows.map(({ number }) => Number(/\d+$/.exec(number)?.[0] ?? 0)));
  const texts = new Map(without.map(({ row }, index) => [row, String(highest + 1 + index)]));
  const column = columns.get('number')?.index ?? heading.cells.length;
  if (!columns.has('number')) texts.set(heading.number, 'Nummer');
  if (grid.isCsv) {
    const records = grid.rows.map(({ number, cells }) => {
      const record = cells.map(({ text }) => text);
      record[column] = texts.get(number) ?? record[column] ?? '';
      return Array.from(record, (text) => text ?? '');
    });
    return strToU8(writeCsv(records, { delimiter: ';', bom: true }));
  }
  const parts = unzip(bytes);
  const part = partOf(parts, grid.name);
  const given = textOfPart(parts, part);
  const xml = withTexts(given, colToLetter(column), texts);
  // Programs that write their names with a prefix, which a spreadsheet never does.
  if (xml === given)
    throw new RefusedFile(
      'in dit rekenblad kan geen nummer geschreven worden; sla het op als .xlsx in LibreOffice of Excel',
    );
  return zipSync({ ...parts, [part]: strToU8(xml) });
}
