import type { Story } from '@inktvis/content';
import { ok } from '@inktvis/foundation/result';
import { type Around, aroundOccurrence } from '@inktvis/programme/around';
import { type Occurrence, occurrencesOf, sortOccurrences } from '@inktvis/programme/occurrences';
import { OCCURRENCE_PARAMETER } from '@inktvis/programme/paths';
import type { ShownQueue } from '@inktvis/programme/signing-queue';
import { stillToCome } from '@inktvis/programme/still-to-come';
import { type ExperienceCardProps, experienceCard } from '../../cards/experience/experience-card.ts';
import { RELATED } from '../listing.ts';
import type { Load, ViewContext } from '../view.ts';
import { ticketOccurrence } from './moments.ts';

export type ExperienceData = {
  /** Its times in the edition of the page, by start. */
  readonly occurrences: readonly Occurrence[];
  /** Its times in earlier editions, the last one first. */
  readonly former: readonly Occurrence[];
  readonly related: readonly ExperienceCardProps[];
  /** The moment that the page is about; null when it takes place at none. */
  readonly shown: Occurrence | null;
  readonly around: Around;
  /** Of an address that asks for a moment: how long the queue is now. Such a page is not stored. */
  readonly queue: ShownQueue | null;
};

/** The cards of related experiences that are still to come, those of the same theme first; null when they cannot be had now. */
async function relatedCards(
  story: Story<'experience'>,
  { content, now }: ViewContext,
): Promise<readonly ExperienceCardProps[] | null> {
  const themes = new Set(story.content.theme.map((theme) => theme.uuid));
  const [related, programme] = await Promise.all([
    content.related('experience', {
      count: Number.POSITIVE_INFINITY,
      exclude: story.uuid,
      prefer: (other) => other.content.theme.some((theme) => themes.has(theme.uuid)),
    }),
    content.programme(),
  ]);
  if (!related.ok || !programme.ok) return null;
  return stillToCome(related.value, programme.value, now)
    .slice(0, RELATED)
    .map((other) => experienceCard(other, occurrencesOf(other, programme.value), now));
}

/** The queue at a signing moment, for those without script. */
async function queueNow(moment: Occurrence | null, { queues }: ViewContext): Promise<ShownQueue | null> {
  const read = moment && (await queues());
  return (moment && read?.queues[moment.uuid]?.shown) ?? null;
}

/** Without its times an experience page would publish wrong structured data, so those are essential; the rest is not. */
export const loadExperience: Load<'experience', ExperienceData> = async (story, context) => {
  const [items, programme, related] = await Promise.all([
    context.content.programmeOf([story.uuid]),
    context.content.programme(),
    relatedCards(story, context),
  ]);
  if (!items.ok) return items;
  const all = programme.ok ? programme.value : [];
  const occurrences = sortOccurrences(items.value).filter((item) => !programme.ok || all.includes(item));
  const first = occurrences[0]?.content.startDate ?? context.now;
  const former = sortOccurrences(items.value).filter(
    (item) => !occurrences.includes(item) && item.content.startDate < first,
  );
  const shown = ticketOccurrence(occurrences, context.now);
  const isAsked = context.url.searchParams.has(OCCURRENCE_PARAMETER);
  return ok({
    data: {
      occurrences,
      former: former.toReversed(),
      related: related ?? [],
      shown,
      queue: isAsked ? await queueNow(shown, context) : null,
      around: shown ? aroundOccurrence(shown, all) : { before: [], after: [] },
    },
    storable: programme.ok && related !== null && !isAsked,
  });
};
