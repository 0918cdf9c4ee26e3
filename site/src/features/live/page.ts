import { fill } from '@inktvis/messages/fill';
import { live } from '@inktvis/messages/live';
import type { PageMetadata } from '../../layout/document/metadata.ts';
import { definePage, LIST } from '../page-kind.ts';
import type { LiveScreenProps } from './LiveScreen.island.tsx';
import { loadLive } from './load.ts';

/** What the head of the screen says, also while it waits for its story. */
export const liveHead = ({ brand }: Pick<PageMetadata, 'brand'>) => ({
  title: fill(live.title, { brand }),
  isWholeTitle: true,
  intro: fill(live.description, { brand }),
});

export const livePage = definePage<'live', LiveScreenProps>({
  template: 'live/Page',
  load: loadLive,
  ...LIST,
  indexing: 'hidden',
  head: (site) => ({ ...liveHead(site), structuredData: [] }),
});
