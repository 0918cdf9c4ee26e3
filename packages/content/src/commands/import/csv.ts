import { isUtf8 } from 'node:buffer';
import { parseCsv } from 'hucre/csv';
import { checkSize, EMPTY, type Grid } from './cells.ts';

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** `score`: how much a row looks like the heading; the separator is the one with which some row does most. */
export function readCsv(bytes: Uint8Array, score: (texts: readonly string[]) => number): Grid {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  const readings = [';', ',', '\t'].map((separator) => {
    const records = parseCsv(text, { delimiter: separator }).map((record) => record.map(String));
    return { separator, records, score: Math.max(...records.slice(0, 20).map(score)) };
  });
  const [best] = readings.sort((a, b) => b.score - a.score);
  const rows = (best?.records ?? []).map((record, index) => ({
    number: index + 1,
    hidden: false,
    cells: record.map((one) => ({ ...EMPTY, text: one })),
  }));
  checkSize(rows);
  const separator = best?.separator === '\t' ? 'tab' : best?.separator;
  const notes = [
    `csv, gelezen als ${encoding} met ‘${separator}’ ertussen; in een csv zien we geen doorgestreepte of verborgen rijen`,
  ];
  return { name: 'csv', rows, hiddenColumns: new Set(), isCsv: true, notes };
}
