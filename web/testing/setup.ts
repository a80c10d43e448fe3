import '@testing-library/jest-dom/vitest';
import '#web/zod-without-eval';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { forgetLoginEmail } from '#web/session/login-email';
import { readStylesFromAttributes } from '#web/testing/computed-style';
import { closeApps } from '#web/testing/open-apps';
import { clearToasts } from '#web/ui/messages/notify';

let heard: string[] = [];

/** From here on collects errors and warnings of the console instead of printing them. */
function hearComplaints(): void {
  heard = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      heard.push(`console.${level}: ${parts.map(String).join(' ')}`);
    });
  }
}

/** Restores the console and returns what was collected, which fails a test that expected none. */
function complaints(): readonly string[] {
  vi.restoreAllMocks();
  return heard;
}

/** Returns the complaints collected so far, as expected by the test, and forgets them. */
export function expectedComplaints(): readonly string[] {
  const expected = heard;
  heard = [];
  return expected;
}

standInForLayout();
readStylesFromAttributes();
// Generous, for a machine with all cores busy: a passing test is never slowed down by it.
configure({ asyncUtilTimeout: 15_000 });

beforeEach(() => hearComplaints());

afterEach(() => {
  cleanup();
  closeApps();
  clearToasts();
  forgetLoginEmail();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  vi.useRealTimers();
  const heard = complaints();
  if (heard.length > 0) throw new Error(`The console was not silent:\n${heard.join('\n')}`);
});

/** Replaces what the test environment lacks and Mantine needs; nothing is measured. */
function standInForLayout(): void {
  window.matchMedia = (query) =>
    ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    }) satisfies MediaQueryList;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.IntersectionObserver ??= class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  HTMLElement.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { addEventListener: () => undefined, removeEventListener: () => undefined },
  });
}
