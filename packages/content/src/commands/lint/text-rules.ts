import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type JsonObject, textOf } from '@inktvis/foundation/json';
import { safeHref } from '../../kit/href.ts';
import { readRedirects } from '../../redirects.ts';
import { assetPath, fileIn, objectsIn } from '../folder/json.ts';
import type { ContentFolder } from '../folder/read-folder.ts';
import { eachObject, eachStory, finding, type Rule } from './finding.ts';

const isEmpty = (heading: JsonObject): boolean =>
  ![...objectsIn(heading.content)].some(
    ({ object }) => object.type === 'emoji' || textOf(object.text).trim() !== '',
  );

/** Headings of a text in order: none skips a level, none is empty, and none has the level of the title of the page. */
export const headings: Rule = eachStory((entry) =>
  [...objectsIn(entry.story.content)].flatMap(({ object, at }) => {
    if (object.type !== 'doc' || !Array.isArray(object.content)) return [];
    // A text stands under the title of the page, or under a block that has one of its own.
    let above = 2;
    return object.content.flatMap((node, index) => {
      if (!isObject(node) || node.type !== 'heading') return [];
      const say = (message: string) => [finding(entry, `${at}.content.${index}`, message)];
      if (isEmpty(node)) return say('deze kop is leeg; haal hem weg');
      const level = isObject(node.attrs) ? Number(node.attrs.level) : Number.NaN;
      if (!(level >= 2 && level <= 6))
        return say('een kop in een tekst heeft niveau 2 tot 6; niveau 1 is de titel van de pagina');
      const before = above;
      above = level;
      if (level <= before + 1) return [];
      return say(`deze kop van niveau ${level} volgt op niveau ${before}; maak er ${before + 1} van`);
    });
  }),
);

export const pictures: Rule = eachObject((object, { folder }) => {
  const picture = fileIn(object);
  if (!picture || picture.address === '') return [];
  const path = assetPath(picture.address);
  const findings: string[] = [];
  if (path !== undefined && !existsSync(join(folder, 'assets', path)))
    findings.push(`het bestand van dit beeld is er niet (${path}); kies het opnieuw`);
  if (textOf(picture.about.alt).trim() === '')
    findings.push('dit beeld heeft geen beschrijving; vul de alt-tekst in');
  return findings;
});

const OWN_PAGES: readonly string[] = ['mijn-leeslint', 'programma/namen', 'programma/wijzigingen'];

/** What is wrong with an address on the site at which there is no page; nothing for any other. */
function deadAddress({ bySlug }: ContentFolder, address: string, siteUrl: string | undefined): string[] {
  const href = safeHref(address, siteUrl) ?? '';
  const path = /^\/([^?#]*)/.exec(href)?.[1]?.replace(/\/+$/, '');
  if (path === undefined || bySlug.has(path || 'home') || OWN_PAGES.includes(path)) return [];
  return [`gaat naar ${address}, en daar staat niets; verbeter het adres of haal het weg`];
}

/** Every address in a link field, or of a link in a text, is one of a page; reading the story checks links to stories. */
export const links: Rule = eachObject((object, folder, { siteUrl }) => {
  const inText = object.type === 'link' && isObject(object.attrs) ? object.attrs : {};
  const { linktype, href, url } = object.fieldtype === 'multilink' ? object : inText;
  const address = textOf(href) || textOf(url);
  if (linktype === 'story' || linktype === 'email' || address === '') return [];
  return deadAddress(folder, address, siteUrl).map((message) => `deze link ${message}`);
});

export const redirects: Rule = eachStory((entry, folder, { siteUrl }) => {
  if (entry.story.content.component !== 'redirects') return [];
  const { redirects: found } = readRedirects(textOf(entry.story.content.list), siteUrl);
  return [...found].flatMap(([from, to]) =>
    deadAddress(folder, to, siteUrl).map((message) => finding(entry, 'list', `/${from} ${message}`)),
  );
});
