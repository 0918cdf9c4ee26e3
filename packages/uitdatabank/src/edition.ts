import { parseStory, type readFolder, runningText } from '@inktvis/content/checking';
import { brusselsDay } from '@inktvis/foundation/brussels';
import { editionOn, editionsOf, isIn } from '@inktvis/programme/edition';
import { sortOccurrences } from '@inktvis/programme/occurrences';
import type { Listed } from './event-body.ts';
import type { Settings } from './settings.ts';

/** What is published for the edition that counts at `now`: each experience that has moments in it. */
export function editionIn(
  { published, byUuid }: ReturnType<typeof readFolder>,
  addresses: Settings['addresses'],
  now: Date,
): Listed[] {
  const findStory = (uuid: string) => byUuid.get(uuid)?.story;
  const findSlug = (uuid: string) => findStory(uuid)?.full_slug ?? null;
  const context = { ...addresses, known: new Map(), report: () => {}, findStory, findSlug };
  const stories = published.flatMap(({ story }) => {
    const read = parseStory(story, context);
    return read.ok ? read.value : [];
  });
  const days = stories.filter((story) => story.type === 'date_overview');
  const period = editionOn(editionsOf(days), brusselsDay(now));
  const programme = stories.filter((story) => story.type === 'program');
  const moments = sortOccurrences(programme.filter((moment) => !period || isIn(period, moment)));
  const byExperience = Map.groupBy(moments, ({ content }) => content.experience?.uuid);
  return stories
    .filter((story) => story.type === 'experience')
    .flatMap((experience) => {
      const wire = findStory(experience.uuid);
      const own = byExperience.get(experience.uuid);
      return wire && own ? { experience, moments: own, text: runningText(wire.content) } : [];
    });
}
