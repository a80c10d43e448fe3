/** The platform says no in its own word, inside a 200: thrown by handlers, answered as `{"error":"CODE"}`. */
export class PlatformRefused extends Error {
  readonly refusal: string;

  constructor(refusal: string) {
    super(refusal);
    this.name = 'PlatformRefused';
    this.refusal = refusal;
  }
}
