import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MoreButton } from '#web/features/therapists/results/more-button.tsx';

afterEach(() => vi.unstubAllGlobals());

test('the next nine come when the end is within 200 pixels (SEARCH-73)', () => {
  const { more, nearEnd, rootMargin } = listEnd();
  expect(rootMargin()).toBe('0px 0px 200px 0px');
  nearEnd(false);
  expect(more()).toBe(0);
  nearEnd(true);
  expect(more()).toBe(1);
});

test('the list holds still while somebody reads what stands after it', () => {
  const { more, nearEnd } = listEnd();
  screen.getByText('Accessibilità').focus();
  nearEnd(true);
  expect(more()).toBe(0);
});

/** The end of a list with a footer after it, and control over what the browser reports about its nearness. */
function listEnd() {
  let report: (isNear: boolean) => void = () => undefined;
  let rootMargin: string | undefined;
  let count = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: IntersectionObserverCallback, options: IntersectionObserverInit) {
        rootMargin = options.rootMargin;
        const observer = this as unknown as IntersectionObserver;
        report = (isIntersecting) => hear([{ isIntersecting } as IntersectionObserverEntry], observer);
      }
      observe() {}
      disconnect() {}
    },
  );
  const onMore = () => {
    count += 1;
  };
  render(
    <MantineProvider>
      <MoreButton isLoading={false} onMore={onMore} />
      <a href="#/accessibilita">Accessibilità</a>
    </MantineProvider>,
  );
  return { more: () => count, rootMargin: () => rootMargin, nearEnd: (isNear: boolean) => act(() => report(isNear)) };
}
