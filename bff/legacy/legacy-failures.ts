/**
 * The platform did not answer, or not in time. `outcomeUnknown`: a write may have been done all the same;
 * `retryAfterSeconds`: when it can be called again, if known.
 */
export class LegacyUnavailable extends Error {
  readonly call: string;
  readonly outcomeUnknown: boolean;
  readonly retryAfterSeconds: number | undefined;

  constructor(call: string, reason: string, outcomeUnknown: boolean, retryAfterSeconds?: number) {
    super(`${call}: ${reason}`);
    this.name = 'LegacyUnavailable';
    this.call = call;
    this.outcomeUnknown = outcomeUnknown;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The platform's answer breaks its contract. Carries paths of the contract, never values. */
export class LegacyUnreadable extends Error {
  readonly call: string;
  readonly outcomeUnknown: boolean;
  readonly paths: readonly string[];

  constructor(call: string, reason: string, outcomeUnknown: boolean, paths: readonly string[] = []) {
    super(`${call}: ${reason}`);
    this.name = 'LegacyUnreadable';
    this.call = call;
    this.outcomeUnknown = outcomeUnknown;
    this.paths = paths;
  }
}

/** The platform refused, with a code such as `NOT_AVAILABLES` or with a sentence. */
export class LegacyRefused extends Error {
  readonly call: string;
  readonly refusal: string;

  constructor(call: string, refusal: string) {
    super(`${call}: refused`);
    this.name = 'LegacyRefused';
    this.call = call;
    this.refusal = refusal;
  }
}

/** Whether the failure is that refusal of the platform; any refusal when no code is given. */
export function isRefusal(failure: unknown, code?: string): failure is LegacyRefused {
  return failure instanceof LegacyRefused && (code === undefined || failure.refusal === code);
}

/** Whether the failure leaves open if a write was done. */
export function hasUnknownOutcome(failure: unknown): boolean {
  return (failure instanceof LegacyUnavailable || failure instanceof LegacyUnreadable) && failure.outcomeUnknown;
}
