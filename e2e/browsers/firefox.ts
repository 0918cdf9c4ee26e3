import { once } from 'node:events';
import { connect } from 'node:net';
import { expect } from '@playwright/test';
import type { Browser } from './browser.ts';
import { startProgram } from './program.ts';

type Command = { readonly value?: unknown; readonly sessionId?: string };
type Message = readonly [
  type: 1,
  id: number,
  error: { error: string; message: string } | null,
  result: Command,
];

/** A free port, which it says. */
const PREFERENCES = 'user_pref("marionette.port", 0);\nuser_pref("browser.dom.window.dump.enabled", true);\n';

/**
 * Firefox without a window, over Marionette, WebDriver's commands as every version of it speaks them itself
 * (https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html); WebDriver BiDi of version 115 has no input.
 */
export async function openFirefox(path: string): Promise<Browser> {
  const program = await startProgram(
    path,
    (home) => ['--headless', '--no-remote', '--marionette', '--profile', home],
    {
      files: { 'user.js': PREFERENCES },
    },
  );
  const [, port = ''] =
    /(\d+)$/.exec(await program.writes(/Marionette\s+INFO\s+Listening on port \d+/)) ?? [];
  const { send, close } = await connectTo(Number(port));
  // With another strategy Firefox sometimes never responds when the page that is left was still loading.
  await send('WebDriver:NewSession', { pageLoadStrategy: 'none' });
  const evaluate: Browser['evaluate'] = async (expression) => {
    const { value } = await send('WebDriver:ExecuteScript', {
      script: `return JSON.stringify(${expression})`,
      args: [],
    });
    return typeof value === 'string' ? JSON.parse(value) : undefined;
  };
  return {
    async open(url) {
      const [left, here] = (await evaluate(
        "[performance.timeOrigin, location.href.replace(/#.*/, '')]",
      )) as unknown[];
      await send('WebDriver:Navigate', { url });
      const isSamePage = url.includes('#') && here === url.replace(/#.*/, '');
      // The page before, or the empty one between two, may be loaded too; another fragment loads none.
      const isThere = `(${isSamePage} || performance.timeOrigin !== ${left}) && (location.protocol === 'about:') === ${url.startsWith('about:')}`;
      const isLoaded = `document.readyState === 'complete' && ${isThere}`;
      await expect(async () => expect(await evaluate(isLoaded), url).toBe(true)).toPass({ timeout: 40_000 });
    },
    evaluate,
    perform: async (sources) => void (await send('WebDriver:PerformActions', { actions: sources })),
    resize: async (width, height) => void (await send('WebDriver:SetWindowRect', { width, height })),
    async screenshot() {
      const { value } = await send('WebDriver:TakeScreenshot', { full: false });
      return Buffer.from(String(value), 'base64');
    },
    close: async () => close(),
  };
}

/** Commands and their responses share one socket: each is JSON behind its length in bytes and a colon. */
async function connectTo(port: number) {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, PromiseWithResolvers<Command>>();
  let received = Buffer.alloc(0);
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(0, colon)));
      if (colon < 0 || received.length < end) return;
      const message: Message | object = JSON.parse(received.toString('utf8', colon + 1, end));
      received = received.subarray(end);
      // The first message is a greeting.
      if (!('length' in message)) continue;
      const [, id, error, result] = message;
      if (error) waiting.get(id)?.reject(new Error(`${error.error}: ${error.message}`));
      else waiting.get(id)?.resolve(result);
      waiting.delete(id);
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has closed'));
  });
  await once(socket, 'connect');
  let last = 0;
  const send = (name: string, parameters: object): Promise<Command> => {
    last += 1;
    const response = Promise.withResolvers<Command>();
    waiting.set(last, response);
    const message = JSON.stringify([0, last, name, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    return response.promise;
  };
  return { send, close: () => void socket.destroy() };
}
