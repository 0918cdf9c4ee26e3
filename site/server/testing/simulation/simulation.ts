import { signatureOf } from '../../../src/server/publication/publication-webhook.ts';
import { createFleet, type Fleet } from './fleet.ts';
import { QUICK_MS, SECRET } from './instance.ts';
import { mailProblems, outdatedIn, pathOf } from './promises.ts';
import { HOME } from './space.ts';
import { INSTANCES, PATHS, type Step, type WebhookFate, type What } from './steps.ts';
import { CALM } from './trouble.ts';
import { createWorld, endWorld, type World } from './world.ts';

/** Published content is visible within a minute after the last trouble, also when its webhook was lost (settings.ts). */
const VISIBLE_WITHIN_MS = 60_000;
/** Where requests count, the version is polled this rarely at rest; a lost webhook then costs as much more. */
const RARE_MS = 300_000;
/** In one scenario of so many. */
const RARE_SHARE = 10;
/** From the response to a webhook until the other instances know. */
const NOTICE_MS = 1_500;
/** In this time every mail that could not leave has been tried again (packages/outbox/src/queue.ts). */
const SENT_WITHIN_MS = 2 * 60 * 60_000;

type Scenario = {
  readonly seed: number;
  readonly steps: readonly Step[];
};

/** What went wrong, and everything that happened, a line each. */
type Outcome = { readonly broken: readonly string[]; readonly record: readonly string[] };

/** Runs a scenario to its end in simulated time. The same scenario gives the same record. */
export async function simulate({ seed, steps }: Scenario): Promise<Outcome> {
  const world = createWorld(seed);
  const restMs = seed % RARE_SHARE === 0 ? RARE_MS : QUICK_MS;
  const fleet = await createFleet(world, INSTANCES, {
    restMs,
    transport: seed % 2 === 0 ? 'graphql' : 'rest',
  });
  try {
    for (const { after, what } of steps) {
      await world.pass(after);
      world.note(JSON.stringify(what));
      happen(what, world, fleet);
    }
    await world.pass(longestTrouble(steps));
    world.note('calm');
    await world.pass(VISIBLE_WITHIN_MS + restMs - QUICK_MS);
    const broken = [
      ...(await outdatedPages(world, fleet)),
      ...(await pagesAfterWebhook(world, fleet)),
      ...(await mailsInTheEnd(world, fleet)),
    ];
    return { broken: [...fleet.broken, ...broken], record: world.record };
  } finally {
    fleet.close();
    endWorld();
  }
}

const longestTrouble = (steps: readonly Step[]): number =>
  Math.max(1, ...steps.map(({ what }) => ('forMs' in what ? what.forMs : 0)));

/** Lets one step of a scenario begin. */
function happen(what: What, world: World, fleet: Fleet): void {
  const { source, trouble } = fleet;
  switch (what.kind) {
    case 'visit':
      for (const path of what.paths) void fleet.visit(what.instance, path);
      break;
    case 'form':
      void fleet.send(what.instance, what.form);
      break;
    case 'draft':
      source.draft(what.uuid);
      break;
    case 'publish':
    case 'unpublish':
    case 'move':
      announce(source[what.kind](what.uuid).slug, what.webhook, world, fleet);
      break;
    case 'kill':
      void fleet.kill(what.instance, what.forMs);
      break;
    case 'trouble':
      Object.assign(trouble, what.trouble);
      setTimeout(() => {
        for (const part of Object.keys(what.trouble))
          Object.assign(trouble, { [part]: CALM[part as keyof typeof CALM] });
      }, what.forMs);
      break;
  }
}

/** The body of a webhook and its signature. */
function webhookAbout(slug: string): [body: string, signature: string] {
  const body = JSON.stringify({ action: 'published', full_slug: slug });
  return [body, signatureOf(new TextEncoder().encode(body), SECRET)];
}

/** Calls the webhook of one of the instances about a story. */
function announce(slug: string, fate: WebhookFate, world: World, fleet: Fleet): void {
  const [body, signature] = webhookAbout(slug);
  const given = fate === 'forged' ? signature.replaceAll(/[0-9]/g, '0') : signature;
  const call = (afterMs: number) => {
    const at = world.between(0, INSTANCES - 1);
    setTimeout(() => void fleet.callWebhook(at, body, given), afterMs);
  };
  if (fate === 'lost') return;
  call(fate === 'late' ? world.between(2_000, 40_000) : world.between(10, 200));
  if (fate === 'twice') call(world.between(10, 5_000));
}

/** What `work` resolves to, in the time it takes in the simulation. */
async function finish<T>(world: World, work: Promise<T>): Promise<T> {
  let isDone = false;
  const watched = work.finally(() => {
    isDone = true;
  });
  await world.pass(60_000, () => isDone);
  if (!isDone) throw new Error('no end after a minute of calm');
  return watched;
}

/** Opens every page on every instance, when everything has worked for long enough. */
async function outdatedPages(world: World, fleet: Fleet): Promise<string[]> {
  const paths = new Set<string>([...PATHS, ...[...fleet.source.slugs()].map(pathOf)]);
  paths.delete('/globaal/header');
  const found: string[] = [];
  for (const at of fleet.hosts.keys()) {
    for (const path of paths) {
      const response = await finish(world, fleet.visit(at, path));
      const problem = response ? outdatedIn(fleet.source, path, response) : 'no instance responds';
      if (problem) found.push(`instance ${at} after calm: ${problem}`);
    }
  }
  return found;
}

/** Publishes once more: when the webhook has responded, the next visitor sees it, and soon on every instance. */
async function pagesAfterWebhook(world: World, fleet: Fleet): Promise<string[]> {
  const published = fleet.source.publish(HOME);
  const path = pathOf(published.slug);
  const status = await finish(world, fleet.callWebhook(0, ...webhookAbout(published.slug)));
  const found = status === 200 ? [] : [`the webhook responds with ${status}`];
  for (const at of fleet.hosts.keys()) {
    if (at > 0) await world.pass(NOTICE_MS);
    const response = await finish(world, fleet.visit(at, path));
    const problem = response ? outdatedIn(fleet.source, path, response) : 'no instance responds';
    if (problem) found.push(`instance ${at} after the webhook: ${problem}`);
  }
  return found;
}

/** Lets the mails that wait leave, and compares them with what was acknowledged. */
async function mailsInTheEnd(world: World, fleet: Fleet): Promise<string[]> {
  for (const { process } of fleet.hosts) process.instance.closePages();
  const until = world.now() + SENT_WITHIN_MS;
  while (fleet.unsent() > 0 && world.now() < until) await world.pass(30_000);
  return mailProblems({ ...fleet.post, acknowledged: fleet.acknowledged });
}
