import { type Content, parseStory, type TypeName } from '../domain.ts';
import { type ContentProblem, camelCase, type WireStory } from '../kit/definition.ts';
import { typeDefinitions } from '../model/index.ts';

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

/** Content of a type whose every field is empty; a test gives those that it requires. */
export const emptyContent = <T extends TypeName>(type: T): Content<T> =>
  Object.fromEntries(
    Object.entries(typeDefinitions[type].fields).map(([name, { empty }]) => [camelCase(name), empty]),
  ) as Content<T>;
