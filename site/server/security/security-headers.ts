/** Headers in the order they are sent; names in their usual spelling. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

export type SecurityHeaders = {
  /** The headers that stand on every answer, whatever it is. */
  readonly base: HeaderList;
  /** The same beside a policy of `csp`: a preview that an editor may frame goes without X-Frame-Options. */
  baseFor(policy: string): HeaderList;
  /** The Content-Security-Policy of an answer, from the one its maker gave it (or none). */
  csp(given: string | null): string;
  /** The policy of an SVG: it may be opened as a document of its own, and then it must be able to do nothing. */
  readonly svgCsp: string;
};

/** For answers that bring no policy of their own: nothing may load, nothing may frame them. */
const strictCsp = "default-src 'none'; base-uri 'none'; form-action 'none'";

/**
 * Powers no page of ours uses. Fullscreen, autoplay and picture-in-picture are not named here on purpose:
 * a video that a visitor starts gets them through the `allow` attribute of its frame.
 */
const permissions = [
  'accelerometer=()',
  'bluetooth=()',
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

/**
 * The security headers of every answer.
 * @param https Whether the public address is https; only then browsers are told to stay there (HSTS).
 * @param pictureOrigins Elsewhere, where pages may fetch pictures: the drawings of the map.
 */
export function createSecurityHeaders({
  https,
  pictureOrigins = [],
}: {
  readonly https: boolean;
  readonly pictureOrigins?: readonly string[];
}): SecurityHeaders {
  const base: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', permissions],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['X-Frame-Options', 'DENY'],
  ];
  if (https) base.push(['Strict-Transport-Security', 'max-age=31536000']);
  const framed: HeaderList = base.filter(([name]) => name !== 'X-Frame-Options');
  return {
    base,
    baseFor: (policy) => (framedByNobody.test(policy) ? base : framed),
    csp: (given) => withFrameAncestors(given === null ? strictCsp : withPictures(given, pictureOrigins)),
    svgCsp: withFrameAncestors("default-src 'none'; style-src 'unsafe-inline'; sandbox"),
  };
}

/** Only a policy that lets pictures in at all is opened further. */
const withPictures = (policy: string, origins: readonly string[]): string =>
  policy.replace(/(^|;)(\s*img-src\s+'self'[^;]*)/i, (directive) => [directive, ...origins].join(' '));

const framedByNobody = /(^|;)\s*frame-ancestors\s+'none'\s*(;|$)/i;

function withFrameAncestors(policy: string): string {
  if (/(^|;)\s*frame-ancestors\s/i.test(policy)) return policy;
  return `${policy.replace(/[;\s]+$/, '')}; frame-ancestors 'none'`;
}
