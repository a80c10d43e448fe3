import type { PaymentWatch } from '#bff/appointments/payment-watch';
import type { AttemptCounter } from '#bff/attempt-counter';
import type { CalendarAddress } from '#bff/calendar-export/calendar-subscription';
import type { RunExclusive } from '#bff/keyed-mutex';
import type { LegacyClient } from '#bff/legacy/legacy-client';
import type { SharedReads } from '#bff/legacy/shared-reads';
import type { TellPages } from '#bff/live/page-hint';
import type { Log } from '#bff/log';
import { OperationFailed } from '#bff/operation-failed';
import type { SealedTexts } from '#bff/sealed-texts';
import type { ApprovalChecks, PasswordMark, Session, SessionStore } from '#bff/session';
import type { TermsLibrary } from '#bff/terms/terms-library';
import type { Directory } from '#bff/therapists/directory/directory';
import type { FieldMemory } from '#bff/users/field-memory';
import type { Instant } from '#contracts/kernel/instant';
import type { SocialProvider } from '#contracts/login/login.api';

/** Settings an operation may need. None of its secrets ever reaches a browser. */
export interface OperationSettings {
  /** Identifies this application to the platform when an account is opened. */
  readonly parentAppToken: string;
  /** The key of the address service. */
  readonly addressKey: string;
  /** The administration's tokens, sent along with chats. */
  readonly adminTokens: readonly string[];
  /** Whether the platform's e-mails include a message's text. */
  readonly includeMessageText: boolean;
  /** The address under the php base that sends the platform's reminders. */
  readonly eventAlertWebhook: string;
  /** The public address of the platform's media, by which its files are recognised in messages. */
  readonly mediaBase: string;
  /** This site's public origin; undefined where it has no address of its own. */
  readonly siteOrigin: string | undefined;
  /** The public address of the platform's documents, the only one from which consents are fetched. */
  readonly documentsBase: string;
  /** The providers patients may sign in with on this installation. */
  readonly socialProviders: readonly SocialProvider[];
  /** Where the team can be reached; public. */
  readonly supportContacts: SupportContacts;
}

/** Each is undefined where the operator has set none. */
export interface SupportContacts {
  /** The number of a messaging app: international, digits only. */
  readonly whatsapp: string | undefined;
  readonly patientsEmail: string | undefined;
  readonly professionalsEmail: string | undefined;
}

/** Everything an operation may use. It has no access to a server, a clock or a network of its own. */
export interface Context {
  readonly requestId: string;
  /** The client address of the browser's request, used only for limits. */
  readonly clientAddress: string;
  readonly now: () => Instant;
  readonly session: SessionStore;
  /**
   * Whose page the request says it comes from: a user's public token, or `visitor`. Undefined when it does not say, as
   * the question who is signed in.
   */
  readonly onBehalfOf: string | undefined;
  /** The page that asks, by the name it gave itself; null when it gave none. */
  readonly page: string | null;
  readonly legacy: LegacyClient;
  /** Lets a user's queries share readings of the platform that are under way; one for the whole application. */
  readonly sharedReads: SharedReads;
  /** By which half a user is known for what it is; one for the whole application. */
  readonly fieldMemory: FieldMemory;
  readonly log: Log;
  readonly attempts: AttemptCounter;
  readonly approvalChecks: ApprovalChecks;
  readonly passwordMark: PasswordMark;
  /** The professionals patients may find; one for the whole application, built by `createDirectory`. */
  readonly directory: Directory;
  /** The terms and privacy documents; one for the whole application, built by `createTermsLibrary`. */
  readonly terms: TermsLibrary;
  readonly settings: OperationSettings;
  /** Makes the address of a calendar subscription; undefined where no server can serve it. */
  readonly calendarAddress: CalendarAddress | undefined;
  /** Seals what a browser keeps for us. */
  readonly sealedTexts: SealedTexts;
  /**
   * Runs tasks on the same data one after the other, so that two presses, two tabs or two users never overtake each
   * other. Fails with `overloaded`, without starting the task, while the lock that processes share cannot be had.
   */
  readonly runExclusive: RunExclusive;
  /** Runs tasks of this process one after the other; for reading and counting, which need no shared lock. */
  readonly runInTurn: RunExclusive;
  readonly tellPages: TellPages;
  /** One for the whole application. */
  readonly paymentWatch: PaymentWatch;
}

/**
 * The session of an operation that requires a signed-in user; fails with `unauthenticated` when it has ended. It throws
 * synchronously: do not call it next to promises already under way, or their failures go unhandled.
 */
export function sessionOf(context: Pick<Context, 'session'>): Session {
  const session = context.session.read();
  if (!session) throw new OperationFailed('unauthenticated');
  return session;
}
