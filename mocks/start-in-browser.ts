/// <reference types="msw/vite/client" />
import { network } from 'virtual:msw';
import type { Log } from '#bff/log';
import { handlers } from '#bff/operations';
import { instantFromMs } from '#contracts/kernel/instant';
import { operations } from '#contracts/operations';
import { createLegacyHandlers } from '#mocks/all-handlers';
import { cleanImageOnCanvas, fetchPicture } from '#mocks/browser/browser-pictures';
import { createHintChannel } from '#mocks/browser/hint-channel';
import { createSharedState } from '#mocks/browser/shared-state';
import { showPlatformPage } from '#mocks/browser/show-platform-page';
import { createTabSession } from '#mocks/browser/tab-session';
import { outboxSection } from '#mocks/console/outbox-section';
import { pageResponse } from '#mocks/console/page';
import { type PlatformPage, planPayment, sessionPayment, signing } from '#mocks/console/platform-pages';
import { createPlatform } from '#mocks/create-platform';
import { createContexts } from '#mocks/mounts/create-contexts';
import { createInProcessTransport } from '#mocks/mounts/in-process-transport';
import { mountFilesOnMsw } from '#mocks/mounts/mount-files-on-msw';
import { mountOnMsw } from '#mocks/mounts/mount-on-msw';
import type { Platform } from '#mocks/platform';
import { isScenarioName, type ScenarioName } from '#mocks/scenarios/scenarios';

const now = () => instantFromMs(Date.now());
/** The back end's log lines, in the browser's console. */
const consoleLog: Log = {
  info: (event, fields) => console.debug(event, fields ?? {}),
  warn: (event, fields) => console.warn(event, fields ?? {}),
  error: (event, fields) => console.error(event, fields ?? {}),
};
const outbox: PlatformPage = {
  path: '/',
  open: (platform) => pageResponse('Posta in uscita', outboxSection(platform)),
};

/** The pages of the platform that a tab shows instead of the application, by the parameter that asks for one. */
const pages: Readonly<Record<string, (platform: Platform, named: string) => PlatformPage>> = {
  pagamento: ({ db }, token) => (db.planPurchases.get(token) ? planPayment : sessionPayment),
  firma: () => signing,
  posta: () => outbox,
};

/**
 * Runs platform and back end inside the page. `?scenario=` names the scenario, which the tabs of a browser share;
 * `?fresh` restarts it. Each tab has its own session. `platform` in the browser's console sets faults
 * (`platform.faults.set('listChats', ['slow'])`). Instead of the application `?posta=` shows the e-mails and text
 * messages that were sent, `?pagamento=` the payment page of an event or a plan and `?firma=` the page of a signing
 * link.
 */
export async function startInBrowser(): Promise<void> {
  const query = new URLSearchParams(window.location.search);
  const scenario = scenarioFrom(query);
  const platform = createSharedPlatform(scenario, query.has('fresh'));
  Object.assign(window, { platform });
  for (const [parameter, pageOf] of Object.entries(pages)) {
    const asked = query.get(parameter);
    if (asked !== null) return showPlatformPage(platform, pageOf(platform, asked), asked);
  }

  const legacyHandlers = createLegacyHandlers(platform);
  const transport = createInProcessTransport(legacyHandlers);
  const session = createTabSession(`demonstration-session/${scenario}`, window.sessionStorage, now);
  // The redirect to a provider and back needs a server, so no provider is offered here.
  const siteOrigin = window.location.origin;
  const { tellPages, stream } = createHintChannel(tabsBesides(`demonstration-hints/${scenario}`), session);
  const contextWith = createContexts({ transport, now, log: consoleLog, socialProviders: [], siteOrigin, tellPages });
  network.configure({
    handlers: [
      stream,
      ...mountOnMsw({ operations, handlers, contextWith, session }),
      ...mountFilesOnMsw({
        legacyHandlers,
        transport,
        log: consoleLog,
        contextWith,
        session,
        cleanImage: cleanImageOnCanvas,
      }),
    ],
    onUnhandledFrame: 'bypass',
    // MSW's own log would write every request's body, passwords included, into the console.
    context: { quiet: true },
  });
  await network.enable();
}

/**
 * The other tabs, told through the storage that holds the scenario: a message of a channel can be there before the
 * state it tells of.
 */
function tabsBesides(key: string) {
  return {
    tell: (text: string) => window.localStorage.setItem(key, text),
    hear: (listener: (text: string) => void) =>
      window.addEventListener('storage', ({ key: changed, newValue }) => {
        if (changed === key && newValue !== null) listener(newValue);
      }),
  };
}

function scenarioFrom(query: URLSearchParams): ScenarioName {
  const name = query.get('scenario') ?? 'everyday';
  if (isScenarioName(name)) return name;
  console.warn(`There is no scenario ${name}: this is an ordinary day.`);
  return 'everyday';
}

/** The address of pages in this browser, without what stands at its end. */
function pagesAt(parameter: string, scenario: ScenarioName): string {
  return `${window.location.origin}/?${new URLSearchParams({ scenario, [parameter]: '' })}`;
}

/** Every transaction first loads what other tabs wrote, and at its end shares what it wrote itself. */
function createSharedPlatform(scenario: ScenarioName, fresh: boolean): Platform {
  let hasChanged = false;
  const platform: Platform = createPlatform({
    scenario,
    now,
    readPicture: fetchPicture,
    paymentPages: pagesAt('pagamento', scenario),
    signingPages: pagesAt('firma', scenario),
    transact(work) {
      shared.refresh();
      hasChanged = false;
      const result = work();
      if (hasChanged) shared.save();
      return result;
    },
  });
  const shared = createSharedState(platform, window.localStorage);
  if (fresh) shared.save();
  else shared.refresh();
  platform.onChange(() => {
    hasChanged = true;
  });
  return platform;
}
