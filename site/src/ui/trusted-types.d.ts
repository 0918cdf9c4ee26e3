/** Trusted Types: text becomes markup or script only through a policy. The trusted values are typed as plain text. */
interface Window {
  readonly trustedTypes?: {
    createPolicy<Kind extends 'createHTML' | 'createScriptURL'>(
      name: string,
      rules: { readonly [Rule in Kind]: (text: string) => string | null },
    ): { readonly [Rule in Kind]: (text: string) => string };
  };
}
