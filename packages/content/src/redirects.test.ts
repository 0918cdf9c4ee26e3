import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRedirects } from './redirects.ts';

const read = (...lines: string[]) => {
  const { redirects, problems } = readRedirects(lines.join('\n'), 'https://inktvis.example');
  return { to: Object.fromEntries(redirects), wrong: problems.map(({ line }) => line) };
};

describe('the list of former addresses', () => {
  it('takes what can be pasted from a spreadsheet, a CSV file or written by hand', () => {
    expect(
      read(
        '\uFEFFoud;nieuw',
        '/over-ons;/over-inktvis',
        '"/pers.php","/pers"',
        '/a\t/b',
        '',
        '# later',
        '/c   /d',
      ),
    ).toEqual({
      to: { 'over-ons': '/over-inktvis', 'pers.php': '/pers', a: '/b', c: '/d' },
      wrong: [],
    });
  });

  it('takes one separator for a line, and leaves one between quotes where it is', () => {
    expect(
      read('"/a,b","/c"', '/oude pagina;/x', '/d,e /f', '"/g;h";"/i"', '/j k, /l', '/n;"/o";', '/p\u00a0/q'),
    ).toEqual({
      to: {
        'a,b': '/c',
        'oude pagina': '/x',
        'd,e': '/f',
        'g;h': '/i',
        'j k': '/l',
        n: '/o',
        p: '/q',
      },
      wrong: [],
    });
  });

  it('knows an old address however it is written', () => {
    expect(
      read('https://oud.voorbeeld.be/Caf%C3%A9/Menu/?x=1 /a', '/b#deel https://elders.voorbeeld.be/b?c=d#e')
        .to,
    ).toEqual({ 'café/menu': '/a', b: 'https://elders.voorbeeld.be/b?c=d#e' });
  });

  it('follows a chain to its end, by path', () => {
    expect(
      read('/a /b', '/b /C/', '/c https://inktvis.example/d?x=1', '/d /e?x=2#deel', '/f https://elders.be/a')
        .to,
    ).toEqual({
      a: '/e?x=2#deel',
      b: '/e?x=2#deel',
      c: '/e?x=2#deel',
      d: '/e?x=2#deel',
      f: 'https://elders.be/a',
    });
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

  it('leaves out circles and what leads into one', () => {
    expect(
      read(
        '/a /b',
        '/b /a',
        '/c /a',
        '/d /d',
        '/e /f',
        '/lus /lus?a=1',
        '/deel /deel#kop',
        '/ons https://inktvis.example/ons',
        '/één /%C3%A9%C3%A9n',
      ),
    ).toEqual({ to: { e: '/f' }, wrong: [1, 2, 3, 4, 6, 7, 8, 9] });
  });

  it('names each line that cannot be followed', () => {
    expect(
      read(
        '/goed /a',
        'zonder /a',
        '/x javascript:alert(1)',
        '/y //elders.be',
        '"/z"\t"/\t/["',
        '/een',
        '/ /a',
        '/%E0 /b',
        '/goed /c',
      ),
    ).toEqual({ to: { goed: '/a' }, wrong: [2, 3, 4, 5, 6, 7, 8, 9] });
  });

  it('agrees with following one rule at a time, whatever the rules', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(name, name), { selector: ([from]) => from }), (rules) => {
        const { redirects } = readRedirects(rules.map(([from, to]) => `/${from} /${to}`).join('\n'));
        const next = new Map<string, string>(rules);
        for (const [from] of rules) {
          let at: string | undefined = from;
          for (let steps = 0; steps <= rules.length && at !== undefined && next.has(at); steps += 1)
            at = next.get(at);
          const isCircle = at !== undefined && next.has(at);
          expect(redirects.get(from)).toBe(isCircle ? undefined : `/${at}`);
        }
      }),
    );
  });
});
