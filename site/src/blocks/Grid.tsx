import type { Block } from '@inktvis/content';
import type { ReactNode } from 'react';
import { SectionHead } from '../ui/SectionHead.tsx';

type GridProps = {
  readonly block: { readonly title: string; readonly cta: Block<'button'> | null };
  readonly children: ReactNode;
};

export const Grid = ({ block: { title, cta }, children }: GridProps) => (
  <div className="wrap">
    <SectionHead title={title} more={cta?.link ? { label: cta.label, href: cta.link.href } : undefined} />
    {children}
  </div>
);
