import { ok } from '@inktvis/foundation/result';
import { names as words } from '@inktvis/messages/names';
import { NAMES_PATH } from '@inktvis/programme/paths';
import { type ListedPerson, nameList, readNameFilter } from '@inktvis/programme/people/name-list';
import { absolute } from '../../seo/site.ts';
import { defineFixedPage } from '../page-kind.ts';

export type NamesData = {
  readonly people: readonly ListedPerson[];
  readonly filter: ReturnType<typeof readNameFilter>;
};

/** Everybody at the festival, A to Z. `?rol=` and `?signeert=ja` narrow the list; search engines are led to the whole one. */
export const namesPage = defineFixedPage<NamesData>({
  template: 'names/Page',
  isAt: (path) => path === NAMES_PATH,
  async load({ content, url }) {
    const programme = await content.programme();
    if (!programme.ok) return programme;
    const filter = readNameFilter(url.searchParams);
    const isFiltered = filter.roles.length > 0 || filter.signs || filter.typed !== '';
    return ok({
      data: { people: nameList(programme.value), filter },
      title: words.title,
      intro: words.intro,
      colour: 'red',
      head: { noindex: isFiltered, isVariant: isFiltered },
    });
  },
  sitemap: ({ programme, ...site }) =>
    nameList(programme).length > 0 ? [{ url: absolute(NAMES_PATH, site), changed: null }] : [],
  card: null,
});
