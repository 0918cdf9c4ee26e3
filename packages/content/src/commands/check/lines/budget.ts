import { z } from 'zod';
import { IS_LOCAL, type Line } from '../line.ts';

const MONTH_S = 30.4 * 24 * 3600;
/** Requests a month of the smallest plan (storyblok.com/docs/technical-limits). */
const SMALLEST_PLAN = 100_000;

const planBody = z.object({
  space: z.looseObject({
    plan: z.union([z.string(), z.number()]).nullish().catch(null),
    api_requests: z.number().nullish().catch(null),
    exceeded_requests: z.number().nullish().catch(null),
    blocked_at: z.string().nullish().catch(null),
    limits: z
      .looseObject({ api_requests: z.number().nullish().catch(null) })
      .nullish()
      .catch(null),
  }),
});

const number = new Intl.NumberFormat('nl-BE');
/** Two figures that count: more would be a promise. */
const rounded = (count: number) => number.format(Number(count.toPrecision(2)));

/** What the site asks of the space in a month without publications, against what the plan includes. */
export const budget: Line = {
  id: 'budget',
  title: 'Abonnement en aantal vragen',
  async run({ settings, manage }) {
    if (settings.local) return IS_LOCAL;
    const { pollSeconds } = settings;
    const perMonth = MONTH_S / pollSeconds;
    const poll = `Peilen in rust, elke ${number.format(pollSeconds)} s, is ± ${rounded(perMonth)} vragen per maand, per draaiende site en zonder dat iemand iets doet.`;
    /** Half the plan for polling leaves the other half for pages, previews and pictures. */
    const advised = (included: number) => Math.ceil(MONTH_S / (included / 2));
    if (!manage) {
      if (perMonth <= SMALLEST_PLAN / 2) return { notes: [poll] };
      const small = `Het kleinste abonnement heeft er ${number.format(SMALLEST_PLAN)}: zet daar CONTENT_POLL_REST_SECONDS op ${advised(SMALLEST_PLAN)} of meer, met een webhook.`;
      return { notes: [poll, small] };
    }
    const space = planBody.safeParse(await manage.read('')).data?.space;
    if (!space) return { notes: [poll] };
    const { plan, api_requests: used, exceeded_requests, blocked_at, limits } = space;
    const included = limits?.api_requests ?? null;
    const notes = [
      `Abonnement ${plan ?? 'onbekend'}; deze maand ${typeof used === 'number' ? number.format(used) : '?'}${included === null ? '' : ` van ${number.format(included)}`} vragen.`,
      poll,
    ];
    const wrong: string[] = [];
    if (blocked_at) wrong.push('De ruimte is geblokkeerd: kijk bij Plan & Usage in de ruimte.');
    if (exceeded_requests) {
      wrong.push(`Het quotum van deze maand is overschreden met ${number.format(exceeded_requests)} vragen.`);
    }
    if (included !== null && perMonth > included / 2) {
      wrong.push(
        `Peilen alleen al verbruikt meer dan de helft van het abonnement: zet CONTENT_POLL_REST_SECONDS op ${advised(included)} of meer.`,
      );
    }
    return { wrong, notes };
  },
};
