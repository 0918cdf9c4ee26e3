import fc from 'fast-check';
import { EDITABLE, MOVABLE } from './content-source.ts';
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
  | { readonly kind: 'form'; readonly instance: number }
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

const change = (kind: 'publish' | 'unpublish' | 'move', uuids: readonly string[]) => {
  const webhook = fc.constantFrom<WebhookFate[]>('arrives', 'arrives', 'late', 'lost', 'twice', 'forged');
  return fc.record({ kind: of(kind), uuid: fc.constantFrom(...uuids), webhook });
};

const trouble: fc.Arbitrary<Partial<Trouble>> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      source: fc.constantFrom<Trouble['source'][]>('slow', 'fails', 'hangs', 'resets', 'limits', 'garbage'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ contentLagMs: lag, versionLagMs: lag }) },
  {
    weight: 2,
    arbitrary: fc.record({
      mail: fc.constantFrom<Trouble['mail'][]>('refuses', 'down', 'unanswered', 'hangs'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ database: fc.constantFrom<Trouble['database'][]>('down', 'unanswered', 'slow') }),
  },
  { weight: 1, arbitrary: fc.record({ notices: of('are lost') }) },
  { weight: 1, arbitrary: fc.record({ disk: of('is full') }) },
);

const what: fc.Arbitrary<What> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ kind: of('visit'), paths: fc.subarray([...PATHS], { minLength: 1 }), instance }),
  },
  { weight: 4, arbitrary: fc.record({ kind: of('form'), instance }) },
  { weight: 2, arbitrary: fc.record({ kind: of('draft'), uuid: fc.constantFrom(...EDITABLE) }) },
  { weight: 6, arbitrary: change('publish', EDITABLE) },
  { weight: 1, arbitrary: change('unpublish', MOVABLE) },
  { weight: 1, arbitrary: change('move', MOVABLE) },
  { weight: 2, arbitrary: fc.record({ kind: of('kill'), instance, forMs }) },
  { weight: 8, arbitrary: fc.record({ kind: of('trouble'), trouble, forMs }) },
);

/** Some minutes of visitors, editors and trouble. */
export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ after: fc.integer({ min: 0, max: 9_000 }), what }),
  { minLength: 10, maxLength: 30, size: 'max' },
);

/** The scenario of a seed. */
export const stepsOf = (seed: number): readonly Step[] => fc.sample(steps, { seed, numRuns: 1 })[0] ?? [];
