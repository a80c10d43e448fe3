/** A document that cannot be read. The reason is a few fixed words, never a value of it. */
export class UnreadableDocument extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnreadableDocument';
  }
}
