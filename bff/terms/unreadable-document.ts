/** A document that cannot be read. The reason is a few fixed words, never a value from it. */
export class UnreadableDocument extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnreadableDocument';
  }
}
