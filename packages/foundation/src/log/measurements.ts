/**
 * Names of the diagnostics channels on which parts of the site publish what they did, for the metrics. Channels are found
 * by name, so they also connect the build of the pages with the server around it, which share no modules.
 */
export const CONTENT_READ = 'inktvis.content.read';

/** One request to the content service: its outcome (`ok` or the kind of error) and duration. */
export type ContentRead = { readonly outcome: string; readonly ms: number };

export const BROWSER_REPORT = 'inktvis.browser.report';

/** A browser reported an error of our script, or something that the content security policy refused. */
export type BrowserReport = { readonly kind: 'script' | 'csp' };

export const CIRCUIT = 'inktvis.circuit';

/** The circuit breaker of a source (`content`, `events`, …) went to another state. */
export type CircuitChange = { readonly source: string; readonly state: 'closed' | 'open' | 'half-open' };
