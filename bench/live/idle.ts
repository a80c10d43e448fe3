import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { chromiumPath } from '#e2e/chromium';
import { chooseScenario, followEveryCall } from '#e2e/console';
import { type PersonName, signIn } from '#e2e/people';
import { buildSpa } from '#scripts/bundle/build';
import { startChild, untilReady } from '#scripts/child-process';
import { demoEnvironment } from '#scripts/demo/demo-environment';

// How often the platform is called for a user whose pages are open and rest, in one window and in two.
const ports = { platform: 4540, backEnd: 4541 };
const platformOrigin = `http://127.0.0.1:${ports.platform}`;
const minutes = 4;
const budget = 2;
const screens = {
  giulia: ['/#/dashboard', '/#/dashboard/chat?selected_chat=chat-giulia-rinaldi'],
  rinaldi: ['/#/dashboard/calendar', '/#/dashboard/patients'],
} as const satisfies Partial<Record<PersonName, readonly string[]>>;

/** Calls of the list of people are made for all users together. */
const forAll = 'listUsers';

await buildSpa();
const folder = await mkdtemp(join(tmpdir(), 'bench-idle-'));
const platform = startChild('scripts/demo/start-platform.ts', [], { PORT: String(ports.platform) });
await untilReady(platform, `${platformOrigin}/`);
const backEnd = startChild('bff/server/main.ts', [], {
  ...demoEnvironment({ spaPort: ports.backEnd, platformPort: ports.platform }, '.demo/bench'),
  SIGNED_OUT_FILE: join(folder, 'signed-out'),
  LOG_LEVEL: 'fatal',
});
await untilReady(backEnd, `http://localhost:${ports.backEnd}/readyz`);
await chooseScenario({ origin: platformOrigin });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
try {
  for (const person of ['giulia', 'rinaldi'] as const) {
    for (const windows of [1, 2]) await measure(person, windows);
  }
} finally {
  await browser.close();
  await backEnd.stop();
  await platform.stop();
}

async function measure(person: PersonName & keyof typeof screens, windows: number): Promise<void> {
  const context = await browser.newContext({ baseURL: `http://localhost:${ports.backEnd}`, serviceWorkers: 'block' });
  const first = await context.newPage();
  await signIn(first, person);
  for (const [at, address] of screens[person].slice(0, windows).entries()) {
    const page = at === 0 ? first : await context.newPage();
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  // What opening asks for is not the rest.
  await pause(10_000);
  const calls = await followEveryCall({ origin: platformOrigin });
  await pause(minutes * 60_000);
  const made = (await calls()).filter(({ name }) => name !== forAll);
  await context.close();
  const perMinute = made.length / minutes;
  const keeps = perMinute <= budget;
  console.log(
    `${person}, ${windows} window${windows > 1 ? 's' : ''} at rest for ${minutes} minutes: ${made.length} calls, ` +
      `${perMinute} a minute (budget ${budget}): ${keeps ? 'within budget' : 'OVER BUDGET'} ` +
      `[${made.map(({ name }) => name).join(' ')}]`,
  );
  if (!keeps) process.exitCode = 1;
}
