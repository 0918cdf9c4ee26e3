import { type RawRoutes, type RawVisit, sendJson } from '../http/raw-routes.ts';

export type ProbeOptions = {
  /** Whether a page could be shown just now, and whether it leant on a last good copy. */
  readonly tryPage: () => Promise<'fresh' | 'kept' | 'none'>;
  /** Rejects when the database does not answer. */
  readonly askDatabase: () => Promise<unknown>;
  readonly stopping: () => boolean;
  /** Milliseconds; only differences are used. */
  readonly now: () => number;
};

/** A database is asked this often at most, however many probes there are. Milliseconds. */
const databaseMs = 2_000;
/** Who does not answer within this counts as away. Milliseconds. */
const patienceMs = 1_000;

/**
 * The two questions a machine asks (docs/operations.md). `/healthz`: this process lives. `/readyz`: send visitors here:
 * 200 as long as pages can be shown, from the content service or from last good copies; 503 when they cannot, and from
 * the moment the process was told to stop. A database that is away is told and is no reason for 503: every instance
 * shares it, and pages need it for nothing but forms.
 */
export function createProbes({ tryPage, askDatabase, stopping, now }: ProbeOptions): RawRoutes {
  let database: { at: number; answers: Promise<boolean> } | undefined;

  function databaseAnswers(): Promise<boolean> {
    if (database === undefined || now() - database.at >= databaseMs) {
      const answers = within(askDatabase().then(() => true));
      database = { at: now(), answers: answers.catch(() => false) };
    }
    return database.answers;
  }

  async function ready(visit: RawVisit): Promise<void> {
    if (stopping()) return sendJson(visit, 503, { ready: false, stopping: true });
    const [page, answers] = await Promise.all([
      within(tryPage()).catch(() => 'none' as const),
      databaseAnswers(),
    ]);
    const content = { fresh: 'answers', kept: 'last good copy', none: 'away' }[page];
    const state = { ready: page !== 'none', content, database: answers ? 'answers' : 'away' };
    sendJson(visit, state.ready ? 200 : 503, state);
  }

  return {
    '/healthz': (visit) => sendJson(visit, 200, { alive: true }),
    '/readyz': ready,
  };
}

/** Rejects when it takes too long. */
async function within<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), patienceMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
