import { createHmac } from 'node:crypto';
import { isObject, type JsonObject } from '@inktvis/foundation/json';
import { z } from 'zod';
import { componentExport } from '../cms/components.ts';
import { neededStories } from '../model/fixed-stories.ts';
import { model } from '../model/index.ts';
import { objectsIn } from './folder/json.ts';
import { readSettings, type Settings } from './settings.ts';

export { readSettings };

/** In Dutch: what is wrong with what was looked at; `skipped` says why it was not looked at. */
type Outcome = { readonly wrong: readonly string[]; readonly skipped?: string };

export type CheckLine = Outcome & { readonly title: string };

const found = (...wrong: string[]): Outcome => ({ wrong });
const skip = (skipped: string): Outcome => ({ wrong: [], skipped });

const TIMEOUT_MS = 20_000;
const PER_PAGE = 100;
const MANAGEMENT_URL = 'https://mapi.storyblok.com/v1';

const spaceBody = z.object({ space: z.object({ id: z.number(), name: z.string().catch('') }) });
const storiesBody = z.object({
  stories: z.array(z.object({ full_slug: z.string(), content: z.looseObject({ component: z.string() }) })),
});
const componentsBody = z.object({
  components: z.array(
    z.looseObject({ name: z.string(), schema: z.record(z.string(), z.looseObject({ type: z.string() })) }),
  ),
});

type CheckedStory = z.infer<typeof storiesBody>['stories'][number];

/** Looks at the space and the site of the settings. Rejects when a service does not respond; it never names a token. */
export async function checkSpace(settings: Settings): Promise<readonly CheckLine[]> {
  const title = 'Ruimte bereikbaar met het publieke token';
  const problem = await tokenProblem(settings, 'CONTENT_TOKEN');
  if (problem) return [{ title, wrong: [problem] }];
  const stories = await storiesOf(settings);
  return [
    { title, wrong: [] },
    { title: 'Publiek token leest geen kladversies', wrong: await publicToken(settings) },
    { title: 'Voorbeeldtoken', wrong: await previewToken(settings) },
    { title: 'Inhoud past in het model', wrong: unknownIn(stories) },
    { title: 'Velden in de redactie', ...(await fields(settings)) },
    { title: 'Verhalen die de site niet kan missen', wrong: missingStories(stories, settings.PRODUCT) },
    { title: 'Meldingen komen binnen', ...(await webhook(settings)) },
  ];
}

/** Asks any service; rejects with its address and why it does not respond. */
async function request(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    const cause = error instanceof Error && isObject(error.cause) ? error.cause : error;
    const code = isObject(cause) && typeof cause.code === 'string' ? cause.code : String(cause);
    throw new Error(`${url.origin} geeft geen antwoord (${code})`);
  }
}

function ask({ CONTENT_URL }: Settings, path: string, params: Readonly<Record<string, string | number>>) {
  const url = new URL(`${CONTENT_URL}/v2/cdn/${path}`);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, String(value));
  url.searchParams.sort();
  return request(url, {});
}

/** What is wrong with a token; undefined when it reads the space of the settings. */
async function tokenProblem(
  settings: Settings,
  name: 'CONTENT_TOKEN' | 'CONTENT_PREVIEW_TOKEN',
): Promise<string | undefined> {
  const { CONTENT_SPACE_ID: own, CONTENT_URL: address, [name]: token = '' } = settings;
  const response = await ask(settings, 'spaces/me', { token });
  const body = spaceBody.safeParse(await response.json().catch(() => null));
  if (!body.success) {
    const how = `kopieer het uit Settings → Access Tokens, en kijk of CONTENT_URL (${address}) van die regio is`;
    return `${name} is onbekend (antwoord ${response.status}): ${how}.`;
  }
  const { id, name: called } = body.data.space;
  if (String(id) === own) return undefined;
  return `${name} is van ruimte ${id} (${called}): zet CONTENT_SPACE_ID op ${id}, of neem het token van ruimte ${own}.`;
}

async function readsDrafts(settings: Settings, token: string): Promise<boolean> {
  return (await ask(settings, 'stories', { version: 'draft', per_page: 1, token })).ok;
}

async function publicToken(settings: Settings): Promise<string[]> {
  const why = 'CONTENT_TOKEN is een voorbeeldtoken: bezoekers zouden kladversies kunnen zien.';
  return (await readsDrafts(settings, settings.CONTENT_TOKEN)) ? [`${why} Maak een token 'Public'.`] : [];
}

async function previewToken(settings: Settings): Promise<string[]> {
  const { CONTENT_PREVIEW_TOKEN: token } = settings;
  if (token === undefined) return ['CONTENT_PREVIEW_TOKEN ontbreekt: redacteurs hebben geen voorbeeld.'];
  const problem = await tokenProblem(settings, 'CONTENT_PREVIEW_TOKEN');
  if (problem) return [problem];
  if (await readsDrafts(settings, token)) return [];
  return ["CONTENT_PREVIEW_TOKEN leest geen kladversies: maak een token 'Preview'."];
}

async function storiesOf(settings: Settings): Promise<readonly CheckedStory[]> {
  const stories: CheckedStory[] = [];
  for (let page = 1; ; page += 1) {
    const pages = { version: 'published', sort_by: 'id:asc', per_page: PER_PAGE, page };
    const response = await ask(settings, 'stories', { ...pages, token: settings.CONTENT_TOKEN });
    const more = storiesBody.parse(await response.json()).stories;
    stories.push(...more);
    if (more.length < PER_PAGE) return stories;
  }
}

/** Keys of a block that are no fields, and copies of fields for other languages. */
const isOwnKey = (key: string) => key === 'component' || key.startsWith('_') || key.includes('__i18n__');

/** What stories hold and the model does not know, each with the stories that hold it. */
function unknownIn(stories: readonly CheckedStory[]): string[] {
  const holders = new Map<string, Set<string>>();
  const say = (what: string, slug: string) => holders.set(what, (holders.get(what) ?? new Set()).add(slug));
  for (const { content, full_slug } of stories)
    for (const { at, object } of objectsIn(content)) {
      if (typeof object.component !== 'string') continue;
      const definition = model[object.component];
      const isRoot = at === '';
      if (!definition || definition.nestable === isRoot)
        say(`${isRoot ? 'Inhoudstype' : 'Blok'} '${object.component}'`, full_slug);
      else
        for (const key of Object.keys(object))
          if (!isOwnKey(key) && !Object.hasOwn(definition.fields, key))
            say(`Veld '${key}' van '${definition.label}' (${object.component})`, full_slug);
    }
  return [...holders].map(
    ([what, slugs]) => `${what} kent de site niet, en toont ze niet (in ${[...slugs].join(', ')}).`,
  );
}

/** Editors can enter exactly what the site reads (storyblok.com/docs/api/management). */
async function fields({
  CONTENT_SPACE_ID: space,
  CONTENT_MANAGEMENT_TOKEN: token,
}: Settings): Promise<Outcome> {
  if (token === undefined) return skip('dit vraagt CONTENT_MANAGEMENT_TOKEN');
  const url = new URL(`${MANAGEMENT_URL}/spaces/${space}/components?per_page=${PER_PAGE}`);
  const response = await request(url, { headers: { authorization: token } });
  if (!response.ok) return found(`CONTENT_MANAGEMENT_TOKEN mag dit niet (antwoord ${response.status}).`);
  return found(...differences(componentsBody.parse(await response.json()).components));
}

/** Fields without a value: they only arrange the others. */
const ARRANGING = ['tab', 'section'];

export function differences(components: z.infer<typeof componentsBody>['components']): string[] {
  const known = new Map(components.map(({ name, schema }) => [name, schema]));
  return componentExport().flatMap(({ name, display_name, schema }) => {
    const theirs = known.get(name);
    if (!theirs) return [`Component '${name}' (${display_name}) ontbreekt in de ruimte.`];
    const ours: Readonly<Record<string, JsonObject>> = schema;
    return [...new Set([...Object.keys(ours), ...Object.keys(theirs)])].flatMap((field) => {
      const [own, other] = [ours[field], theirs[field]];
      if (ARRANGING.includes(String((own ?? other)?.type))) return [];
      if (!other) return [`Veld ${name}.${field} ontbreekt in de ruimte.`];
      if (!own) return [`Veld ${name}.${field} staat in de ruimte, niet in het model: een push wist het.`];
      if (own.type === other.type) return [];
      return [`Veld ${name}.${field} is in de ruimte '${other.type}', in het model '${own.type}'.`];
    });
  });
}

function missingStories(stories: readonly CheckedStory[], product: string): string[] {
  const types = new Map(
    stories.map(({ full_slug, content }) => [full_slug.replace(/\/+$/, ''), content.component]),
  );
  return neededStories(product).flatMap(([type, slug]) => {
    const label = model[type]?.label ?? type;
    const own = types.get(slug);
    if (own === undefined) return [`Verhaal '${slug}' (${label}) ontbreekt of is niet gepubliceerd.`];
    if (own === type) return [];
    return [`Verhaal '${slug}' is een '${own}', maar de site verwacht '${type}' (${label}).`];
  });
}

/** Signed well, and no notification: the site refuses it after the signature, so that nothing is marked. */
const PROBE = '"proef"';

async function webhook({ SITE_URL: siteUrl, CONTENT_WEBHOOK_SECRET: secret }: Settings): Promise<Outcome> {
  if (secret === undefined) return skip('zonder CONTENT_WEBHOOK_SECRET blijft alleen peilen over');
  if (siteUrl === undefined) return skip('zet SITE_URL op het adres van de site');
  const url = new URL('/api/webhook/content', siteUrl);
  // biome-ignore lint/plugin: the protocol of the vendor.
  const signature = createHmac('sha1', secret).update(PROBE).digest('hex');
  const headers = { 'content-type': 'application/json', 'webhook-signature': signature };
  const asked = request(url, { method: 'POST', headers, body: PROBE, redirect: 'manual' });
  const response = await asked.catch((error: Error) => error);
  // A site is installed after its space.
  if (response instanceof Error) return skip(`${response.message}: kijk dit na zodra de site draait`);
  if (response.status === 400 && isObject(await response.json().catch(() => null))) return found();
  const why: Readonly<Record<number, string>> = {
    401: 'de site heeft een ander CONTENT_WEBHOOK_SECRET dan hier',
    503: 'de site heeft zelf geen CONTENT_WEBHOOK_SECRET',
  };
  const said =
    why[response.status] ??
    `${url.href} geeft antwoord ${response.status}; staat er een proxy of wachtwoord voor`;
  return found(`Meldingen van de inhoudsdienst komen niet binnen: ${said}.`);
}
