import { hasMascot } from '@inktvis/foundation/brand';
import { search } from '@inktvis/messages/search';
import { festivalData, festivalOf } from '../../seo/festival.ts';
import { organisationData, pictureOf, websiteData } from '../../seo/site.ts';
import { definePage } from '../page-kind.ts';
import { type HomeData, loadHome } from './load.ts';

/** The logo as a picture, of the demo brand. */
const LOGO = '/icon-512.png';

export const homePage = definePage<'home', HomeData>({
  template: 'home/Page',
  load: loadHome,
  async structuredData({ content }, _data, context) {
    const globals = await context.content.globals();
    if (!globals.ok) return null;
    const elsewhere = globals.value.social?.content.links.map(({ url }) => url) ?? [];
    return [
      websiteData(context),
      organisationData(context, { logo: hasMascot(context.brand) ? LOGO : null, elsewhere }),
      ...festivalData(festivalOf(content, globals.value), context, pictureOf(content.image, context)),
    ];
  },
  search: {
    label: search.kind_page,
    icon: 'info',
    facts: ({ content: { datesText, venue } }) => [datesText, venue],
  },
  // That of the festival, which is made of it.
  card: null,
  indexing: 'with others',
});
