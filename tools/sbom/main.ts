import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { lockedPackages } from '../checks/lib/locked-packages.ts';
import { at } from '../lib/paths.mjs';
import { sbom } from './sbom.ts';

/**
 * `npm run --silent sbom`: the bill of materials on standard output, as JSON. With `--list`: name, version, licence and
 * whether the site runs on it, one package a line with tabs between.
 */
const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } });
const lockfile: unknown = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
const { name, version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));

if (values.list)
  for (const one of lockedPackages(lockfile))
    console.log(
      [one.name, one.version, one.license || '-', one.runsInProduction ? 'runs' : 'builds or tests'].join(
        '\t',
      ),
    );
else console.log(JSON.stringify(sbom(lockfile, { name, version }), null, 2));
