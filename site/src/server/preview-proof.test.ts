import { describe, expect, it, test } from 'vitest';
import { COOKIE_LIFE, editorVouches, isPass, isSecret, type PreviewKeys, signPass } from './preview-proof.ts';

const keys: PreviewKeys = {
  spaceId: '1001',
  previewToken: 'voorbeeld-preview-token',
  secret: 'een-gedeeld-geheim',
};
const made = 1_760_000_000;
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
  it('verify with the test vector of the contract', () => {
    expect(editorVouches(parameters(), keys, at(made + 10))).toBe(true);
  });

  it.each([
    ['after an hour', made + 3600, false],
    ['just within the hour', made + 3599, true],
    ['from a clock that runs a minute ahead', made - 60, true],
    ['from the far future', made - 3600, false],
  ])('%s', (_when, now, expected) => {
    expect(editorVouches(parameters(), keys, at(now))).toBe(expected);
  });

  it.each([
    ['another space', { '_storyblok_tk[space_id]': '1002' }],
    ['another token', { '_storyblok_tk[token]': 'bc20e8e8a82eb210f780c3d5893bfa23081c57f5' }],
    ['a token of another length', { '_storyblok_tk[token]': 'bc20' }],
    ['an empty token', { '_storyblok_tk[token]': '' }],
    ['a changed time', { '_storyblok_tk[timestamp]': String(made + 1) }],
    ['a time that is no number', { '_storyblok_tk[timestamp]': '1e9' }],
  ])('do not verify with %s', (_what, changes) => {
    expect(editorVouches(parameters(changes), keys, at(made + 10))).toBe(false);
  });

  it('do not verify by being there, nor where there is no preview token', () => {
    expect(editorVouches(new URLSearchParams('_storyblok=2001'), keys, at(made))).toBe(false);
    expect(editorVouches(parameters(), { ...keys, previewToken: undefined }, at(made))).toBe(false);
  });
});

describe('the pass in the cookie', () => {
  const pass = signPass(keys, at(made));

  it('opens the preview for a working day', () => {
    expect(isPass(pass, keys, at(made))).toBe(true);
    expect(isPass(pass, keys, at(made + COOKIE_LIFE - 1))).toBe(true);
    expect(isPass(pass, keys, at(made + COOKIE_LIFE))).toBe(false);
  });

  it('cannot be lengthened, made up or used with other keys', () => {
    const [expires, signed] = pass.split('.');
    expect(isPass(`${Number(expires) + 1}.${signed}`, keys, at(made))).toBe(false);
    for (const value of ['', 'abc', '1', `${expires}.`, `${expires}.${'A'.repeat(43)}`]) {
      expect(isPass(value, keys, at(made)), value).toBe(false);
    }
    expect(isPass(pass, { ...keys, secret: 'een-ander-geheim' }, at(made))).toBe(false);
    expect(isPass(pass, { ...keys, previewToken: 'ander' }, at(made))).toBe(false);
    expect(isPass(pass, { ...keys, previewToken: undefined }, at(made))).toBe(false);
  });

  it('holds neither the token nor the secret', () => {
    expect(pass).not.toContain(keys.previewToken);
    expect(pass).not.toContain(keys.secret);
  });
});

test('only the shared secret is the secret, and none is no secret', () => {
  expect(isSecret('een-gedeeld-geheim', keys)).toBe(true);
  expect(isSecret('een-gedeeld-geheim ', keys)).toBe(false);
  expect(isSecret('', keys)).toBe(false);
  expect(isSecret(null, keys)).toBe(false);
  expect(isSecret('', { ...keys, secret: undefined })).toBe(false);
  expect(isSecret('undefined', { ...keys, secret: undefined })).toBe(false);
});
