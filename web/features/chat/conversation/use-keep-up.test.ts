import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useKeepUp } from '#web/features/chat/conversation/use-keep-up';

const before = '2026-11-23T09:00:00.000Z';
const after = '2026-11-23T09:01:00.000Z';

test.each([
  ['newer than what is open: it is read again, once', { shownAt: before, listedAt: after }, 1],
  ['already open, such as one just sent from here: nothing is asked', { shownAt: after, listedAt: after }, 0],
  ['older, for the list is behind: nothing is asked', { shownAt: after, listedAt: before }, 0],
  ['of a conversation still being read: nothing is asked', { shownAt: undefined, listedAt: after }, 0],
])('a message of the list that is %s', (_case, next, readings) => {
  let reads = 0;
  const read = () => {
    reads += 1;
  };
  const { rerender } = renderHook(useKeepUp, {
    initialProps: { shownAt: next.shownAt, listedAt: undefined, read } as Parameters<typeof useKeepUp>[0],
  });
  rerender({ ...next, read });
  rerender({ ...next, read });
  expect(reads).toBe(readings);
});
