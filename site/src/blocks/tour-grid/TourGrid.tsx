import type { Block } from '@inktvis/content';
import type { TouringEvent } from '@inktvis/events';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { ExperienceCard } from '../../cards/experience/ExperienceCard.tsx';
import { lines, TourNoPicture, TourPicture } from '../../cards/tours/TourPicture.tsx';
import { loadComingTours, tourCard } from '../../cards/tours/tour-order.ts';
import { CutCorner } from '../../ui/text/CutCorner.tsx';
import { type LoadContext, type LoadedProps, needed } from '../entry.ts';
import { Grid } from '../Grid.tsx';

type Coming = { readonly events: readonly TouringEvent[]; readonly now: Date };

const ROW = '(min-width: 1290px) 410px, (min-width: 640px) 31vw';
const SHOWN = 3;

export const TourGrid = ({ block, loaded: { events, now } }: LoadedProps<'tour_grid', Coming>) => (
  <Grid block={block}>
    <CardGrid columns="row">
      {events.map((event, place) => {
        const town = event.address?.town ?? '';
        return (
          <ExperienceCard
            key={event.slug}
            {...tourCard(event, now)}
            slim={place > 0}
            art={
              event.image ? (
                <CutCorner words={lines(town)}>
                  <TourPicture
                    slug={event.slug}
                    shape="wide"
                    sizes={`${ROW}, ${place > 0 ? '7rem' : '92vw'}`}
                    alt=""
                  />
                </CutCorner>
              ) : (
                <TourNoPicture town={town} place={place} size="normal" />
              )
            }
          />
        );
      })}
    </CardGrid>
  </Grid>
);

/** The first three events that are still to come; null when none is left. */
export async function loadTourGrid(_block: Block<'tour_grid'>, { events, now }: LoadContext) {
  const coming = needed(await loadComingTours(events, now));
  return coming.length === 0 ? null : { events: coming.slice(0, SHOWN), now };
}
