import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { at } from '../../lib/paths.mjs';

/** A small tree of files for one test; `package.json` files of the workspaces are added where not given. */
export function tree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'inktvis-tree-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries({ ...manifests, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** The same, with the packages that are installed here. */
export function installedTree(files: Record<string, string>): string {
  const root = tree(files);
  symlinkSync(at('node_modules'), join(root, 'node_modules'));
  return root;
}

const own = { '@inktvis/foundation': '0.1.0', '@inktvis/content': '0.1.0', react: '19.3.1' };

function manifest(name: string, more: object = {}): string {
  return JSON.stringify({ name, dependencies: own, ...more });
}

const manifests = {
  'package.json': JSON.stringify({
    name: 'inktvis',
    workspaces: ['site', 'packages/*', 'embedded/*', 'sample', 'e2e', 'bench'],
    devDependencies: { vitest: '5.1.1' },
  }),
  'site/package.json': manifest('@inktvis/site'),
  'packages/foundation/package.json': manifest('@inktvis/foundation', { exports: { './*': './src/*.ts' } }),
  'packages/content/package.json': manifest('@inktvis/content', {
    exports: { '.': './src/index.ts', './client': './src/client/index.ts' },
  }),
  'packages/events/package.json': manifest('@inktvis/events', { exports: { '.': './src/index.ts' } }),
  'embedded/content/package.json': manifest('@inktvis/embedded-content'),
  'sample/package.json': manifest('@inktvis/sample', { exports: { '.': './index.ts' } }),
  'e2e/package.json': manifest('@inktvis/e2e'),
  'bench/package.json': manifest('@inktvis/bench'),
};
