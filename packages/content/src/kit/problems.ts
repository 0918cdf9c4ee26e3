/**
 * Something an editor should mend. The log gets story, block uid and path; in preview the editor gets a Dutch note.
 */
export type ContentProblem = {
  readonly kind:
    | 'unknown-block'
    | 'block-not-allowed'
    | 'missing-field'
    | 'unreadable-field'
    | 'unresolved-reference'
    | 'broken-block'
    | 'broken-story';
  /** Full slug of the story. */
  readonly story: string;
  /** `_uid` of the block, when the trouble is inside one. */
  readonly block?: string;
  /** Component name. */
  readonly component?: string;
  /** Field path from the top of the story's content: `body.2.images.0.image`. */
  readonly path: string;
  /** What is wrong, in Dutch, for the editor. */
  readonly message: string;
};
