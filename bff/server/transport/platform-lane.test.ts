import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
import { createRecordingLog } from '#mocks/testing/recording-log';

const limits = { ...transportLimits, breakMs: [30_000, 60_000] };
let log: ReturnType<typeof createRecordingLog>;
let platform: FakePlatform;
let lane: PlatformLane;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00Z') });
  log = createRecordingLog();
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
  caller: '192.0.2.1',
  base: 'php',
  method: 'PUT',
  path: '/custom.php/chat',
  body: '{}',
  safeToRepeat: false,
  signal: new AbortController().signal,
};

type Asked = Partial<Pick<LegacyHttpRequest, 'call' | 'caller' | 'signal'>>;

/** The result of a call: its status, or why there is none. */
function outcome(asked: Asked = {}): Promise<number | string> {
  return lane.send({ ...write, ...asked }).then(
    ({ status }) => status,
    (failure: Error) => failure.message,
  );
}

/** The results of calls made one after the other. */
async function outcomes(asked: readonly Asked[]): Promise<(number | string)[]> {
  const all: (number | string)[] = [];
  for (const each of asked) all.push(await outcome(each));
  return all;
}

const calls = ['login', 'session', 'listChats', 'listUsers', 'sendMessage', 'createChat', 'register'];
const ofOne = (times: number) => Array.from({ length: times }, () => ({}));
const ofMany = (times: number) => Array.from({ length: times }, (_, index) => ({ caller: `192.0.2.${index}` }));
const inManyCalls = (times: number) =>
  Array.from({ length: times }, (_, index) => ({ call: calls[index % calls.length] ?? '' }));
const ofManyInManyCalls = (times: number) =>
  ofMany(times).map((each, index) => ({ ...each, ...inManyCalls(times)[index] }));

/** Opens the breaker, as an outage does. */
async function goAway(): Promise<void> {
  platform.answering = htmlPage(503);
  await outcomes(ofOne(5));
}

const timesOpened = () => log.entries.filter(({ event }) => event === 'legacy_breaker_opened').length;

describe('an outage, whoever meets it', () => {
  test.each([
    ['lost connections', cutConnection, 'connection lost'],
    ['pages of a proxy: 502', htmlPage(502), 502],
    ['pages of a proxy: 503', htmlPage(503), 503],
    ['words of a proxy: 504', json({ error: 'timeout' }, 504), 504],
  ])('is seen after five %s in a row, of one caller in one call', async (_name, answering, each) => {
    platform.answering = answering;
    expect(await outcomes(ofOne(7))).toEqual([...Array(5).fill(each), 'breaker open', 'breaker open']);
    expect(platform.seen).toHaveLength(5);
  });

  test('is seen when more than half of twenty calls in ten seconds failed, and forgotten once it is over', async () => {
    let answered = 0;
    platform.answering = (response, request) => {
      answered += 1;
      (answered % 3 === 0 ? json({}) : htmlPage(503))(response, request);
    };
    const all = await outcomes(ofOne(25));
    expect(all.indexOf('breaker open')).toBe(20);
    vi.setSystemTime(Date.now() + 30_000);
    platform.answering = json({});
    expect(await outcome()).toBe(200);
    platform.answering = htmlPage(503);
    expect(await outcomes(ofOne(2))).toEqual([503, 503]);
  });

  test('is seen after five timeouts in a row, of five callers', async () => {
    await lane.close();
    lane = laneWith({ ...limits, writeMs: 100 });
    platform.answering = silence;
    expect(await outcomes(ofMany(5))).toEqual(Array(5).fill('timed out'));
    await vi.waitFor(() => expect(timesOpened()).toBe(1));
    expect(await outcome()).toBe('breaker open');
  });

  test('is seen after five errors of the application in a row, of five callers in five calls', async () => {
    platform.answering = htmlPage(500);
    expect(await outcomes(ofManyInManyCalls(6))).toEqual([...Array(5).fill(500), 'breaker open']);
  });
});

describe('the platform stays open to everybody', () => {
  test.each([
    ['one caller, in whatever calls', inManyCalls(40)],
    ['one call, for whatever callers', ofMany(40)],
  ])('when its application fails for %s', async (_name, asked) => {
    platform.answering = htmlPage(500);
    expect(await outcomes(asked)).toEqual(Array(40).fill(500));
    expect(timesOpened()).toBe(0);
  });

  test('when it lets one caller wait in vain, in whatever calls', async () => {
    await lane.close();
    lane = laneWith({ ...limits, writeMs: 50 });
    platform.answering = silence;
    expect(await outcomes(inManyCalls(12))).toEqual(Array(12).fill('timed out'));
  });

  test('when errors of the application come in between answers', async () => {
    platform.answering = (response, request) => (request.body === '{}' ? htmlPage(500) : json({}))(response, request);
    const wrong = ofManyInManyCalls(4);
    for (let round = 0; round < 6; round += 1) {
      expect(await outcomes(wrong)).toEqual(Array(4).fill(500));
      expect((await lane.send({ ...write, body: '{"a":1}' })).status).toBe(200);
    }
  });

  test('when it refuses: a wrong password never closes it to others', async () => {
    platform.answering = json({ error: 'WRONG_CREDENTIALS' });
    expect(await outcomes(ofManyInManyCalls(20))).toEqual(Array(20).fill(200));
    for (const status of [404, 499]) {
      platform.answering = json({ error: 'NOT_FOUND' }, status);
      expect(await outcomes(ofManyInManyCalls(20))).toEqual(Array(20).fill(status));
    }
  });

  test('when browsers call their calls off', async () => {
    for (const asked of ofManyInManyCalls(6)) {
      const browser = new AbortController();
      platform.answering = () => browser.abort();
      expect(await outcome({ ...asked, signal: browser.signal })).toBe('called off');
    }
    platform.answering = json({});
    expect(await outcome()).toBe(200);
  });
});

test('a call that is called off is no sign of health either: an outage is seen all the same', async () => {
  platform.answering = cutConnection;
  await outcomes(ofOne(4));
  const browser = new AbortController();
  platform.answering = () => browser.abort();
  expect(await outcome({ signal: browser.signal })).toBe('called off');
  platform.answering = cutConnection;
  expect(await outcomes(ofOne(2))).toEqual(['connection lost', 'breaker open']);
});

describe('a platform that is left alone', () => {
  test('is asked again with one call after 30 seconds, and all go on when that is answered', async () => {
    await goAway();
    vi.setSystemTime(Date.now() + 29_999);
    expect(await outcome()).toBe('breaker open');
    vi.setSystemTime(Date.now() + 1);
    platform.answering = json({});
    expect(await outcomes(ofOne(2))).toEqual([200, 200]);
    expect(log.entries.map(({ event }) => event)).toContain('legacy_breaker_closed');
  });

  test('is asked by one call while the others are refused', async () => {
    await goAway();
    vi.setSystemTime(Date.now() + 30_000);
    platform.answering = json({});
    const together = await Promise.all([outcome(), outcome(), outcome()]);
    expect(together).toEqual([200, 'probe under way', 'probe under way']);
    expect(platform.seen).toHaveLength(6);
  });

  test('is left alone twice as long after a probe that failed', async () => {
    await goAway();
    vi.setSystemTime(Date.now() + 30_000);
    expect(await outcome()).toBe(503);
    vi.setSystemTime(Date.now() + 59_999);
    expect(await outcome()).toBe('breaker open');
    vi.setSystemTime(Date.now() + 1);
    expect(await outcome()).toBe(503);
  });

  test('is back when it answers a probe with an error of the application: no input spends the probe of all', async () => {
    await goAway();
    vi.setSystemTime(Date.now() + 30_000);
    platform.answering = htmlPage(500);
    expect(await outcomes(ofOne(9))).toEqual(Array(9).fill(500));
    platform.answering = json({});
    expect(await outcome({ caller: '192.0.2.9' })).toBe(200);
  });

  test('is not taken to be back for a probe that got no answer in time', async () => {
    await lane.close();
    lane = laneWith({ ...limits, writeMs: 50 });
    await goAway();
    vi.setSystemTime(Date.now() + 30_000);
    platform.answering = silence;
    expect(await outcome()).toBe('timed out');
    await vi.waitFor(() => expect(timesOpened()).toBe(2));
    expect(await outcome()).toBe('breaker open');
  });

  test('is probed to the end although the browser leaves that asked', async () => {
    await goAway();
    vi.setSystemTime(Date.now() + 30_000);
    const browser = new AbortController();
    const probed = Promise.withResolvers<() => void>();
    platform.answering = (response, request) => {
      probed.resolve(() => json({})(response, request));
      browser.abort();
    };
    expect(await outcome({ signal: browser.signal })).toBe('called off');
    expect(await outcome()).toBe('probe under way');
    platform.answering = json({});
    (await probed.promise)();
    await vi.waitFor(async () => expect(await outcome()).toBe(200));
  });

  test('is not left alone anew for a call that began before', async () => {
    const early = Promise.withResolvers<() => void>();
    platform.answering = (response) => early.resolve(() => response.socket?.destroy());
    const begun = outcome();
    const cutEarly = await early.promise;
    await goAway();
    vi.setSystemTime(Date.now() + 30_000);
    const probed = Promise.withResolvers<() => void>();
    platform.answering = (response, request) => probed.resolve(() => json({})(response, request));
    const probe = outcome();
    const answerProbe = await probed.promise;
    cutEarly();
    expect(await begun).toBe('connection lost');
    answerProbe();
    expect(await probe).toBe(200);
    platform.answering = json({});
    expect(await outcome()).toBe(200);
  });

  test('tells whoever asks how many seconds are left, and that nothing was sent', async () => {
    const isShedFor = (seconds: number) =>
      expect(lane.send(write)).rejects.toMatchObject({ retryAfterSeconds: seconds, sent: false });
    await goAway();
    await isShedFor(30);
    vi.setSystemTime(Date.now() + 10_500);
    await isShedFor(20);
    vi.setSystemTime(Date.now() + 19_499);
    await isShedFor(1);
    vi.setSystemTime(Date.now() + 1);
    expect(await outcome()).toBe(503);
    await isShedFor(60);
  });
});

test('keeps growing the wait from 30 seconds to five minutes', () => {
  expect(transportLimits.breakMs).toEqual([30_000, 60_000, 120_000, 240_000, 300_000]);
});
