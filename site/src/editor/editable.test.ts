import { expect, it } from 'vitest';
import { editableAttributes } from './editable.ts';

it('gives the editor the mark of a draft block', () => {
  const json = '{"name":"page","space":"1001","uid":"a1","id":"2001"}';
  expect(editableAttributes(`<!--#storyblok#${json}-->`)).toEqual({
    'data-blok-c': json,
    'data-blok-uid': '2001-a1',
  });
});

it.each([undefined, '', 'a1', '<!--#storyblok#{broken-->', '<!--#storyblok#{"id":1}-->'])(
  'gives nothing for %s',
  (mark) => {
    expect(editableAttributes(mark)).toEqual({});
  },
);
