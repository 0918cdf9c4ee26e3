import { z } from 'zod';
import { orReason } from '../ask.ts';
import { counted, IS_LOCAL, type Line, WITHOUT_MANAGEMENT } from '../line.ts';
import type { Management } from '../management.ts';

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

const logsBody = z.object({ webhook_logs: z.array(z.unknown()) });

/** Notifications that did not arrive, of those that the space still knows. */
async function failedNote(manage: Management): Promise<string[]> {
  // What is only good to know may be missing.
  const response = await orReason(manage.list('webhook_logs', { by_status: 'failed' }));
  const logs = logsBody.safeParse(response);
  if (!logs.success) return ['Het logboek van de webhooks is onleesbaar.'];
  const { length } = logs.data.webhook_logs;
  if (length === 0) return [];
  return [
    `${counted(length, 'melding is', 'meldingen zijn')} mislukt: kijk bij Settings → Webhooks → Logs waarom.`,
  ];
}

/** The space calls the site when something is published. */
export const webhookSender: Line = {
  id: 'webhook-sender',
  title: 'Webhook in de ruimte',
  async run({ settings, manage }) {
    if (settings.local) return IS_LOCAL;
    if (!manage) return WITHOUT_MANAGEMENT;
    const parsed = endpointsBody.safeParse(await manage.list('webhook_endpoints'));
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
    const notes = rest.length > 0 ? [`Ook aan te raden: ${rest.join(', ')}.`] : [];
    return { wrong, notes: [...notes, ...(await failedNote(manage))] };
  },
};

const releasesBody = z.object({
  releases: z.array(
    z.looseObject({
      id: z.int().nullish().catch(null),
      name: text,
      released: z.boolean().nullish(),
      public: z.boolean().nullish(),
    }),
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

const conflictsBody = z.object({ has_conflicts: z.boolean() });
/** How many coming releases are checked for conflicts. */
const MAX_RELEASES = 5;

type Release = z.output<typeof releasesBody>['releases'][number];

/** A release overwrites what was changed since it was made, without asking. */
async function conflictNotes(manage: Management, open: readonly Release[]): Promise<string[]> {
  const notes: string[] = [];
  for (const { id, name } of open.slice(0, MAX_RELEASES)) {
    if (typeof id !== 'number') continue;
    const conflicts = conflictsBody.safeParse(await orReason(manage.read(`releases/${id}/check_conflicts`)));
    if (!conflicts.success) notes.push(`Of release '${name}' iets overschrijft, is onleesbaar.`);
    else if (conflicts.data.has_conflicts)
      notes.push(
        `Release '${name}' overschrijft verhalen die sindsdien veranderd zijn: kijk ze na in de release.`,
      );
  }
  return notes;
}

/** Planned publications take place; a failed one is not reported by the service. */
export const releases: Line = {
  id: 'releases',
  title: 'Geplande publicaties',
  async run({ settings, manage }) {
    if (settings.local) return IS_LOCAL;
    if (!manage) return WITHOUT_MANAGEMENT;
    const schedules = schedulesBody.safeParse(await manage.list('story_schedulings'));
    const planned = releasesBody.safeParse(await manage.list('releases'));
    const unread = [
      ...(schedules.success ? [] : ['De lijst van geplande publicaties is onleesbaar.']),
      ...(planned.success ? [] : ['De lijst van releases is onleesbaar.']),
    ];
    const wrong = (schedules.success ? schedules.data.story_schedulings : []).flatMap(({ status, story }) => {
      const why = SKIPPED[status ?? ''];
      const name = story?.full_slug ?? story?.name ?? '?';
      return why === undefined ? [] : [`Geplande publicatie van '${name}' ${why}.`];
    });
    const open = (planned.success ? planned.data.releases : []).filter(({ released }) => !released);
    const hidden = open
      .filter((release) => release.public === false)
      .map(({ name }) => `Release '${name}' is afgeschermd: het voorbeeld kan ze niet tonen.`);
    return { wrong, notes: [...unread, ...hidden, ...(await conflictNotes(manage, open))] };
  },
};
