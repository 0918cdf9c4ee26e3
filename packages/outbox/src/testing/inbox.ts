import type { Clock } from '@inktvis/foundation/clock';
import { silentLog } from '@inktvis/foundation/log';
import { readCommand, USAGE } from '../inbox/main.ts';
import { createOutbox } from '../outbox.ts';
import { openDriver } from '../store/open-driver.ts';

/** For tests: an outbox, and the inbox command on the same database; `inbox` gives what the command prints. */
export async function openInbox(databaseUrl: string, clock: Clock, siteUrl = 'https://inktvis.example') {
  const driver = await openDriver(databaseUrl);
  return {
    outbox: createOutbox({ driver, clock, log: silentLog }),
    async inbox(...argv: string[]): Promise<string> {
      let printed = '';
      const output = { write: (text: string) => (printed += text) };
      const command = readCommand(argv);
      if (!command) return USAGE;
      await command.run({ ...command, driver, clock, siteUrl, output });
      return printed;
    },
  };
}
