/** One process draws all pages of a context: starting one costs more than a page. */
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--renderer-process-limit=1'];
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** The headless shell, where there is one, spends no time on the interface of a browser. `npm test` sets both paths. */
export const SHELL = { executablePath: process.env.CHROMIUM_SHELL_PATH || CHROMIUM, args: ARGUMENTS };

/** The whole browser, which alone has a back/forward cache and prints with exact widths of letters. */
export const WHOLE_BROWSER = { executablePath: CHROMIUM, args: ARGUMENTS };
