/** What is wrong around the processes; while it is, most of what they ask for is hit by it, not all. */
export type Trouble = {
  /** How the content service responds; `garbage` is a page of HTML with status 200. */
  source: 'works' | 'slow' | 'fails' | 'hangs' | 'resets' | 'limits' | 'garbage';
  /** How far its responses run behind, at most, in ms: those with content, and those with the version. */
  contentLagMs: number;
  versionLagMs: number;
  /** How sending a mail ends. `no-response`: it left, and the mailer does not know; `hangs`: the same, and never ends. */
  mail: 'works' | 'refuses' | 'down' | 'no-response' | 'hangs';
  /** How a transaction ends. `no-response`: it was committed, and the process does not know. */
  database: 'works' | 'down' | 'no-response' | 'slow';
  /** The messages between instances. */
  notices: 'work' | 'are lost';
  disk: 'works' | 'is full';
};

export const CALM: Readonly<Trouble> = {
  source: 'works',
  contentLagMs: 0,
  versionLagMs: 0,
  mail: 'works',
  database: 'works',
  notices: 'work',
  disk: 'works',
};

/** Older states of the content service than this are never seen, in ms. */
export const MAX_LAG_MS = 20_000;
