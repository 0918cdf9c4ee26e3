export type HeaderList = readonly (readonly [name: string, value: string])[];

export type SecurityHeaders = ReturnType<typeof createSecurityHeaders>;

/** For responses without a policy of their own: nothing may load, nothing may frame them. */
const strictCsp = "default-src 'none'; base-uri 'none'; form-action 'none'";

/**
 * Features that no page uses. Not Bluetooth: Chromium on Linux warns on each page that names it. Not fullscreen, autoplay and
 * picture-in-picture: the frame of a video gets them through its `allow` attribute.
 */
const permissions = [
  'accelerometer=()',
  'browsing-topics=()',
  'camera=()',
  'display-capture=()',
  'geolocation=(self)',
  'gyroscope=()',
  'hid=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'serial=()',
  'usb=()',
].join(', ');

type SecurityOptions = {
  /** Of the public address; only then HSTS is sent. */
  readonly https: boolean;
  /** Other origins: of the tiles of the map, and where forms may be sent. */
  readonly pictureOrigins?: readonly string[];
  readonly formOrigins?: readonly string[];
};

export function createSecurityHeaders({ https, pictureOrigins = [], formOrigins = [] }: SecurityOptions) {
  const base: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', permissions],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['X-Frame-Options', 'DENY'],
  ];
  if (https) base.push(['Strict-Transport-Security', 'max-age=31536000']);
  return {
    /** A preview that an editor may frame has no X-Frame-Options. Pictures are shown elsewhere too: mails, links, feeds. */
    headers: (policy: string = withFrameAncestors(strictCsp), type = ''): HeaderList => [
      ...base.filter(([name]) => name !== 'X-Frame-Options' || forbidsFraming.test(policy)),
      ['Cross-Origin-Resource-Policy', type.startsWith('image/') ? 'cross-origin' : 'same-origin'],
      ['Content-Security-Policy', policy],
    ],
    /** The Content-Security-Policy of a response, from the one its page stated (or none). */
    csp(given: string | null): string {
      if (given === null) return withFrameAncestors(strictCsp);
      const policy = withSources(given, IMG_SRC, pictureOrigins);
      return withFrameAncestors(withReports(withSources(policy, CONNECT_SRC, formOrigins)));
    },
    /** The policy of an SVG: it may be opened as a document, and must not be able to run or load anything then. */
    svgCsp: withFrameAncestors("default-src 'none'; style-src 'unsafe-inline'; sandbox"),
  };
}

/** Only a policy that allows our own origin there is extended. */
const IMG_SRC = /(^|;)(\s*img-src\s+'self'[^;]*)/i;
const CONNECT_SRC = /(^|;)(\s*connect-src\s+'self'[^;]*)/i;

const withSources = (policy: string, directive: RegExp, origins: readonly string[]): string =>
  policy.replace(directive, (found) => [found, ...origins].join(' '));

/**
 * Where browsers report what a page's policy refused (`src/pages/api/csp.ts`). `report-uri` is deprecated, and the one
 * that every browser has (https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy/report-uri).
 */
const withReports = (policy: string): string => `${policy.replace(/[;\s]+$/, '')}; report-uri /api/csp`;

const forbidsFraming = /(^|;)\s*frame-ancestors\s+'none'\s*(;|$)/i;

function withFrameAncestors(policy: string): string {
  if (/(^|;)\s*frame-ancestors\s/i.test(policy)) return policy;
  return `${policy.replace(/[;\s]+$/, '')}; frame-ancestors 'none'`;
}
