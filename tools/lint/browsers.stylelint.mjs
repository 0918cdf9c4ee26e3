/** As `browserslist` says; ignored: what looks plainer without it. Firefox 115 drops a whole rule with `:has()`. */
export default {
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    'plugin/no-unsupported-browser-features': [
      true,
      {
        ignorePartialSupport: true,
        ignore: [
          'css-container-query-units',
          'css-content-visibility',
          'css-cursors',
          'css-has',
          'css-media-scripting',
          'css-overscroll-behavior',
          'css-paged-media',
          'css-resize',
          'css-scrollbar',
          'css-selection',
          'css-subgrid',
          'css-touch-action',
          'css3-cursors',
          'css3-cursors-grab',
          'text-size-adjust',
        ],
      },
    ],
  },
};
