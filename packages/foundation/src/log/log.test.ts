import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const TOKEN = 'Zo3_geheim-'.repeat(4);

/** What a program with a log writes to standard output. */
function outputOf(code: string): string {
  const program = `import { createLog } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)};\n${code}`;
  return execFileSync(process.execPath, ['--input-type=module-typescript', '--eval', program], {
    encoding: 'utf8',
    cwd: import.meta.dirname,
  });
}

/** What is logged of an error with the link of a mail in every place where one can occur. */
function logged(): string {
  const link = `/nieuwsbrief/bevestigen?x=1&token=${TOKEN}&y=2`;
  return outputOf(`
    const link = ${JSON.stringify(link)};
    const err = new Error('could not render ' + link, { cause: new TypeError(encodeURIComponent(link)) });
    err.url = link;
    createLog('site').error({ path: link, err, headers: { referer: 'https://inktvis.example' + link } }, link);
  `);
}

test('a token of a newsletter link reaches no log, wherever it stands', () => {
  const line = logged();
  expect(JSON.parse(line)).toMatchObject({
    msg: '/nieuwsbrief/bevestigen?x=1&token=…&y=2',
    err: { type: 'Error', url: '/nieuwsbrief/bevestigen?x=1&token=…&y=2' },
  });
  expect(line).not.toContain('geheim');
});

test('whatever is logged is one line of JSON, on standard output', () => {
  const forged = '\n{"level":30,"msg":"een regel van een ander"}\r\u0000\u001b[31m\u2028';
  const text = JSON.stringify(forged);
  const lines = outputOf(`createLog('site').warn({ path: ${text}, [${text}]: 1 }, ${text});`).split('\n');
  // The line, and what comes after its end.
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, path: forged, msg: forged });
});
