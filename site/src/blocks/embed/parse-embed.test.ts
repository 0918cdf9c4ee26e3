import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEmbed } from './parse-embed.ts';

const MAP = 'https://www.openstreetmap.org/export/embed.html?bbox=3.26%2C50.79&layer=mapnik';

describe('an embed code', () => {
  it.each([
    ['double quotes and entities', `<iframe title="Kaart" src="${MAP.replace('&', '&amp;')}"></iframe>`, MAP],
    ['single quotes', `<iframe src='${MAP}' title='Kaart'>`, MAP],
    ['capitals and line breaks', `<p>Hier:</p>\n<IFRAME\n  WIDTH=600\n  SRC="${MAP}"></IFRAME>`, MAP],
    ['a > inside of an attribute', `<iframe title="a > b" src="${MAP}"></iframe>`, MAP],
    ['no scheme', `<iframe src="//player.vimeo.com/video/1"></iframe>`, 'https://player.vimeo.com/video/1'],
    [
      'YouTube, without its cookies',
      '<iframe src="https://www.youtube.com/embed/x"></iframe>',
      'https://www.youtube-nocookie.com/embed/x',
    ],
    [
      'Spotify',
      '<iframe src="https://open.spotify.com/embed/episode/1"></iframe>',
      'https://open.spotify.com/embed/episode/1',
    ],
  ])('with %s gives its frame', (_, code, src) => {
    expect(parseEmbed(code)).toMatchObject({ kind: 'frame', src });
  });

  it('keeps the title as text', () => {
    const parsed = parseEmbed(`<iframe title="Kaart van &quot;Xpo&quot; &lt;b&gt;" src="${MAP}">`);
    expect(parsed).toMatchObject({ title: 'Kaart van "Xpo" <b>' });
  });

  it.each([
    ['another host', '<iframe src="https://evil.example/x"></iframe>', 'https://evil.example/x'],
    [
      'a host that looks like ours',
      '<iframe src="https://openstreetmap.org.evil.example/"></iframe>',
      'https://openstreetmap.org.evil.example/',
    ],
    [
      'another port',
      '<iframe src="https://www.youtube.com:8443/embed/x"></iframe>',
      'https://www.youtube.com:8443/embed/x',
    ],
    ['a login in the address', '<iframe src="https://www.openstreetmap.org@evil.example/"></iframe>', null],
    ['plain http', '<iframe src="http://www.openstreetmap.org/"></iframe>', null],
    ['a script address', '<iframe src="javascript:alert(1)"></iframe>', null],
    ['an encoded script address', '<iframe src="java&#115;cript:alert(1)"></iframe>', null],
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
