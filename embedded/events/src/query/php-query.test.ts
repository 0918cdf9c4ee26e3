import { describe, expect, it } from 'vitest';
import { type PhpValue, parsePhpQuery } from './php-query.ts';

const plain = (value: PhpValue): unknown =>
  value instanceof Map ? [...value].map(([key, inner]) => [key, plain(inner)]) : value;

describe('a query string, as PHP reads it', () => {
  it.each([
    ['a=1&a=2', [['a', '2']]],
    [
      'a[]=1&a[]=2',
      [
        [
          'a',
          [
            ['0', '1'],
            ['1', '2'],
          ],
        ],
      ],
    ],
    ['a%5B%5D=1', [['a', [['0', '1']]]]],
    [
      'a[x]=1&a[]=2',
      [
        [
          'a',
          [
            ['x', '1'],
            ['0', '2'],
          ],
        ],
      ],
    ],
    ['a=1&a[]=2', [['a', [['0', '2']]]]],
    ['a[]=1&a=2', [['a', '2']]],
    ['a[x][y]=1', [['a', [['x', [['y', '1']]]]]]],
    ['a[=1', [['a[', '1']]],
    ['a+b=c+d%2B', [['a b', 'c d+']]],
    ['%ZZ=%ZZ', [['%ZZ', '%ZZ']]],
    ['&&=x&[]=y', []],
    ['__proto__=1', [['__proto__', '1']]],
  ])('%s', (query, expected) => {
    expect(plain(parsePhpQuery(query))).toEqual(expected);
  });
});
