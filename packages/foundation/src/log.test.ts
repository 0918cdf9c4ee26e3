import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const TOKEN = 'Zo3_geheim-'.repeat(4);

/** What a program writes that logs an error with the link of a mail in every place where one can stand. */
function logged(): string {
  const link = `/nieuwsbrief/bevestigen?x=1&token=${TOKEN}&y=2`;
  const program = `
    import { createLog } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)};
    const link = ${JSON.stringify(link)};
    const err = new Error('could not render ' + link, { cause: new TypeError(encodeURIComponent(link)) });
    err.url = link;
    createLog('site').error({ path: link, err, headers: { referer: 'https://inktvis.example' + link } }, link);
  `;
  return execFileSync(process.execPath, ['--input-type=module-typescript', '--eval', program], {
    encoding: 'utf8',
    cwd: import.meta.dirname,
  });
}

test('a token of a newsletter link reaches no log, wherever it stands', () => {
  const line = logged();
  expect(JSON.parse(line)).toMatchObject({
    msg: '/nieuwsbrief/bevestigen?x=1&token=…&y=2',
    err: { type: 'Error', url: '/nieuwsbrief/bevestigen?x=1&token=…&y=2' },
  });
  expect(line).not.toContain('geheim');
});
