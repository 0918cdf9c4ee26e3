/** What stops a command, in one Dutch line for who gave it; `code` is the exit code: 2 for a wrong question. */
export class CommandFailure extends Error {
  override name = 'CommandFailure';
  readonly code: 1 | 2;

  constructor(message: string, code: 1 | 2 = 1) {
    super(message);
    this.code = code;
  }
}
