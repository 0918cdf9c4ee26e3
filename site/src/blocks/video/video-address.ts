/** A video that can be played: the address of its player, and of its page for visitors without script. */
type VideoAddress = {
  readonly provider: 'YouTube' | 'Vimeo';
  /** Address of the player, without cookies before it plays; starts at once, as a visitor pressed play. */
  readonly player: string;
  /** Address of the video's own page. */
  readonly page: string;
};

const YOUTUBE_HOSTS = new Set(['youtube.com', 'm.youtube.com', 'youtube-nocookie.com']);
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_PATH = /^\/(?:video\/)?(\d{4,12})(?:\/([0-9a-f]{6,20}))?\/?$/;

const youtube = (id: string): VideoAddress | null =>
  YOUTUBE_ID.test(id)
    ? {
        provider: 'YouTube',
        player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
        page: `https://www.youtube.com/watch?v=${id}`,
      }
    : null;

function vimeo(url: URL): VideoAddress | null {
  const match = VIMEO_PATH.exec(url.pathname);
  if (!match) return null;
  const [, id, inPath] = match;
  // A video that is not listed only plays with the key its owner shared.
  const key = inPath ?? url.searchParams.get('h');
  const secret = key && /^[0-9a-f]{6,20}$/.test(key) ? key : null;
  return {
    provider: 'Vimeo',
    player: `https://player.vimeo.com/video/${id}?${secret ? `h=${secret}&` : ''}autoplay=1&dnt=1`,
    page: `https://vimeo.com/${id}${secret ? `/${secret}` : ''}`,
  };
}

/** Reads the address an editor pasted (`block video`, field `url`); null when it is no YouTube or Vimeo video. */
export function videoAddress(text: string): VideoAddress | null {
  const withScheme = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  const host = url.hostname.replace(/^www\./, '');
  if (host === 'youtu.be') return youtube(url.pathname.slice(1));
  if (YOUTUBE_HOSTS.has(host)) {
    const inPath = /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(url.pathname)?.[1];
    return youtube(inPath ?? url.searchParams.get('v') ?? '');
  }
  return host === 'vimeo.com' || host === 'player.vimeo.com' ? vimeo(url) : null;
}
