import { ok } from '@inktvis/foundation/result';
import { pageCard } from '../../share-card/card.ts';
import { definePage } from '../page-kind.ts';

/** It shows its story and nothing else. */
const load = async () => ok({ data: null });

/** An ordinary page. */
export const contentPage = definePage<'page'>({
  template: 'content-page/Page',
  load,
  search: null,
  structuredData: null,
  card: async ({ content }, { brand }) => ok(pageCard(content, { brand })),
  indexing: 'alone',
  article: true,
});

/** The page with the form to the organisers. */
export const contactPage = definePage<'contact'>({
  template: 'content-page/ContactPage',
  load,
  search: null,
  structuredData: null,
  card: async ({ content }, { brand }) => ok(pageCard(content, { brand })),
  indexing: 'alone',
});
