import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { api, query } from '#contracts/kernel/operation';
import { useIsBehind } from '#web/api/live/behind';
import { QueryProvider } from '#web/api/query-provider.tsx';
import { useQuery } from '#web/api/use-query';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { asked } = api('asked', {
  asked: query({ access: 'everyone', input: z.object({}), output: z.object({ says: z.string() }) }),
});

/** A page that shows a live answer; the back end then answers with the code, or again. */
async function openPage() {
  let code: string | undefined;
  vi.stubGlobal('fetch', async () =>
    code === undefined
      ? Response.json({ says: 'one' })
      : Response.json({ code, requestId: '' }, { status: code === 'legacy_unavailable' ? 503 : 404 }),
  );
  const { result, unmount } = renderHook(
    () => ({ answer: useQuery(asked, {}, { live: true }), isBehind: useIsBehind() }),
    { wrapper: ({ children }) => <QueryProvider onProblem={() => undefined}>{children}</QueryProvider> },
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(0);
  expect(result.current.answer.data).toEqual({ says: 'one' });
  return {
    isBehind: () => result.current.isBehind,
    unmount,
    pass,
    answerWith: (next?: string) => {
      code = next;
    },
  };
}

test('an answer that cannot be renewed for twenty seconds makes the page say so, until it is', async () => {
  const { isBehind, pass, answerWith } = await openPage();
  answerWith('legacy_unavailable');
  await pass(30_000);
  expect(isBehind()).toBe(false);
  await pass(20_000);
  expect(isBehind()).toBe(true);
  answerWith();
  await pass(90_000);
  expect(isBehind()).toBe(false);
});

test('what is there no more is told where it was, and no page that is left counts', async () => {
  const gone = await openPage();
  gone.answerWith('not_found');
  await gone.pass(90_000);
  expect(gone.isBehind()).toBe(false);
  gone.answerWith('legacy_unavailable');
  await gone.pass(90_000);
  gone.unmount();
  expect((await openPage()).isBehind()).toBe(false);
});
