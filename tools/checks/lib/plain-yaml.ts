/** What a plain YAML file holds. */
export type Yaml = string | null | Yaml[] | { [key: string]: Yaml };

type Line = { readonly indent: number; readonly text: string; readonly number: number };

/**
 * Reads the part of YAML that our compose file keeps to: maps, lists of single values, plain and quoted values, `[]`,
 * anchors on maps and `<<: *name`. Every value is text. Throws at anything else, with the number of the line.
 */
export function readPlainYaml(source: string): Yaml {
  const anchors = new Map<string, Yaml>();
  const lines = source
    .split('\n')
    .map((raw, at): Line => {
      const text = raw.replace(/(^|\s)#.*$/, '').trimEnd();
      return { indent: text.length - text.trimStart().length, text: text.trimStart(), number: at + 1 };
    })
    .filter(({ text }) => text !== '');
  let next = 0;

  function block(indent: number): Yaml {
    return lines[next]?.text.startsWith('- ') ? list(indent) : map(indent);
  }

  function list(indent: number): Yaml[] {
    const items: Yaml[] = [];
    for (let line = lines[next]; line?.indent === indent && line.text.startsWith('- '); line = lines[next]) {
      next += 1;
      const item = line.text.slice(2);
      const pair = /^([\w-]+): (\S.*)$/.exec(item);
      items.push(pair ? { [pair[1] ?? '']: scalar(pair[2] ?? '', line) } : scalar(item, line));
    }
    return items;
  }

  function map(indent: number): Yaml {
    const made: { [key: string]: Yaml } = {};
    for (let line = lines[next]; line?.indent === indent; line = lines[next]) {
      const found = /^([\w.<-]+):(?: &([\w-]+))?(?: (\S.*))?$/.exec(line.text);
      if (!found) throw new Error(`line ${line.number}: not plain enough: ${line.text}`);
      const [, key = '', anchor, rest] = found;
      next += 1;
      const value = rest === undefined ? nested(indent) : scalar(rest, line);
      if (anchor !== undefined) anchors.set(anchor, value);
      if (key === '<<') Object.assign(made, { ...asMap(value), ...made });
      else made[key] = value;
    }
    const left = lines[next];
    if (left && left.indent > indent) throw new Error(`line ${left.number}: unexpected indent`);
    return made;
  }

  function nested(indent: number): Yaml {
    const deeper = lines[next]?.indent ?? 0;
    return deeper > indent ? block(deeper) : null;
  }

  function scalar(text: string, { number }: Line): Yaml {
    if (text.startsWith('*')) {
      const value = anchors.get(text.slice(1));
      if (value === undefined) throw new Error(`line ${number}: nothing is called ${text}`);
      return value;
    }
    if (text === '[]') return [];
    if (/^".*"$/.test(text) && !text.includes('\\')) return text.slice(1, -1);
    if (/^[[{&!|>'"%@`]/.test(text)) throw new Error(`line ${number}: not plain enough: ${text}`);
    return text;
  }

  const made = block(0);
  const left = lines[next];
  if (left) throw new Error(`line ${left.number}: unexpected: ${left.text}`);
  return made;
}

/** A map, or an empty one for anything else. */
export const asMap = (value: Yaml | undefined): { [key: string]: Yaml } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
