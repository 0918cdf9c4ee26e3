import { z } from 'zod';
import { IS_LOCAL, type Line, WITHOUT_MANAGEMENT } from '../line.ts';

const text = z.string().nullish().catch(null);
const endpointsBody = z.object({
  webhook_endpoints: z.array(
    z.looseObject({
      name: text,
      endpoint: text,
      activated: z.boolean().nullish().catch(null),
      secret: text,
      actions: z.array(z.string()).catch([]),
    }),
  ),
});

/** Without one of these the site learns of a change only when it polls (storyblok.com/docs/concepts/webhooks). */
const NEEDED = ['story.published', 'story.unpublished', 'story.deleted', 'story.moved'];
/** These concern fewer pages. */
const ADVISED = ['datasource.entries_updated', 'asset.replaced', 'asset.deleted', 'release.merged'];

/** The space calls the site when something is published. */
export const webhookSender: Line = {
  id: 'webhook-sender',
  title: 'Webhook in de ruimte',
  async run({ settings, manage }) {
    if (settings.local) return IS_LOCAL;
    if (!manage) return WITHOUT_MANAGEMENT;
    const parsed = endpointsBody.safeParse(await manage('webhook_endpoints'));
    if (!parsed.success) return 'de lijst van webhooks is onleesbaar';
    const polling = `alleen peilen blijft over, elke ${settings.pollSeconds} s`;
    const wanted = `${settings.siteUrl === undefined ? 'https://<de site>' : new URL(settings.siteUrl).origin}/api/webhook/content`;
    const ours = parsed.data.webhook_endpoints.filter(({ endpoint }) =>
      settings.siteUrl === undefined ? endpoint?.endsWith('/api/webhook/content') : endpoint === wanted,
    );
    const [hook] = ours;
    if (!hook) {
      return { wrong: [`Geen webhook naar ${wanted}: ${polling}. Maak hem onder Settings → Webhooks.`] };
    }
    const wrong: string[] = [];
    if (hook.activated === false) wrong.push(`De webhook staat uit: ${polling}. Zet hem aan.`);
    if (hook.secret === '')
      wrong.push(`De webhook heeft geen geheim, en de site weigert hem dan: ${polling}.`);
    const lacks = (names: readonly string[]) => names.filter((name) => !hook.actions.includes(name));
    const missing = lacks(NEEDED);
    if (missing.length > 0) wrong.push(`De webhook meldt niet: ${missing.join(', ')}. Vink dat aan.`);
    if (ours.length > 1)
      wrong.push(`Er zijn ${ours.length} webhooks naar dit adres: verwijder er, elke melding komt dubbel.`);
    const rest = lacks(ADVISED);
    return { wrong, notes: rest.length > 0 ? [`Ook aan te raden: ${rest.join(', ')}.`] : [] };
  },
};

const releasesBody = z.object({
  releases: z.array(
    z.looseObject({ name: text, released: z.boolean().nullish(), public: z.boolean().nullish() }),
  ),
});
const schedulesBody = z.object({
  story_schedulings: z.array(
    z.looseObject({
      status: text,
      story: z.looseObject({ full_slug: text, name: text }).nullish().catch(null),
    }),
  ),
});

const SKIPPED: { readonly [status: string]: string | undefined } = {
  ignored_due_plan_limit: 'is overgeslagen door het abonnement: publiceer het met de hand',
  invalid_story: 'is mislukt omdat het verhaal niet klopt: vul de verplichte velden in en publiceer het',
};

/** What was planned happens; a plan that fails tells nobody. */
export const releases: Line = {
  id: 'releases',
  title: 'Geplande publicaties',
  async run({ settings, manage }) {
    if (settings.local) return IS_LOCAL;
    if (!manage) return WITHOUT_MANAGEMENT;
    const schedules = schedulesBody.safeParse(await manage('story_schedulings'));
    const planned = releasesBody.safeParse(await manage('releases'));
    const wrong = (schedules.success ? schedules.data.story_schedulings : []).flatMap(({ status, story }) => {
      const why = SKIPPED[status ?? ''];
      const name = story?.full_slug ?? story?.name ?? '?';
      return why === undefined ? [] : [`Geplande publicatie van '${name}' ${why}.`];
    });
    const hidden = (planned.success ? planned.data.releases : []).filter(
      (release) => release.public === false && !release.released,
    );
    const notes = hidden.map(
      ({ name }) => `Release '${name}' is afgeschermd: het voorbeeld kan ze niet tonen.`,
    );
    return { wrong, notes };
  },
};
