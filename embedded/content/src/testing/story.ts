import { parseStoryFile, type Story } from '../store/story.ts';
import { storyFile } from './fixture.ts';

/** A story as the store holds it. */
export function makeStory(
  id: number,
  content: { [field: string]: unknown },
  rest: { [key: string]: unknown } = {},
): Story {
  const file = storyFile({ id, full_slug: `s${id}`, content: { component: 'page', ...content }, ...rest });
  const entry = parseStoryFile(JSON.stringify(file), true, new Date('2024-03-01T00:00:00Z'));
  if (entry.kind !== 'story') throw new Error('a folder');
  return entry.story;
}
