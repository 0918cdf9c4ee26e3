import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type JsonObject } from '@inktvis/foundation/json';
import { isAbsent } from '../../kit/definition.ts';
import { SCHEME, safeHref } from '../../kit/href.ts';
import { readRedirects } from '../../redirects.ts';
import { assetPath, below, fieldsOf, fileIn, textOf } from '../folder/json.ts';
import type { ContentFolder } from '../folder/read-folder.ts';
import { allEntries, eachObject, type Finding, finding, type Rule } from './finding.ts';

const REMEDY = 'kies iets anders of haal het weg';

/** Pages that the site has without a story. */
const OWN_PAGES: readonly string[] = ['mijn-leeslint', 'programma/namen', 'programma/wijzigingen'];

/** Why a story cannot be linked to; undefined when it can. */
function storyProblem({ byUuid, drafts }: ContentFolder, uuid: string): string | undefined {
  if (byUuid.has(uuid)) return undefined;
  const draft = drafts.find(({ story }) => story.uuid === uuid);
  if (draft)
    return `gaat naar ${draft.story.full_slug}, dat nog een concept is; publiceer dat eerst of ${REMEDY}`;
  return `gaat naar iets dat niet (meer) bestaat; ${REMEDY}`;
}

function addressProblem(
  { bySlug, drafts }: ContentFolder,
  address: string,
  siteUrl: string | undefined,
): string | undefined {
  const href = safeHref(address, siteUrl);
  if (href === null) return `heeft een adres dat onveilig is of geen adres (${address}); ${REMEDY}`;
  if (SCHEME.test(href)) return undefined;
  const path = /^\/([^?#]*)/.exec(href)?.[1]?.replace(/\/+$/, '');
  if (path === undefined || bySlug.has(path || 'home') || OWN_PAGES.includes(path)) return undefined;
  const isDraft = drafts.some(({ story }) => story.full_slug === path);
  return isDraft
    ? `gaat naar ${address}, dat nog een concept is; publiceer dat eerst of ${REMEDY}`
    : `gaat naar ${address}, en daar staat niets; verbeter het adres of haal het weg`;
}

/** Why a link field, or a link in a text, leads nowhere; undefined when it does not, when it is empty, and for other objects. */
function linkProblem(
  object: JsonObject,
  folder: ContentFolder,
  siteUrl: string | undefined,
): string | undefined {
  const inText = object.type === 'link' && isObject(object.attrs) ? object.attrs : {};
  const attributes = object.fieldtype === 'multilink' ? object : inText;
  const { linktype, id, uuid, url, cached_url, href, email } = attributes;
  if (linktype === 'story') {
    const target = textOf(id) || textOf(uuid);
    return target === '' ? undefined : storyProblem(folder, target);
  }
  if (linktype === 'email') {
    const to = textOf(email) || textOf(href).replace(/^mailto:/i, '');
    return to === '' || /^[^@\s]+@[^@\s]+$/.test(to) ? undefined : `heeft een fout e-mailadres (${to})`;
  }
  const address = textOf(href) || textOf(url) || textOf(cached_url);
  return address === '' ? undefined : addressProblem(folder, address, siteUrl);
}

/** Every link leads to something that a visitor can see. */
export const links: Rule = eachObject(({ entry, object, at }, folder, { siteUrl }) => {
  const problem = linkProblem(object, folder, siteUrl);
  return problem === undefined ? [] : [finding(entry, at, `deze link ${problem}`)];
});

/** Every relation is one to a published story of the right content type. */
export const relations: Rule = eachObject(({ entry, object, at }, folder) =>
  fieldsOf(object).flatMap(([name, { label, refersTo }]) => {
    if (!refersTo) return [];
    return [object[name]].flat().flatMap((uuid) => {
      if (isAbsent(uuid)) return [];
      const found = folder.byUuid.get(textOf(uuid))?.story.content.component;
      const wrong =
        found === undefined || refersTo.includes(found)
          ? undefined
          : `gaat naar een '${found}'; kies een ${refersTo.join(' of ')}`;
      const problem = storyProblem(folder, textOf(uuid)) ?? wrong;
      return problem === undefined ? [] : [finding(entry, below(at, name), `'${label}' ${problem}`)];
    });
  }),
);

const HOST = /^(https?:)?\/\/(s3\.amazonaws\.com\/)?a(-[a-z]+)?\.storyblok\.com\//;

/** Every picture has a description, and is a file of the asset store. */
export const pictures: Rule = eachObject(({ entry, object, at }, { folder }) => {
  const picture = fileIn(object);
  if (!picture || picture.address === '') return [];
  const findings: Finding[] = [];
  const say = (message: string) => findings.push(finding(entry, at, message));
  const path = HOST.test(picture.address) ? assetPath(picture.address) : undefined;
  if (path === undefined) {
    say('dit beeld komt niet uit de beeldbank; laad het daar op en kies het opnieuw');
  } else if (!existsSync(join(folder, 'assets', path))) {
    say(`het bestand van dit beeld is er niet (${path}); kies het opnieuw`);
  }
  if (textOf(picture.about.alt).trim() === '') {
    say('dit beeld heeft geen beschrijving; vul de alt-tekst in');
  }
  return findings;
});

/** Every former address leads somewhere, in the end. */
export const redirects: Rule = (folder, { siteUrl }) =>
  allEntries(folder)
    .filter(({ story }) => story.content.component === 'redirects')
    .flatMap((entry) => {
      const { redirects: found, problems } = readRedirects(textOf(entry.story.content.list), siteUrl);
      const wrong = problems.map(({ line, message }) => `regel ${line}: ${message}`);
      const lost = [...found].flatMap(([from, to]) => {
        const problem = addressProblem(folder, to, siteUrl);
        return problem === undefined ? [] : [`/${from} ${problem}`];
      });
      return [...wrong, ...lost].map((message) => finding(entry, 'list', message));
    });
