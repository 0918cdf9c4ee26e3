/** One process draws all pages of a context: starting one costs more than a page. */
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--renderer-process-limit=1'];
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** The headless shell, where there is one, spends no time on the interface of a browser. `npm test` sets both paths. */
export const SHELL = { executablePath: process.env.CHROMIUM_SHELL_PATH || CHROMIUM, args: ARGUMENTS };

/** The whole browser, which alone prints with exact widths of letters, and has a memory of pages, which Playwright turns off. */
export const WHOLE_BROWSER = {
  executablePath: CHROMIUM,
  args: ARGUMENTS,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};
