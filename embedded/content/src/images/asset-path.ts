/** Which file of the asset store is asked for, and how it is to be transformed; contract content-service, section 4. */
export type AssetAddress = {
  /** `{space}/{W}x{H}/{hash}/{name}`, relative to the asset folder; every part is a plain name. */
  readonly path: string;
  readonly extension: string;
  /** What follows `/m/`; undefined for the original. */
  readonly transform: string | undefined;
};

/** Some files that are no picture have no size in their address. */
const ADDRESS =
  /^\/f\/(\d{1,15}(?:\/\d{1,6}x\d{1,6})?\/[\w-]{1,128}\/([\w-][\w.+ ()-]{0,254}))(?:\/m(\/.*)?)?$/;

/** Reads a decoded path; undefined when it is no address of an asset. `..` has no way in: every part is matched. */
export function parseAssetPath(pathname: string): AssetAddress | undefined {
  const match = ADDRESS.exec(pathname);
  const [, path, name, rest] = match ?? [];
  if (match === null || path === undefined || name === undefined) return undefined;
  const hasTransform = pathname.length > 3 + path.length;
  return {
    path,
    extension: /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '',
    transform: hasTransform ? (rest ?? '').replace(/^\/+|\/+$/g, '') : undefined,
  };
}
