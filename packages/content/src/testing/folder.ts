import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

type TestFolder = { readonly dir: string; readonly write: (file: string, content: unknown) => void };

/** A content folder of a test; `clear` it afterwards. */
export function makeTestFolder(): TestFolder & { readonly clear: () => void } {
  const dir = mkdtempSync(join(tmpdir(), 'inktvis-commands-'));
  const write = (file: string, content: unknown) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  write('space.json', { id: 1001, name: 'Proef', domain: '' });
  return { dir, write, clear: () => rmSync(dir, { recursive: true, force: true }) };
}

type Content = { readonly component: string; readonly [field: string]: unknown };

/** A story file; its uuid contains the id. */
export function storyFile(id: number, fullSlug: string, content: Content, rest: object = {}) {
  return {
    id,
    uuid: `uuid-${id}`,
    name: fullSlug,
    slug: fullSlug.split('/').at(-1),
    full_slug: fullSlug,
    content: { _uid: `u${id}`, ...content },
    ...rest,
  };
}
