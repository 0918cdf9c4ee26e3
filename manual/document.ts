import type { Entry, FieldEntry, Group } from './entries.ts';
import { type Html, html } from './html.ts';
import type { Text } from './texts.ts';

/** What the manual is made of. */
export type Manual = {
  readonly groups: readonly Group[];
  readonly basics: Text;
  readonly tasks: readonly Text[];
  /** Component or task → file beside the page; empty without a browser. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Anchor → printed page, for the table of contents; empty until it was printed once. */
  readonly pages: ReadonlyMap<string, number>;
};

const INTRODUCTIONS: { readonly [group: string]: string } = {
  "Pagina's": 'Een verhaal van deze soorten heeft een eigen adres op de site.',
  'Gegevens zonder pagina':
    'Deze verhalen dienen voor andere: een bezoeker opent ze niet, maar leest ze overal.',
  Blokken: 'Wat je in de inhoud van een pagina zet, in de volgorde die je wil.',
  "Dia's": 'Wat het Live-scherm afwisselt.',
  'Onderdelen van blokken': 'Staan nooit los op een pagina, altijd in een ander blok.',
};

const groupId = ({ name }: Group): string => `deel-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`;

function field(entry: Entry, { name, label, required, help, limit, example, tab }: FieldEntry): Html {
  return html`<li id="${entry.name}.${name}">
    <p class="label"><b>${label}</b>${required && html` <span class="required">verplicht</span>`}${tab !== '' && html` <span class="tab">tabblad ‘${tab}’</span>`}</p>
    <p>${help !== '' && html`<span class="help">${help}</span> `}<span class="limit">${limit}</span></p>
    ${example !== '' && html`<p class="example"><b>Bijvoorbeeld</b> ${example}</p>`}
  </li>`;
}

/** A component has its picture, or says in which others it is to be seen. */
function picture(
  { name, label, usedIn }: Entry,
  { pictures }: Manual,
  labels: ReadonlyMap<string, string>,
): Html | false {
  const file = pictures.get(name);
  if (file) return html`<img src="${file}" alt="${label}, zoals een bezoeker het ziet" loading="lazy">`;
  const holders = usedIn.filter((holder) => holder !== name);
  if (holders.length === 0) return false;
  const links = holders.map(
    (holder, index) => html`${index > 0 && ', '}<a href="#${holder}">${labels.get(holder)}</a>`,
  );
  return html`<p class="used">Staat in: ${links}.</p>`;
}

const card = (entry: Entry, manual: Manual, labels: ReadonlyMap<string, string>): Html => html`
<article id="${entry.name}">
  <header><h3 class="name">${entry.label}</h3>${picture(entry, manual, labels)}</header>
  <ul class="fields">${entry.fields.map((one) => field(entry, one))}</ul>
</article>`;

const photo = ({ id, picture }: Text, { pictures }: Manual): Html | false => {
  const file = pictures.get(id);
  return (
    file !== undefined &&
    picture !== undefined &&
    html`<figure><img src="${file}" alt="" loading="lazy"><figcaption>${picture.caption}</figcaption></figure>`
  );
};

const text = (one: Text, manual: Manual, number?: number): Html => html`
<section class="text" id="${one.id}"${number === undefined ? '' : html` data-task`}>
  <h2>${number !== undefined && html`<span class="number">Taak ${number}</span> `}${one.title}</h2>
  ${one.body}
  ${photo(one, manual)}
</section>`;

function contents({ groups, basics, tasks, pages }: Manual): Html {
  const line = (id: string, title: string) =>
    html`<li><a href="#${id}"><span>${title}</span><i></i><b>${pages.get(id) ?? ''}</b></a></li>`;
  return html`
<nav id="inhoud" aria-labelledby="inhoud-kop">
  <h2 id="inhoud-kop">Inhoud</h2>
  <ol>${line(basics.id, basics.title)}</ol>
  <h3>Zes taken</h3>
  <ol>${tasks.map(({ id, title }) => line(id, title))}</ol>
  <h3>Alle soorten, blokken en velden</h3>
  <div class="parts">${groups.map(
    (group) => html`<div><ol class="part">${line(groupId(group), group.name)}</ol>
    <ol>${group.entries.map(({ name, label }) => line(name, label))}</ol></div>`,
  )}</div>
</nav>`;
}

/** The whole manual as one page of HTML, in Dutch; its style, fonts and pictures are beside it. */
export function manualDocument(manual: Manual): string {
  const { groups, basics, tasks, pictures } = manual;
  const labels = new Map(
    groups.flatMap(({ entries }) => entries.map(({ name, label }) => [name, label] as const)),
  );
  const page = html`<!doctype html>
<html lang="nl-BE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Handleiding voor de redactie – Inktvis</title>
<link rel="stylesheet" href="stijl/fonts.css">
<link rel="stylesheet" href="stijl/tokens.css">
<link rel="stylesheet" href="stijl/manual.css">
</head>
<body>
<header class="cover" data-surface="ink">
  <p>Inktvis</p>
  <h1>Handleiding voor de redactie</h1>
  <p class="lead">Zes taken van één pagina, en elk blok en elk veld dat je kan invullen.</p>
  ${pictures.size === 0 && html`<p class="note">Deze versie is zonder beelden gemaakt: er was geen browser.</p>`}
</header>
<main>
${contents(manual)}
${text(basics, manual)}
${tasks.map((task, index) => text(task, manual, index + 1))}
${groups.map(
  (group) => html`<section class="group" id="${groupId(group)}">
  <div class="opening"><h2>${group.name}</h2><p>${INTRODUCTIONS[group.name]}</p></div>
  ${group.entries.map((entry) => card(entry, manual, labels))}
</section>`,
)}
</main>
</body>
</html>
`;
  return page.html;
}
