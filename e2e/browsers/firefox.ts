import { expect } from '@playwright/test';
import type { Browser } from './browser.ts';
import { startProgram } from './program.ts';

type CommandResponse = {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
};
type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value?: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

/**
 * Firefox without a window, over WebDriver BiDi, which it speaks itself
 * (https://firefox-source-docs.mozilla.org/remote/Usage.html).
 */
export async function openFirefox(path: string): Promise<Browser> {
  const program = await startProgram(path, (home) => [
    ...['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', '0'],
  ]);
  const address = await program.writes(/ws:\/\/[\d.]+:\d+/);
  const { send, socket } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  const tree = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = tree.contexts[0]?.context;
  const evaluate: Browser['evaluate'] = async (expression) => {
    const response = await send<Evaluated>('script.evaluate', {
      expression: `JSON.stringify(${expression})`,
      target: { context },
      awaitPromise: false,
    });
    if (response.type === 'exception') throw new Error(response.exceptionDetails.text);
    return response.result.value === undefined ? undefined : JSON.parse(response.result.value);
  };
  return {
    async open(url, { isHeld = false } = {}) {
      let left: unknown;
      await expect(async () => {
        left = await evaluate('performance.timeOrigin');
      }).toPass();
      await send('browsingContext.navigate', { context, url, wait: 'none' });
      if (isHeld) return;
      // With `wait: complete` Firefox sometimes never responds when the page that is left was still loading.
      const isLoaded = `document.readyState === 'complete' && performance.timeOrigin !== ${left}`;
      await expect(async () => expect(await evaluate(isLoaded), url).toBe(true)).toPass();
    },
    evaluate,
    async perform(sources) {
      await send('input.performActions', { context, actions: sources });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async screenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async close() {
      socket.close();
      await program.stop();
    },
  };
}

/** Commands and their responses share one socket; no events are subscribed to. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const opened = Promise.withResolvers<void>();
  socket.addEventListener('open', () => opened.resolve());
  socket.addEventListener('error', () => opened.reject(new Error(`${url} does not respond`)));
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message }: CommandResponse = JSON.parse(String(data));
    if (error === undefined) waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(new Error(`${error}: ${message}`));
    waiting.delete(id);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has closed'));
  });
  await opened.promise;
  let last = 0;
  const send = <T>(method: string, params: object): Promise<T> => {
    last += 1;
    const response = Promise.withResolvers<unknown>();
    waiting.set(last, response);
    socket.send(JSON.stringify({ id: last, method, params }));
    return response.promise as Promise<T>;
  };
  return { send, socket };
}
