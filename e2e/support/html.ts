import { siteUrl } from './test.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const unescaped = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');

/** The words of a part of a page, in their order, without the places where they may break. */
export const wordsIn = (markup: string): string =>
  unescaped(markup.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll('\u00AD', '')
    .replaceAll(/\s+/g, ' ');

/** A page as it is sent, to a reader without script: its content, the words of that, and where its links lead. */
export async function readPage(address: string, site = siteUrl()) {
  const response = await fetch(site + address);
  const html = await response.text();
  const main = html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll(/<(script|style)\b.*?<\/\1>|\s(?:props|opts)="[^"]*"/gs, '');
  const links = [...main.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => unescaped(href));
  const [, title = ''] = /<title>([^<]*)/.exec(html) ?? [];
  return { status: response.status, html, main, links, words: wordsIn(main), title: unescaped(title) };
}
