import type { Block } from '@inktvis/content';
import { isAttendable, occurrencesOf } from '@inktvis/programme/occurrences';
import { stillToComeByTime } from '@inktvis/programme/still-to-come';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { ExperienceCard, type ExperienceCardProps } from '../../cards/experience/ExperienceCard.tsx';
import { experienceCard } from '../../cards/experience/experience-card.ts';
import { type LoadContext, type LoadedProps, needed } from '../entry.ts';
import { Grid } from '../Grid.tsx';

type ExperienceHighlightProps = LoadedProps<'experience_highlight', readonly ExperienceCardProps[]>;

export const ExperienceHighlight = ({ block, loaded: cards }: ExperienceHighlightProps) => (
  <Grid block={block}>
    <CardGrid columns="row">
      {cards.map((card, index) => (
        <ExperienceCard key={card.href} {...card} slim={index > 0} inRow />
      ))}
    </CardGrid>
  </Grid>
);

/** Each with the first time a visitor can attend from its beginning, by that time; null when all are over. */
export async function loadCards({ articles }: Block<'experience_highlight'>, { content, now }: LoadContext) {
  const programme = needed(await content.programme());
  const shown = stillToComeByTime(articles, programme, now);
  if (shown.length === 0 && articles.length > 0) return null;
  const cards = shown.map((one) => {
    const times = occurrencesOf(one, programme);
    const toBegin = times.filter((time) => isAttendable(time) && time.content.startDate > now);
    const [start] = toBegin;
    return {
      start: start?.content.startDate.getTime() ?? 0,
      card: experienceCard(one, start ? toBegin : times, now),
    };
  });
  return cards.toSorted((a, b) => a.start - b.start).map(({ card }) => card);
}
