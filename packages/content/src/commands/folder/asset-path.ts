import { textsIn } from './json.ts';

const ADDRESS = /^(?:https?:)?\/\/[^/?#]+\/f\/([^?#]+)$/;
/** Some files that are no picture have no size in their address. Every part is a plain name: `..` has no way in. */
const PATH = /^\d{1,15}(?:\/\d{1,6}x\d{1,6})?\/[\w-]{1,128}\/[\w-][\w.+ ()-]{0,254}$/;

/**
 * `{space}/{W}x{H}/{hash}/{name}` of an address in the asset store (contract content-service, section 4), decoded: the
 * path of its file below `assets/`. Undefined for every other text.
 */
export function assetPath(address: string): string | undefined {
  const encoded = ADDRESS.exec(address)?.[1];
  if (encoded === undefined) return undefined;
  try {
    const path = decodeURIComponent(encoded);
    return PATH.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** The asset files that a story's content refers to, in whatever field. */
export function assetPathsIn(content: unknown): Set<string> {
  const paths = new Set<string>();
  for (const text of textsIn(content)) {
    const path = text.includes('/f/') ? assetPath(text) : undefined;
    if (path !== undefined) paths.add(path);
  }
  return paths;
}
