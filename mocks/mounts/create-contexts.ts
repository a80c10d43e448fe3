import { createPaymentWatch } from '#bff/appointments/payment-watch';
import type { CalendarAddress } from '#bff/calendar-export/calendar-subscription';
import type { Context, OperationSettings } from '#bff/context';
import { createKeyedMutex } from '#bff/keyed-mutex';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import type { LegacyTransport } from '#bff/legacy/legacy-transport';
import { createSharedReads } from '#bff/legacy/shared-reads';
import type { TellPages } from '#bff/live/page-hint';
import type { Log } from '#bff/log';
import { createApprovalChecks } from '#bff/login/approval-checks';
import type { SessionStore } from '#bff/session';
import { createTermsLibrary } from '#bff/terms/terms-library';
import { textHash } from '#bff/text-hash';
import { createDirectory } from '#bff/therapists/directory/directory';
import { readDirectory } from '#bff/therapists/directory/read-directory';
import { createFieldMemory } from '#bff/users/field-memory';
import { type Instant, minuteMs } from '#contracts/kernel/instant';
import type { SocialProvider } from '#contracts/login/login.api';
import { createMemoryAttempts } from '#mocks/memory-attempts';
import { createMemorySeal } from '#mocks/memory-seal';
import { administrationToken } from '#mocks/personas';

export interface ContextsSetup {
  readonly transport: LegacyTransport;
  readonly now: () => Instant;
  readonly log: Log;
  /** The providers to sign in with; both by default. */
  readonly socialProviders?: readonly SocialProvider[] | undefined;
  /** The site's public origin; that of the tests by default. */
  readonly siteOrigin?: string;
  /** Makes addresses of calendar subscriptions; without it none are offered. */
  readonly calendarAddress?: CalendarAddress;
  /** Tells a user's open pages what has changed; by default there are none. */
  readonly tellPages?: TellPages;
}

/** The back end's settings for the demonstration platform. */
export const demoSettings: OperationSettings = {
  parentAppToken: 'demonstration-parent-app',
  addressKey: 'demonstration-address-key',
  adminTokens: [administrationToken],
  includeMessageText: false,
  eventAlertWebhook: 'http://platform.invalid/php/custom.php/add-event-alert',
  mediaBase: 'http://platform.invalid/media',
  siteOrigin: 'https://ascolto.example',
  documentsBase: 'http://platform.invalid/backend/assets/documents',
  socialProviders: ['google', 'facebook'],
  supportContacts: {
    whatsapp: '390000000000',
    patientsEmail: 'pazienti@ascolto.example',
    professionalsEmail: 'professionisti@ascolto.example',
  },
};

const patienceMs = 15_000;

/** Builds the contexts of requests; what lives longer than a request is shared among them. */
export function createContexts({
  transport,
  now,
  log,
  socialProviders = demoSettings.socialProviders,
  siteOrigin = demoSettings.siteOrigin,
  calendarAddress,
  tellPages = () => {},
}: ContextsSetup): (session: SessionStore, onBehalfOf?: string) => Context {
  const { mediaBase } = demoSettings;
  const directory = createDirectory({
    read: () => readDirectory({ transport, now: now(), mediaBase, log, paths: {} }),
    now,
    freshMs: minuteMs / 2,
    log,
  });
  const terms = createTermsLibrary({ transport, now, log, paths: {} });
  const attempts = createMemoryAttempts(now);
  const approvalChecks = createApprovalChecks();
  const paymentWatch = createPaymentWatch();
  const sharedReads = createSharedReads();
  const runExclusive = createKeyedMutex();
  const runInTurn = createKeyedMutex();
  const fieldMemory = createFieldMemory(now, 10 * minuteMs);
  const sealedTexts = createMemorySeal();
  let requests = 0;
  return (session, onBehalfOf) => {
    requests += 1;
    return {
      requestId: `request-${requests}`,
      clientAddress: '127.0.0.1',
      now,
      session,
      onBehalfOf,
      page: null,
      legacy: createLegacyClient({ transport, log, signal: AbortSignal.timeout(patienceMs), paths: {} }),
      sharedReads,
      log,
      attempts,
      approvalChecks,
      paymentWatch,
      passwordMark: (publicToken, password) => String(textHash(`${publicToken} ${password}`)),
      directory,
      terms,
      settings: { ...demoSettings, socialProviders, siteOrigin },
      calendarAddress,
      sealedTexts,
      runExclusive,
      runInTurn,
      fieldMemory,
      tellPages,
    };
  };
}
