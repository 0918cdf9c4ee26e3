import { type Block, type BlockName, type Content, parseStory, type TypeName } from '../domain.ts';
import { type ContentProblem, camelCase, type Definition, type WireStory } from '../kit/definition.ts';
import { blockDefinitions, typeDefinitions } from '../model/index.ts';

/** A minimal story on the wire, for tests. */
export const wireStory = (content: WireStory['content'], rest: Partial<WireStory> = {}): WireStory => ({
  uuid: 'story-1',
  name: 'Een verhaal',
  slug: 'verhaal',
  full_slug: 'verhaal',
  content,
  ...rest,
});

/** Parses, and returns the problems beside the outcome. */
export function parseWithProblems(wire: WireStory, related: readonly WireStory[] = []) {
  const problems: ContentProblem[] = [];
  const outcome = parseStory(wire, {
    siteUrl: 'https://inktvis.example',
    report: (problem) => problems.push(problem),
    findStory: (uuid) => related.find((story) => story.uuid === uuid),
    findSlug: (uuid) => related.find((story) => story.uuid === uuid)?.full_slug,
  });
  return { outcome, problems };
}

/** An asset object of the demo space. */
export const asset = (name = 'beurshal.webp', alt = 'Een hal') => ({
  fieldtype: 'asset',
  id: 1,
  filename: `https://a.storyblok.com/f/1001/1600x1066/0123456789/${name}`,
  alt,
});

const emptyFields = ({ fields }: Definition) =>
  Object.fromEntries(Object.entries(fields).map(([name, { empty }]) => [camelCase(name), empty]));

/** Content of a type whose every field is empty; a test gives those that it requires. */
export const emptyContent = <T extends TypeName>(type: T): Content<T> =>
  emptyFields(typeDefinitions[type]) as Content<T>;

/** A block whose every field is empty; a test gives those that it requires. */
export const emptyBlock = <N extends BlockName>(type: N): Block<N> =>
  ({ ...emptyFields(blockDefinitions[type]), type, id: `een-${type}` }) as unknown as Block<N>;
