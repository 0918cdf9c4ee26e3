import { astroSize } from './astro-size.ts';
import { biome } from './biome.ts';
import { browserCode } from './browser-code.ts';
import { clock } from './clock.ts';
import { importDirections } from './import-directions.ts';
import type { Check } from './lib/check.ts';
import { exactVersions, lockfile } from './lockfile.ts';
import { generated, sampleContent } from './own-checks.ts';
import { settings } from './settings.ts';
import { styleAttributes } from './styles.ts';
import { siteTypes, types } from './types.ts';

/** The list of `npm run check`; each counts as one in the sum of `npm test`. The slow ones come first. */
export const all: Check[] = [
  siteTypes,
  types,
  biome,
  sampleContent,
  generated,
  importDirections,
  browserCode,
  clock,
  styleAttributes,
  astroSize,
  lockfile,
  exactVersions,
  settings,
];
