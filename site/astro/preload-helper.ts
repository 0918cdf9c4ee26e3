import type { Plugin } from 'vite';

const HELPER = /^\0vite\/preload-helper(\.js)?$/;

/** Fetches what a script is going to import together with the script itself. */
const CODE = `
const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file) || !file.endsWith('.js')) continue;
    asked.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  }
  return load();
};`;

/**
 * Vite's helper for scripts that are fetched on a click is 0.8 kB on every page, most of it for style sheets and old
 * browsers. A page of ours links every sheet it may ever need.
 */
export function preloadHelper(): Plugin {
  let found = false;
  return {
    name: 'inktvis-preload-helper',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: HELPER },
      handler() {
        found = true;
        return { code: CODE, moduleSideEffects: false };
      },
    },
    buildEnd() {
      if (!found) this.warn('no preload helper to replace any more');
    },
  };
}
