/** `count` different members of `list` at random (specification 7.2, related items). `random` gives 0 ≤ n < 1. */
export function sample<T>(list: readonly T[], count: number, random: () => number): T[] {
  const rest = [...list];
  const picked: T[] = [];
  while (picked.length < count && rest.length > 0) {
    picked.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return picked;
}
