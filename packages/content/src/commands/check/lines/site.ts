import { createHash, createHmac } from 'node:crypto';
import { type CheckResponse, NoResponse, orReason } from '../ask.ts';
import { type Checking, IS_LOCAL, type Line, statusOf, WITHOUT_SITE } from '../line.ts';

const isHttps = (address: string) => address.startsWith('https:');

/** The visual editor opens the site, and the home page at its root. */
export const addresses: Line = {
  id: 'addresses',
  title: 'Adressen in de ruimte',
  async run({ settings, space }) {
    if (settings.local) return IS_LOCAL;
    const { siteUrl } = settings;
    const [{ domain }, { bySlug }] = await Promise.all([space.space(), space.links()]);
    const site = siteUrl === undefined ? 'https://<de site>/' : new URL('/', siteUrl).href;
    const wrong: string[] = [];
    const set = `zet de locatie op ${site} (Settings → Visual Editor)`;
    if (!domain || !URL.canParse(domain))
      wrong.push(`De Visual Editor heeft geen adres van de site: ${set}.`);
    else if (!isHttps(domain))
      wrong.push(`De Visual Editor opent ${domain}, zonder https: dat geeft een leeg kader; ${set}.`);
    else if (siteUrl !== undefined && new URL(domain).origin !== new URL(siteUrl).origin) {
      wrong.push(`De Visual Editor opent ${domain}, niet deze site: ${set}.`);
    }
    const home = bySlug.get('home');
    if (home && home.realPath !== '/') {
      wrong.push(`Het 'Real path' van home is '${home.realPath}': zet het op / (Config van het verhaal).`);
    }
    return { wrong };
  },
};

/** Asks the site itself. One that does not respond is a finding, not a failure of the check. */
const askSite = ({ ask }: Checking, url: URL, init: Parameters<Checking['ask']>[1] = {}) =>
  orReason(ask(url, { ...init, asIs: true }));

/** The address that the visual editor opens: signed with the preview token (storyblok.com/docs/concepts/visual-editor). */
function editorAddress(siteUrl: string, spaceId: string, token: string, now: Date): URL {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const proof = createHash('sha1').update(`${spaceId}:${token}:${timestamp}`).digest('hex');
  const url = new URL('/', siteUrl);
  const parameters = { space_id: spaceId, timestamp, token: proof };
  for (const [name, value] of Object.entries(parameters)) {
    url.searchParams.set(`_storyblok_tk[${name}]`, value);
  }
  return url;
}

/** What keeps a preview from working in the editor's frame. */
function previewProblems({ headers }: CheckResponse, editorOrigin: string, https: boolean): string[] {
  const wrong: string[] = [];
  const frame = /frame-ancestors([^;]*)/i.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
  if (!frame.split(/\s+/).includes(editorOrigin)) {
    wrong.push(
      `de site laat ${editorOrigin} haar niet in een kader tonen (PREVIEW_EDITOR_ORIGIN, of een proxy die headers wijzigt)`,
    );
  }
  if (!/no-store/.test(headers.get('cache-control') ?? '')) {
    wrong.push('het antwoord mag bewaard worden (een proxy die Cache-Control wijzigt)');
  }
  const cookie = headers.get('set-cookie') ?? '';
  if (https && !(/SameSite=None/i.test(cookie) && /Secure/i.test(cookie))) {
    wrong.push(
      'het koekje werkt niet in een kader (geen SameSite=None; Secure): geeft de proxy X-Forwarded-Proto door?',
    );
  }
  return wrong;
}

/** An editor sees drafts in the frame of the visual editor. */
export const previewPage: Line = {
  id: 'preview-page',
  title: 'Voorbeeld in de redactie',
  async run(checking) {
    const { siteUrl, spaceId, previewToken, editorOrigin } = checking.settings;
    if (siteUrl === undefined) return WITHOUT_SITE;
    if (previewToken === undefined) return 'zonder CONTENT_PREVIEW_TOKEN is er geen voorbeeld';
    const url = editorAddress(siteUrl, spaceId, previewToken, checking.now());
    const response = await askSite(checking, url);
    const say = (why: string) => `Voorbeeld werkt niet in de redactie: ${why}.`;
    if (response instanceof NoResponse) return { wrong: [say(response.message)] };
    if (response.status !== 200) return { wrong: [say(`de startpagina geeft ${statusOf(response)}`)] };
    if (!response.headers.has('set-cookie')) {
      const why =
        'de site toont de gepubliceerde pagina; heeft ze dezelfde CONTENT_PREVIEW_TOKEN en CONTENT_SPACE_ID?';
      return { wrong: [say(why.replace(/\?$/, ' als hier'))] };
    }
    return { wrong: previewProblems(response, editorOrigin, isHttps(siteUrl)).map(say) };
  },
};

const WEBHOOK = '/api/webhook/content';
/** Signed well, and no notification: the site refuses it after the signature, so that nothing is marked. */
const PROBE = '"proef"';
const READ = 400;

/** The site takes notifications that are signed with the secret, and no others. */
export const webhookReceiver: Line = {
  id: 'webhook-receiver',
  title: 'Meldingen komen binnen',
  async run(checking) {
    const { siteUrl, webhookSecret, pollSeconds } = checking.settings;
    if (webhookSecret === undefined) {
      return { notes: [`Geen CONTENT_WEBHOOK_SECRET: alleen peilen blijft over, elke ${pollSeconds} s.`] };
    }
    if (siteUrl === undefined) return WITHOUT_SITE;
    const post = (secret: string) =>
      askSite(checking, new URL(WEBHOOK, siteUrl), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-signature': createHmac('sha1', secret).update(PROBE).digest('hex'),
        },
        body: PROBE,
      });
    const say = (why: string) => ({ wrong: [`Meldingen van de inhoudsdienst komen niet binnen: ${why}.`] });
    const signed = await post(webhookSecret);
    if (signed instanceof NoResponse) return say(signed.message);
    if (signed.status === 503) return say('de site heeft zelf geen CONTENT_WEBHOOK_SECRET');
    if (signed.status === 401) return say('de site heeft een ander CONTENT_WEBHOOK_SECRET dan hier');
    if (signed.status !== READ || !/json/.test(signed.headers.get('content-type') ?? '')) {
      return say(
        `${new URL(WEBHOOK, siteUrl).href} geeft ${statusOf(signed)}; staat er een proxy of wachtwoord voor`,
      );
    }
    const forged = await post(`${webhookSecret} `);
    if (forged instanceof NoResponse || forged.status === 401) return {};
    return { wrong: [`De site aanvaardt een melding met een valse handtekening (${statusOf(forged)}).`] };
  },
};
