import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import type { Entry } from './entries.ts';
import { type Html, raw } from './html.ts';

/** A hand-written page of the manual: `docs/editors/*.md`. */
export type Text = {
  readonly id: string;
  readonly title: string;
  readonly body: Html;
  /** What it looks like in the end: a page of the sample. */
  readonly picture: { readonly page: string; readonly caption: string } | undefined;
};

const FOLDER = join(import.meta.dirname, '../docs/editors');
const PLACEHOLDER = /\{\{([a-z_]+)(?:\.([a-z_]+))?(?:=([a-z-]+))?\}\}/g;
const markdown = new MarkdownIt({ html: false, typographer: true, quotes: '‘’‘’' });

/**
 * Puts the editor's own words where a text names a block, a field or a choice: `{{program}}`, `{{program.flags}}`,
 * `{{program.flags=geannuleerd}}`. Throws with the name of what the model does not have.
 */
export function withWords(text: string, entries: readonly Entry[]): string {
  const said = text.replace(PLACEHOLDER, (placeholder, component: string, name?: string, value?: string) => {
    const entry = entries.find((one) => one.name === component);
    const field = entry?.fields.find((one) => one.name === name);
    const word =
      value === undefined ? (name === undefined ? entry : field)?.label : field?.options.get(value);
    if (word === undefined) throw new Error(`the model has no ${placeholder}`);
    return `[**${word}**](#${[component, name].filter(Boolean).join('.')})`;
  });
  const left = /\{\{.*?\}\}/.exec(said);
  if (left) throw new Error(`not a name of the model: ${left[0]}`);
  return said;
}

function read(file: string, entries: readonly Entry[]): Text {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const [front = '', page, caption] = /^---\npage: (\S+)\ncaption: (.+)\n---\n/.exec(text) ?? [];
  const [first = '', ...rest] = text.slice(front.length).split('\n');
  const title = /^# (.+)$/.exec(first)?.[1];
  if (title === undefined) throw new Error(`docs/editors/${file} does not begin with a title`);
  return {
    id: file.replace(/\.md$/, ''),
    title,
    body: raw(markdown.render(withWords(rest.join('\n'), entries))),
    picture: page && caption ? { page, caption } : undefined,
  };
}

/**
 * The tasks, in the order of their files (`task-1-….md`), each of one printed page; and what every editor should know.
 */
export function readTexts(entries: readonly Entry[]): {
  readonly basics: Text;
  readonly tasks: readonly Text[];
} {
  const files = readdirSync(FOLDER).filter((file) => /^task-\d-[a-z-]+\.md$/.test(file));
  return { basics: read('basics.md', entries), tasks: files.sort().map((file) => read(file, entries)) };
}
