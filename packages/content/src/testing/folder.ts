import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

type Content = { readonly component: string; readonly [field: string]: unknown };

/** A content folder that lasts as long as the test. */
export function makeTestFolder() {
  const dir = mkdtempSync(join(tmpdir(), 'inktvis-commands-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const write = (file: string, content: unknown) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  write('space.json', { id: 1001, name: 'Proef', domain: '' });
  const storyIn =
    (part: string) =>
    (id: number, slug: string, content: Content, rest: object = {}) =>
      write(`${part}/${slug}.json`, {
        id,
        uuid: `uuid-${id}`,
        name: slug,
        slug: slug.split('/').at(-1),
        full_slug: slug,
        content: { _uid: `u${id}`, ...content },
        ...rest,
      });
  return {
    dir,
    write,
    /** Both take the id, which is in the uuid too, the full slug, the content, and what else the file holds. */
    story: storyIn('stories'),
    draft: storyIn('drafts'),
  };
}
