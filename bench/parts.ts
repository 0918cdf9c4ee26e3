import { judgeContent, measureContentService, printContentFigures } from '@inktvis/embedded-content/bench';
import { addresses } from './addresses.ts';
import { measureAfterLoad } from './after-load.ts';
import { measureBehindVarnish } from './behind-varnish.ts';
import { measureBrowser } from './browser.ts';
import { measureCachedHome } from './cached-home.ts';
import { measureColdStart } from './cold-start.ts';
import { measureFilters } from './filters.ts';
import { measureFreshness } from './freshness.ts';
import {
  judgeAfterLoad,
  judgeBehindVarnish,
  judgeColdStart,
  judgeGoalOfFilters,
  judgeLighthouse,
  judgeLists,
  judgeSoak,
  judgeTyping,
  judgeUncached,
  judgeWeights,
  shareBehindVarnishWindow,
} from './goals.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLists } from './lists.ts';
import { measureOutbox } from './outbox.ts';
import { measurePage } from './page-bytes.ts';
import { type Part, part } from './part.ts';
import { printBrowser, printCached, printFilters, printFreshness, printOutbox, printPages } from './print.ts';
import {
  printAfterLoad,
  printColdStart,
  printLighthouse,
  printLists,
  printSoak,
  printTyping,
  printUncached,
  printWeights,
} from './print-goals.ts';
import { measureSoak } from './soak.ts';
import { measureTyping } from './typing.ts';
import { measureUncached } from './uncached.ts';
import { measureWeights } from './weights.ts';
import { judge, judgeBrowser, judgeFilters, judgeOutbox, ratioWindow } from './windows.ts';

/** What the embedded content service must hold. */
const CONTENT_STORIES = 10_000;
/** What the filters must hold. */
const PROGRAMME_ITEMS = 10_000;
/** What each list must hold. */
const LISTED_ITEMS = 10_000;

/** Every part, in the order in which they run; the name is also the name in `results.json`. */
export const parts: readonly Part[] = [
  part('pages', {
    measure: ({ origin }) => Promise.all(addresses.map((address) => measurePage(origin, address))),
    print: printPages,
    judge: (pages) =>
      judge(
        pages.find(({ address }) => address === '/'),
        undefined,
      ),
  }),
  part('bytes', {
    measure: ({ origin }) => measureWeights(origin),
    print: printWeights,
    judge: judgeWeights,
  }),
  part('browser', {
    measure: ({ origin }) => measureBrowser(origin),
    print: printBrowser,
    judge: judgeBrowser,
  }),
  part('lighthouse', {
    measure: ({ origin }) => measureLighthouse(origin),
    print: printLighthouse,
    judge: judgeLighthouse,
  }),
  part('cached', {
    fixture: true,
    measure: (target) => measureCachedHome(target),
    print: (figures, { name }) => printCached(name, figures, ratioWindow),
    judge: (figures) => judge(undefined, figures),
  }),
  part('varnish', {
    measure: measureBehindVarnish,
    print: (figures) => printCached('site behind Varnish', figures, shareBehindVarnishWindow),
    judge: judgeBehindVarnish,
  }),
  part('uncached', { measure: measureUncached, print: printUncached, judge: judgeUncached }),
  part('memory', { measure: measureAfterLoad, print: printAfterLoad, judge: judgeAfterLoad }),
  part('start', { measure: measureColdStart, print: printColdStart, judge: judgeColdStart }),
  part('freshness', {
    measure: measureFreshness,
    print: printFreshness,
    judge: (figures) => judge(undefined, undefined, figures),
  }),
  part('typing', { measure: measureTyping, print: printTyping, judge: judgeTyping }),
  part('contentService', {
    measure: () => measureContentService(CONTENT_STORIES),
    print: printContentFigures,
    judge: judgeContent,
  }),
  part('filters', {
    measure: () => measureFilters(PROGRAMME_ITEMS),
    print: printFilters,
    judge: (figures) => [...judgeFilters(figures), ...judgeGoalOfFilters(figures)],
  }),
  part('lists', { measure: () => measureLists(LISTED_ITEMS), print: printLists, judge: judgeLists }),
  part('outbox', { measure: measureOutbox, print: printOutbox, judge: judgeOutbox }),
  part('soak', { byNameOnly: true, measure: measureSoak, print: printSoak, judge: judgeSoak }),
];
