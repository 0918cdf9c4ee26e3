const previewCookie = /(?:^|;\s*)inktvis_voorbeeld=/;
const previewParameter = /[?&]_storyblok_tk(?:\[|%5B)/i;

/**
 * Whether a request says that it is an editor's preview: then it passes by every cache and keeps all its parameters.
 * Whether it really is one, the page finds out (`src/server/preview.ts`); nothing is allowed by what is seen here.
 */
export const isPreview = (address: string, cookie: string | undefined): boolean =>
  (cookie !== undefined && previewCookie.test(cookie)) || previewParameter.test(address);
