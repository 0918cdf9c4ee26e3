import { ok } from '@inktvis/foundation/result';
import { changes as words } from '@inktvis/messages/changes';
import type { Change } from '@inktvis/programme/changes/changes';
import { CHANGES_PATH } from '@inktvis/programme/paths';
import { absolute } from '../../../seo/site.ts';
import { defineFixedPage } from '../../page-kind.ts';
import { readChanges } from './read.ts';

export const changesPage = defineFixedPage<readonly Change[]>({
  template: 'programme/changes/Page',
  async load({ content }) {
    const read = await readChanges(content);
    return read.ok
      ? ok({ data: read.value, title: words.title, intro: words.intro, colour: 'orange' })
      : read;
  },
  sitemap: ({ programme, ...site }) =>
    programme.length > 0 ? [{ url: absolute(CHANGES_PATH, site), changed: null }] : [],
  card: null,
});
