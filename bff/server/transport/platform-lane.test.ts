import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LegacyHttpRequest } from '#bff/legacy/legacy-transport';
import {
  cutConnection,
  type FakePlatform,
  htmlPage,
  json,
  silence,
  startFakePlatform,
} from '#bff/server/testing/fake-platform';
import { createPlatformLane, type PlatformLane } from '#bff/server/transport/platform-lane';
import { transportLimits } from '#bff/server/transport/transport-limits';
import { createRecordingLog } from '#mocks/recording-log';

const limits = { ...transportLimits, breakMs: [30_000, 60_000] };
const log = createRecordingLog();
let platform: FakePlatform;
let lane: PlatformLane;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00Z') });
  platform = await startFakePlatform();
  lane = laneWith(limits);
});

afterEach(async () => {
  vi.useRealTimers();
  await lane.close();
  await platform.close();
});

function laneWith(chosen: typeof limits): PlatformLane {
  return createPlatformLane({ name: 'php', base: `${platform.url}/php`, limits: chosen, log });
}

const write: LegacyHttpRequest = {
  call: 'sendMessage',
  base: 'php',
  method: 'PUT',
  path: '/custom.php/chat',
  body: '{}',
  safeToRepeat: false,
  signal: new AbortController().signal,
};

/** What came of a call: its status, or why there is none. */
function outcome(signal = write.signal): Promise<number | string> {
  return lane.send({ ...write, signal }).then(
    ({ status }) => status,
    (failure: Error) => failure.message,
  );
}

async function outcomes(times: number): Promise<(number | string)[]> {
  const all: (number | string)[] = [];
  for (let call = 0; call < times; call += 1) all.push(await outcome());
  return all;
}

test('stops asking after five timeouts in a row', async () => {
  await lane.close();
  lane = laneWith({ ...limits, writeMs: 300 });
  platform.answering = silence;
  expect(await outcomes(7)).toEqual([...Array(5).fill('timed out'), 'breaker open', 'breaker open']);
  expect(platform.seen).toHaveLength(5);
});

test.each([
  ['lost connections', cutConnection, 'connection lost'],
  ['server errors', htmlPage(500), 500],
])('stops asking after five %s in a row', async (_name, answering, each) => {
  platform.answering = answering;
  expect(await outcomes(7)).toEqual([...Array(5).fill(each), 'breaker open', 'breaker open']);
  expect(platform.seen).toHaveLength(5);
});

test('counts no refusal: a wrong password never closes the platform to others', async () => {
  platform.answering = json({ error: 'WRONG_CREDENTIALS' });
  expect(await outcomes(20)).toEqual(Array(20).fill(200));
  platform.answering = json({ error: 'NOT_FOUND' }, 404);
  expect(await outcomes(20)).toEqual(Array(20).fill(404));
});

test('counts no call that its own browser called off', async () => {
  for (let call = 0; call < 6; call += 1) {
    const browser = new AbortController();
    platform.answering = () => browser.abort();
    expect(await outcome(browser.signal)).toBe('called off');
  }
  platform.answering = json({});
  expect(await outcome()).toBe(200);
});

test('stops asking when more than half of twenty calls in ten seconds failed, though none in a row did', async () => {
  let calls = 0;
  platform.answering = (response, request) => {
    calls += 1;
    (calls % 3 === 0 ? json({}) : htmlPage(500))(response, request);
  };
  const all = await outcomes(25);
  expect(all.indexOf('breaker open')).toBe(20);
});

test('asks again with one call after 30 seconds, and goes on when it is answered', async () => {
  platform.answering = htmlPage(500);
  await outcomes(5);
  vi.setSystemTime(Date.now() + 29_999);
  expect(await outcome()).toBe('breaker open');
  vi.setSystemTime(Date.now() + 1);
  platform.answering = json({});
  expect(await outcomes(2)).toEqual([200, 200]);
  expect(log.entries.map(({ event }) => event)).toContain('legacy_breaker_closed');
});

test('lets one call probe and refuses the others meanwhile', async () => {
  platform.answering = htmlPage(500);
  await outcomes(5);
  vi.setSystemTime(Date.now() + 30_000);
  platform.answering = json({});
  const together = await Promise.all([outcome(), outcome(), outcome()]);
  expect(together).toEqual([200, 'probe under way', 'probe under way']);
  expect(platform.seen).toHaveLength(6);
});

test('waits twice as long after a probe that failed', async () => {
  platform.answering = htmlPage(500);
  await outcomes(5);
  vi.setSystemTime(Date.now() + 30_000);
  expect(await outcome()).toBe(500);
  vi.setSystemTime(Date.now() + 59_999);
  expect(await outcome()).toBe('breaker open');
  vi.setSystemTime(Date.now() + 1);
  expect(await outcome()).toBe(500);
});

test('takes a probe that its browser called off for no proof of health', async () => {
  platform.answering = htmlPage(500);
  await outcomes(5);
  vi.setSystemTime(Date.now() + 30_000);
  const browser = new AbortController();
  platform.answering = () => browser.abort();
  expect(await outcome(browser.signal)).toBe('called off');
  expect(await outcome()).toBe('breaker open');
});

test('keeps growing the wait from 30 seconds to five minutes', () => {
  expect(transportLimits.breakMs).toEqual([30_000, 60_000, 120_000, 240_000, 300_000]);
});
