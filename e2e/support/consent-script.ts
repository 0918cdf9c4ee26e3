import { once } from 'node:events';
import { createServer } from 'node:http';

/** The choice, and the events about it, as the real script of Cookiebot dispatches them; the banner is a plain one. */
const SCRIPT = `(() => {
  const stored = JSON.parse(localStorage.getItem('CookieConsent') ?? 'null');
  const purposes = (all) => ({ necessary: true, preferences: all, statistics: all, marketing: all });
  const say = (name) => window.dispatchEvent(new Event(name));
  const choose = (all) => {
    document.querySelector('[data-stand-in]')?.remove();
    localStorage.setItem('CookieConsent', JSON.stringify({ all }));
    Object.assign(window.Cookiebot, { hasResponse: true, consent: purposes(all) });
    say('CookiebotOnConsentReady');
    say(all ? 'CookiebotOnAccept' : 'CookiebotOnDecline');
  };
  const button = (words, all) => {
    const made = document.createElement('button');
    made.textContent = words;
    made.addEventListener('click', () => choose(all));
    return made;
  };
  const renew = () => {
    const banner = document.createElement('section');
    banner.dataset.standIn = document.getElementById('Cookiebot')?.dataset.cbid ?? '';
    banner.setAttribute('aria-label', 'Cookies');
    banner.append(button('Alles aanvaarden', true), button('Alles weigeren', false));
    document.body.prepend(banner);
  };
  window.Cookiebot = { hasResponse: stored !== null, consent: purposes(stored?.all === true), renew };
  if (stored) say('CookiebotOnConsentReady');
  else renew();
})();`;

/** A consent script on an origin of its own. `fails`: it responds, but not with a script. */
export type ConsentServer = {
  readonly origin: string;
  readonly src: string;
  /** How often the script was requested. */
  asked(): number;
  fails(yes: boolean): void;
  close(): Promise<void>;
};

export async function openConsentServer(): Promise<ConsentServer> {
  let count = 0;
  let failing = false;
  const server = createServer((_request, response) => {
    count += 1;
    response
      .writeHead(failing ? 500 : 200, {
        'Content-Type': 'text/javascript',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Cache-Control': 'no-store',
      })
      .end(failing ? '' : SCRIPT);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    src: `${origin}/uc.js`,
    asked: () => count,
    fails: (yes) => {
      failing = yes;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
