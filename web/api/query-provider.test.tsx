import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ownWorkingHours } from '#contracts/working-hours/working-hours.api';
import { cacheWrite, useQueryCache } from '#web/api/query-cache';
import { QueryProvider } from '#web/api/query-provider.tsx';
import { useQuery } from '#web/api/use-query';

afterEach(() => vi.unstubAllGlobals());

const awayOn = (day: string) => ({ week: null, absences: [{ from: day, to: day }] });

/** Reads the working hours of a back end that answers each request when the test says so. */
function readHours() {
  const asked: ((value: object) => void)[] = [];
  const fetchAnswer = () => new Promise((answer) => asked.push((value) => answer(Response.json(value))));
  vi.stubGlobal('fetch', vi.fn(fetchAnswer));
  const { result } = renderHook(() => ({ hours: useQuery(ownWorkingHours, {}), cache: useQueryCache() }), {
    wrapper: ({ children }: { children: React.ReactNode }) => (
      <QueryProvider onProblem={() => undefined}>{children}</QueryProvider>
    ),
  });
  return {
    asked,
    answer: (request: number, day: string) => act(async () => asked[request]?.(awayOn(day))),
    refresh: () => act(async () => void result.current.cache.refresh([ownWorkingHours.name])),
    write: (day: string) => act(async () => result.current.cache.write(cacheWrite(ownWorkingHours, () => awayOn(day)))),
    shown: () => result.current.hours.data?.absences[0]?.from,
  };
}

test('what a command answers is written over what was read, which is not asked for again', async () => {
  const { asked, answer, write, shown } = readHours();
  await answer(0, '2026-12-01');
  await write('2026-12-02');
  expect(shown()).toBe('2026-12-02');
  expect(asked).toHaveLength(1);
});

test('a reading that a command overtakes is made again, so that the news it was to bring are not lost', async () => {
  const { asked, answer, refresh, write, shown } = readHours();
  await answer(0, '2026-12-01');
  await refresh();
  await write('2026-12-02');
  expect(asked).toHaveLength(3);
  await answer(1, '2026-12-03');
  expect(shown()).toBe('2026-12-02');
  await answer(2, '2026-12-04');
  await waitFor(() => expect(shown()).toBe('2026-12-04'));
});
