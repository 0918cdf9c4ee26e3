/** Version 2. The screens in the hall that reported themselves: a name, two moments and a build, nothing of anybody. */
export const screens: readonly string[] = [
  `create table screens (
    name text primary key,
    seen_at bigint not null,
    data_at bigint not null,
    build text not null
  )`,
];
