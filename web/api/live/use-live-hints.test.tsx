import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { api, query } from '#contracts/kernel/operation';
import { liveEvents } from '#contracts/live/live-hints';
import { useLiveHints } from '#web/api/live/use-live-hints';
import { QueryProvider } from '#web/api/query-provider.tsx';
import { useQuery } from '#web/api/use-query';
import { DrivenEventSource } from '#web/testing/driven-event-source';

const minuteMs = 60_000;
const channelName = 'ascolto-live/pt-giulia';
const cleanUps: (() => void)[] = [];
let hidden = false;
let isStreamElsewhere = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', DrivenEventSource);
  vi.stubGlobal('BroadcastChannel', TestChannel);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (hidden ? 'hidden' : 'visible'));
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: (_name: string, _options: object, hold: () => Promise<void>) =>
        isStreamElsewhere ? new Promise(() => undefined) : hold(),
    },
  });
  DrivenEventSource.opened.length = 0;
  hidden = false;
  isStreamElsewhere = false;
});

afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  Reflect.deleteProperty(navigator, 'locks');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Hears at once what another of the same name posts. */
class TestChannel extends EventTarget {
  static readonly open = new Set<TestChannel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    TestChannel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of TestChannel.open) {
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  hear(listen: (message: { readonly kind?: string }) => void) {
    this.addEventListener('message', (event) => listen((event as MessageEvent).data));
  }
  close() {
    TestChannel.open.delete(this);
  }
}

const shape = { access: 'everyone', input: z.object({}), output: z.object({ says: z.string() }) } as const;
const { first, second, third, dear } = api('asked', {
  first: query(shape),
  second: query(shape),
  third: query(shape),
  dear: query({ ...shape, platformCalls: 3 }),
});
const three = [first, second, third];

/** A page that shows these queries, with a stream that stands; counts what is asked after it has opened. */
async function openPage(shown = three) {
  let says = 'one';
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(String(address).replace(/^.*\/api\//, ''));
    return Response.json({ says });
  });
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryProvider onProblem={() => undefined}>{children}</QueryProvider>
  );
  const page = renderHook(
    () => {
      useLiveHints('pt-giulia');
      return shown.map((operation) => useQuery(operation, {}, { live: true }));
    },
    { wrapper },
  );
  cleanUps.push(page.unmount);
  const otherTab = new TestChannel(channelName);
  cleanUps.push(() => otherTab.close());
  const heardByOther: unknown[] = [];
  otherTab.hear((message) => heardByOther.push(message));
  const send = (event: string, data: unknown) => act(async () => DrivenEventSource.opened.at(-1)?.send(event, data));
  await act(() => vi.advanceTimersByTimeAsync(0));
  await send(liveEvents.ready, { isComplete: true });
  asked.length = 0;
  /** Lets time pass with the stream's beats. */
  const pass = async (ms: number, beats = true) => {
    for (let left = ms; left > 0; left -= 10_000) {
      await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 10_000)));
      if (beats) await send(liveEvents.beat, {});
    }
  };
  return {
    asked,
    pass,
    send,
    otherTab,
    heardByOther,
    changeAnswers: () => {
      says = 'two';
    },
  };
}

test('a page at rest asks twice a minute at most while hints arrive, and each query in its turn (LIVE-01)', async () => {
  const { asked, pass } = await openPage();
  await pass(10 * minuteMs);
  expect(asked.length).toBeGreaterThanOrEqual(17);
  expect(asked.length).toBeLessThanOrEqual(18);
  expect(new Set(asked.slice(0, 3))).toEqual(new Set(three.map(({ name }) => name)));
});

test('a query whose answer costs the platform three calls is asked a third as often', async () => {
  const { asked, pass } = await openPage([dear]);
  await pass(9 * minuteMs);
  expect(asked.length).toBeGreaterThanOrEqual(5);
  expect(asked.length).toBeLessThanOrEqual(6);
});

test('where hints stop arriving, every query is asked every 30 seconds again (LIVE-01, LIVE-02)', async () => {
  const { asked, pass } = await openPage();
  DrivenEventSource.opened.at(-1)?.dispatchEvent(new Event('error'));
  await pass(5 * minuteMs, false);
  expect(asked.length).toBeGreaterThanOrEqual(27);
});

test('a tab that has heard nothing for fifty seconds of the one with the stream refreshes by itself', async () => {
  isStreamElsewhere = true;
  const { asked, pass, otherTab } = await openPage();
  otherTab.postMessage({ kind: 'beat' });
  await pass(40_000, false);
  expect(asked).toHaveLength(1);
  await pass(10_000 + minuteMs, false);
  expect(asked.length).toBeGreaterThanOrEqual(7);
});

test('two tabs together ask no more than one, and the other hears what has changed', async () => {
  const { asked, pass, otherTab, heardByOther, changeAnswers } = await openPage();
  let turnsOfOther = 0;
  otherTab.hear((message) => {
    if (message.kind !== 'turn') return;
    setTimeout(() => {
      turnsOfOther += 1;
      otherTab.postMessage({ kind: 'turn', calls: 1 });
    }, 33_000);
  });
  await pass(10 * minuteMs);
  expect(turnsOfOther).toBeGreaterThanOrEqual(8);
  expect(asked.length + turnsOfOther).toBeLessThanOrEqual(20);
  expect(heardByOther).not.toContainEqual(expect.objectContaining({ kind: 'hint' }));
  changeAnswers();
  await pass(2 * minuteMs);
  expect(heardByOther).toContainEqual({ kind: 'hint', hint: { queries: [asked.at(-1)], from: expect.any(String) } });
});

test('a page out of sight asks nothing by itself, and what it is told of at once', async () => {
  const { asked, pass, send } = await openPage();
  hidden = true;
  await pass(5 * minuteMs);
  expect(asked).toEqual([]);
  await send(liveEvents.hint, { queries: [third.name], from: null });
  await pass(1_000);
  expect(asked).toEqual([third.name]);
});

test('many hints at once are one reading and, for those that came meanwhile, one more', async () => {
  const { asked } = await openPage();
  const data = { queries: [first.name], from: null };
  await act(async () => {
    for (let hint = 0; hint < 20; hint += 1) DrivenEventSource.opened.at(-1)?.send(liveEvents.hint, data);
  });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(asked).toEqual([first.name, first.name]);
});

test('a tab that has just opened is told the last hints as one, and the others hear nothing of it', async () => {
  const { asked, send, otherTab, heardByOther } = await openPage();
  for (const query of [first, second, first]) await send(liveEvents.hint, { queries: [query.name], from: null });
  await act(() => vi.advanceTimersByTimeAsync(0));
  heardByOther.length = 0;
  asked.length = 0;
  otherTab.postMessage({ kind: 'recent-please', page: 'page-just-opened' });
  const told = { kind: 'hint', hint: { queries: [first.name, second.name], from: null } };
  expect(heardByOther).toEqual([{ ...told, to: 'page-just-opened' }]);
  await act(async () => otherTab.postMessage({ ...told, to: 'page-just-opened' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(asked).toEqual([]);
});
