import type { AttemptCounter } from '#bff/attempt-counter';
import type { CalendarAddress } from '#bff/calendar-export/calendar-subscription';
import type { RunExclusive } from '#bff/keyed-mutex';
import type { LegacyClient } from '#bff/legacy/legacy-client';
import type { SharedReads } from '#bff/legacy/shared-reads';
import type { Log } from '#bff/log';
import { OperationFailed } from '#bff/operation-failed';
import type { ApprovalChecks, PasswordMark, Session, SessionStore } from '#bff/session';
import type { TermsLibrary } from '#bff/terms/terms-library';
import type { Directory } from '#bff/therapists/directory/directory';
import type { Instant } from '#contracts/kernel/instant';
import type { SocialProvider } from '#contracts/login/login.api';

/** Settings an operation may need. None of the secrets among them ever reaches a browser. */
export interface OperationSettings {
  /** Names this application to the platform when an account is opened. */
  readonly parentAppToken: string;
  /** Opens the address service. */
  readonly addressKey: string;
  /** The administration's tokens, sent along with chats. */
  readonly adminTokens: readonly string[];
  /** Whether the platform's e-mails carry a message's text. */
  readonly includeMessageText: boolean;
  /** Where the platform's reminders are sent from: an address under the php base. */
  readonly eventAlertWebhook: string;
  /** The public address of the platform's media, to recognise its files in messages. */
  readonly mediaBase: string;
  /** Where browsers find this site; undefined where it has no address of its own. */
  readonly siteOrigin: string | undefined;
  /** The public address of the platform's documents, the only place a consent's is fetched from (LEG-82). */
  readonly documentsBase: string;
  /** The providers patients may sign in with here. */
  readonly socialProviders: readonly SocialProvider[];
}

/** Everything an operation may use. It knows no server, no clock and no network of its own. */
export interface Context {
  readonly requestId: string;
  /** Where the browser's request came from, for limits only. */
  readonly clientAddress: string;
  readonly now: () => Instant;
  readonly session: SessionStore;
  readonly legacy: LegacyClient;
  /** Lets a user's queries share the readings of the platform that are under way: one for the whole application. */
  readonly sharedReads: SharedReads;
  readonly log: Log;
  readonly attempts: AttemptCounter;
  readonly approvalChecks: ApprovalChecks;
  readonly passwordMark: PasswordMark;
  /** The professionals patients may find: one for the whole application, built by `createDirectory`. */
  readonly directory: Directory;
  /** The terms and privacy documents: one for the whole application, built by `createTermsLibrary`. */
  readonly terms: TermsLibrary;
  readonly settings: OperationSettings;
  /** Makes the address of a calendar subscription; undefined where no server can answer at one. */
  readonly calendarAddress: CalendarAddress | undefined;
  /** Runs acts on the same thing one after the other, so that two presses, two tabs or two users never overtake each other. */
  readonly runExclusive: RunExclusive;
}

/**
 * The session of an operation that only signed-in users reach; refuses with `unauthenticated` when it is gone. It throws at
 * once: never call it beside promises that are made already, or nobody hears of their failures.
 */
export function sessionOf(context: Context): Session {
  const session = context.session.read();
  if (!session) throw new OperationFailed('unauthenticated');
  return session;
}
