/** The package has no types of its own (github.com/ytiurin/hyphen). */
declare module 'hyphen/nl/index.js' {
  type Options = { readonly minWordLength?: number; readonly hyphenChar?: string };
  const dutch: {
    /** Never throws; a word that has soft hyphens already keeps them. */
    hyphenateSync(text: string, options?: Options): string;
  };
  export default dutch;
}
