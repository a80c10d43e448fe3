import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { backEndEnvironment, buildOnce } from '#bench/built-product';
import { startChromium } from '#bench/chromium';
import { atMost, type Figure, notMeasured, p95 } from '#bench/figures';
import { type Cut, type CuttingProxy, startCuttingProxy } from '#bench/live/cutting-proxy';
import type { AtEnd } from '#bench/run-parts';
import { chooseScenario } from '#e2e/console';
import { type PersonName, signIn } from '#e2e/people';
import { type RunningChild, startChild, startProgram, untilReady } from '#scripts/child-process';
import { installedProgram } from '#scripts/installed-program';

const ports = { platform: 4540, one: 4541, other: 4542, behindProxy: 4543, redis: 4544 };
const platformOrigin = `http://127.0.0.1:${ports.platform}`;
const messages = 200;
const cuts = 10;
const budgetsMs = { message: 1_000, afterCut: 3_000, withoutRedis: 35_000 };
const chat = '/#/dashboard/chat?selected_chat=chat-giulia-rinaldi';

/** Two people in one chat, and the number of the last message. */
interface Talk {
  readonly giulia: Page;
  readonly rinaldi: Page;
  last: number;
}

/** The times in the pages, by the number of the message. */
interface Noted {
  readonly sentAt: Record<string, number>;
  readonly seenAt: Record<string, number>;
}

/**
 * Messages between two browsers at two back ends that share one Redis, in front of one platform: undisturbed, while
 * streams are cut, and while Redis is down.
 */
export async function measureLive(atEnd: AtEnd): Promise<Figure[]> {
  const redisProgram = installedProgram('redis-server');
  if (!redisProgram) return [notMeasured('messages between two back ends', 'redis-server is not installed')];
  await buildOnce();
  const redis = startRedis(redisProgram, atEnd);
  await startPlatformAndBackEnds(atEnd);
  const proxy = await startCuttingProxy(ports.other, ports.behindProxy);
  atEnd(proxy.close);
  const talk: Talk = {
    giulia: await openChat('giulia', ports.one, atEnd),
    rinaldi: await openChat('rinaldi', ports.other, atEnd),
    last: 0,
  };

  const undisturbed = await exchangeMessages(talk);
  const cutEarly = await cutAtOpening(talk, proxy, 'before the ack');
  const cutLate = await cutAtOpening(talk, proxy, 'after the ack');
  const cutOpen = await cutWhileOpen(talk, proxy);
  const withoutRedis = await restartRedis(talk, redis, () => startRedis(redisProgram, atEnd));
  const { lost, doubled } = await countMessages(talk);
  return [
    waitFigure(`message on the other screen, p95 of ${messages}`, p95(undisturbed), budgetsMs.message),
    atMost(`messages lost, of ${talk.last}`, { value: lost, budget: 0 }),
    atMost(`messages doubled, of ${talk.last}`, { value: doubled, budget: 0 }),
    waitFigure('slowest message, stream cut before the ack', Math.max(...cutEarly), budgetsMs.afterCut),
    waitFigure('slowest message, stream cut after the ack', Math.max(...cutLate), budgetsMs.afterCut),
    waitFigure('slowest message, open stream cut', Math.max(...cutOpen), budgetsMs.afterCut),
    waitFigure('slowest message, Redis killed and restarted', Math.max(...withoutRedis), budgetsMs.withoutRedis),
  ];
}

function waitFigure(figure: string, ms: number, budgetMs: number): Figure {
  return atMost(figure, { value: ms, budget: budgetMs, unit: 'ms' });
}

async function exchangeMessages(talk: Talk): Promise<number[]> {
  const times: number[] = [];
  for (let sent = 0; sent < messages; sent += 1) {
    const [from, to] = sent % 2 === 0 ? [talk.giulia, talk.rinaldi] : [talk.rinaldi, talk.giulia];
    times.push(await arrival(await write(talk, from), from, to));
  }
  return times;
}

/** Reloads a page, cuts its first stream, and sends it a message at that moment. */
async function cutAtOpening(talk: Talk, proxy: CuttingProxy, at: Cut): Promise<number[]> {
  const { giulia, rinaldi } = talk;
  const times: number[] = [];
  for (let cut = 0; cut < cuts; cut += 1) {
    const done = proxy.cutNext(at);
    await rinaldi.reload();
    await done;
    times.push(await arrival(await write(talk, giulia), giulia, rinaldi));
  }
  return times;
}

async function cutWhileOpen(talk: Talk, proxy: CuttingProxy): Promise<number[]> {
  const { giulia, rinaldi } = talk;
  const times: number[] = [];
  for (let cut = 0; cut < cuts; cut += 1) {
    await arrival(await write(talk, giulia), giulia, rinaldi);
    proxy.cutOpenStreams();
    times.push(await arrival(await write(talk, giulia), giulia, rinaldi));
  }
  return times;
}

/** Kills Redis, has a message refused, starts an empty Redis, sends that message again, and then another one. */
async function restartRedis(talk: Talk, redis: RunningChild, start: () => unknown): Promise<number[]> {
  const { giulia, rinaldi } = talk;
  redis.process.kill('SIGKILL');
  const number = await write(talk, giulia);
  const again = giulia.getByRole('log').getByRole('button', { name: 'Riprova' });
  await again.waitFor();
  start();
  await again.click();
  const first = await arrival(number, giulia, rinaldi);
  return [first, await arrival(await write(talk, giulia), giulia, rinaldi)];
}

/** Types the next message and sends it with Enter; returns its number. */
async function write(talk: Talk, page: Page): Promise<number> {
  talk.last += 1;
  await page.getByRole('textbox', { name: 'Il tuo messaggio' }).fill(`messaggio ${talk.last}`);
  await page.keyboard.press('Enter');
  return talk.last;
}

/** Waits for the message on the other screen; returns the milliseconds since the press that sent it. */
async function arrival(number: number, from: Page, to: Page): Promise<number> {
  const isSeen = (key: string) => key in (globalThis as unknown as { noted: Noted }).noted.seenAt;
  await to.waitForFunction(isSeen, String(number), { timeout: 60_000 });
  const [{ sentAt }, { seenAt }] = await Promise.all([notedIn(from), notedIn(to)]);
  return (seenAt[number] ?? Number.NaN) - (sentAt[number] ?? Number.NaN);
}

function notedIn(page: Page): Promise<Noted> {
  return page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted);
}

/** Reloads both pages and compares the messages on each screen with the messages sent. */
async function countMessages({ giulia, rinaldi, last }: Talk) {
  let [lost, doubled] = [0, 0];
  for (const page of [giulia, rinaldi]) {
    await page.reload();
    await page.getByRole('log').getByText(`messaggio ${last}`, { exact: true }).waitFor();
    const texts = await page.getByRole('log').getByRole('listitem').allTextContents();
    const numbers = texts.flatMap((text) => /messaggio (\d+)/.exec(text)?.[1] ?? []);
    const shown = new Set(numbers).size;
    lost += last - shown;
    doubled += numbers.length - shown;
  }
  return { lost, doubled };
}

async function openChat(person: PersonName, port: number, atEnd: AtEnd): Promise<Page> {
  const browser = await startChromium(atEnd);
  const context = await browser.newContext({ baseURL: `http://localhost:${port}`, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript({ path: fileURLToPath(new URL('note-messages.js', import.meta.url)) });
  await signIn(page, person);
  await page.goto(chat);
  await page.getByRole('log').waitFor();
  return page;
}

function startRedis(program: string, atEnd: AtEnd): RunningChild {
  const settings = ['--port', String(ports.redis), '--bind', '127.0.0.1', '--save', '', '--loglevel', 'warning'];
  const redis = startProgram(program, settings);
  atEnd(redis.stop);
  return redis;
}

async function startPlatformAndBackEnds(atEnd: AtEnd): Promise<void> {
  const platform = startChild('scripts/demo/start-platform.ts', [], { PORT: String(ports.platform) });
  atEnd(platform.stop);
  await untilReady(platform, `${platformOrigin}/`);
  const environmentAt = (spaPort: number) => backEndEnvironment({ spaPort, platformPort: ports.platform });
  const one = environmentAt(ports.one);
  // Browsers reach the other back end through the proxy.
  const other = { ...environmentAt(ports.other), PORT: String(ports.behindProxy) };
  const shared = {
    REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    SESSION_KEYS: one['SESSION_KEYS'] ?? '',
    CALLS_PER_MINUTE: '100000',
  };
  for (const environment of [one, other]) {
    const backEnd = startChild('bff/server/main.ts', [], { ...environment, ...shared });
    atEnd(backEnd.stop);
    await untilReady(backEnd, `http://localhost:${environment['PORT']}/readyz`);
  }
  await chooseScenario({ origin: platformOrigin });
}
