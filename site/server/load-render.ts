import type { Render } from './rendered.ts';

/** The `render` that the build of the site exports. Throws, with what to do, when there is no build. */
export async function loadRender(entry: URL): Promise<Render> {
  const built: unknown = await import(entry.href);
  if (!exportsRender(built)) throw new Error(`${entry.pathname} exports no render(); run the build again`);
  return built.render;
}

const exportsRender = (built: unknown): built is { render: Render } =>
  typeof built === 'object' && built !== null && 'render' in built && typeof built.render === 'function';
