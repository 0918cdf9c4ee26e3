import root from '../../package.json' with { type: 'json' };

/** The oldest browsers in which what matters works (requirements 9), as Vite names them: `safari15.6`. */
export const BROWSERS = root.browserslist.map((one) => one.replace('ios_saf', 'ios').replace(' ', ''));
