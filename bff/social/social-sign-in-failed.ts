/** Why a sign-in through a provider failed, and the one word the browser receives for it. */
const outcomes = {
  not_configured: 'errore',
  state_missing: 'errore',
  state_wrong: 'errore',
  state_expired: 'errore',
  state_used: 'errore',
  not_signed_in: 'rifiutato',
  code_refused: 'rifiutato',
  provider_unavailable: 'errore',
  provider_unreadable: 'errore',
  email_missing: 'rifiutato',
  email_unverified: 'rifiutato',
  platform_refused: 'rifiutato',
  not_a_patient: 'rifiutato',
  platform_failed: 'errore',
} as const;

export type SocialFailure = keyof typeof outcomes;
export type SocialOutcome = (typeof outcomes)[SocialFailure];

/** A failed sign-in through a provider. The reason is for the log; it names no person and no value. */
export class SocialSignInFailed extends Error {
  readonly reason: SocialFailure;

  constructor(reason: SocialFailure) {
    super(reason);
    this.name = 'SocialSignInFailed';
    this.reason = reason;
  }

  /** What the page receives: `rifiutato` when the sign-in was declined, `errore` when something went wrong. */
  get outcome(): SocialOutcome {
    return outcomes[this.reason];
  }
}
