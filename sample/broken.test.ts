import { fileURLToPath } from 'node:url';
import { lineOf, lint, parseStory, readFolder } from '@inktvis/content/checking';
import { describe, expect, it } from 'vitest';

const space = readFolder(fileURLToPath(new URL('broken', import.meta.url)));

/** What reading a story reports, and whether it is usable; `text` is what is left of it. */
function readStory(slug: string) {
  const entry = space.bySlug.get(slug);
  if (!entry) throw new Error(`no story ${slug}`);
  const kinds: string[] = [];
  const read = parseStory(entry.story, {
    findStory: (uuid) => space.byUuid.get(uuid)?.story,
    report: (problem) => kinds.push(problem.kind),
  });
  return {
    usable: read.ok,
    kinds: new Set(kinds),
    text: JSON.stringify(read.ok ? read.value.content : null),
  };
}

describe('the deliberately broken stories', () => {
  it.each([
    ['onbekend-blok', ['unknown-block']],
    ['verplicht-veld-ontbreekt', ['missing-field', 'unreadable-field']],
    ['blok-is-geen-blok', ['broken-block']],
    ['blok-op-de-verkeerde-plaats', ['block-not-allowed']],
    ['tekst-is-geen-document', []],
    ['beeld-zonder-bestand', []],
    ['beeld-van-elders', ['unreadable-field']],
    ['verwijzing-nergens-heen', ['unresolved-reference', 'unreadable-field']],
    ['javascript-links', ['unreadable-field', 'unsafe-link']],
    ['kring-een', ['unreadable-field']],
    ['kring-met-zichzelf', ['unreadable-field']],
  ])('%s leaves the text before and after it', (slug, kinds) => {
    const { text, ...rest } = readStory(`kapot/${slug}`);
    expect(rest).toEqual({ usable: true, kinds: new Set(kinds) });
    expect(text).toContain('Deze alinea staat voor wat stuk is.');
    expect(text).toContain('Deze alinea staat na wat stuk is.');
  });

  it.each([
    ['kapot/inhoud-is-tekst', ['unreadable-field']],
    ['kapot/lege-inhoud', []],
    ['kapot/zonder-titel', ['missing-field']],
    ['kapot/scheve-beleving', ['unresolved-reference', 'unreadable-field']],
    ['kapot/programma-item-zonder-beleving', ['unresolved-reference', 'missing-field', 'unreadable-field']],
    ['globaal/header', ['unreadable-field', 'unsafe-link', 'unknown-block', 'missing-field']],
  ])('%s can still be used', (slug, kinds) => {
    expect(readStory(slug)).toMatchObject({ usable: true, kinds: new Set(kinds) });
  });

  it.each(['onbekend-inhoudstype', 'programma-item-zonder-begin', 'programma-item-onbestaande-dag'])(
    '%s cannot be used and says so',
    (slug) => {
      const { usable, kinds } = readStory(`kapot/${slug}`);
      expect(usable).toBe(false);
      expect(kinds).toContain('broken-story');
    },
  );

  it('holds files that are no story at all', () => {
    expect(space.unreadable.map(({ file }) => file)).toEqual([
      'stories/kapot/geen-verhaal.json',
      'stories/kapot/kapotte-json.json',
    ]);
  });

  it('has a title of exactly 500 characters and a word of 10 000', () => {
    expect(String(space.bySlug.get('kapot/titel-van-500-tekens')?.story.content.title)).toHaveLength(500);
    expect(JSON.stringify(space.bySlug.get('kapot/vijandige-tekst')?.story.content)).toMatch(
      /\b[a-z]{10000}\b/,
    );
  });

  it('lets no unsafe address through reading', () => {
    const { text } = readStory('kapot/javascript-links');
    expect(text).not.toMatch(/"href":"\s*(java|data|vbscript|file)/i);
    expect(text).toContain('https://www.delijn.be');
  });
});

describe('the rules for any space', () => {
  const findings = lint(space);

  it.each([
    ['a picture of another host', 'beeld-van-elders', /geen beeld uit de bibliotheek/, 3],
    ['one without file', 'beeld-zonder-bestand', /het bestand/, 1],
    [
      'relations and links that lead nowhere',
      'verwijzing-nergens-heen',
      /verwijst naar|geen lijst van|niet gepubliceerd/,
      5,
    ],
    ['an item that ends before it starts', 'programma-item-achterstevoren', /niet na 'Begin'/, 1],
  ])('find %s', (_what, slug, said, count) => {
    const found = findings.filter(({ story, message }) => story === `kapot/${slug}` && said.test(message));
    expect(found).toHaveLength(count);
  });

  it('say each thing once', () => {
    const lines = findings.map(lineOf);
    expect(new Set(lines).size).toBe(lines.length);
  });
});
