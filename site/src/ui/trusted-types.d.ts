/** What browsers offer so that text becomes markup or script only where a policy says so; typed as the text it stands for. */
interface Window {
  readonly trustedTypes?: {
    createPolicy<Kind extends 'createHTML' | 'createScriptURL'>(
      name: string,
      rules: { readonly [Rule in Kind]: (text: string) => string | null },
    ): { readonly [Rule in Kind]: (text: string) => string };
  };
}
