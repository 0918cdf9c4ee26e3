import { expect, test } from 'vitest';
import { finishPolicy } from './policy.ts';
import type { Tags } from './tags.ts';

const CONSENT = { src: 'https://consent.cookiebot.com/uc.js', id: 'x', styles: [] };

function policyOf(tags: Tags | null, preview = false) {
  const directives: string[] = [];
  const scripts: string[] = [];
  const styles: string[] = [];
  finishPolicy(
    {
      insertDirective: (directive) => directives.push(directive),
      insertScriptResource: (source) => scripts.push(source),
      insertStyleHash: (hash) => styles.push(hash),
    },
    { tags, preview },
  );
  return { directives, scripts, styles };
}

test('without tags nothing opens, and no text becomes code', () => {
  expect(policyOf(null)).toEqual({
    directives: ["require-trusted-types-for 'script'", 'trusted-types islands inktvis default'],
    scripts: [],
    styles: [],
  });
});

test('a preview opens nothing either', () => {
  expect(policyOf(null, true)).toEqual({ directives: [], scripts: [], styles: [] });
});

test('the consent script alone opens its own hosts', () => {
  expect(policyOf({ consent: CONSENT, tagManager: null })).toEqual({
    directives: [
      'connect-src https://consent.cookiebot.com https://consentcdn.cookiebot.com',
      'img-src https://imgsct.cookiebot.com',
      'frame-src https://consentcdn.cookiebot.com',
    ],
    scripts: ["'self'", 'https://consent.cookiebot.com', 'https://consentcdn.cookiebot.com'],
    styles: [],
  });
});

test('the European one opens the European hosts', () => {
  const european = { ...CONSENT, src: 'https://consent.cookiebot.eu/uc.js' };
  expect(JSON.stringify(policyOf({ consent: european, tagManager: null }))).not.toContain('.com');
});

test('the tag manager alone opens that of the tag manager', () => {
  expect(policyOf({ consent: null, tagManager: 'GTM-ABC1234' })).toEqual({
    directives: [
      'connect-src https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
      'img-src https://*.googletagmanager.com https://*.google-analytics.com',
    ],
    scripts: ["'self'", 'https://www.googletagmanager.com'],
    styles: [],
  });
});

test('both open both, with the hashes of styles, and never inline code', () => {
  const styles = ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='];
  const policy = policyOf({ consent: { ...CONSENT, styles }, tagManager: 'GTM-ABC1234' });
  expect(policy.scripts).toEqual([
    "'self'",
    'https://consent.cookiebot.com',
    'https://consentcdn.cookiebot.com',
    'https://www.googletagmanager.com',
  ]);
  expect(policy.styles).toEqual(styles);
  expect(JSON.stringify(policy)).not.toMatch(/unsafe|trusted|http:| \*[ "]/);
});

test('a script at another address opens that address', () => {
  const elsewhere = { ...CONSENT, src: 'https://toestemming.example/a/b.js' };
  expect(policyOf({ consent: elsewhere, tagManager: null }).scripts).toEqual([
    "'self'",
    'https://toestemming.example',
  ]);
});
