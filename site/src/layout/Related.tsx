import type { PageColour } from '@inktvis/content';
import { ownId } from '@inktvis/foundation/element-id';
import type { ReactNode } from 'react';
import { CardGrid } from '../cards/CardGrid.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';

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
    <section
      className="section"
      data-page={pageColour === 'orange' ? 'white' : 'orange'}
      aria-labelledby={ownId('verwant')}
    >
      <div className="wrap">
        <SectionHead id={ownId('verwant')} title={title} more={more} />
        <CardGrid columns="row" roomy={roomy}>
          {children}
        </CardGrid>
      </div>
    </section>
  );
