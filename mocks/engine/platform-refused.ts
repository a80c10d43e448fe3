/** A refusal the platform sends inside a 200, as a code or a flag; thrown by handlers. */
export class PlatformRefused extends Error {
  readonly answer: Readonly<Record<string, unknown>>;

  constructor(refusal: string, answer: Readonly<Record<string, unknown>> = { error: refusal }) {
    super(refusal);
    this.name = 'PlatformRefused';
    this.answer = answer;
  }
}
