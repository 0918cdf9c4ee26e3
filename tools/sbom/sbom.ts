import { type LockedPackage, lockedPackages } from '../checks/lib/locked-packages.ts';

/**
 * The packages of a lockfile as a bill of materials (CycloneDX 1.6, https://cyclonedx.org/docs/1.6/json/). Scope
 * `required`: the site runs on it; `excluded`: it builds or tests the site. The same lockfile gives the same text.
 */
export function sbom(lockfile: unknown, { name, version }: { name: string; version: string }): object {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
    components: lockedPackages(lockfile).map(component),
  };
}

function component(one: LockedPackage): object {
  const purl = `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`;
  const [, hash] = /^sha512-(\S+)/.exec(one.integrity) ?? [];
  return {
    type: 'library',
    'bom-ref': purl,
    name: one.name,
    version: one.version,
    purl,
    scope: one.runsInProduction ? 'required' : 'excluded',
    ...(hash && { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
    ...(one.license && { licenses: [licenceOf(one.license)] }),
  };
}

/** One licence by its id, several as an expression. */
const licenceOf = (stated: string): object =>
  /\s/.test(stated) ? { expression: stated } : { license: { id: stated } };
