import type { World } from './world.ts';

export type SimulatedStory = {
  readonly uuid: string;
  readonly component: string;
  readonly slug: string;
  /** What visitors may see; null: not published. */
  readonly published: string | null;
  /** What only editors may see. */
  readonly draft: string;
};

const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const SPACE = [
  ['home', 'home'],
  ['page', 'een'],
  ['page', 'twee'],
  ['page', 'drie'],
  ['news_overview', 'nieuws'],
  ['news_article', 'nieuws/a'],
  ['news_article', 'nieuws/b'],
  ['header', 'globaal/header'],
] as const;

export const HOME = uuidOf(0);
/** Its link is in the header of every page. */
export const LINKED = uuidOf(2);
/** Stories that editors change in the simulation. */
export const EDITABLE = SPACE.map((_, at) => uuidOf(at));
/** Stories that may also disappear and move. */
export const MOVABLE = SPACE.flatMap(([, slug], at) =>
  /^(twee|drie|nieuws\/)/.test(slug) ? [uuidOf(at)] : [],
);

type Snapshot = {
  readonly at: number;
  readonly version: number;
  readonly stories: readonly SimulatedStory[];
};

/**
 * The stories of the simulated space. Each snapshot of them is stored, so that what is read can run behind, and so that
 * the rules can ask what was ever there.
 */
export function createSpace(world: World) {
  const history: Snapshot[] = [];
  let revision = 0;

  const present = (): Snapshot => history.at(-1) ?? { at: 0, version: 0, stories: [] };
  const stories = () => present().stories;

  /** Changes a story. Everything but a draft moves the version on. */
  function change(
    uuid: string,
    apply: (story: SimulatedStory, text: string) => SimulatedStory,
    isDraft = false,
  ): SimulatedStory {
    revision += 1;
    const version = isDraft ? present().version : Math.floor(world.now() / 1000);
    const next = stories().map((story) => (story.uuid === uuid ? apply(story, `tekst ${revision}`) : story));
    history.push({ at: world.now(), version, stories: next });
    const changed = next.find((story) => story.uuid === uuid);
    if (!changed) throw new Error(`no story ${uuid}`);
    return changed;
  }

  /** The space as it was `lagMs` ago, or less. */
  function seen(lagMs: number): Snapshot {
    const until = world.now() - (world.random() < 0.5 ? lagMs : world.between(0, lagMs));
    return history.findLast(({ at }) => at <= until) ?? history[0] ?? present();
  }

  history.push({
    at: 0,
    version: 0,
    stories: SPACE.map(([component, slug], at) => ({
      uuid: uuidOf(at),
      component,
      slug,
      published: `tekst van ${slug}`,
      draft: `tekst van ${slug}`,
    })),
  });

  return {
    stories,
    seen,
    /** Every text that was ever published in a story. */
    everPublished: (uuid: string): ReadonlySet<string> =>
      new Set(
        history.flatMap((snapshot) =>
          snapshot.stories.filter((story) => story.uuid === uuid).flatMap(({ published }) => published ?? []),
        ),
      ),
    /** The story that was published at a slug last, now or earlier; moves never give a slug to another story. */
    ownerOf: (slug: string): SimulatedStory | undefined => {
      const isThere = (story: SimulatedStory) => story.slug === slug && story.published !== null;
      const uuid = history
        .findLast((snapshot) => snapshot.stories.some(isThere))
        ?.stories.find(isThere)?.uuid;
      return stories().find((story) => story.uuid === uuid);
    },
    /** Every slug that a story has had. */
    slugsOf: (uuid: string): ReadonlySet<string> =>
      new Set(
        history.flatMap((snapshot) =>
          snapshot.stories.filter((one) => one.uuid === uuid).map(({ slug }) => slug),
        ),
      ),
    /** Since when a slug has led to a published story without interruption; Infinity when it does not now. */
    publishedSince(slug: string): number {
      let since = Number.POSITIVE_INFINITY;
      for (const snapshot of history.toReversed()) {
        if (!snapshot.stories.some((story) => story.slug === slug && story.published !== null)) break;
        since = snapshot.at;
      }
      return since;
    },
    slugs: (): ReadonlySet<string> =>
      new Set(history.flatMap((snapshot) => snapshot.stories.map(({ slug }) => slug))),
    draft: (uuid: string) => change(uuid, (story, text) => ({ ...story, draft: `CONCEPT ${text}` }), true),
    publish: (uuid: string) => change(uuid, (story, text) => ({ ...story, published: text, draft: text })),
    unpublish: (uuid: string) => change(uuid, (story) => ({ ...story, published: null })),
    move: (uuid: string) =>
      change(uuid, (story, text) => ({
        ...story,
        slug: `${story.slug.replace(/-.*/, '')}-${text.slice(6)}`,
      })),
  };
}
