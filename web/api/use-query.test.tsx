import { act, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listAppointments } from '#contracts/appointments/appointments.api';
import { QueryProvider } from '#web/api/query-provider.tsx';
import { useQuery } from '#web/api/use-query';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.unstubAllGlobals());

const noAppointments = () => Response.json({ version: 'one', value: { appointments: [] } });
const outage = () => Response.json({ code: 'legacy_unavailable', requestId: 'r' }, { status: 503 });

/** Reads the appointments, and counts the requests. */
async function readAppointments(options: { readonly live?: boolean }, answer = noAppointments) {
  const ask = vi.fn(async () => answer());
  vi.stubGlobal('fetch', ask);
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryProvider onProblem={() => undefined}>{children}</QueryProvider>
  );
  renderHook(() => useQuery(listAppointments, {}, options), { wrapper });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(0);
  return { pass, asks: () => ask.mock.calls.length };
}

test('what others may change is read anew every 30 seconds (LIVE-01, LIVE-02, LEG-81)', async () => {
  const { pass, asks } = await readAppointments({ live: true });
  expect(asks()).toBe(1);
  await pass(29_900);
  expect(asks()).toBe(1);
  await pass(200);
  expect(asks()).toBe(2);
  await pass(30_100);
  expect(asks()).toBe(3);
});

test('what only its reader changes is not', async () => {
  const { pass, asks } = await readAppointments({});
  await pass(90_000);
  expect(asks()).toBe(1);
});

test('what failed is asked for again by itself, however long the outage lasts at least every 25 seconds', async () => {
  const { pass, asks } = await readAppointments({}, outage);
  await pass(6_100);
  expect(asks()).toBe(2);
  await pass(10 * 60_000);
  expect(asks()).toBeGreaterThan(24);
  expect(asks()).toBeLessThan(45);
});

test.each([
  { after: 9_000, asked: 1, what: 'takes what it has just read' },
  { after: 11_000, asked: 2, what: 'asks again when that is older than ten seconds' },
])('a part that mounts beside one that refreshes the query $what', async ({ after, asked }) => {
  const ask = vi.fn(async () => noAppointments());
  vi.stubGlobal('fetch', ask);
  const Reader = () => <p>{useQuery(listAppointments, {}, { live: true }).data?.appointments.length}</p>;
  const shown = (count: number) => (
    <QueryProvider onProblem={() => undefined}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the components are identical
        <Reader key={at} />
      ))}
    </QueryProvider>
  );
  const { rerender } = render(shown(1));
  await act(() => vi.advanceTimersByTimeAsync(after));
  rerender(shown(2));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(ask).toHaveBeenCalledTimes(asked);
});
