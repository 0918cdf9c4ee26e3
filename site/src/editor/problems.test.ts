import type { ContentProblem } from '@inktvis/content/client';
import { expect, it } from 'vitest';
import { problemsOf } from './problems.ts';

const problem = (changes: Partial<ContentProblem>): ContentProblem => ({
  kind: 'unsafe-link',
  story: 'nieuws/bericht',
  path: 'body.0.text',
  message: 'een link is weggelaten',
  ...changes,
});
const listed = (...changes: Partial<ContentProblem>[]) =>
  problemsOf(changes.map(problem), 'nieuws/bericht').length;

it('lists what the page and every page leave out, once, and nothing of the stories in its lists', () => {
  expect(listed({})).toBe(1);
  expect(listed({}, {})).toBe(1);
  expect(listed({ story: 'nieuws/een-ander' })).toBe(0);
  expect(listed({ story: 'globaal/links-sociale-media', kind: 'broken-block', path: 'links.2' })).toBe(1);
});

it('lists what the moments of an experience say, by their address, and not those of another', () => {
  const note = { kind: 'note', story: 'programma-items/p1', path: 'type', message: 'neem dat over' } as const;
  const of = (page: string) => problemsOf([problem({ ...note, page })], 'activiteiten/beleving');
  expect(of('activiteiten/beleving')).toEqual(['programma-items/p1: type: neem dat over']);
  expect(of('activiteiten/een-andere')).toEqual([]);
});

it('leaves out what has a note where its block stands', () => {
  expect(listed({ kind: 'unknown-block', path: 'body.1' })).toBe(0);
  expect(listed({ kind: 'missing-field', path: 'body.1.text.content.0.content.2.body.0.url' })).toBe(0);
  expect(listed({ kind: 'missing-field', path: 'buttons.0.label' })).toBe(1);
});

it('lists the parts that a block leaves out: it has no note for them', () => {
  expect(listed({ kind: 'missing-field', path: 'body.1.images.2.image' })).toBe(1);
  expect(listed({ kind: 'unknown-block', path: 'body.1.items.0' })).toBe(1);
});
