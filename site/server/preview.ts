const previewCookie = /(?:^|;\s*)inktvis_voorbeeld=/;
const previewParameter = /[?&]_storyblok/;

/**
 * Whether a request comes from an editor's preview: it passes by every cache and keeps all its parameters.
 * Whether it may see drafts is not decided here.
 */
export const isPreview = (address: string, cookie: string | undefined): boolean =>
  (cookie !== undefined && previewCookie.test(cookie)) || previewParameter.test(address);
