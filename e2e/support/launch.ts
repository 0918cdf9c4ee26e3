const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/**
 * Most tests run in Chromium's headless shell where there is one: it spends no time on the interface of a browser. `npm
 * test` sets CHROMIUM_SHELL_PATH and CHROMIUM_PATH.
 */
export const SHELL = { executablePath: process.env.CHROMIUM_SHELL_PATH || CHROMIUM, args: ARGUMENTS };

/** The whole browser, which alone has a back/forward cache and prints with exact widths of letters. */
export const WHOLE_BROWSER = { executablePath: CHROMIUM, args: ARGUMENTS };
