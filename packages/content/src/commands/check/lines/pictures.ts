import { assetPath, fileIn } from '../../folder/json.ts';
import { type Checking, counted, type Line, listed, statusOf } from '../line.ts';
import { type CheckedStory, objectsOf } from '../reading.ts';

const STORE = /^(?:https?:)?\/\/(?:s3\.amazonaws\.com\/)?a(?:-[a-z]+)?\.storyblok\.com\//;
/** Not a drawing: the image service leaves those alone. */
const RASTER = /\.(?:avif|gif|jpe?g|png|webp)$/i;

/** What is wrong with the address of a picture, in a few words; undefined when nothing is. */
function problemOf(address: string, { settings }: Checking): string | undefined {
  const isHere = address.startsWith(new URL(settings.assetsUrl).origin);
  const path = STORE.test(address) || isHere ? assetPath(address) : undefined;
  if (path === undefined) return 'komen niet uit de beeldbank: laad ze daar op en kies ze opnieuw';
  if (!path.startsWith(`${settings.spaceId}/`)) {
    return 'verwijzen naar een andere ruimte: push de beelden en daarna de verhalen (npm run content -- export)';
  }
  return undefined;
}

function look(stories: readonly CheckedStory[], checking: Checking) {
  const problems = new Map<string, { addresses: Set<string>; slugs: Set<string> }>();
  let good: string | undefined;
  for (const { object, slug } of objectsOf(stories)) {
    const { address = '' } = fileIn(object) ?? {};
    if (address === '') continue;
    const problem = problemOf(address, checking);
    if (problem === undefined) {
      const path = assetPath(address);
      if (path && RASTER.test(path)) good ??= path;
      continue;
    }
    const seen = problems.get(problem) ?? { addresses: new Set(), slugs: new Set() };
    problems.set(problem, seen);
    seen.addresses.add(address);
    seen.slugs.add(slug);
  }
  return { problems, good };
}

/** Pictures are of this space and in the form that the site can show, and the image service makes them smaller. */
export const pictures: Line = {
  id: 'pictures',
  title: 'Beelden',
  async run(checking) {
    const { ask, settings, space } = checking;
    const { stories } = await space.stories();
    const { problems, good } = look(stories, checking);
    const wrong = [...problems].map(
      ([problem, { addresses, slugs }]) =>
        `${counted(addresses.size, 'beeld', 'beelden')} (in ${listed(slugs)}) ${problem}.`,
    );
    if (good === undefined) return { wrong, notes: ['Er is geen beeld om de beelddienst mee te proberen.'] };
    const url = new URL(
      `/f/${good.split('/').map(encodeURIComponent).join('/')}/m/64x64/filters:format(webp)`,
      settings.assetsUrl,
    );
    const response = await ask(url);
    const type = response.headers.get('content-type') ?? '';
    if (response.status !== 200 || !type.startsWith('image/')) {
      wrong.push(
        `De beelddienst op ${url.origin} geeft geen beeld (${statusOf(response)}): klopt CONTENT_ASSETS_URL?`,
      );
    }
    return { wrong };
  },
};
