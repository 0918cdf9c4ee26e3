import { percentDecode } from '@inktvis/foundation/percent-decode';

/** A value as PHP builds it from a query string: a text, or a list or map (docs.publiq.be, Search API). */
export type PhpValue = string | PhpMap;
/** Keys are texts; `[]` counts on from the highest number. */
export type PhpMap = Map<string, PhpValue>;

const MAX_DEPTH = 8;
const MAX_PAIRS = 1000;

/** Invalid percent signs stay as they are; bytes that are not UTF-8 become replacement characters. */
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  return (
    percentDecode(spaced) ??
    spaced.replace(/(?:%[0-9a-f]{2})+/gi, (run) =>
      Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'),
    )
  );
}

/** `labels[]` → `labels`, ``; `sort[availableTo]` → `sort`, `availableTo`; what has no closing bracket is one name. */
function pathOf(name: string): readonly string[] {
  const open = name.indexOf('[');
  if (open < 1) return [name];
  const keys = [...name.slice(open).matchAll(/\[([^\]]*)\]/g)].map(([, key = '']) => key);
  return keys.length === 0 ? [name] : [name.slice(0, open), ...keys.slice(0, MAX_DEPTH)];
}

function nextIndex(map: PhpMap): string {
  let next = 0;
  for (const key of map.keys()) if (/^\d{1,9}$/.test(key)) next = Math.max(next, Number(key) + 1);
  return String(next);
}

function put(map: PhpMap, [first = '', ...rest]: readonly string[], value: string): void {
  const key = first === '' ? nextIndex(map) : first;
  if (rest.length === 0) {
    map.set(key, value);
    return;
  }
  const known = map.get(key);
  const inner: PhpMap = known instanceof Map ? known : new Map();
  map.set(key, inner);
  put(inner, rest, value);
}

/** Reads a query string as PHP does: of a repeated plain name the last value stays, brackets build lists and maps. */
export function parsePhpQuery(query: string): PhpMap {
  const found: PhpMap = new Map();
  for (const pair of query.replace(/^\?/, '').split('&').slice(0, MAX_PAIRS)) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals)).trimStart();
    const value = equals < 0 ? '' : decode(pair.slice(equals + 1));
    if (name !== '' && !name.startsWith('[')) put(found, pathOf(name), value);
  }
  return found;
}
