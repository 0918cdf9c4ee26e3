import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:minute'?: number;
  }
}

/** The directive `client:minute` of islands (`src/browser/client-minute.ts`). */
export const minuteDirective = (): AstroIntegration => ({
  name: 'inktvis-minute-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'minute', entrypoint: './src/browser/client-minute.ts' }),
  },
});
