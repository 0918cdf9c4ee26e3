/** Which build of the site this is, as the HTTP server tells it; a screen that shows another one loads itself again. */
export const buildOf = (locals: object): string =>
  'build' in locals && typeof locals.build === 'string' ? locals.build : 'ontwikkeling';
