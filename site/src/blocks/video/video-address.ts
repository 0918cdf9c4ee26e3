type VideoAddress = {
  readonly provider: 'YouTube' | 'Vimeo';
  /** Address of the player, without cookies before it plays; starts at once, as a visitor pressed play. */
  readonly player: string;
  readonly page: string;
};

const YOUTUBE_HOSTS = new Set(['youtube.com', 'm.youtube.com', 'youtube-nocookie.com']);
const YOUTUBE_ID = /^[\w-]{11}$/;
/** Also below a channel, a showcase or a group: `/channels/staffpicks/76979871`, `/showcase/1/video/76979871`. */
const VIMEO_PATH =
  /^\/(?:(?:channels|ondemand|album|showcase|groups)\/[\w-]+\/)?(?:videos?\/)?(\d{4,12})(?:\/([0-9a-f]{6,20}))?\/?$/;
const TIME = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/;

/** Where a video starts, in seconds: `90`, `90s`, `1m30s` or `0h1m30s`, in the query or behind `#`; 0 at its beginning. */
function startOf({ searchParams, hash }: URL): number {
  const behind = new URLSearchParams(hash.slice(1));
  const [, hours = 0, minutes = 0, seconds = 0] =
    TIME.exec(searchParams.get('t') ?? searchParams.get('start') ?? behind.get('t') ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function youtube(id: string, url: URL): VideoAddress | null {
  if (!YOUTUBE_ID.test(id)) return null;
  const start = startOf(url);
  return {
    provider: 'YouTube',
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`,
    page: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
  };
}

function vimeo(url: URL): VideoAddress | null {
  const match = VIMEO_PATH.exec(url.pathname);
  if (!match) return null;
  const [, id, inPath] = match;
  // A video that is not listed only plays with the key its owner shared.
  const key = inPath ?? url.searchParams.get('h');
  const secret = key && /^[0-9a-f]{6,20}$/.test(key) ? key : null;
  const start = startOf(url);
  const at = start ? `#t=${start}s` : '';
  return {
    provider: 'Vimeo',
    player: `https://player.vimeo.com/video/${id}?${secret ? `h=${secret}&` : ''}autoplay=1&dnt=1${at}`,
    page: `https://vimeo.com/${id}${secret ? `/${secret}` : ''}${at}`,
  };
}

/** Reads the address an editor pasted (`block video`, field `url`); null when it is no YouTube or Vimeo video. */
export function videoAddress(text: string): VideoAddress | null {
  const withScheme = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  const host = url.hostname.replace(/^www\./, '');
  if (host === 'youtu.be') return youtube(url.pathname.slice(1).replace(/\/$/, ''), url);
  if (YOUTUBE_HOSTS.has(host)) {
    const inPath = /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(url.pathname)?.[1];
    return youtube(inPath ?? url.searchParams.get('v') ?? '', url);
  }
  return host === 'vimeo.com' || host === 'player.vimeo.com' ? vimeo(url) : null;
}
