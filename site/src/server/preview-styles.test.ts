import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { BRIDGE_STYLES } from './preview-styles.ts';

test('the hash is that of the styles in the bridge', async () => {
  const bridge = new URL('bridge-private.js', import.meta.resolve('@storyblok/preview-bridge'));
  const [, css = ''] = /=\w`(\s*@keyframes[^`]*)`/.exec(await readFile(bridge, 'utf8')) ?? [];
  expect(css).toContain('.storyblok__hint');
  expect(`sha256-${createHash('sha256').update(css).digest('base64')}`).toBe(BRIDGE_STYLES);
});
