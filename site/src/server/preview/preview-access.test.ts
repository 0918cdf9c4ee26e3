import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it, test } from 'vitest';
import {
  BRIDGE_STYLES,
  isSecret,
  isSignedByEditor,
  ownAddress,
  type PreviewKeys,
  previewCookie,
  readPass,
  readPreviewCookie,
  releaseOf,
  signPass,
  slugAt,
} from './preview-access.ts';

const keys: PreviewKeys = {
  contentSpaceId: '1001',
  contentPreviewToken: 'voorbeeld-preview-token',
  previewSecret: 'een-gedeeld-geheim',
};
const made = 1_760_000_000;
const EIGHT_HOURS = 28_800;
const at = (seconds: number) => new Date(seconds * 1000);
const parameters = (changes: Record<string, string> = {}) =>
  new URLSearchParams({
    _storyblok: '2001',
    '_storyblok_tk[space_id]': '1001',
    '_storyblok_tk[timestamp]': String(made),
    '_storyblok_tk[token]': 'bc20e8e8a82eb210f780c3d5893bfa23081c57f4',
    ...changes,
  });

describe('the parameters of the visual editor', () => {
  it.each([
    ['verify the vendor test vector', made + 10, true],
    ['after an hour', made + 3600, false],
    ['just within the hour', made + 3599, true],
    ['from a clock that runs a minute ahead', made - 60, true],
    ['from the far future', made - 3600, false],
  ])('%s', (_when, now, expected) => {
    expect(isSignedByEditor(parameters(), keys, at(now))).toBe(expected);
  });

  it.each([
    ['another space', { '_storyblok_tk[space_id]': '1002' }],
    ['another token', { '_storyblok_tk[token]': 'bc20e8e8a82eb210f780c3d5893bfa23081c57f5' }],
    ['a token of another length', { '_storyblok_tk[token]': 'bc20' }],
    ['a changed time', { '_storyblok_tk[timestamp]': String(made + 1) }],
    ['a time that is no number', { '_storyblok_tk[timestamp]': '1e9' }],
  ])('do not verify with %s', (_what, changes) => {
    expect(isSignedByEditor(parameters(changes), keys, at(made + 10))).toBe(false);
  });

  it('do not verify when they are only present, nor without a preview token', () => {
    expect(isSignedByEditor(new URLSearchParams('_storyblok=2001'), keys, at(made))).toBe(false);
    expect(isSignedByEditor(parameters(), { ...keys, contentPreviewToken: undefined }, at(made))).toBe(false);
  });
});

describe('the pass in the cookie', () => {
  const pass = signPass(keys, at(made));

  it('opens the preview for a working day of eight hours', () => {
    expect(readPass(pass, keys, at(made))).toEqual({ release: null });
    expect(readPass(pass, keys, at(made + EIGHT_HOURS - 1))).toEqual({ release: null });
    expect(readPass(pass, keys, at(made + EIGHT_HOURS))).toBeNull();
  });

  it('says which release is shown', () => {
    const inRelease = signPass(keys, at(made), '124105888551306');
    expect(readPass(inRelease, keys, at(made))).toEqual({ release: '124105888551306' });
    expect(readPass(inRelease.replace('306', '307'), keys, at(made))).toBeNull();
  });

  it('cannot be extended, forged or used with other keys', () => {
    const [expires, release, signed] = pass.split('.');
    const extended = `${Number(expires) + 1}.${release}.${signed}`;
    const forged = [`${expires}.0.`, `${expires}.${signed}`, `${expires}.0.${'A'.repeat(43)}`];
    for (const value of ['', 'abc', '1', extended, ...forged])
      expect(readPass(value, keys, at(made)), value).toBeNull();
    for (const other of [
      { previewSecret: 'een-ander-geheim' },
      { contentPreviewToken: 'ander' },
      { contentPreviewToken: undefined },
    ])
      expect(readPass(pass, { ...keys, ...other }, at(made))).toBeNull();
  });
});

it.each([
  ['124105888551306', '124105888551306'],
  ['undefined', null],
  ['', null],
  ['0', null],
  ['12,13', null],
  ['-1', null],
  ['12345678901234567', null],
])('the release %j of an address is %j', (given, release) => {
  expect(releaseOf(new URLSearchParams({ _storyblok_release: given }))).toBe(release);
  expect(releaseOf(new URLSearchParams())).toBeNull();
});

test('only the shared secret is accepted, and nothing is when there is none', () => {
  expect(isSecret('een-gedeeld-geheim', keys)).toBe(true);
  for (const wrong of ['een-gedeeld-geheim ', '', null]) expect(isSecret(wrong, keys)).toBe(false);
  for (const any of ['', 'undefined'])
    expect(isSecret(any, { ...keys, previewSecret: undefined })).toBe(false);
});

const read = (header: string | null, https = false) => readPreviewCookie(header, { https });

test('no proof of an editor counts as another', () => {
  const pass = signPass(keys, at(made));
  const signed = parameters().get('_storyblok_tk[token]') ?? '';
  const secrets = [keys.contentPreviewToken ?? '', keys.previewSecret ?? ''];
  for (const other of [signed, ...secrets]) expect(readPass(other, keys, at(made)), other).toBeNull();
  for (const other of [pass, pass.split('.')[2] ?? '', ...secrets])
    expect(isSignedByEditor(parameters({ '_storyblok_tk[token]': other }), keys, at(made)), other).toBe(
      false,
    );
  for (const other of [pass, signed, keys.contentPreviewToken ?? ''])
    expect(isSecret(other, keys), other).toBe(false);
});

test('the cookie is read from among others', () => {
  expect(read('a=1; inktvis_voorbeeld=12.ab; b=2')).toBe('12.ab');
  expect(read('xinktvis_voorbeeld=12.ab')).toBe('');
  expect(read(null)).toBe('');
});

test('over https only a cookie counts that no other host can have set (__Host-)', () => {
  expect(read('inktvis_voorbeeld=99.zz; __Host-inktvis_voorbeeld=12.ab', true)).toBe('12.ab');
  expect(read('inktvis_voorbeeld=99.zz', true)).toBe('');
});

test('over https the cookie works inside the frame of the editor, and no script reads it', () => {
  const cookie = previewCookie('12.ab', { https: true });
  expect(cookie).toMatch(
    /^__Host-inktvis_voorbeeld=12\.ab; Path=\/; Max-Age=28800; HttpOnly; SameSite=None; Secure/,
  );
});

test('over http it stays with the site; leaving removes it', () => {
  expect(previewCookie(null, { https: false })).toContain('inktvis_voorbeeld=; Path=/; Max-Age=0');
  expect(previewCookie('12.ab', { https: false })).toMatch(/HttpOnly; SameSite=Lax$/);
});

describe('redirects of a preview', () => {
  const [front, elsewhere] = [{ path: '/', search: '' }, null];
  it.each([
    [null, front],
    ['', front],
    ['home', front],
    ['/home', front],
    ['nieuws/de-boekenbus', { path: '/nieuws/de-boekenbus', search: '' }],
    ['/programma?pagina=2', { path: '/programma', search: '?pagina=2' }],
    ['//elders.example/x', { path: '/elders.example/x', search: '' }],
    ['https://elders.example', { path: '/https://elders.example', search: '' }],
    ['/nieuws/../contact', { path: '/contact', search: '' }],
    ['\\elders.example', elsewhere],
    ['/\\elders.example', elsewhere],
    ['/\t/elders.example', elsewhere],
    ['/.//elders.example', elsewhere],
    ['/..//elders', elsewhere],
  ])('%j leads to %o', (given, address) => {
    expect(ownAddress(given)).toEqual(address);
  });
});

test.each([
  ['/', 'home'],
  ['/nieuws/een-bericht', 'nieuws/een-bericht'],
  ['/%C3%A9%C3%A9n', 'één'],
  ['/%', null],
])('the path %s names the slug %j', (path, slug) => expect(slugAt(path)).toBe(slug));

test('the hash is that of the styles in the bridge', async () => {
  const bridge = new URL('bridge-private.js', import.meta.resolve('@storyblok/preview-bridge'));
  const [, css = ''] = /=\w`(\s*@keyframes[^`]*)`/.exec(await readFile(bridge, 'utf8')) ?? [];
  expect(css).toContain('.storyblok__hint');
  expect(`sha256-${createHash('sha256').update(css).digest('base64')}`).toBe(BRIDGE_STYLES);
});
