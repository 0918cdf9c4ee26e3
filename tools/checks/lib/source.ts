import ts from 'typescript';

/** One script: a whole `.ts`/`.tsx` file, or the frontmatter or a `<script>` of an `.astro` file. */
type Script = { code: string; firstLine: number; browser: boolean };

/** The script in a file. In `.astro` files only `<script>` runs in the browser; the frontmatter runs on the server. */
export function scriptsIn(file: string, text: string): Script[] {
  if (!file.endsWith('.astro')) return [{ code: text, firstLine: 1, browser: false }];
  const found: Script[] = [];
  const [front, code] = /^\s*---\r?\n([\s\S]*?)\r?\n---/.exec(text) ?? [];
  if (front !== undefined && code !== undefined)
    found.push({ code, firstLine: lineAt(text, front.indexOf(code)), browser: false });
  for (const script of text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)) {
    const [whole, code = ''] = script;
    const start = script.index + whole.length - code.length - '</script>'.length;
    found.push({ code, firstLine: lineAt(text, start), browser: true });
  }
  return found;
}

/** Calls `visit` for every node of the scripts in a file, with its line. */
export function walk(file: string, text: string, visit: (node: ts.Node, line: number) => void): void {
  const kind = /\.(astro|[jt]sx)$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  for (const { code, firstLine } of scriptsIn(file, text)) {
    const source = ts.createSourceFile('x', code, ts.ScriptTarget.Latest, true, kind);
    const step = (node: ts.Node): void => {
      visit(node, firstLine + source.getLineAndCharacterOfPosition(node.getStart()).line);
      ts.forEachChild(node, step);
    };
    ts.forEachChild(source, step);
  }
}

/** The lines of the nodes that `isMeant` holds for. */
export function linesOf(file: string, text: string, isMeant: (node: ts.Node) => boolean): number[] {
  const lines: number[] = [];
  walk(file, text, (node, line) => {
    if (isMeant(node)) lines.push(line);
  });
  return lines;
}

/** The number of the line of `index`, from 1. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
