/** Thrown for what cannot be done; the message is for whoever typed the command. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
