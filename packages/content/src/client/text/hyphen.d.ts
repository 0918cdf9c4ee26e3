/** The package has no types of its own (github.com/ytiurin/hyphen). */
declare module 'hyphen/nl/index.js' {
  type Options = { readonly minWordLength?: number; readonly hyphenChar?: string };
  const dutch: {
    hyphenateSync(text: string, options?: Options): string;
  };
  export default dutch;
}
