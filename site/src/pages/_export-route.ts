import type { Read } from '@inktvis/content/client';
import type { Exported, ExportSite } from '@inktvis/programme/export/exports';
import type { APIRoute } from 'astro';
import { contentFor, findMissing, PAGE_LIFE } from '../server/page.ts';
import { clock, connection, settings } from '../server/runtime.ts';

type ExportRoute = {
  readonly find: (site: ExportSite, name: string) => Promise<Read<Exported | null>>;
  readonly respond: (exported: Exported) => Response;
  /** Slug of the story the address is about; it leads on when that story moved. */
  readonly story?: (name: string) => string;
};

/** 404 for what is not there, 503 for what cannot be read: an empty calendar would empty the visitor's own. */
export const exportRoute =
  ({ find, respond, story }: ExportRoute): APIRoute =>
  async ({ cache, locals, params, redirect, rewrite, url }) => {
    const name = params.day ?? params.slug ?? '';
    const site = { ...settings, content: contentFor(locals), version: await connection.version() };
    const found = await find({ ...site, now: clock.now(), url }, name);
    if (!found.ok) return rewrite('/fout/503');
    if (!found.value) {
      const missing = story ? await findMissing(story(name), locals) : null;
      if (missing?.kind === 'moved') return redirect(`${missing.href}.ics${url.search}`, 308);
      return rewrite(`/fout/${missing?.status ?? 404}`);
    }
    if (found.value.storable) cache.set(PAGE_LIFE);
    return respond(found.value);
  };
