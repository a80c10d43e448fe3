import * as z from 'zod/mini';
import { mandatoryConsent } from '#contracts/consents/consents.api';
import { emailAddress } from '#contracts/kernel/email-address';
import { fileUrl, isoInstant, publicToken } from '#contracts/kernel/fields';
import { api, command, query, tooManyAttempts } from '#contracts/kernel/operation';
import { exactText } from '#contracts/kernel/text-fields';
import { setupStep } from '#contracts/setup/setup-step';

/** The signed-in user as the browser may know them, and when the session ends. */
export const signedIn = z.object({
  user: z.object({
    token: publicToken,
    userType: z.enum(['patient', 'professional']),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    /** As the platform keeps it; empty when there is none. */
    phone: z.string(),
    pictureUrl: z.nullable(fileUrl),
    /** The mandatory consents still to be given, in the order they are asked for. */
    missingConsents: z.array(mandatoryConsent),
    /** A professional without company data who has not postponed them: sent there after signing in. */
    needsBillingData: z.boolean(),
    /**
     * The setup steps without which patients cannot find a professional and that are not done, postponed ones included;
     * as `setup/own-setup` tells them, until that has answered. Empty for patients.
     */
    missingSetup: z.array(setupStep),
    /** Whether the search appears without its tutorial; always true for professionals. */
    watchedTutorial: z.boolean(),
  }),
  /** When the session ends in any case, and when it ends without activity of the user. */
  endsAt: isoInstant,
  idleEndsAt: isoInstant,
});

export type SignedIn = z.output<typeof signedIn>;

/** The providers patients may sign in with. */
export const socialProvider = z.enum(['google', 'facebook']);

export type SocialProvider = z.output<typeof socialProvider>;

export const loginApi = api('login', {
  /**
   * Signs in with e-mail and password. Refuses a professional whose authorisation is not `accettato`, and after ten
   * failures per account or fifty per address in 15 minutes (LOGIN-21).
   */
  logIn: command({
    access: 'everyone',
    input: z.strictObject({
      email: emailAddress,
      password: exactText(256).check(z.minLength(1)),
      rememberMe: z.boolean(),
    }),
    output: signedIn,
    refusals: {
      wrong_credentials: { status: 422 },
      /** Only after the right password; with the time of the registration, where the platform knows it. */
      awaiting_approval: { status: 403, details: z.object({ registeredAt: z.nullable(isoInstant) }) },
      /** Only after the right password: the administration has decided otherwise than to accept. */
      approval_refused: { status: 403 },
      too_many_attempts: tooManyAttempts,
    },
  }),

  /** Ends the session and puts it on the deny-list; without a session it changes nothing. */
  logOut: command({
    access: 'everyone',
    input: z.strictObject({}),
    output: z.object({}),
  }),

  /** The current session, or `null` for a visitor: never a 401, so that a first visit logs no error. */
  currentSession: query({
    access: 'everyone',
    input: z.strictObject({}),
    output: z.object({
      signedIn: z.nullable(signedIn),
      endedBecause: z.optional(z.enum(['awaiting_approval', 'approval_refused'])),
    }),
  }),

  /** Extends the idle end: called after activity of the user, not by background refreshes. */
  keepSession: command({
    access: 'signed-in',
    input: z.strictObject({}),
    output: z.object({ endsAt: isoInstant, idleEndsAt: isoInstant }),
  }),

  /**
   * Asks the platform to send the recovery link. Refuses after five requests per account or ten per address in 15
   * minutes (RECOV-07).
   */
  recoverPassword: command({
    access: 'everyone',
    input: z.strictObject({ email: emailAddress }),
    output: z.object({}),
    refusals: {
      recovery_refused: { status: 422 },
      too_many_attempts: tooManyAttempts,
    },
  }),

  /**
   * The address that begins a sign-in with a provider: a page of this site that redirects to the provider. Refuses a
   * provider the operator has not configured (SOCIAL-01).
   */
  startSocialSignIn: query({
    access: 'everyone',
    input: z.strictObject({ provider: socialProvider }),
    output: z.object({ address: z.string() }),
    refusals: { provider_not_configured: { status: 422 } },
  }),
});

export const { logIn, logOut, currentSession, keepSession, recoverPassword, startSocialSignIn } = loginApi;
