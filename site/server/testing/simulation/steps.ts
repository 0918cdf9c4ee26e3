import fc from 'fast-check';
import { EDITABLE, MOVABLE } from './space.ts';
import type { SimulatedForm } from './surroundings.ts';
import { MAX_LAG_MS, type Trouble } from './trouble.ts';

/** How many processes serve the site. */
export const INSTANCES = 2;

/** The addresses that visitors open. */
export const PATHS = [
  '/',
  '/een',
  '/twee',
  '/drie',
  '/nieuws',
  '/nieuws/a',
  '/nieuws/b',
  '/onbekend',
] as const;

/** What becomes of the webhook of a change. */
export type WebhookFate = 'arrives' | 'late' | 'lost' | 'twice' | 'forged';

/** Something that happens. */
export type What =
  | { readonly kind: 'visit'; readonly paths: readonly string[]; readonly instance: number }
  | { readonly kind: 'form'; readonly form: SimulatedForm; readonly instance: number }
  | { readonly kind: 'draft'; readonly uuid: string }
  | {
      readonly kind: 'publish' | 'unpublish' | 'move';
      readonly uuid: string;
      readonly webhook: WebhookFate;
    }
  | { readonly kind: 'kill'; readonly instance: number; readonly forMs: number }
  | { readonly kind: 'trouble'; readonly trouble: Partial<Trouble>; readonly forMs: number };

/** `after`: milliseconds after the step before it. */
export type Step = { readonly after: number; readonly what: What };

const of = <const K extends string>(kind: K) => fc.constant(kind);
const instance = fc.nat(INSTANCES - 1);
const forMs = fc.integer({ min: 1_000, max: 40_000 });
const lag = fc.integer({ min: 0, max: MAX_LAG_MS });

const change = (kind: 'publish' | 'unpublish' | 'move', uuids: readonly string[]): fc.Arbitrary<What> => {
  const webhook = fc.constantFrom<WebhookFate[]>('arrives', 'late', 'lost', 'twice', 'forged');
  return fc.record({ kind: of(kind), uuid: fc.constantFrom(...uuids), webhook });
};
const trouble = (wrong: fc.Arbitrary<Partial<Trouble>>): fc.Arbitrary<What> =>
  fc.record({ kind: of('trouble'), trouble: wrong, forMs });

const visit: fc.Arbitrary<What> = fc.record({
  kind: of('visit'),
  paths: fc.subarray([...PATHS], { minLength: 1 }),
  instance,
});
const publish = change('publish', EDITABLE);
const source = fc.constantFrom<Trouble['source'][]>('slow', 'fails', 'hangs', 'resets', 'limits', 'garbage');
const mail = fc.constantFrom<Trouble['mail'][]>('refuses', 'down', 'no-response', 'hangs');
const database = fc.constantFrom<Trouble['database'][]>('down', 'no-response', 'slow');

/** What happens beside visits and publications. */
const happenings: readonly fc.Arbitrary<What>[] = [
  fc.record({ kind: of('form'), form: fc.constantFrom<SimulatedForm[]>('contact', 'subscribe'), instance }),
  fc.record({ kind: of('draft'), uuid: fc.constantFrom(...EDITABLE) }),
  change('unpublish', MOVABLE),
  change('move', MOVABLE),
  fc.record({ kind: of('kill'), instance, forMs }),
  trouble(fc.record({ source })),
  trouble(fc.record({ contentLagMs: lag, versionLagMs: lag })),
  trouble(fc.record({ contentLagMs: lag })),
  trouble(fc.record({ mail })),
  trouble(fc.record({ database })),
  trouble(fc.record({ notices: of('are lost') })),
  trouble(fc.record({ disk: of('is full') })),
];

/** A crowd comes within a second, or some seconds pass. */
const after = fc.oneof(fc.nat(800), fc.nat(9_000));

/**
 * Some minutes of visitors, editors and trouble. Each scenario has only some kinds of happenings, so that these meet
 * often: more is found than with all of them in each (Groce et al., 'Swarm Testing', 2012).
 */
export const steps: fc.Arbitrary<Step[]> = fc
  .subarray([...happenings], { minLength: 1, maxLength: 5 })
  .chain((some) =>
    fc.array(fc.record({ after, what: fc.oneof(visit, visit, publish, ...some) }), {
      minLength: 10,
      maxLength: 30,
      size: 'max',
    }),
  );

/** The scenario of a seed. */
export const stepsOf = (seed: number): readonly Step[] => fc.sample(steps, { seed, numRuns: 1 })[0] ?? [];
