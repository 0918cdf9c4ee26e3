/** `writer_name` → `writerName`: wire names end at the client, and this rule is the only place that knows both. */
export type CamelCase<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;

/** The same rule at run time. */
export const camelCase = <S extends string>(name: S): CamelCase<S> =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<S>;
