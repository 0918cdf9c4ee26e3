import type { PageColour } from '@inktvis/content';
import { ownId } from '@inktvis/foundation/element-id';
import type { ReactNode } from 'react';
import { CardGrid } from '../cards/CardGrid.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';

export const RELATED_ID = ownId('verwant');

type BandProps = {
  readonly id: string;
  readonly title: string;
  readonly more: { readonly label: string; readonly href: string };
  readonly page: PageColour;
  readonly children: ReactNode;
};

/** A part of a page over its whole width, on its own paper. */
export const Band = ({ id, title, more, page, children }: BandProps) => (
  <section className="section" data-page={page} aria-labelledby={id}>
    <div className="wrap">
      <SectionHead id={id} title={title} more={more} />
      {children}
    </div>
  </section>
);

type RelatedProps = Pick<BandProps, 'title' | 'more'> & {
  /** The paper of the page: the band has another. */
  readonly pageColour: PageColour;
  readonly roomy?: boolean;
  readonly children: readonly ReactNode[];
};

/** The band with more of the same below a detail page; nothing when there is no more. */
export const Related = ({ title, more, pageColour, roomy, children }: RelatedProps) =>
  children.length > 0 && (
    <Band id={RELATED_ID} title={title} more={more} page={pageColour === 'orange' ? 'white' : 'orange'}>
      <CardGrid columns="row" roomy={roomy}>
        {children}
      </CardGrid>
    </Band>
  );
