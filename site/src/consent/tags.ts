/** What is loaded of others, as the settings say; null: nothing at all. */
export type Tags = {
  /** The consent script, the id of the account at its maker, and the hashes of the styles it writes into the page. */
  readonly consent: { readonly src: string; readonly id: string; readonly styles: readonly string[] } | null;
  /** Id of the tag manager's container. */
  readonly tagManager: string | null;
};

type Tagged = { readonly tags: Tags | null };

/**
 * Pages that get none of it: Live (requirements 2.4), which stands on a screen without visitor, and the pages whose
 * address is a secret of one person: scripts of others would read it.
 */
const WITHOUT = /^\/(live|nieuwsbrief\/(bevestigen|uitschrijven))$/;

/** The tags of the page at `path`, of all that the settings name. */
export const tagsAt = (path: string, tags: Tags | null): Tags | null => (WITHOUT.test(path) ? null : tags);

const isTagged = (locals: object): locals is Tagged => 'tags' in locals;

/** The tags of the page that is being made; `middleware.ts` put them there. */
export const tagsOf = (locals: object): Tags | null => (isTagged(locals) ? locals.tags : null);
