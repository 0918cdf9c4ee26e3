import { expect } from '@playwright/test';
import { freePort } from '../support/free-port.ts';
import type { Browser } from './browser.ts';
import { startProgram } from './program.ts';

/** Larger than any window that a journey asks for. */
const SCREEN = '1600x1200x24';

/** WebKitGTK's MiniBrowser on a virtual screen, over classic WebDriver (https://www.w3.org/TR/webdriver2/#endpoints). */
export async function openWebkit(path: string): Promise<Browser> {
  const screen = await startProgram('Xvfb', () => [
    '-displayfd',
    '1',
    '-screen',
    '0',
    SCREEN,
    '-nolisten',
    'tcp',
  ]);
  const display = await screen.writes(/^\d+(?=\n)/m);
  const port = await freePort();
  await startProgram(path, () => ['--host=127.0.0.1', `--port=${port}`], {
    env: { DISPLAY: `:${display}`, GDK_BACKEND: 'x11', WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
  });
  const send = async <T>(method: string, address: string, body?: object): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      body: JSON.stringify(body),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await expect(() => send('GET', '/status')).toPass();
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities: {} });
  const session = `/session/${sessionId}`;
  return {
    async open(url) {
      await send('POST', `${session}/url`, { url });
    },
    async evaluate(expression) {
      const value = await send<string | null>('POST', `${session}/execute/sync`, {
        script: `return JSON.stringify(${expression})`,
        args: [],
      });
      return value === null ? undefined : JSON.parse(value);
    },
    async perform(sources) {
      await send('POST', `${session}/actions`, { actions: sources });
    },
    async resize(width, height) {
      await send('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
    },
    async screenshot() {
      return Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64');
    },
    close: () => send('DELETE', session),
  };
}
