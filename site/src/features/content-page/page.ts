import type { Story } from '@inktvis/content';
import { ok } from '@inktvis/foundation/result';
import { pageCard } from '../../share-card/card.ts';
import { type CardSource, definePage } from '../page-kind.ts';

const own = {
  load: async () => ok({ data: null }),
  search: null,
  structuredData: null,
  card: async ({ content }: Story<'page' | 'contact'>, { brand }: CardSource) =>
    ok(pageCard(content, { brand })),
  indexing: 'alone',
} as const;

export const contentPage = definePage<'page'>({ ...own, template: 'content-page/Page', article: true });

export const contactPage = definePage<'contact'>({ ...own, template: 'content-page/ContactPage' });
