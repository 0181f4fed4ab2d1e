/** Thrown if a command cannot be carried out; the message is for the person who typed it. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
