import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { type BackEnd, type OwnProcess, startBackEnd, startProcess, stopProcess, untilAnswers } from '#e2e/back-end';
import { chooseScenario } from '#e2e/console';
import { watchConsole } from '#e2e/console-errors';
import { ownPort } from '#e2e/own-port';
import { openDoor, type PersonName } from '#e2e/people';
import { createStoredSignIns, type StoredSignIns } from '#e2e/stored-sign-ins';
import type { ScenarioName } from '#mocks/scenarios/scenarios';

export interface Chain {
  readonly platform: Demonstration;
  readonly backEnd: BackEnd;
  readonly signIns: StoredSignIns;
}

interface WorkerFixtures {
  readonly chain: Chain;
}

interface TestFixtures {
  /** Opens another browser with that user signed in, at the address, or else where signing in leads. */
  readonly signInAs: (person: PersonName, address?: string) => Promise<Page>;
  /** Fails the test on any console error, except the browser's own line for an expected status of 400 or more. */
  readonly strictConsole: undefined;
}

/** Built SPA, back end and demonstration platform as processes, one set per worker, as `npm run demo` runs them. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  chain: [
    async ({ browser }, use, info) => {
      const platform = await startDemonstration(ownPort(info.parallelIndex, 'platform'));
      await useChain(platform, { browser, port: ownPort(info.parallelIndex, 'back-end') }, use);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ chain }, use) => use(chain.backEnd.origin),
  // Each test has an address of its own, so that limits per address never count an earlier test.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern
  extraHTTPHeaders: async ({}, use) => use(fromAnotherAddress()),
  strictConsole: [
    async ({ context }, use) => {
      const takeErrors = watchConsole(context);
      await use(undefined);
      expect(takeErrors(), 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
  signInAs: async ({ browser, chain, extraHTTPHeaders }, use) => {
    const opened: Page[] = [];
    const options = { baseURL: chain.backEnd.origin, ...(extraHTTPHeaders && { extraHTTPHeaders }) };
    await use(async (person, address) => {
      const context = await browser.newContext(options);
      await chain.signIns.giveTo(context, person);
      const page = await context.newPage();
      opened.push(page);
      if (address === undefined) await openDoor(page, person);
      else await page.goto(address);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

export { expect };

/** Starts the back end in front of a platform, and stops both after use. */
export async function useChain(
  platform: Demonstration,
  { browser, port }: { readonly browser: Browser; readonly port: number },
  use: (chain: Chain) => Promise<void>,
): Promise<void> {
  const backEnd = await startBackEnd(platform.origin, port, {
    TRUST_PROXY: '127.0.0.1,::1',
    // A few users run every test, faster than any person.
    CALLS_PER_MINUTE: '1000000',
    // A contract signed in another tab is found at once.
    DIRECTORY_REFRESH_SECONDS: '1',
    // The platform begins anew before every story, with the same people.
    MISSED_FIELDS_MINUTES: '0',
  });
  const options = { baseURL: backEnd.origin, extraHTTPHeaders: fromAnotherAddress() };
  await use({ platform, backEnd, signIns: createStoredSignIns(browser, options) });
  await backEnd.stop();
  await platform.stop();
}

let clients = 0;

function fromAnotherAddress(): Record<string, string> {
  clients += 1;
  return { 'x-forwarded-for': `10.0.${Math.floor(clients / 250)}.${(clients % 250) + 1}` };
}

/** The demonstration platform as a process that can go down and return with its data. */
export interface Demonstration {
  readonly origin: string;
  /** Starts again from the seed of a scenario. */
  reset(scenario?: ScenarioName): Promise<void>;
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

async function startDemonstration(port: number): Promise<Demonstration> {
  const origin = `http://127.0.0.1:${port}`;
  const folder = await mkdtemp(join(tmpdir(), 'platform-'));
  const env = { PORT: String(port), STATE_FILE: join(folder, 'platform.json') };
  const start = async (): Promise<OwnProcess> => {
    const own = startProcess('scripts/demo/start-platform.ts', [], env);
    await untilAnswers(own, `${origin}/`);
    return own;
  };
  let own = await start();
  return {
    origin,
    reset: (scenario) => chooseScenario({ origin }, scenario),
    goDown: () => stopProcess(own),
    comeBack: async () => {
      own = await start();
    },
    stop: async () => {
      await stopProcess(own);
      await rm(folder, { recursive: true });
    },
  };
}
