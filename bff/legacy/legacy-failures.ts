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

/** The platform's answer is larger than is taken; asked for less, it may answer. */
export class LegacyTooLarge extends LegacyUnavailable {}

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

/** The platform reported the success of a write, and a reading shows that nothing has changed: it keeps none of it. */
export class LegacyKeptNothing extends LegacyUnreadable {
  constructor(call: string) {
    super(call, 'told of success and kept nothing', true);
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
export function hasUnknownOutcome(failure: unknown): failure is LegacyUnavailable | LegacyUnreadable {
  return (failure instanceof LegacyUnavailable || failure instanceof LegacyUnreadable) && failure.outcomeUnknown;
}

/** The failure of a call that was to write nothing: whatever became of it, nothing is open. */
export function withKnownOutcome(failure: unknown): unknown {
  if (!hasUnknownOutcome(failure)) return failure;
  const reason = 'no answer to what only asked';
  if (!(failure instanceof LegacyUnavailable)) {
    const { call, paths } = failure as LegacyUnreadable;
    return new LegacyUnreadable(call, reason, false, paths);
  }
  return new LegacyUnavailable(failure.call, reason, false, failure.retryAfterSeconds);
}

/**
 * The failure of a write of which the reading that was to show it failed, for whatever reason: it may have been done.
 * `retryAfterSeconds` is the reading's.
 */
export function unconfirmed(call: string, failure: unknown): LegacyUnavailable | LegacyUnreadable {
  const reason = 'the reading that was to show it failed';
  if (!(failure instanceof LegacyUnavailable)) return new LegacyUnreadable(call, reason, true);
  return new LegacyUnavailable(call, reason, true, failure.retryAfterSeconds);
}
