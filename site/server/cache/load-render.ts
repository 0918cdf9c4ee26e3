import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Render } from './rendered.ts';

/** The `render` that the build of the site exports. Throws, with what to do, when there is no build. */
export async function loadRender(entry: URL): Promise<Render> {
  const built: unknown = await import(entry.href);
  if (!exportsRender(built)) throw new Error(`${entry.pathname} exports no render(); run the build again`);
  return built.render;
}

/** A short name for a build, the same wherever it runs: the names of its files hold fingerprints of what is in them. */
export const nameOfBuild = (dist: URL): string =>
  createHash('sha256')
    .update(readdirSync(dist, { recursive: true, encoding: 'utf8' }).toSorted().join('\n'))
    .digest('base64url')
    .slice(0, 10);

const exportsRender = (built: unknown): built is { render: Render } =>
  typeof built === 'object' && built !== null && 'render' in built && typeof built.render === 'function';
