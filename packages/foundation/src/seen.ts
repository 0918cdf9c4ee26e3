/**
 * Names of the diagnostics channels on which parts of the site tell what they did, for whoever counts. Channels are
 * found by name, so they also join the build of the pages with the server around it, which share no modules.
 */
export const CONTENT_READ = 'inktvis.content.read';

/** One question to the content service: how it ended (`ok` or the kind of error) and how long it took. */
export type ContentReadSeen = { readonly outcome: string; readonly ms: number };
