import { err, ok, type Result } from '@inktvis/foundation/result';
import { inSpaceOrder } from '../store/snapshot.ts';
import type { Json, Story } from '../store/story.ts';
import { scalarText, stepsOf, valueAt } from './filter.ts';
import { toFloat, toInteger } from './parameters.ts';

const PROPERTIES = [
  'id',
  'uuid',
  'name',
  'slug',
  'full_slug',
  'position',
  'created_at',
  'updated_at',
  'published_at',
  'first_published_at',
  'sort_by_date',
  'is_startpage',
  'parent_id',
  'path',
  'lang',
  'group_id',
] as const;

type Property = (typeof PROPERTIES)[number];
const isProperty = (name: string): name is Property => PROPERTIES.some((known) => known === name);

type Key = string | number | undefined;
type Order = { readonly key: (story: Story) => Key; readonly sign: 1 | -1; readonly nullsFirst: boolean };

const typed: { readonly [type: string]: ((text: string | undefined) => Key) | undefined } = {
  int: toInteger,
  float: toFloat,
};

function readOrder(item: string): Result<Order, string> {
  const [field = '', direction = 'asc', ...options] = item.split(':');
  const problem = err(`sort_by: cannot sort by '${item}'`);
  if (direction !== 'asc' && direction !== 'desc') return problem;
  let convert: (value: Json | undefined) => Key = scalarText;
  let nullsFirst = false;
  for (const option of options) {
    const type = Object.hasOwn(typed, option) ? typed[option] : undefined;
    if (type) convert = (value) => type(scalarText(value));
    else if (option === 'nulls_first' || option === 'nulls_last') nullsFirst = option === 'nulls_first';
    else return problem;
  }
  const sign = direction === 'asc' ? 1 : -1;
  if (field.startsWith('content.')) {
    const steps = stepsOf(field.slice('content.'.length));
    return steps[0] === ''
      ? problem
      : ok({ key: (story) => convert(valueAt(story.content, steps)), sign, nullsFirst });
  }
  if (!isProperty(field)) return problem;
  const key = (story: Story): Key => {
    const value = story[field];
    return typeof value === 'number' ? value : convert(value);
  };
  return ok({ key, sign, nullsFirst });
}

function compareKeys(left: Key, right: Key, { sign, nullsFirst }: Order): number {
  if (left === right) return 0;
  if (left === undefined) return nullsFirst ? -1 : 1;
  if (right === undefined) return nullsFirst ? 1 : -1;
  return left < right ? -sign : sign;
}

type Sorter = (stories: readonly Story[]) => Story[];

/**
 * Reads `sort_by`: story properties by name, content by `content.<field>`, as text unless `int` or `float` is asked.
 * What has no value is last unless `nulls_first`; ties keep the order of the space.
 */
export function createSorter(sortBy: string): Result<Sorter, string> {
  const orders: Order[] = [];
  for (const item of sortBy.split(',')) {
    const order = readOrder(item);
    if (!order.ok) return order;
    orders.push(order.value);
  }
  return ok((stories) => {
    const rows = stories.map((story) => ({ story, keys: orders.map(({ key }) => key(story)) }));
    rows.sort((a, b) => {
      for (let index = 0; index < orders.length; index += 1) {
        const order = orders[index];
        const difference = order ? compareKeys(a.keys[index], b.keys[index], order) : 0;
        if (difference !== 0) return difference;
      }
      return inSpaceOrder(a.story, b.story);
    });
    return rows.map(({ story }) => story);
  });
}
