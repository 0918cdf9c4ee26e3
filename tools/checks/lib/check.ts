/** One named check: it looks at the tree below `root` and says what is wrong, one line (or block) per problem. */
export type Check = {
  name: string;
  run: (root: string) => Promise<string[]> | string[];
};
