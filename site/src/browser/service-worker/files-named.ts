/** `"/_astro/x.js"` in a page. */
const IN_PAGE = /["'](\/_astro\/[\w.~@-]+)["']/g;
/** `from"./x.js"` and `import"./x.js"` in a script; what is imported only after a click (`import(…)`) is not. */
const IN_SCRIPT = /\b(?:from|import)\s*["']\.\/([\w.~@-]+\.js)["']/g;

const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

/** The files a page cannot do without. */
export const filesOfPage = (html: string): string[] => found(html, IN_PAGE);

/** The scripts a script of ours cannot do without. */
export const importsOfScript = (script: string): string[] =>
  found(script, IN_SCRIPT).map((name) => `/_astro/${name}`);
