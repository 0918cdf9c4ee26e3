import { isLocal } from './setting-kinds.ts';
import type { Settings } from './settings.ts';

/** How PostgreSQL is reached when its certificate is checked (https://www.postgresql.org/docs/17/libpq-ssl.html). */
const VERIFIED = /[?&]sslmode=verify-(ca|full)(&|$)/;

const isPlainHttp = (address: string): boolean => address.startsWith('http:') && !isLocal(address);

/** Whether an address of a database leads to another machine without a certificate that is checked. */
const isPlainDatabase = (address: string): boolean =>
  /^postgres/.test(address) && URL.canParse(address) && !isLocal(address) && !VERIFIED.test(address);

/**
 * The settings that name another machine which is reached without TLS, or without a certificate that is checked: what
 * lies between can read and change what is said, tokens and passwords included. SMTP to another machine always has TLS.
 */
export function plainConnections(settings: Settings): string[] {
  const addresses: Record<string, string> = {
    CONTENT_URL: settings.contentRestUrl,
    EVENTS_URL: settings.eventsUrl,
  };
  return [
    ...Object.entries(addresses)
      .filter(([, address]) => isPlainHttp(address))
      .map(([name]) => name),
    ...(isPlainDatabase(settings.databaseUrl) ? ['DATABASE_URL'] : []),
  ];
}
