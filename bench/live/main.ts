import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Cut, startCuttingProxy } from '#bench/live/cutting-proxy';
import { chromiumPath } from '#e2e/chromium';
import { chooseScenario } from '#e2e/console';
import { type PersonName, signIn } from '#e2e/people';
import { buildSpa } from '#scripts/bundle/build';
import { type RunningChild, startChild, untilReady } from '#scripts/child-process';
import { demoEnvironment } from '#scripts/demo/demo-environment';

// Two browsers at two back ends that share one Redis, in front of one platform: how long it takes from the press that
// sends a message until it is on the other's screen, what becomes of it while a stream is cut, and while Redis is gone.
const ports = { platform: 4530, one: 4531, other: 4532, behindProxy: 4533, redis: 4534 };
const platformOrigin = `http://127.0.0.1:${ports.platform}`;
const messages = 200;
const cutsOfEach = 10;
const budgetMs = { message: 1_000, afterCut: 3_000, withoutRedis: 35_000 };
const chat = '/#/dashboard/chat?selected_chat=chat-giulia-rinaldi';

interface Noted {
  readonly sentAt: Record<string, number>;
  readonly seenAt: Record<string, number>;
}

await buildSpa();
let redis = startRedis();
const children = await startAll();
const proxy = await startCuttingProxy(ports.other, ports.behindProxy);
const browsers: Browser[] = [];
let last = 0;
let isWell = true;
try {
  const giulia = await openChat('giulia', ports.one);
  const rinaldi = await openChat('rinaldi', ports.other);

  const times: number[] = [];
  for (let sent = 0; sent < messages; sent += 1) {
    const [from, to] = sent % 2 === 0 ? [giulia, rinaldi] : [rinaldi, giulia];
    times.push(await arrival(await write(from), from, to));
  }
  report(`${messages} messages between two back ends, from the press to the other's screen`, times, budgetMs.message);

  for (const at of ['before the ack', 'after the ack'] as const) report(...(await cutAtOpening(giulia, rinaldi, at)));
  report(...(await cutWhileStanding(giulia, rinaldi)));
  report(...(await withoutRedis(giulia, rinaldi)));

  for (const page of [giulia, rinaldi]) await everyMessageOnce(page);
} finally {
  await Promise.all(browsers.map((browser) => browser.close()));
  await proxy.close();
  await Promise.all(children.map((child) => child.stop()));
  redis.kill();
}
process.exitCode = isWell ? 0 : 1;

type Row = readonly [what: string, times: readonly number[], budget: number];

/** The page is loaded anew and its first stream is cut; a message is sent at that moment. */
async function cutAtOpening(from: Page, to: Page, at: Cut): Promise<Row> {
  const times: number[] = [];
  for (let cuts = 0; cuts < cutsOfEach; cuts += 1) {
    const cut = proxy.cutNext(at);
    await to.reload();
    await cut;
    times.push(await arrival(await write(from), from, to));
  }
  return [`${cutsOfEach} streams cut ${at}`, times, budgetMs.afterCut];
}

async function cutWhileStanding(from: Page, to: Page): Promise<Row> {
  const times: number[] = [];
  for (let cuts = 0; cuts < cutsOfEach; cuts += 1) {
    await arrival(await write(from), from, to);
    proxy.cutStanding();
    times.push(await arrival(await write(from), from, to));
  }
  return [`${cutsOfEach} streams cut while they stood`, times, budgetMs.afterCut];
}

/** Redis is killed, a message is sent, and Redis comes back empty. */
async function withoutRedis(from: Page, to: Page): Promise<Row> {
  redis.kill('SIGKILL');
  const number = await write(from);
  await from
    .getByRole('log')
    .getByText(`messaggio ${number}`)
    .locator('xpath=ancestor::li')
    .getByText('Inviato')
    .waitFor();
  redis = startRedis();
  const times = [await arrival(number, from, to)];
  times.push(await arrival(await write(from), from, to));
  for (const page of [from, to]) {
    const complaints = await page.getByRole('alert').allTextContents();
    if (complaints.length > 0) fail(`an error on the screen: ${complaints.join(' ')}`);
  }
  return ['Redis killed under a message, then back', times, budgetMs.withoutRedis];
}

/** Types the next message and sends it by Enter; gives its number. */
async function write(page: Page): Promise<number> {
  last += 1;
  await page.getByRole('textbox', { name: 'Il tuo messaggio' }).fill(`messaggio ${last}`);
  await page.keyboard.press('Enter');
  return last;
}

/** From the press to the other's screen, in milliseconds; waits until it is there. */
async function arrival(number: number, from: Page, to: Page): Promise<number> {
  await to.waitForFunction((key) => key in (globalThis as unknown as { noted: Noted }).noted.seenAt, String(number));
  const [{ sentAt }, { seenAt }] = await Promise.all([notedIn(from), notedIn(to)]);
  return (seenAt[number] ?? Number.NaN) - (sentAt[number] ?? Number.NaN);
}

function notedIn(page: Page): Promise<Noted> {
  return page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted);
}

/** As the platform has them: the page is loaded anew. */
async function everyMessageOnce(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('log').getByText(`messaggio ${last}`, { exact: true }).waitFor();
  const texts = await page.getByRole('log').getByRole('listitem').allTextContents();
  const numbers = texts.flatMap((text) => /messaggio (\d+)/.exec(text)?.[1] ?? []).map(Number);
  const lost = Array.from({ length: last }, (_, at) => at + 1).filter((number) => !numbers.includes(number));
  const doubled = numbers.length - new Set(numbers).size;
  console.log(`Of ${last} messages: ${lost.length} lost, ${doubled} doubled`);
  if (lost.length + doubled > 0) fail(`lost: ${lost.join(', ')}`);
}

function report(what: string, times: readonly number[], budget: number): void {
  const sorted = times.toSorted((one, other) => one - other);
  const share = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  const keeps = share(0.95) <= budget;
  console.log(
    `${what}: median ${share(0.5).toFixed(0)} ms, p95 ${share(0.95).toFixed(0)} ms, at most ${share(1).toFixed(0)} ms ` +
      `(budget ${budget} ms): ${keeps ? 'within budget' : 'OVER BUDGET'}`,
  );
  if (!keeps) isWell = false;
}

function fail(what: string): void {
  console.log(`FAILED: ${what}`);
  isWell = false;
}

async function openChat(person: PersonName, port: number): Promise<Page> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
  browsers.push(browser);
  const context = await browser.newContext({ baseURL: `http://localhost:${port}`, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript({ path: fileURLToPath(new URL('note-messages.js', import.meta.url)) });
  await signIn(page, person);
  await page.goto(chat);
  await page.getByRole('log').waitFor();
  return page;
}

function startRedis() {
  const settings = ['--port', String(ports.redis), '--bind', '127.0.0.1', '--save', ''];
  return spawn('redis-server', settings, { stdio: 'ignore' }).on('error', () => {
    throw new Error('This measure needs redis-server: apt-get install -y redis-server');
  });
}

async function startAll(): Promise<RunningChild[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-live-'));
  const platform = startChild('scripts/demo/start-platform.ts', [], { PORT: String(ports.platform) });
  await untilReady(platform, `${platformOrigin}/`);
  const backEnds = [
    startBackEnd(ports.one, ports.one, join(folder, 'one')),
    startBackEnd(ports.behindProxy, ports.other, join(folder, 'other')),
  ] as const;
  await untilReady(backEnds[0], `http://localhost:${ports.one}/readyz`);
  await untilReady(backEnds[1], `http://localhost:${ports.behindProxy}/readyz`);
  await chooseScenario({ origin: platformOrigin });
  return [platform, ...backEnds];
}

/** A back end whose pages are at another port, where a proxy stands before it. */
function startBackEnd(port: number, pagesAt: number, signedOut: string): RunningChild {
  return startChild('bff/server/main.ts', [], {
    ...demoEnvironment({ spaPort: pagesAt, platformPort: ports.platform }, '.demo/bench'),
    PORT: String(port),
    REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    SIGNED_OUT_FILE: signedOut,
    CALLS_PER_MINUTE: '100000',
    // Screens are left while they still ask, which the log would tell.
    LOG_LEVEL: 'fatal',
  });
}
