import { isArray, isObject, type Json, type JsonObject, type Story } from '../store/story.ts';

/** What an answer shows of its stories. */
export type Rendering = {
  readonly draft: boolean;
  readonly spaceId: number;
  /** First-level fields of the content to leave out. */
  readonly excludedFields: ReadonlySet<string>;
};

/** The mark by which the visual editor finds a block (contract content-service, section 6). */
const editableMark = (component: string, uid: string, storyId: number, spaceId: number): string =>
  `<!--#storyblok#${JSON.stringify({ name: component, space: String(spaceId), uid, id: String(storyId) })}-->`;

function mark(value: Json, storyId: number, spaceId: number): Json {
  if (isArray(value)) return value.map((entry) => mark(entry, storyId, spaceId));
  if (!isObject(value)) return value;
  const { component, _uid } = value;
  const marked = Object.entries(value).map(([key, entry]) => [key, mark(entry, storyId, spaceId)] as const);
  if (typeof component !== 'string' || typeof _uid !== 'string') return Object.fromEntries(marked);
  return { ...Object.fromEntries(marked), _editable: editableMark(component, _uid, storyId, spaceId) };
}

const ALWAYS = new Set(['component', '_uid']);

/** The content of a story as an answer shows it: marks in draft only, fields left out on request. */
export function renderContent({ id, content }: Story, { draft, spaceId, excludedFields }: Rendering): Json {
  const kept =
    excludedFields.size === 0
      ? content
      : Object.fromEntries(
          Object.entries(content).filter(([key]) => !excludedFields.has(key) || ALWAYS.has(key)),
        );
  return draft ? mark(kept, id, spaceId) : kept;
}

/** A story as an answer shows it. */
export const renderStory = (story: Story, rendering: Rendering): JsonObject => ({
  ...story,
  content: renderContent(story, rendering),
});
