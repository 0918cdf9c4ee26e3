import { gzipSync } from 'node:zlib';

/** Bytes that a page costs, compressed with gzip: the document, and per type what it names in its HTML. */
export type PageBytes = {
  readonly address: string;
  readonly status: number;
  readonly html: number;
  readonly script: number;
  readonly style: number;
  readonly font: number;
};

/**
 * Measures the document and the scripts, styles and fonts that it loads. Scripts count with everything they
 * import at once, and islands with their component and renderer, whether or not they are in view.
 */
export async function measurePage(origin: string, address: string): Promise<PageBytes> {
  const response = await fetch(origin + address);
  const html = await response.text();
  const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = '']) => !/\bsrc=|type="(application\/|importmap)/.test(attributes),
  );
  const scripts = new Set(
    matches(html, /\b(?:src|component-url|renderer-url|before-hydration-url)="(\/[^"]+\.m?js)"/g),
  );
  for (const code of inline) addImports(scripts, code[2] ?? '', '/');
  const scriptBytes = await sumOf(origin, scripts, true);
  const styles = new Set(matches(html, /<link\b[^>]*\bhref="(\/[^"]+\.css)"/g));
  const fonts = new Set(matches(html, /<link\b[^>]*\bhref="(\/[^"]+\.woff2)"/g));
  const inlineBytes = inline.reduce(
    (sum, [, , code = '']) => sum + (code === '' ? 0 : gzipSync(code).length),
    0,
  );
  return {
    address,
    status: response.status,
    html: gzipSync(html).length,
    script: scriptBytes + inlineBytes,
    style: await sumOf(origin, styles, false),
    font: await sumOf(origin, fonts, false),
  };
}

/** Adds up the files; the set grows while it is walked when scripts import others. */
async function sumOf(origin: string, files: Set<string>, followImports: boolean): Promise<number> {
  let sum = 0;
  for (const file of files) {
    const response = await fetch(origin + file);
    if (!response.ok) throw new Error(`${file} answered ${response.status}`);
    const body = Buffer.from(await response.arrayBuffer());
    sum += file.endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length;
    if (followImports) addImports(files, body.toString(), file);
  }
  return sum;
}

/** What a script imports at once; what it may fetch later, a map or an editor's tools, is no part of the page yet. */
function addImports(files: Set<string>, code: string, from: string): void {
  const names = matches(code, /(?:\bfrom|\bimport)\s*["'`]([./][^"'`]+\.m?js)["'`]/g);
  for (const name of names) files.add(new URL(name, `http://localhost${from}`).pathname);
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((found) => found[1] ?? '');
