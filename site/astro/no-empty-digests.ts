import type { Plugin } from 'vite';

const EVERY_STYLE = 'for (const style of styles) {';
const INLINE_STYLES = 'for (const style of [...styles].filter(({ children }) => children)) {';

/**
 * For the policy of a page Astro hashes each of its style sheets, one after the other, on another thread, at every
 * request. Of a linked one that is the hash of nothing, and a page links a dozen: a tenth of the CPU of a simple page.
 * A build that finds nothing to replace says so: the workaround may go.
 */
export function noEmptyDigests(): Plugin {
  let found = false;
  return {
    name: 'inktvis-no-empty-digests',
    apply: 'build',
    applyToEnvironment: ({ name }) => name !== 'client',
    transform: {
      filter: { id: /node_modules\/astro\/dist\/core\/fetch\/fetch-state\.js/ },
      handler(code) {
        if (!code.includes(EVERY_STYLE)) return null;
        found = true;
        return { code: code.replace(EVERY_STYLE, INLINE_STYLES), map: null };
      },
    },
    buildEnd() {
      if (!found) this.warn('no empty digests to leave out any more');
    },
  };
}
