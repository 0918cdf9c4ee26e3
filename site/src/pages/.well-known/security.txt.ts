import { systemClock } from '@inktvis/foundation/clock';
import type { APIRoute } from 'astro';
import { storedText } from '../../server/page.ts';
import { settings } from '../../server/runtime.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long what it says holds; RFC 9116, 2.5.5 advises less than a year. */
const LIFE_DAYS = 180;

/** `GET /.well-known/security.txt` (RFC 9116): whom to tell about a vulnerability; 404 without `SECURITY_CONTACT`. */
export const GET: APIRoute = (context) => {
  if (settings.securityContact.length === 0) return context.rewrite('/fout/404');
  // Whole days, so that the file changes once a day.
  const expires = new Date((Math.floor(systemClock.now().getTime() / DAY_MS) + LIFE_DAYS) * DAY_MS);
  const lines = [
    ...settings.securityContact.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: nl, en',
    `Canonical: ${settings.canonicalBase}/.well-known/security.txt`,
  ];
  return storedText(context, `${lines.join('\n')}\n`, 'text/plain; charset=utf-8');
};
