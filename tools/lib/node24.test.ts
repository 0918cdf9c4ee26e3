import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectNode } from './node24.mjs';

test('the Node of the lockfile is found in its package, and by its name: npm may have left out its link', () => {
  const folder = mkdtempSync('/tmp/inktvis-node-');
  const bin = `${folder}/node-${process.platform}-${process.arch}/bin`;
  mkdirSync(bin, { recursive: true });
  symlinkSync(process.execPath, `${bin}/node`);
  const { node, env } = projectNode(folder);
  expect([node, env.PATH?.split(':')[0]]).toEqual([`${bin}/node`, bin]);
});
