import { ok } from '@inktvis/foundation/result';
import type { Load } from '../view.ts';
import { gatherLive, slidesOf } from './gather.ts';
import type { LiveScreenProps } from './LiveScreen.island.tsx';
import { readLiveOptions } from './live-options.ts';

/**
 * What a screen starts with; it goes on by itself with `GET /api/live`. The page says what time it is, so it is
 * rendered for everybody anew. Without the programme the slides still run.
 */
export const loadLive: Load<'live', LiveScreenProps> = async (story, context) => {
  const { now, url, brand, canonicalBase, build, preview } = context;
  const options = readLiveOptions(url.searchParams);
  const gathered = await gatherLive(context, options.podium);
  const data = gathered.ok
    ? gathered.value
    : { build, now: now.getTime(), items: [], festival: null, slides: null };
  // An editor sees the slides of the story at hand; so does a visitor until the node `live` is read (requirements 2.3).
  const slides = preview ? slidesOf(story.content) : (data.slides ?? slidesOf(story.content));
  const screen: LiveScreenProps = {
    data: { ...data, slides },
    options,
    brand,
    siteUrl: canonicalBase,
    poll: !preview,
  };
  return ok({ data: screen, screen, keep: false });
};
