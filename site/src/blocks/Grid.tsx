import type { Block } from '@inktvis/content';
import type { ReactNode } from 'react';
import { SectionHead } from '../ui/SectionHead.tsx';

type GridProps = {
  readonly block: { readonly title: string; readonly cta: Block<'button'> | null };
  readonly children: ReactNode;
};

/** A band with several of something, under a title with the way on beside it. */
export const Grid = ({ block: { title, cta }, children }: GridProps) => (
  <div className="wrap">
    <SectionHead title={title} more={cta?.link ? { label: cta.label, href: cta.link.href } : undefined} />
    {children}
  </div>
);
