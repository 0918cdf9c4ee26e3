import { expect, test, vi } from 'vitest';
import { readyHtml } from './ready-html.ts';

test('what depends on the same is rendered once, what differs in anything is not', () => {
  const render = vi.fn((words: string) => `<b>${words}</b>`);
  const html = (count: number, label: string | null) =>
    readyHtml(['proef', count, label], () => render(`${label} ${count}`));
  expect([html(1, 'a'), html(1, 'a'), html(2, 'a'), html(1, 'b'), html(1, null), html(1, 'null')]).toEqual([
    '<b>a 1</b>',
    '<b>a 1</b>',
    '<b>a 2</b>',
    '<b>b 1</b>',
    '<b>null 1</b>',
    '<b>null 1</b>',
  ]);
  expect(render).toHaveBeenCalledTimes(5);
});
