import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEmbed, SERVICES } from './parse-embed.ts';

const MAP = 'https://www.openstreetmap.org/export/embed.html?bbox=3.26%2C50.79&layer=mapnik';

const frame = (src: string) => `<iframe src="${src}"></iframe>`;

describe('an embed code', () => {
  it.each([
    ['double quotes and entities', `<iframe title="Kaart" src="${MAP.replace('&', '&amp;')}"></iframe>`, MAP],
    ['single quotes', `<iframe src='${MAP}' title='Kaart'>`, MAP],
    ['capitals and line breaks', `<p>Hier:</p>\n<IFRAME\n  WIDTH=600\n  SRC="${MAP}"></IFRAME>`, MAP],
    ['a > inside of an attribute', `<iframe title="a > b" src="${MAP}"></iframe>`, MAP],
    ['no scheme', frame('//player.vimeo.com/video/1'), 'https://player.vimeo.com/video/1'],
    [
      'YouTube, without its cookies',
      frame('https://www.youtube.com/embed/x'),
      'https://www.youtube-nocookie.com/embed/x',
    ],
    ['Spotify', frame('https://open.spotify.com/embed/1'), 'https://open.spotify.com/embed/1'],
  ])('with %s gives its frame', (_, code, src) => {
    expect(parseEmbed(code)).toMatchObject({ kind: 'frame', src });
  });

  it('may come from the hosts of the content security policy, and from no other', () => {
    const config = readFileSync(new URL('../../../astro.config.ts', import.meta.url), 'utf8');
    const hosts = /'frame-src (.*)'/.exec(config)?.[1]?.split(' ') ?? [];
    const sources = Object.keys(SERVICES).map((host) => parseEmbed(`<iframe src="https://${host}">`));
    const origins = sources.map((one) => (one.kind === 'frame' ? new URL(one.src).origin : ''));
    expect([...new Set(origins)].toSorted()).toEqual(hosts.toSorted());
  });

  it('keeps the title as text', () => {
    const parsed = parseEmbed(`<iframe title="Kaart van &quot;Xpo&quot; &lt;b&gt;" src="${MAP}">`);
    expect(parsed).toMatchObject({ title: 'Kaart van "Xpo" <b>' });
  });

  it.each([
    'https://evil.example/x',
    'https://openstreetmap.org.evil.example/',
    'https://www.youtube.com:8443/embed/x',
  ])('of %s, which is no service we know, is a link at most', (href) => {
    expect(parseEmbed(frame(href))).toEqual({ kind: 'elsewhere', href });
  });

  it.each([
    ['a login in the address', frame('https://www.openstreetmap.org@evil.example/'), null],
    ['plain http', frame('http://www.openstreetmap.org/'), null],
    ['a script address', frame('javascript:alert(1)'), null],
    ['an encoded script address', frame('java&#115;cript:alert(1)'), null],
    ['a frame with its own document', '<iframe srcdoc="<script>alert(1)</script>"></iframe>', null],
    ['a frame in a comment', `<!-- <iframe src="${MAP}"></iframe> -->`, null],
    ['a script', '<script src="https://widgets.example/w.js"></script>', null],
    [
      'a quoted post',
      '<blockquote><a href="https://social.example/p/1">post</a></blockquote><script></script>',
      'https://social.example/p/1',
    ],
    ['only an address', 'https://www.openstreetmap.org/#map=15', 'https://www.openstreetmap.org/#map=15'],
    ['nothing', '', null],
  ])('with %s is seen elsewhere at most', (_, code, href) => {
    expect(parseEmbed(code)).toEqual({ kind: 'elsewhere', href });
  });

  it('never throws, and never gives an address that is not https', () => {
    const piece = fc.constantFrom(
      '<iframe',
      ' src=',
      '"',
      "'",
      '>',
      '&#x',
      '&amp;',
      ';',
      'https://',
      'javascript:',
      'youtube.com',
      '/',
      ' ',
      '<!--',
      '-->',
      '&#99999999;',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), (pieces) => {
        const parsed = parseEmbed(pieces.join(''));
        const address = parsed.kind === 'frame' ? parsed.src : (parsed.href ?? 'https://');
        expect(address.startsWith('https://')).toBe(true);
      }),
    );
  });
});
