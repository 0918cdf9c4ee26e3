import type { Story } from '@inktvis/content';
import { CutCorner } from '../../ui/CutCorner.tsx';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import type { ViewProps } from '../view.ts';

type BookstoreAfterProps = Pick<ViewProps<'bookstore', readonly Story<'bookstore'>[]>, 'content'>;

/** Below the text of a bookshop: its picture. */
export const bookstoreAfter = ({ content: { image } }: BookstoreAfterProps) =>
  image && (
    <CutCorner size="xl">
      <ResponsiveImage picture={image} ratio={3 / 2} sizes="(min-width: 904px) 840px, 100vw" />
    </CutCorner>
  );
