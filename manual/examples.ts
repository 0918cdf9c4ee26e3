import { type ContentFolder, isObject, objectsIn, textOf } from '@inktvis/content/checking';
import { type Labels, optionsOf, type Setting } from './limits.ts';

const MAX_LENGTH = 90;

/** The beginning of a text, up to a word. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= MAX_LENGTH ? line : `${line.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')} …`;
}

const wordsOf = (value: unknown): string =>
  [...objectsIn(value)].map(({ object }) => (object.type === 'text' ? textOf(object.text) : '')).join(' ');

/** `2024-10-26 12:30`, in UTC as the service writes it, as an editor in Brussels sees it. */
function dateTime(text: string, hasTime: boolean): string {
  const date = new Date(`${text.slice(0, 10)}T${hasTime ? text.slice(11, 16) || '00:00' : '12:00'}Z`);
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const time = hasTime ? ({ hour: '2-digit', minute: '2-digit' } as const) : {};
  return date.toLocaleString('nl-BE', { timeZone: 'Europe/Brussels', ...day, ...time });
}

function counted(blocks: readonly unknown[], labels: Labels): string {
  const names = blocks.filter(isObject).map(({ component }) => labels.get(textOf(component)) ?? '');
  return [...new Set(names)]
    .map((name) => `${names.filter((one) => one === name).length} × ${name}`)
    .join(', ');
}

/** What one value looks like to an editor; empty when the field was not filled in. */
function worded(value: unknown, setting: Setting, labels: Labels, folder: ContentFolder): string {
  if (Array.isArray(value)) {
    if (setting.type === 'bloks') return shortened(counted(value, labels));
    return shortened(
      value
        .map((one) => worded(one, setting, labels, folder))
        .filter(Boolean)
        .join(', '),
    );
  }
  if (typeof value === 'boolean') return value ? 'Aan' : '';
  if (isObject(value)) {
    if (setting.type === 'richtext') return shortened(wordsOf(value));
    if (setting.type === 'asset') return value.filename ? shortened(`Beeld: ${textOf(value.alt)}`) : '';
    if (setting.type === 'multilink')
      return textOf(value.cached_url) || textOf(value.url) || textOf(value.email);
    return shortened(textOf(value.title) || (COLOURS[textOf(value.value)] ?? ''));
  }
  const text = typeof value === 'number' ? value.toLocaleString('nl-BE') : textOf(value);
  if (text === '') return '';
  if (setting.source === 'internal_stories') return folder.byUuid.get(text)?.story.name ?? '';
  if (setting.type === 'datetime') return dateTime(text, !setting.disable_time);
  return shortened(optionsOf(setting).get(text) ?? text);
}

const COLOURS: { readonly [value: string]: string } = {
  white: 'Wit',
  blue: 'Blauw',
  orange: 'Oranje',
  red: 'Rood',
};

/** Gives the first example of a field in the stories of a folder; empty when no story has it. */
export function openExamples(folder: ContentFolder, labels: Labels) {
  const values = new Map<string, unknown[]>();
  const shared = new Map<string, unknown[]>();
  for (const { story } of folder.published) {
    for (const { object } of objectsIn(story.content)) {
      if (typeof object.component !== 'string') continue;
      for (const [name, value] of Object.entries(object)) {
        const key = `${object.component}.${name}`;
        values.set(key, [...(values.get(key) ?? []), value].slice(0, 60));
        if (isObject(value)) shared.set(name, [...(shared.get(name) ?? []), value]);
      }
    }
  }
  return (component: string, field: string, setting: Setting): string => {
    const own = values.get(`${component}.${field}`) ?? [];
    // A plugin is the same wherever it is used.
    const others = setting.type === 'custom' ? (shared.get(field) ?? []) : [];
    for (const value of [...own, ...others]) {
      const text = worded(value, setting, labels, folder);
      if (text !== '') return text;
    }
    return '';
  };
}
