import compat from 'eslint-plugin-compat';
import es from 'eslint-plugin-es-x';

/** What no rule of the plugins sees: Chrome 109, Firefox 115 or Safari 15.6 lack it. */
const LACKING = ['checkVisibility', 'requestSubmit'].map((property) => ({ property }));
const SIGNALS = ['any', 'timeout'].map((property) => ({ object: 'AbortSignal', property }));

/** Array has the same methods, so only those of `values()`, `keys()`, `entries()` and `matchAll()` are named. */
const ITERATOR =
  'CallExpression > MemberExpression[property.name=/^(map|filter|some|every|find|reduce|flatMap|forEach|take|drop|toArray)$/] > CallExpression.object > MemberExpression.callee[property.name=/^(values|keys|entries|matchAll)$/][object.name!=/^(Object|Array)$/]';

const off = (/** @type {RegExp} */ pattern) =>
  Object.fromEntries(
    Object.keys(es.rules)
      .filter((name) => pattern.test(name))
      .map((name) => [`es-x/${name}`, 'off']),
  );

/** What the built scripts use must be in every browser of `browserslist` (package.json), or be asked for first. */
export default [
  { linterOptions: { noInlineConfig: true } },
  compat.configs['flat/recommended'],
  { ...es.configs['flat/restrict-to-es2022'], settings: { 'es-x': { aggressive: true } } },
  {
    settings: {
      // Asked for before they are used.
      polyfills: [
        'CookieStore',
        'document.fullscreenElement',
        'document.prerendering',
        'navigator.connection',
        'navigator.vibrate',
        'navigator.wakeLock',
        'requestIdleCallback',
        'trustedTypes',
      ],
    },
    rules: {
      ...off(/^no-iterator-prototype-/),
      // Safari 15.4, Firefox 104, Chrome 97.
      'es-x/no-array-prototype-findlast-findlastindex': 'off',
      'es-x/no-regexp-lookbehind-assertions': 'error',
      'no-restricted-properties': ['error', ...LACKING, ...SIGNALS],
      'no-restricted-syntax': [
        'error',
        { selector: ITERATOR, message: 'Firefox 115 and Safari 15.6 have no methods of iterators.' },
      ],
    },
  },
];
