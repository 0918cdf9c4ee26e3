import { ok } from '@inktvis/foundation/result';
import { myList as words } from '@inktvis/messages/my-list';
import { defineFixedPage } from '../page-kind.ts';
import { loadMyList, type MyListData } from './load.ts';

/** The visitor's own list or, with `?b=4k.7m.a2`, a shared one, which is not cached: there are too many different ones. */
export const myListPage = defineFixedPage<MyListData>({
  template: 'my-list/Page',
  async load({ content, url, now }) {
    const read = await loadMyList(content, { url, now });
    if (!read.ok) return read;
    const data = read.value;
    const page =
      data.kind === 'own'
        ? { title: words.title, intro: words.intro, colour: 'orange' as const, storable: data.storable }
        : {
            title: words.shared_heading,
            intro: words.shared_intro,
            colour: 'blue' as const,
            storable: false,
          };
    return ok({ ...page, data, head: { noindex: true } });
  },
  sitemap: null,
  card: null,
});
