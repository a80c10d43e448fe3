/** Why nobody was let in through a provider, and the one word the browser learns of it. */
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

/** A sign-in through a provider that came to nothing. The reason is for the log; it names no person and no value. */
export class SocialSignInFailed extends Error {
  readonly reason: SocialFailure;

  constructor(reason: SocialFailure) {
    super(reason);
    this.name = 'SocialSignInFailed';
    this.reason = reason;
  }

  /** What the page is told: `rifiutato` when somebody said no, `errore` when something went wrong. */
  get outcome(): SocialOutcome {
    return outcomes[this.reason];
  }
}
