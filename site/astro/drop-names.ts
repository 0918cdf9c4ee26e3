import type { Plugin } from 'vite';

const NAMING = 'var __name = (target, value) => __defProp(target, "name", { value, configurable: true });';
const PLAIN = '/* @__NO_SIDE_EFFECTS__ */ var __name = (target) => target;';

/**
 * Radix calls `__name(fn, 'fn')` for every function, for stack traces. Such a call looks like work, so the bundler
 * keeps every function it names, used or not. A build that finds nothing to replace says so: the workaround may go.
 */
export function dropNames(): Plugin {
  let found = false;
  return {
    name: 'inktvis-drop-names',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules\/@radix-ui\// },
      handler(code) {
        if (!code.includes(NAMING)) return null;
        found = true;
        return { code: code.replace(NAMING, PLAIN), map: null };
      },
    },
    buildEnd() {
      if (!found) this.warn('no function names to drop any more');
    },
  };
}
