import { createServer } from 'node:http';
import { closeServer, listen } from '@inktvis/foundation/listen';
import { silentLog } from '@inktvis/foundation/log';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createPictureSizes } from './picture-sizes.ts';

const files = new Map<string, Buffer>();
const asked = vi.fn<(path: string) => void>();
let assetsUrl: string;

beforeEach(async () => {
  const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: '#f00' } });
  files.set('/f/1/x/a/foto.jpg', await photo.jpeg().toBuffer());
  files.set('/f/1/x/a/gedraaid.jpg', await photo.withMetadata({ orientation: 6 }).jpeg().toBuffer());
  files.set('/f/1/a/plan.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80"/>'));
  asked.mockReset();
  const source = createServer(({ url = '' }, response) => {
    asked(url);
    const file = files.get(url);
    response.writeHead(file ? 200 : 404).end(file);
  });
  onTestFinished(() => closeServer(source));
  assetsUrl = `http://127.0.0.1:${await listen(source, 0, '127.0.0.1')}`;
});

test.each([
  ['1/x/a/foto.jpg', { width: 40, height: 30 }],
  ['1/x/a/gedraaid.jpg', { width: 30, height: 40 }],
  ['1/a/plan.svg', { width: 120, height: 80 }],
])('the size of %s is read once, and told when it is known', async (path, size) => {
  const sizes = createPictureSizes({ assetsUrl, log: silentLog });
  const learnt = new Promise<void>((resolve) => sizes.whenLearnt(resolve));
  expect([sizes.sizeOf(path), sizes.sizeOf(path)]).toEqual([undefined, undefined]);
  await learnt;
  expect([sizes.sizeOf(path), sizes.sizeOf(path)]).toEqual([size, size]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what could not be read is tried again when it is asked for again, and nobody is told', async () => {
  const tell = vi.fn();
  const failed = vi.fn();
  const sizes = createPictureSizes({ assetsUrl, log: { ...silentLog, warn: failed } });
  sizes.whenLearnt(tell);
  for (const times of [1, 2]) {
    sizes.sizeOf('1/a/weg.jpg');
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(times));
  }
  expect(asked).toHaveBeenCalledTimes(2);
  expect(tell).not.toHaveBeenCalled();
});
