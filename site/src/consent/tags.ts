/** Third-party scripts that the settings name; null means none. */
export type Tags = {
  /** The consent script, the id of the account at its maker, and the hashes of the styles it writes into the page. */
  readonly consent: { readonly src: string; readonly id: string; readonly styles: readonly string[] } | null;
  /** Id of the tag manager's container. */
  readonly tagManager: string | null;
};

type Tagged = { readonly tags: Tags | null };

/** Live (requirements 2.4), and pages whose address holds a personal token, which third-party scripts could read. */
const WITHOUT = /^\/(live|nieuwsbrief\/(bevestigen|uitschrijven))$/;

export const tagsAt = (path: string, tags: Tags | null): Tags | null => (WITHOUT.test(path) ? null : tags);

const isTagged = (locals: object): locals is Tagged => 'tags' in locals;

/** The tags of the page being rendered; `middleware.ts` puts them into the locals. */
export const tagsOf = (locals: object): Tags | null => (isTagged(locals) ? locals.tags : null);
