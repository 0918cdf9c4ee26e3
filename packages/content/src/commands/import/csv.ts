import { checkSize, type Grid, textCell } from './cells.ts';

/** 0x80 to 0x9F of Windows-1252: Node 20 decodes them as Latin-1. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decodeText(bytes: Uint8Array): { text: string; encoding: string } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16le' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    const text = Buffer.from(bytes).toString('latin1');
    return {
      text: text.replace(/[\x80-\x9f]/g, (one) => WINDOWS[one.charCodeAt(0) - 0x80] ?? one),
      encoding: 'windows-1252',
    };
  }
}

/** Records of a csv (RFC 4180), with line ends of any system. */
function recordsOf(text: string, separator: string): string[][] {
  const records: string[][] = [[]];
  let [field, quoted] = ['', false];
  const endField = () => {
    records.at(-1)?.push(field);
    field = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at];
    if (quoted) {
      if (one !== '"') field += one;
      else if (text[at + 1] === '"') field += text[++at];
      else quoted = false;
    } else if (one === '"' && field === '') quoted = true;
    else if (one === separator) endField();
    else if (one === '\n' || one === '\r') {
      if (one === '\r' && text[at + 1] === '\n') at += 1;
      endField();
      records.push([]);
    } else field += one;
  }
  endField();
  const last = records.at(-1);
  return last?.length === 1 && last[0] === '' ? records.slice(0, -1) : records;
}

/** `score`: how much a row looks like the heading; the separator is the one with which some row does most. */
export function readCsv(bytes: Uint8Array, score: (row: readonly string[]) => number): Grid {
  const { text, encoding } = decodeText(bytes);
  const named = /^sep=(.)/i.exec(text)?.[1];
  const [best] = (named ? [named] : [';', ',', '\t'])
    .map((separator) => ({ separator, records: recordsOf(text, separator) }))
    .map((one) => ({ ...one, score: Math.max(...one.records.slice(0, 20).map(score)) }))
    .sort((a, b) => b.score - a.score);
  const rows = (best?.records ?? []).map((record, index) => ({
    number: index + 1,
    hidden: false,
    cells: record.map(textCell),
  }));
  checkSize(rows);
  const separator = best?.separator === '\t' ? 'tab' : best?.separator;
  const notes = [
    `csv, gelezen als ${encoding} met ‘${separator}’ ertussen; in een csv zien we geen doorgestreepte of verborgen rijen`,
  ];
  return { name: 'csv', rows, hiddenColumns: new Set(), part: '', notes };
}
