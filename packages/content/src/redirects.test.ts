import { expect, it } from 'vitest';
import { readRedirects } from './redirects.ts';

const read = (...lines: string[]) => {
  const { redirects, problems } = readRedirects(lines.join('\n'), 'https://inktvis.example');
  return { to: Object.fromEntries(redirects), wrong: problems.map(({ line }) => line) };
};

it('takes two columns of a spreadsheet, and what is written by hand', () => {
  expect(read('\uFEFF/over-ons;/over-inktvis', '/a\t/b', '', '# later', '/c   /d', '/e\u00a0/f\t')).toEqual({
    to: { 'over-ons': '/over-inktvis', a: '/b', c: '/d', e: '/f' },
    wrong: [],
  });
});

it('knows an old address however it is written', () => {
  expect(
    read('https://oud.voorbeeld.be/Caf%C3%A9/Menu/?x=1 /a', '/b#deel https://elders.voorbeeld.be/b?c=d#e').to,
  ).toEqual({ 'café/menu': '/a', b: 'https://elders.voorbeeld.be/b?c=d#e' });
});

it.each([
  ['/nieuws/–deel', '/nieuws/%E2%80%93deel'],
  ['/inktvis-🐙', '/inktvis-%F0%9F%90%99'],
  ['/caf%C3%A9?zoek=é#ë', '/caf%C3%A9?zoek=%C3%A9#%C3%AB'],
  ['https://elders.be/–', 'https://elders.be/%E2%80%93'],
  ['https://inktvis.example', '/'],
  ['https://inktvis.example//elders.be/', '/elders.be/'],
  ['/.//elders.be/', '/elders.be/'],
])('the new address %s is %s in a header', (target, location) => {
  expect(read(`/oud ${target}`).to).toEqual({ oud: location });
});

it('leads through a chain, whatever its length, and not into a circle', () => {
  const chain = Array.from({ length: 6000 }, (_, at) => `/p${at} /p${at + 1}`);
  expect(Object.keys(read(...chain.toReversed()).to)).toHaveLength(6000);
  expect(read('/lus2 /lus3', '/lus3 /LUS2?a=1', '/in /lus2', '/uit /om', '/om https://e.be/uit')).toEqual({
    to: { uit: '/om', om: 'https://e.be/uit' },
    wrong: [1, 2, 3],
  });
});

it('names each line that cannot be followed', () => {
  expect(
    read(
      '/goed /a',
      'zonder /a',
      '/x javascript:alert(1)',
      '/y mailto:iemand@elders.be',
      '/een',
      '/ /a',
      '/%E0 /b',
      '/goed /c',
      '/drie /a /b',
      '/lus /lus?a=1',
      '/één https://inktvis.example/%C3%A9%C3%A9n',
    ),
  ).toEqual({ to: { goed: '/a' }, wrong: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] });
});
