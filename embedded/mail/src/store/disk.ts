import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '@inktvis/foundation/log';
import { type Message, messageSchema } from './message.ts';

/** A folder of mails, one JSON file each. */
export type Disk = {
  read(): Promise<Message[]>;
  write(message: Message): Promise<void>;
  remove(id: string): Promise<void>;
};

const FILE = /^\d+\.json$/;

/** Opens the folder, and makes it when it is not there. A file that is no mail is logged and left where it is. */
export async function openDisk(folder: string, log: Log): Promise<Disk> {
  await mkdir(folder, { recursive: true });
  const fileOf = (id: string) => join(folder, `${id}.json`);

  async function readOne(name: string): Promise<Message[]> {
    try {
      return [messageSchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))];
    } catch {
      log.warn({ file: name }, 'a file in the folder of mails is no mail');
      return [];
    }
  }

  return {
    async read() {
      const names = (await readdir(folder)).filter((name) => FILE.test(name));
      return (await Promise.all(names.map(readOne))).flat();
    },
    async write(message) {
      // Whole or not at all: a file half written would be lost at the next start.
      await writeFile(`${fileOf(message.id)}.new`, JSON.stringify(message));
      await rename(`${fileOf(message.id)}.new`, fileOf(message.id));
    },
    remove: (id) => rm(fileOf(id), { force: true }),
  };
}
