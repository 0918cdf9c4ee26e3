import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { sourceFiles } from './lib/source-files.mjs';

/**
 * `node tools/figures.mjs [folder]`: how large the code is, tests and end-to-end tests apart. Prints
 * lines, modules, modules with a single importer, modules over 300 lines, and browser script that is no React.
 */
const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const FOLDERS = ['site', 'packages', 'embedded', 'sample', 'bench', 'manual', 'tools'];
const TESTS = /\.(test|spec)\.tsx?$|\/testing\/|\/fixtures\//;
const MAX_LINES = 300;
/** What only a browser has. */
const BROWSER = /\b(document|window|navigator|localStorage|history)\.|\baddEventListener\(|\bself\./;

const files = FOLDERS.flatMap((folder) => sourceFiles(join(root, folder)))
  .map((file) => relative(root, file))
  .filter(
    (file) => /\.(tsx?|mjs|js|astro)$/.test(file) && !/\.d\.ts$|^sample\/(content|broken)\//.test(file),
  );
const code = files.filter((file) => !TESTS.test(file));
/** @type {Map<string, string>} */
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

const importers = importersOf(code);
const sum = (/** @type {string[]} */ some) => some.reduce((total, file) => total + linesOf(file), 0);
const single = code.filter((file) => importers.get(file)?.size === 1);
const browser = code.filter(
  (file) => /^site\/src\/.*\.ts$/.test(file) && BROWSER.test(withoutComments(file)),
);
console.table({
  lines: sum(code),
  'lines of tests': sum(files.filter((file) => TESTS.test(file))) + sum(e2eFiles()),
  modules: code.length,
  'modules with one importer': single.length,
  [`modules over ${MAX_LINES} lines`]: code.filter((file) => linesOf(file) > MAX_LINES).length,
  'modules of browser script, no React': browser.length,
  'lines of those': sum(browser),
});

/** @param {string} file */
function linesOf(file) {
  return (texts.get(file) ?? readFileSync(join(root, file), 'utf8')).split('\n').length - 1;
}

/** @param {string} file */
function withoutComments(file) {
  return (texts.get(file) ?? '').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}

function e2eFiles() {
  return sourceFiles(join(root, 'e2e'))
    .map((file) => relative(root, file))
    .filter((file) => file.endsWith('.ts'));
}

/** Which modules of `some` import each. @param {string[]} some @returns {Map<string, Set<string>>} */
function importersOf(some) {
  const packages = packageExports();
  const found = new Map(some.map((file) => [file, new Set()]));
  for (const file of some) {
    const specifiers = (texts.get(file) ?? '').matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g);
    for (const [, specifier = ''] of specifiers) {
      const target = specifier.startsWith('.') ? join(dirname(file), specifier) : packages(specifier);
      found.get(target ?? '')?.add(file);
    }
  }
  return found;
}

/** Where `@inktvis/x/y` leads, by the `exports` of our packages. */
function packageExports() {
  /** @type {[string, string, string][]} */
  const rules = [];
  for (const folder of ['packages', 'embedded', 'sample', 'e2e'].flatMap((top) =>
    sourceFiles(join(root, top)),
  )) {
    if (!folder.endsWith('/package.json')) continue;
    const { name, exports = {} } = JSON.parse(readFileSync(folder, 'utf8'));
    for (const [key, target] of Object.entries(exports))
      rules.push([join(name, key), dirname(relative(root, folder)), String(target)]);
  }
  return (/** @type {string} */ specifier) => {
    for (const [pattern, folder, target] of rules) {
      const [before = '', after] = pattern.split('*');
      if (after === undefined ? specifier === pattern : specifier.startsWith(before))
        return join(folder, target.replace('*', specifier.slice(before.length)));
    }
    return undefined;
  };
}
