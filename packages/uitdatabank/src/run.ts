import { join } from 'node:path';
import { readFolder } from '@inktvis/content/checking';
import { editionIn } from './edition.ts';
import { type Connection, Refusal } from './entry-api.ts';
import { eventOf } from './event-body.ts';
import { fieldWord } from './event-schema.ts';
import { openLedger } from './ledger.ts';
import { createPublisher, planOf } from './publish.ts';
import type { Settings } from './settings.ts';

type Run = Settings & Pick<Connection, 'wait'> & { readonly print: (line: string) => void };

/** From the content folder to the service, or to what that would do. Gives its exit code: 1 when an event could not go. */
export async function run(settings: Run, isWriting: boolean): Promise<number> {
  const { folder, environment, mapping, missing } = settings;
  const content = readFolder(folder);
  const [unreadable] = content.unreadable;
  if (unreadable) throw new Error(`${folder}: ${unreadable.file}: ${unreadable.message}`);
  if (isWriting && missing.length > 0) throw new Error(`om te schrijven ontbreekt: ${missing.join(', ')}`);
  const listed = editionIn(content, settings.addresses, settings.now);
  if (listed.length === 0) throw new Error(`${folder}: er is geen programma`);

  const counts = new Map<string, number>();
  const say = (kind: string, slug: string, ...details: readonly string[]) => {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const words = [slug, details.join(', ')].filter(Boolean).join(': ').replace(/\s+/g, ' ');
    if (kind !== 'ongewijzigd') settings.print(`${kind.padEnd(12)}${words}`);
  };
  const ledger = openLedger(join(folder, `uitdatabank-${environment}.json`));
  const offers = listed.map((one) => {
    const { uuid, fullSlug: slug } = one.experience;
    const made = eventOf(one, mapping);
    for (const note of made.ok ? made.value.notes : []) say('let op', slug, note);
    if (!made.ok) say('kan niet', slug, made.error);
    return { uuid, slug, made };
  });
  const publish = createPublisher(settings, ledger);
  for (const plan of planOf(offers, ledger, settings.now)) {
    if (!isWriting) say(plan.kind, plan.slug, ...plan.changes.map(fieldWord));
    else
      try {
        const { kind, changes, notes } = await publish(plan);
        say(kind, plan.slug, ...changes.map(fieldWord));
        for (const note of notes) say('let op', plan.slug, note);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        say('geweigerd', plan.slug, error.message);
      }
  }
  const total = [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
  settings.print(`# ${listed.length} belevingen: ${total}`);
  if (!isWriting) settings.print('# Een proef: er is niets verstuurd. Met --write wel.');
  return counts.has('kan niet') || counts.has('geweigerd') ? 1 : 0;
}
