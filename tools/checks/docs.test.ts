import { expect, test } from 'vitest';
import { docs } from './docs.ts';
import { tree } from './testing/tree.ts';

const manifest = JSON.stringify({
  name: 'inktvis',
  workspaces: ['site'],
  scripts: { start: 'x', inbox: 'y' },
});
const withText = (text: string) =>
  tree({
    'package.json': manifest,
    'README.md': text,
    'docs/how-to/update.md': '# Update\n\n## Back to the version before\n',
    'deploy/systemd/inktvis.env': '',
  });

test('what exists may be named', async () => {
  const text = [
    '[update](docs/how-to/update.md#back-to-the-version-before), [here](#1-a-title), [there](https://elders.example/x.md)',
    '## 1. A title',
    '`deploy/systemd`, `deploy/systemd/inktvis.env "PORT="`, `npm run inbox -- list`, `site/dist/client`, `docs/<name>.md`',
    'install -m 640 -g inktvis deploy/systemd/inktvis.env /etc/inktvis.env',
  ].join('\n');
  expect(await docs.run(withText(text))).toEqual([]);
});

test.each([
  ['[update](docs/how-to/updates.md)', 'links to docs/how-to/updates.md'],
  [
    '[update](docs/how-to/update.md#back)',
    'links to #back, a heading that docs/how-to/update.md does not have',
  ],
  ['[here](#nowhere)', 'links to #nowhere'],
  ['`npm run inboxes -- list`', 'names npm run inboxes'],
  ['`deploy/systemd/other.env`', 'names deploy/systemd/other.env'],
  ['install -m 644 deploy/a.conf deploy/systemd/inktvis.env /etc/x', 'names deploy/a.conf'],
])('%s is noticed when it is not there', async (text, problem) => {
  expect(await docs.run(withText(`# Title\n\n${text}`))).toEqual([
    expect.stringContaining(`README.md: ${problem}`),
  ]);
});
