import { NoResponse } from '../ask.ts';
import type { Checking, Line } from '../line.ts';
import { counted, statusOf } from '../line.ts';
import { REGIONS, regionOf } from '../regions.ts';

const REFUSED = [401, 403];

/** The other region that knows the token; undefined when none does. */
async function regionThatKnows({ ask, settings, space }: Checking) {
  const own = regionOf(settings.restUrl);
  if (!own) return undefined;
  for (const region of REGIONS) {
    if (region === own) continue;
    const { pathname, search } = space.address('spaces/me');
    const url = new URL(`${pathname}${search}`, region.rest);
    const status = await ask(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return region;
  }
  return undefined;
}

/** The service knows the public token, and it is one of the space we mean. */
export const reach: Line = {
  id: 'reach',
  title: 'Ruimte bereikbaar met het publieke token',
  blocking: true,
  async run(checking) {
    const { ask, settings, space } = checking;
    const response = await ask(space.address('spaces/me'));
    if (REFUSED.includes(response.status)) {
      const region = await regionThatKnows(checking);
      const where = region
        ? `De ruimte staat in ${region.name}: zet CONTENT_REST_URL op ${region.rest}, CONTENT_GRAPHQL_URL op ${region.graphql} en CONTENT_ASSETS_URL op ${region.assets}.`
        : `CONTENT_TOKEN is onbekend (${statusOf(response)}): kopieer het token 'Public' uit Settings → Access Tokens.`;
      return { wrong: [where] };
    }
    if (response.status === 404) {
      return { wrong: [`Op ${settings.restUrl} staat geen inhoudsdienst: CONTENT_REST_URL eindigt op /v2.`] };
    }
    const { id, name } = await space.space();
    if (String(id) === settings.spaceId) return { notes: [`Ruimte ${id} (${name}).`] };
    const wrong = `Het token is van ruimte ${id} (${name}): zet CONTENT_SPACE_ID op ${id}, of neem het token van ruimte ${settings.spaceId}.`;
    return { wrong: [wrong] };
  },
};

/** What visitors get can never be a draft. */
export const publicToken: Line = {
  id: 'public-token',
  title: 'Publiek token leest geen kladversies',
  blocking: true,
  async run({ ask, space }) {
    const response = await ask(space.address('stories', { version: 'draft', per_page: 1 }));
    if (REFUSED.includes(response.status)) return {};
    if (response.status !== 200)
      throw new NoResponse(`de vraag naar kladversies kreeg ${statusOf(response)}`);
    return {
      wrong: [
        "CONTENT_TOKEN is een voorbeeldtoken: bezoekers zouden kladversies kunnen zien. Maak een token 'Public'.",
      ],
    };
  },
};

/** Editors see their drafts. */
export const previewToken: Line = {
  id: 'preview-token',
  title: 'Voorbeeldtoken',
  async run({ ask, settings, space }) {
    const { previewToken: token, spaceId } = settings;
    if (token === undefined) {
      return {
        wrong: [
          "CONTENT_PREVIEW_TOKEN ontbreekt: redacteurs hebben geen voorbeeld. Maak een token 'Preview' en zet het daar.",
        ],
      };
    }
    const about = space.address('spaces/me', {}, token);
    const own = await ask(about);
    if (REFUSED.includes(own.status)) {
      return {
        wrong: [`CONTENT_PREVIEW_TOKEN is onbekend (${statusOf(own)}): kopieer het token 'Preview'.`],
      };
    }
    const id = spaceIdIn(own.text);
    if (id !== spaceId) {
      return { wrong: [`CONTENT_PREVIEW_TOKEN is van ruimte ${id}; neem dat van ruimte ${spaceId}.`] };
    }
    const response = await ask(space.address('stories', { version: 'draft', per_page: 1 }, token));
    if (response.status === 200) return {};
    return {
      wrong: [
        `CONTENT_PREVIEW_TOKEN leest geen kladversies (${statusOf(response)}): maak een token 'Preview'.`,
      ],
    };
  },
};

const spaceIdIn = (text: string): string => /"id"\s*:\s*(\d+)/.exec(text)?.[1] ?? 'onbekend';

/** Seconds that the clock of this machine may differ from that of the service. */
const SKEW = 60;

/** The proofs of the visual editor are made with a time. */
export const clock: Line = {
  id: 'clock',
  title: 'Klok',
  async run({ ask, now, space }) {
    const { headers } = await ask(space.address('spaces/me'));
    const theirs = Date.parse(headers.get('date') ?? '');
    if (Number.isNaN(theirs)) return 'de dienst noemt geen tijd';
    const seconds = Math.round((now().getTime() - theirs) / 1000);
    if (Math.abs(seconds) <= SKEW) return {};
    const how = `${counted(Math.abs(seconds), 'seconde', 'seconden')} ${seconds > 0 ? 'voor' : 'achter'}`;
    return {
      wrong: [
        `De klok van deze machine loopt ${how}: de site weigert dan voorbeelden. Zet ze gelijk (NTP), ook op de server.`,
      ],
    };
  },
};
