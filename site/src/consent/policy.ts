import { sourcesOf } from './sources.ts';
import type { Tags } from './tags.ts';

/** What a page tells its policy; `Astro.csp` is one. */
type Policy = {
  insertDirective(
    directive: `${'connect-src' | 'img-src' | 'frame-src' | 'require-trusted-types-for' | 'trusted-types'} ${string}`,
  ): void;
  insertScriptResource(source: string): void;
  insertStyleHash(hash: `sha256-${string}`): void;
};

const isHash = (text: string): text is `sha256-${string}` => text.startsWith('sha256-');

/**
 * Finishes the policy of a page. Without tags no text becomes code or markup (Trusted Types), but for the parts that
 * Astro gives an island (`astro/react-client.ts`), those of the map (`ui/map/trusted-markup.ts`) and scripts of our
 * own (`ui/trusted-script.ts`). The scripts of others write both, so there it cannot hold, and the hosts they need are
 * let in. `preview`: nor beside the script of the visual editor.
 */
export function finishPolicy(
  policy: Policy | undefined,
  { tags, preview }: { readonly tags: Tags | null; readonly preview: boolean },
): void {
  if (!policy) return;
  if (!tags && !preview) {
    policy.insertDirective("require-trusted-types-for 'script'");
    policy.insertDirective('trusted-types islands inktvis default');
  }
  if (!tags) return;
  for (const [directive, sources] of sourcesOf(tags)) {
    if (directive !== 'script-src') policy.insertDirective(`${directive} ${sources.join(' ')}`);
    else for (const source of ["'self'", ...sources]) policy.insertScriptResource(source);
  }
  for (const hash of tags.consent?.styles ?? []) if (isHash(hash)) policy.insertStyleHash(hash);
}
