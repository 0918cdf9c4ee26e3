import ts from 'typescript';
import { pieces, walk } from './source.ts';

/** One import of a file. `typeOnly` imports are erased and never reach the browser. */
export type Import = { specifier: string; line: number; typeOnly: boolean; browser: boolean };

/** Every import, re-export and dynamic import with a literal specifier in one file. */
export function importsOf(file: string, text: string): Import[] {
  const found: Import[] = [];
  for (const part of pieces(file, text)) {
    walk(part, (node, line) => {
      const seen = importAt(node);
      if (seen) found.push({ ...seen, line, browser: part.browser });
    });
  }
  return found;
}

function importAt(node: ts.Node): { specifier: string; typeOnly: boolean } | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, typeOnly: onlyTypes(node.importClause) };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, typeOnly: node.isTypeOnly };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [first] = node.arguments;
    if (first && ts.isStringLiteralLike(first)) return { specifier: first.text, typeOnly: false };
  }
  if (
    ts.isImportTypeNode(node) &&
    ts.isLiteralTypeNode(node.argument) &&
    ts.isStringLiteral(node.argument.literal)
  ) {
    return { specifier: node.argument.literal.text, typeOnly: true };
  }
  return undefined;
}

/** Under `verbatimModuleSyntax` only `import type` is erased; `import { type A }` still loads the module. */
function onlyTypes(clause: ts.ImportClause | undefined): boolean {
  return clause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}
