import { messages } from '@inktvis/messages';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { ExperienceCard, type ExperienceCardProps } from '../../cards/ExperienceCard.tsx';
import { OVERVIEWS } from '../../layout/sections.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Wrap } from '../../ui/Wrap.tsx';

type SoonHereProps = { readonly cards: readonly ExperienceCardProps[]; readonly page: 'white' | 'orange' };

/** What is still to come at a hotspot; nothing when nothing is. */
export const SoonHere = ({ cards, page }: SoonHereProps) =>
  cards.length === 0 ? null : (
    <Section page={page} labelledBy="straks">
      <Wrap>
        <SectionHead
          id="straks"
          title={messages.hotspots.soon}
          more={{ label: messages.related.all_experiences, href: OVERVIEWS.programme }}
        />
        <CardGrid>
          {cards.map((card) => (
            <ExperienceCard key={`${card.href} ${card.first?.machine}`} {...card} headingLevel={3} />
          ))}
        </CardGrid>
      </Wrap>
    </Section>
  );
