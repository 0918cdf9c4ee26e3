import { readSettings as readContentSettings } from '@inktvis/content/check';
import { BRUSSELS, parseWallTime } from '@inktvis/foundation/brussels';
import { systemClock } from '@inktvis/foundation/clock';
import { settingsOrFail } from '@inktvis/foundation/service';
import { z } from 'zod';

const schema = z.object({
  UIT_ENVIRONMENT: z.enum(['test', 'production']).default('test'),
  UIT_CLIENT_ID: z.string().default(''),
  UIT_CLIENT_SECRET: z.string().default(''),
  UIT_PLACE: z.guid('het nummer van een plaats').optional(),
  UIT_ORGANIZER: z.guid('het nummer van een organisatie').optional(),
  UIT_LABEL: z.string().optional(),
  UIT_TYPES: z
    .string()
    .regex(/^([\w-]+=[\w.]+,?)*$/, 'zoals quiz=0.50.21.0.0,lezing=0.3.2.0.0')
    .default(''),
  SITE_NOW: z.string().default(''),
});

/** Ends the process with one line that names a wrong setting. */
export function readSettings() {
  const own = settingsOrFail(schema);
  const site = readContentSettings(process.env);
  const label = own.UIT_LABEL ?? `${site.PRODUCT}-festival`;
  if (label.toLowerCase() === site.PRODUCT)
    throw new Error(`UIT_LABEL: '${label}' is het label van wat op toer is; het festival zou ertussen staan`);
  // Each environment has credentials and ids of its own (docs.publiq.be, Entry API).
  const suffix = own.UIT_ENVIRONMENT === 'test' ? '-test' : '';
  const entry = `https://io${suffix}.uitdatabank.be`;
  const { UIT_CLIENT_ID, UIT_CLIENT_SECRET, UIT_PLACE } = own;
  const needed = { UIT_CLIENT_ID, UIT_CLIENT_SECRET, UIT_PLACE, SITE_URL: site.SITE_URL };
  return {
    folder: site.CONTENT_DIR,
    environment: own.UIT_ENVIRONMENT,
    addresses: { siteUrl: site.SITE_URL, ticketShop: site.TICKET_SHOP_URL },
    now: parseWallTime(own.SITE_NOW, BRUSSELS) ?? systemClock.now(),
    /** What a run that writes cannot do without. */
    missing: Object.entries(needed).flatMap(([name, value]) => (value ? [] : name)),
    hosts: {
      entry,
      search: `https://search${suffix}.uitdatabank.be`,
      tokens: `https://account${suffix}.uitid.be`,
    },
    clientId: UIT_CLIENT_ID,
    clientSecret: UIT_CLIENT_SECRET,
    mapping: {
      base: (site.SITE_URL ?? 'http://localhost:4321').replace(/\/+$/, ''),
      product: site.PRODUCT,
      label,
      place: `${entry}/places/${UIT_PLACE ?? 'onbekend'}`,
      organizer: own.UIT_ORGANIZER && `${entry}/organizers/${own.UIT_ORGANIZER}`,
      types: Object.fromEntries(own.UIT_TYPES.split(',').map((pair) => pair.split('='))),
    },
  };
}

export type Settings = ReturnType<typeof readSettings>;
