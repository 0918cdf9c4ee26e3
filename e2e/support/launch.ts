/** How Chromium is started for a test; `npm test` sets CHROMIUM_PATH. */
export const launch = (...more: readonly string[]) => ({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...more,
  ],
});

/** For tests that read printed pages: without a window Chromium rounds the widths of letters otherwise. */
export const PRINTER = launch('--font-render-hinting=none');
