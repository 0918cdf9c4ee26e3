import type { LiveData } from '../live-data.ts';

type Fields = Record<string, (value: unknown) => boolean>;

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isFlag = (value: unknown) => typeof value === 'boolean';
const orNull = (is: (value: unknown) => boolean) => (value: unknown) => value === null || is(value);
const listOf = (is: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(is);

const has = (fields: Fields) => (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(fields).every(([name, is]) => is(Reflect.get(value, name)));

const isItem = has({
  id: isText,
  start: isNumber,
  end: isNumber,
  title: isText,
  place: isText,
  href: isText,
  signing: isFlag,
});

const isPicture = has({
  path: isText,
  width: isNumber,
  height: isNumber,
  focus: orNull(isText),
  alt: isText,
});
const slide = { id: isText, delayMs: orNull(isNumber) };
const isImageSlide = has({
  ...slide,
  kind: (kind) => kind === 'image',
  picture: isPicture,
  caption: isText,
});
const isTextSlide = has({ ...slide, kind: (kind) => kind === 'text', title: isText, sub: isText });

const isWhole = has({
  build: isText,
  now: isNumber,
  items: listOf(isItem),
  festival: orNull(has({ firstDay: isText, lastDay: isText, venue: isText })),
  slides: orNull(listOf((value) => isImageSlide(value) || isTextSlide(value))),
});

/** Whether what came from the server or from storage is what a screen can show: an older or newer form is not. */
export const isLiveData = (value: unknown): value is LiveData => isWhole(value);
