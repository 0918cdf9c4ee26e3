import { SectionHead } from '../../ui/SectionHead.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import type { BlockProps } from '../entry.ts';
import { DateStrip } from './DateStrip.tsx';
import type { StripDay } from './date-strip.ts';

/** The days of the festival under a title. */
export const DateStripBlock = ({
  block,
  loaded: days,
}: BlockProps<'date_strip'> & { readonly loaded: readonly StripDay[] }) => (
  <Wrap>
    <SectionHead title={block.title} />
    <DateStrip days={days} />
  </Wrap>
);
