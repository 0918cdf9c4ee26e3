import type { Block } from '@inktvis/content';
import type { Read } from '@inktvis/content/client';
import { ok } from '@inktvis/foundation/result';
import { isAttendable, occurrencesOf } from '@inktvis/programme/occurrences';
import { stillToComeByTime } from '@inktvis/programme/still-to-come';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { ExperienceCard, type ExperienceCardProps } from '../../cards/experience/ExperienceCard.tsx';
import { experienceCard } from '../../cards/experience/experience-card.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import { moreOf } from '../buttons/Buttons.tsx';
import type { BlockProps, LoadContext } from '../entry.ts';

type ExperienceHighlightProps = BlockProps<'experience_highlight'> & {
  readonly loaded: readonly ExperienceCardProps[];
};

/** Rows of three are whole: of seven cards six are shown. */
const shownOf = (count: number) => (count < 3 ? count : count - (count % 3));

/** Experiences in the spotlight: the first is large on a phone, the others are rows. */
export const ExperienceHighlight = ({ block, loaded: cards }: ExperienceHighlightProps) => (
  <Wrap>
    <SectionHead title={block.title} more={moreOf(block.cta)} />
    <CardGrid columns="row">
      {cards.slice(0, shownOf(cards.length)).map((card, index) => (
        <ExperienceCard key={card.href} {...card} slim={index > 0} inRow />
      ))}
    </CardGrid>
  </Wrap>
);

/** The cards of the chosen experiences, each with the first time a visitor can attend from its beginning, by that time; null when they are over. */
export async function loadCards(
  { articles }: Block<'experience_highlight'>,
  { content, now }: LoadContext,
): Promise<Read<readonly ExperienceCardProps[] | null>> {
  const programme = await content.programme();
  if (!programme.ok) return programme;
  const shown = stillToComeByTime(articles, programme.value, now);
  if (shown.length === 0 && articles.length > 0) return ok(null);
  const cards = shown.map((one) => {
    const times = occurrencesOf(one, programme.value);
    const toBegin = times.filter((time) => isAttendable(time) && time.content.startDate > now);
    const [start] = toBegin;
    return {
      start: start?.content.startDate.getTime() ?? 0,
      card: experienceCard(one, start ? toBegin : times, now),
    };
  });
  return ok(cards.toSorted((a, b) => a.start - b.start).map(({ card }) => card));
}
