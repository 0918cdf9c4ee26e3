import { percentDecode } from '@inktvis/foundation/percent-decode';

export type MailRoute = ReturnType<typeof readMailUrl>;

const MANDRILL = 'https://mandrillapp.com/api/1.3';
const EXPECTED =
  'MAIL_URL: expects smtp://user:password@host:587, smtps://user:password@host or mandrill://key';

const isLocal = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host);

const decoded = (part: string): string => percentDecode(part) ?? part;

function mandrillRoute(url: URL) {
  const kind = 'mandrill' as const;
  if (url.username === '') return { kind, key: decoded(url.host), basePath: MANDRILL };
  const scheme = isLocal(url.hostname.replace(/^\[|\]$/g, '')) ? 'http' : 'https';
  const path = url.pathname.replace(/\/+$/, '') || '/api/1.3';
  return { kind, key: decoded(url.username), basePath: `${scheme}://${url.host}${path}` };
}

/** Throws without repeating the address. `mandrill://key@host:port/api/1.3` asks another server than Mailchimp’s. */
export function readMailUrl(text: string) {
  const url = URL.parse(text);
  if (!url?.hostname) throw new Error(EXPECTED);
  if (url.protocol === 'mandrill:') return mandrillRoute(url);
  if (url.protocol !== 'smtp:' && url.protocol !== 'smtps:') throw new Error(EXPECTED);
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return {
    kind: 'smtp' as const,
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    /** TLS from the first byte (`smtps:`); otherwise STARTTLS, except on this machine. */
    secure,
    local: isLocal(host),
    user: url.username === '' ? undefined : decoded(url.username),
    password: url.username === '' ? undefined : decoded(url.password),
  };
}
