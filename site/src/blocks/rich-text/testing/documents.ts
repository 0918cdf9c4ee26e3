import fc from 'fast-check';
import { image, LIBRARY_PICTURE, mark, type WireMark, type WireNode } from './wire.ts';

const UUID = '5b0f6f0e-1d0a-4f55-9d7c-0a3f6c3a2003';

const pick = <const T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const words = fc.oneof(
  pick('lees', ' ', '<script>alert("1")</script>', "Van ’t & '", 'x&amp;y', '\n'),
  fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }),
);
const direction = pick(null, 'ltr', 'rtl');
const alignment = pick(null, 'left', 'center', 'right', 'justify');
const attribute = pick('red', '#ff0', 'red;background:url(x)', '"><b>', null);

const address = fc.oneof(
  pick(
    '/praktisch',
    'praktisch/vervoer',
    '#bellen',
    '?dag=2',
    '//www.delijn.be/x',
    'HTTP://voorbeeld.be',
    'https://voorbeeld.be/mijn boek.pdf',
    'tel:+3256',
  ),
  pick(
    'javascript:alert(1)',
    ' JaVaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001vbscript:x',
    'file:///etc/x',
  ),
  pick('data:text/html,<script>1</script>', 'blob:https://voorbeeld.be/1', ''),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);
const story = pick('home', 'praktisch', '/praktisch', 'programma/dag-1', 'nieuws/een/');
const target = pick('_self', '_blank', '_parent', '_top', null);
const custom = fc.dictionary(pick('onclick', 'class', 'title', 'rel', 'data-x', 'aria-label'), words, {
  maxKeys: 2,
});

/** Every linktype. Links by address have no anchor of their own: the vendor's renderer drops it, ours does not. */
const linkAttributes = fc.oneof(
  fc.record({
    linktype: fc.constant('story'),
    href: story,
    uuid: fc.constant(UUID),
    anchor: pick('bellen', 'één stap', null, ''),
    target,
    custom: fc.option(custom),
  }),
  fc.record({ linktype: pick('story', 'email'), href: fc.constant(''), uuid: fc.constant(UUID) }),
  fc.record({ linktype: pick('url', 'asset', null), href: address, target, custom: fc.option(custom) }),
  fc.record({
    linktype: fc.constant('email'),
    href: pick('info@inktvis.example', 'a+b@inktvis.example', 'mailto:info@inktvis.example'),
    target,
  }),
);

const wireMark: fc.Arbitrary<WireMark> = fc.oneof(
  pick('bold', 'italic', 'strike', 'underline', 'code', 'superscript', 'subscript').map((type) => ({ type })),
  linkAttributes.map((attrs) => mark('link', attrs)),
  fc.record({ id: pick('bellen', 'a"b', '') }).map((attrs) => mark('anchor', attrs)),
  attribute.map((color) => mark('highlight', { color })),
  pick('groot', '"><b>').map((name) => mark('styled', { class: name })),
  pick('red', 'red;position:fixed').map((color) => mark('textStyle', { color, id: 'a', class: 'b' })),
  pick('strong', 'geheim').map((type) => ({ type })),
);
const marks = fc.uniqueArray(wireMark, { selector: ({ type }) => type, maxLength: 4 });

const wireText: fc.Arbitrary<WireNode> = fc.record({ type: fc.constant('text'), text: words, marks });
const emoji = fc
  .record({ name: fc.constant('octopus'), emoji: pick('🐙', undefined), fallbackImage: pick('x.png', null) })
  .map((attrs): WireNode => ({ type: 'emoji', attrs }));
const wireImage = fc
  .record({
    src: pick(LIBRARY_PICTURE, LIBRARY_PICTURE, 'https://elders.example/a.png', 'javascript:alert(1)'),
    attrs: fc.record({
      alt: pick('Een "zetel"', '', null),
      title: pick('Zetel 3', '', null),
      copyright: pick('Inktvis', null),
    }),
  })
  .map(({ src, attrs }) => image(src, { ...attrs, source: 'x', meta_data: { alt: 'ander' } }));
const line: fc.Arbitrary<WireNode> = fc.oneof(
  { weight: 6, arbitrary: wireText },
  emoji,
  fc.constant<WireNode>({ type: 'hard_break' }),
  fc.array(wireText, { maxLength: 2 }).map((content) => ({ type: 'raadsel', content })),
);

const several = <T>(one: fc.Arbitrary<T>, maxLength: number) => fc.array(one, { maxLength });
const withAttributes = (
  type: string,
  attrs: fc.Arbitrary<WireMark['attrs']>,
  content: fc.Arbitrary<WireNode[]>,
) =>
  fc
    .record({ attrs: fc.option(attrs, { nil: undefined }), content })
    .map((rest): WireNode => ({ type, ...rest }));

const paragraphNode = withAttributes(
  'paragraph',
  fc.record({ textAlign: alignment, dir: direction }),
  several(fc.oneof({ weight: 5, arbitrary: line }, wireImage), 5),
);
const headingNode = withAttributes(
  'heading',
  fc.record({ level: fc.integer({ min: 1, max: 6 }), textAlign: alignment, dir: direction }),
  several(fc.oneof(line, wireImage), 3),
);
const code = withAttributes(
  'code_block',
  fc.record({ class: pick('language-js', null) }),
  several(
    words.map((text): WireNode => ({ type: 'text', text })),
    2,
  ),
);
const nestedBlocks: WireNode = {
  type: 'blok',
  attrs: { id: UUID, body: [{ component: 'quote', _uid: UUID, text: 'Als de ziele luistert' }] },
};
const leaf: fc.Arbitrary<WireNode> = fc.oneof(
  { weight: 4, arbitrary: paragraphNode },
  headingNode,
  code,
  wireImage,
  pick({ type: 'horizontal_rule' }, nestedBlocks),
);

const span = fc.integer({ min: 1, max: 3 });
const { block } = fc.letrec<{ block: WireNode; item: WireNode; row: WireNode }>((tie) => {
  const inside = several(tie('block'), 3);
  const size = { colspan: span, rowspan: span, colwidth: pick([120], null) };
  const head = withAttributes('tableHeader', fc.record(size), inside);
  const cell = withAttributes('tableCell', fc.record({ ...size, backgroundColor: attribute }), inside);
  return {
    block: fc.oneof(
      { depthSize: 'small', maxDepth: 3 },
      { weight: 5, arbitrary: leaf },
      withAttributes('bullet_list', fc.constant({}), several(tie('item'), 3)),
      withAttributes('ordered_list', fc.record({ order: pick(1, 2, 40, null) }), several(tie('item'), 3)),
      withAttributes('blockquote', fc.record({ dir: direction }), inside),
      withAttributes('table', fc.constant({}), several(tie('row'), 3)),
      withAttributes('raadsel', fc.constant({ x: 1 }), inside),
    ),
    item: withAttributes('list_item', fc.record({ dir: direction }), inside),
    row: fc.oneof(
      withAttributes('tableRow', fc.constant({}), several(head, 3)),
      withAttributes('tableRow', fc.constant({}), several(fc.oneof(head, cell), 3)),
    ),
  };
});

/** What an editor can make: every node and mark of the service, unknown ones, and addresses that do harm. */
export const documents: fc.Arbitrary<readonly WireNode[]> = several(
  fc.oneof(
    { weight: 4, arbitrary: block },
    headingNode,
    fc.constant<WireNode>({ type: 'heading', attrs: { level: 2 } }),
  ),
  6,
);
