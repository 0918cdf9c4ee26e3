/** The rules that Biome has not: spacing and type from the scale, the widths of `ui/media.css`, no class without a user. */
export default {
  plugins: ['./tools/lint/no-unused-class.mjs'],
  referenceFiles: ['site/src/ui/media.css', 'site/src/ui/tokens.css'],
  rules: {
    'inktvis/no-unused-class': true,
    'no-unknown-custom-media': true,
    'rule-empty-line-before': 'never',
    'media-feature-name-disallowed-list': ['width', 'min-width', 'max-width'],
    // From 4rem on a length is the size of what stands there, and not a space. A size of type that depends on the width of
    // the window or of a container (`vw`, `cqi`) may have limits of its own, and so may a number of 3rem and more.
    'declaration-property-value-disallowed-list': {
      '/^(gap|row-gap|column-gap|padding|margin)/': ['/(^|\\s)[0-3]?(\\.\\d+)?rem/'],
      'font-size': ['/(^|\\s)[0-2]?(\\.\\d+)?rem( \\+|$)/'],
      font: ['/\\s[0-2]?(\\.\\d+)?rem( |\\/)/'],
    },
  },
  overrides: [
    { files: ['site/src/ui/media.css'], rules: { 'media-feature-name-disallowed-list': null } },
    // The hall's screen has a scale of its own, and the sheet of a day is in millimetres.
    {
      files: ['site/src/features/live/**', 'site/src/features/programme/sheet/**'],
      rules: { 'declaration-property-value-disallowed-list': null },
    },
  ],
};
