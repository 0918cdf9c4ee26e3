import type { Day } from '@inktvis/foundation/brussels';
import type { Story } from './domain.ts';

/**
 * Whether lists show a story on a day: news dated later waits for its day, everything else is there once published.
 * Its own address answers before that day as well, so that an editor can hand it out; nothing on the site leads there.
 */
export const isOut = (story: Story, today: Day): boolean =>
  story.type !== 'news_article' || story.content.date === null || story.content.date <= today;
