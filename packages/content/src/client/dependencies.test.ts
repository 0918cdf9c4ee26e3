import { expect, it } from 'vitest';
import { dependenciesOf } from './dependencies.ts';

const uuid = (last: number) => `00000000-0000-5000-8000-00000000000${last}`;

it('finds stories at any depth, and those that are only mentioned', () => {
  const found = dependenciesOf([
    {
      uuid: uuid(1),
      content: {
        _uid: uuid(9),
        component: 'page',
        articles: [{ uuid: uuid(2), content: { component: 'experience', location: uuid(3) } }, uuid(4)],
        button: { linktype: 'story', id: uuid(5), story: { uuid: uuid(5), full_slug: 'x' } },
        text: { type: 'doc', content: [{ marks: [{ attrs: { linktype: 'story', uuid: uuid(6) } }] }] },
        again: uuid(2),
      },
    },
  ]);
  expect(Object.fromEntries(found.stories)).toEqual({ [uuid(1)]: 'page', [uuid(2)]: 'experience' });
  expect([...found.mentioned].sort()).toEqual([3, 4, 5, 6].map(uuid));
});

it('hostile shapes are not stories', () => {
  for (const wire of [
    null,
    undefined,
    'x',
    7,
    [],
    { uuid: 1, content: { component: 'page' } },
    { uuid: 'a', content: null },
  ])
    expect(dependenciesOf(wire).stories.size).toBe(0);
});
