import { ok } from '@inktvis/foundation/result';
import { pageCard } from '../../share-card/card.ts';
import { definePage } from '../page-kind.ts';

const load = async () => ok({ data: null });

export const contentPage = definePage<'page'>({
  template: 'content-page/Page',
  load,
  search: null,
  structuredData: null,
  card: async ({ content }, { brand }) => ok(pageCard(content, { brand })),
  indexing: 'alone',
  article: true,
});

export const contactPage = definePage<'contact'>({
  template: 'content-page/ContactPage',
  load,
  search: null,
  structuredData: null,
  card: async ({ content }, { brand }) => ok(pageCard(content, { brand })),
  indexing: 'alone',
});
