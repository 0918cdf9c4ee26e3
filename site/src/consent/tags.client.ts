import { cookiebot } from './cookiebot.ts';
import { startTags } from './start.ts';

/**
 * Not inside a frame (requirements 2.4), which only a browser knows; and not for a page that a browser prepares and
 * that nobody may ever see.
 */
const mark = document.querySelector<HTMLElement>('[data-tags]');
const { consentSrc = '', consentId = '', tagManager = '' } = mark?.dataset ?? {};
const start = () => startTags({ src: consentSrc, id: consentId, tagManager }, cookiebot);

if (mark && window.top === window.self) {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true });
  } else start();
}
