import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { suggestAddresses } from '#contracts/addresses/addresses.api';
import { useLazyQuery } from '#web/api/use-lazy-query';

afterEach(() => vi.unstubAllGlobals());

/** A back end that answers each request when the test says so, in any order. */
function holdAnswers() {
  const waiting: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => waiting.push(resolve)));
  return (index: number, body: object, status = 200) =>
    act(async () => waiting[index]?.(new Response(JSON.stringify(body), { status })));
}

const answerNamed = (description: string) => ({ suggestions: [{ reference: description, description }] });
const unavailable = { code: 'legacy_unavailable', requestId: 'r' };

/** Sends all of these at once, and returns what the first of them resolves with. */
function askAll(...texts: readonly string[]) {
  const answer = holdAnswers();
  const { result } = renderHook(() => useLazyQuery(suggestAddresses));
  let asked: readonly Promise<unknown>[] = [];
  act(() => {
    asked = texts.map((text) => result.current.ask({ text }));
  });
  return { answer, result, first: asked[0] ?? 'not asked' };
}

test('an answer that comes late never replaces the answer to the last question', async () => {
  const { answer, result, first } = askAll('first', 'last');
  await answer(1, answerNamed('last'));
  await waitFor(() => expect(result.current.state).toMatchObject({ kind: 'answered', output: answerNamed('last') }));
  await answer(0, answerNamed('first'));
  expect(await first).toBeUndefined();
  expect(result.current.state).toMatchObject({ kind: 'answered', output: answerNamed('last') });
});

test('a failure that comes late does not either', async () => {
  const { answer, result, first } = askAll('first', 'last');
  await answer(0, unavailable, 503);
  expect(await first).toBeUndefined();
  expect(result.current.state).toEqual({ kind: 'asked', input: { text: 'last' } });
});

test('a question taken back is answered to nobody', async () => {
  const { answer, result, first } = askAll('first');
  act(() => result.current.forget());
  await answer(0, answerNamed('first'));
  expect(await first).toBeUndefined();
  expect(result.current.state).toEqual({ kind: 'none' });
});

test('a failure is kept with what was asked, so that it can be asked again', async () => {
  const { answer, result } = askAll('via');
  await answer(0, unavailable, 503);
  await waitFor(() =>
    expect(result.current.state).toEqual({ kind: 'failed', input: { text: 'via' }, problem: unavailable }),
  );
});
