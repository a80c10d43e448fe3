import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liveEvents } from '#contracts/live/live-hints';
import { openHintStream, type StreamEvent } from '#web/api/live/hint-stream';
import { DrivenEventSource } from '#web/testing/driven-event-source';

const { opened } = DrivenEventSource;
const latest = () => opened.at(-1) as DrivenEventSource;
const isOpen = () => opened.filter((one) => one.isOpen).length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', DrivenEventSource);
  opened.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const heard: StreamEvent[] = [];
  const close = openHintStream('pt-giulia', (event) => {
    if (event.kind === 'gap' || event.kind === 'hint') heard.push(event);
  });
  return { heard, close };
}

const hint = { queries: ['chat/read-conversation'], from: null };

test('a hint is heard as it was told, and the stream that is opened anew goes on after it', () => {
  const { heard, close } = open();
  expect(latest().url).toBe('/live?user=pt-giulia');
  latest().send(liveEvents.ready, { isComplete: true });
  latest().send(liveEvents.hint, hint, 'start-7');
  expect(heard).toEqual([{ kind: 'hint', hint }]);
  latest().dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(1_500);
  expect(latest().url).toBe('/live?user=pt-giulia&last=start-7');
  close();
});

test('that the stream stands and that it is lost is told each time', () => {
  const heard: string[] = [];
  const close = openHintStream('pt-giulia', ({ kind }) => heard.push(kind));
  expect(heard).toEqual([]);
  latest().send(liveEvents.ready, { isComplete: true });
  latest().send(liveEvents.beat, {});
  latest().dispatchEvent(new Event('error'));
  expect(heard).toEqual(['beat', 'beat', 'lost']);
  close();
});

test('without a connection nothing is asked, and the stream is opened as soon as it is back', () => {
  const { close } = open();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  latest().dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(60_000);
  expect(opened).toHaveLength(1);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect([opened.length, isOpen()]).toEqual([2, 1]);
  close();
  window.dispatchEvent(new Event('online'));
  expect([opened.length, isOpen()]).toEqual([2, 0]);
});

test('where the server does not know what was missed, that is told', () => {
  const { heard, close } = open();
  latest().send(liveEvents.ready, { isComplete: false });
  expect(heard).toEqual([{ kind: 'gap' }]);
  close();
});

test('a stream that has been silent for fifty seconds is opened anew, one that beats is not', () => {
  const { close } = open();
  for (let beats = 0; beats < 10; beats += 1) {
    vi.advanceTimersByTime(20_000);
    latest().send(liveEvents.beat, {});
  }
  expect(opened).toHaveLength(1);
  vi.advanceTimersByTime(52_000);
  expect([opened.length, isOpen()]).toEqual([2, 1]);
  close();
});

test('a server that does not answer is asked ever less often, and never by two streams at once', () => {
  const { close } = open();
  const pauses = Array.from({ length: 9 }, () => {
    const before = opened.length;
    latest().dispatchEvent(new Event('error'));
    let ms = 0;
    while (opened.length === before) {
      vi.advanceTimersByTime(100);
      ms += 100;
    }
    expect(isOpen()).toBe(1);
    return ms;
  });
  expect(pauses[0]).toBeLessThanOrEqual(1_600);
  for (const pause of pauses.slice(-2)) {
    expect(pause).toBeGreaterThanOrEqual(60_000);
    expect(pause).toBeLessThanOrEqual(90_100);
  }
  latest().send(liveEvents.beat, {});
  latest().dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(1_500);
  expect(opened).toHaveLength(11);
  close();
});

test('closed, it is never opened again', () => {
  const { close } = open();
  latest().dispatchEvent(new Event('error'));
  close();
  vi.advanceTimersByTime(200_000);
  expect([opened.length, isOpen()]).toEqual([1, 0]);
});

test.each(['nonsense', '{"queries":"alle"}', 'null'])('an event that is no hint (%s) is passed over', (data) => {
  const { heard, close } = open();
  latest().dispatchEvent(new MessageEvent(liveEvents.hint, { data }));
  expect(heard).toEqual([]);
  close();
});
