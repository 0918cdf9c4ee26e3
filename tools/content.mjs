/** `npm run content`: what needs the rules of the programme is a command of a package above that of the content. */
const isUit = process.argv[2] === 'uit';
const main = isUit ? 'packages/uitdatabank/src/main.ts' : 'packages/content/src/commands/main.ts';
process.argv.splice(2, isUit ? 1 : 0, main);
await import('./run.mjs');
