import ts from 'typescript';

/** One script: a whole `.ts`/`.tsx` file, or the frontmatter or a `<script>` of an `.astro` file. */
type Script = { code: string; firstLine: number; browser: boolean; tsx: boolean };

/** The script in a file. In `.astro` files only `<script>` runs in the browser; the frontmatter runs on the server. */
export function scriptsIn(file: string, text: string): Script[] {
  if (!file.endsWith('.astro'))
    return [{ code: text, firstLine: 1, browser: false, tsx: /\.[jt]sx$/.test(file) }];
  const found: Script[] = [];
  const front = /^\s*---\r?\n([\s\S]*?)\r?\n---/.exec(text);
  if (front?.[1] !== undefined) found.push(scriptAt(text, front[0].indexOf(front[1]), front[1], false));
  for (const script of text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)) {
    const code = script[1] ?? '';
    found.push(
      scriptAt(text, script.index + script[0].length - code.length - '</script>'.length, code, true),
    );
  }
  return found;
}

function scriptAt(text: string, start: number, code: string, browser: boolean): Script {
  return { code, firstLine: text.slice(0, start).split('\n').length, browser, tsx: true };
}

function parse({ code, tsx }: Script): ts.SourceFile {
  return ts.createSourceFile(
    'x',
    code,
    ts.ScriptTarget.Latest,
    true,
    tsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
}

/** Calls `visit` for every node of a script, with its line in the file. */
export function walk(part: Script, visit: (node: ts.Node, line: number) => void): void {
  const source = parse(part);
  const step = (node: ts.Node): void => {
    visit(node, part.firstLine + source.getLineAndCharacterOfPosition(node.getStart()).line);
    ts.forEachChild(node, step);
  };
  ts.forEachChild(source, step);
}

/** The number of the line of `index`, from 1. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
