import { astroFiles } from './astro.ts';
import { audit } from './audit.ts';
import { biome } from './biome.ts';
import { clock } from './clock.ts';
import { containers } from './containers.ts';
import { imports } from './imports.ts';
import type { Check } from './lib/check.ts';
import { exactVersions, lockfile } from './lockfile.ts';
import { generated, sampleContent } from './own-checks.ts';
import { settings } from './settings.ts';
import { styleAttributes } from './styles.ts';
import { unusedTexts } from './texts.ts';
import { siteTypes, types } from './types.ts';

/** The list of `npm run check`; each counts as one in the sum of `npm test`. The slow ones come first. */
export const all: Check[] = [
  siteTypes,
  types,
  biome,
  audit,
  sampleContent,
  generated,
  imports,
  clock,
  styleAttributes,
  unusedTexts,
  astroFiles,
  lockfile,
  exactVersions,
  settings,
  containers,
];
