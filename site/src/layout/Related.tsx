import type { PageColour } from '@inktvis/content';
import { ownId } from '@inktvis/foundation/element-id';
import type { ReactNode } from 'react';
import { CardGrid } from '../cards/CardGrid.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import { Wrap } from '../ui/Wrap.tsx';

type RelatedProps = {
  readonly title: string;
  readonly more: { readonly label: string; readonly href: string };
  /** The paper of the page: the band has another. */
  readonly pageColour: PageColour;
  readonly roomy?: boolean;
  readonly children: readonly ReactNode[];
};

/** The band with more of the same below a detail page; nothing when there is no more. */
export const Related = ({ title, more, pageColour, roomy, children }: RelatedProps) =>
  children.length === 0 ? null : (
    <Section page={pageColour === 'orange' ? 'white' : 'orange'} labelledBy={ownId('verwant')}>
      <Wrap>
        <SectionHead id={ownId('verwant')} title={title} more={more} />
        <CardGrid columns="row" roomy={roomy}>
          {children}
        </CardGrid>
      </Wrap>
    </Section>
  );
