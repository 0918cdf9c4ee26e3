import { describe, expect, it } from 'vitest';
import { readTyping } from './preview-story.ts';

const content = {
  _uid: 'a1',
  component: 'page',
  title: 'Nieuw',
  body: [{ _uid: 'b1', component: 'quote', quote: 'Woorden' }],
};
const message = (changes: object = {}) =>
  JSON.stringify({ address: '/nieuws/bericht?pagina=2', story: { id: 7, uuid: 'u', content }, ...changes });

describe('a story as it is being typed', () => {
  it('comes with the page that it is typed beside, which need not be its own', () => {
    const read = readTyping(message(), '1001');
    expect(read).toMatchObject({
      ok: true,
      value: { address: '/nieuws/bericht?pagina=2', slug: 'nieuws/bericht', story: { uuid: 'u', name: '' } },
    });
  });

  it('gets the marks that the editor left out, and retains those it sent', () => {
    const own = { ...content, body: [{ ...content.body[0], _editable: '<!--#storyblok#{}-->' }] };
    const read = readTyping(message({ story: { id: 7, uuid: 'u', content: own } }), '1001');
    expect(read.ok && read.value.story.content._editable).toBe(
      '<!--#storyblok#{"name":"page","space":"1001","uid":"a1","id":"7"}-->',
    );
    expect(JSON.stringify(read.ok && read.value.story.content.body)).toContain('<!--#storyblok#{}-->');
  });

  it.each([
    ['no JSON', '{'],
    ['no story', message({ story: null })],
    ['a story without content', message({ story: { id: 7, uuid: 'u' } })],
    ['content that names no component', message({ story: { id: 7, uuid: 'u', content: {} } })],
    ['an address elsewhere', message({ address: '/.//elders.example' })],
  ])('is refused with %s', (_what, text) => {
    expect(readTyping(text, '1001')).toEqual({ ok: false, error: 400 });
  });

  it('is refused when it is too large', () => {
    expect(readTyping(message({ extra: 'x'.repeat(600_000) }), '1001')).toEqual({ ok: false, error: 413 });
  });
});
