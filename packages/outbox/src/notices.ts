/** What the programs that have one database open tell each other; none of it is kept. */
export type Notices = {
  /** Tells the others, and this program too; at most 8000 bytes. Rejects with a `StoreFailure`. */
  send(text: string): Promise<void>;
  /** Hears what is told from now on. `onGap`: the way was broken and is there again; something may have been missed. */
  listen(hear: (text: string) => void, onGap: () => void): void;
};
