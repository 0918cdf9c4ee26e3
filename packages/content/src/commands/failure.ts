/** What stops a command, in one Dutch line for who gave it. */
export class CommandFailure extends Error {
  override name = 'CommandFailure';
}
