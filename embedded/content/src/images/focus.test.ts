import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Ratio, renditions } from '@inktvis/content/picture-address';
import { expect, test } from 'vitest';
import { coverBox } from './render.ts';
import { parseTransform } from './transform.ts';

const STORIES = join(import.meta.dirname, '../../../../sample/content/stories');
const ASSET =
  /"filename": *"[^"]*\/f\/(\d+\/(\d+)x(\d+)\/[^"]+)",(?:\s*"\w+": *"[^"]*",)*?\s*"focus": *"(\d[^"]*)"/g;

/** Pictures of the sample that have a focus. */
const pictures = readdirSync(STORIES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => [...readFileSync(join(STORIES, name), 'utf8').replaceAll('\\"', '').matchAll(ASSET)])
  .map(([, path = '', width, height, focus = '']) => ({
    path,
    width: Number(width),
    height: Number(height),
    focus,
  }));

test.each(['1:1', '5:4', '4:3', '3:2', '16:9', '2:1'] satisfies Ratio[])(
  'a crop of %s shows what the editor chose as focus, though it is rounded in the address',
  (shape) => {
    expect(pictures.length).toBeGreaterThan(5);
    for (const picture of pictures) {
      const asked = parseTransform(renditions(picture, shape).at(-1)?.src.split('/m/')[1] ?? '');
      if (!asked.ok) throw new Error(asked.error);
      const box = coverBox(picture, asked.value, asked.value.filters.focal);
      const [left = 0, top = 0, right = 0, bottom = 0] = picture.focus.split(/[x:]/).map(Number);
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      expect([x >= box.left, x <= box.left + box.width, y >= box.top, y <= box.top + box.height]).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
  },
);
