import * as z from 'zod/mini';
import { mandatoryConsent } from '#contracts/consents/consents.api';
import { emailAddress } from '#contracts/kernel/email-address';
import { fileUrl, isoInstant, publicToken } from '#contracts/kernel/fields';
import { api, command, query, tooManyAttempts } from '#contracts/kernel/operation';
import { exactText } from '#contracts/kernel/text-fields';

/** What a professional gives before patients can find them, in its order. */
export const setupStep = z.enum(['billing-data', 'profile', 'plan', 'contract']);

export type SetupStep = z.output<typeof setupStep>;

/** Who is signed in, as the browser may know it, and until when. */
export const signedIn = z.object({
  user: z.object({
    token: publicToken,
    userType: z.enum(['patient', 'professional']),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    /** As it is kept, empty where there is none. */
    phone: z.string(),
    pictureUrl: z.nullable(fileUrl),
    /** The mandatory consents that are still to be given, in the order they are asked (GDPR-01). */
    missingConsents: z.array(mandatoryConsent),
    /** A professional without company data who has not put it off: led there after signing in. */
    needsBillingData: z.boolean(),
    /** What a professional still has to give, also what was put off; nothing for patients. */
    missingSetup: z.array(setupStep),
    /** Whether the search is shown without its tutorial (TUTOR-07, TUTOR-14): professionals have none. */
    watchedTutorial: z.boolean(),
  }),
  /** When the session ends whatever happens, and when it ends without an act of the user. */
  endsAt: isoInstant,
  idleEndsAt: isoInstant,
});

export type SignedIn = z.output<typeof signedIn>;

/** The providers patients may sign in with. */
export const socialProvider = z.enum(['google', 'facebook']);

export type SocialProvider = z.output<typeof socialProvider>;

export const loginApi = api('login', {
  /**
   * Signs in with e-mail and password (LOGIN-21 to 24). A professional whose authorisation is not `accettato` is refused
   * (PERM-07). Ten failures per account, or fifty per address, in 15 minutes are the limit.
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
      /** Said to the right password alone, with when the account was made, where the platform knows it. */
      awaiting_approval: { status: 403, details: z.object({ registeredAt: z.nullable(isoInstant) }) },
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
    output: z.object({ signedIn: z.nullable(signedIn), endedBecause: z.optional(z.enum(['awaiting_approval'])) }),
  }),

  /** Moves the idle end on: called when the user did something, not by background refreshes. */
  keepSession: command({
    access: 'signed-in',
    input: z.strictObject({}),
    output: z.object({ endsAt: isoInstant, idleEndsAt: isoInstant }),
  }),

  /**
   * Asks the platform to send the recovery link (RECOV-07 to 11). Five requests per account, and ten per address, in 15
   * minutes are the limit.
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
   * The address that begins signing in with a provider (SOCIAL-01, SOCIAL-02): a page of this site that leads on to the
   * provider's. Refuses where the operator has configured none (SOCIAL-13).
   */
  startSocialSignIn: query({
    access: 'everyone',
    input: z.strictObject({ provider: socialProvider }),
    output: z.object({ address: z.string() }),
    refusals: { provider_not_configured: { status: 422 } },
  }),
});

export const { logIn, logOut, currentSession, keepSession, recoverPassword, startSocialSignIn } = loginApi;
