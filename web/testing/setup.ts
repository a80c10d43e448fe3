import '@testing-library/jest-dom/vitest';
import '#web/zod-without-eval';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { forgetLoginEmail } from '#web/session/login-email';
import { deviceStorage, tabStorage } from '#web/storage/browser-storage';
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
captureNoOwnerStacks();
configure({
  // Generous, for a machine with all cores busy: a passing test is never slowed down by it.
  asyncUtilTimeout: 15_000,
  getElementError: notFound,
});

beforeEach(() => hearComplaints());

afterEach(({ task }) => {
  // Once for a failed test, because the errors of its queries leave it out.
  if (task.result?.state === 'fail') console.log(prettyDOM());
  cleanup();
  closeApps();
  clearToasts();
  forgetLoginEmail();
  deviceStorage.clear();
  tabStorage.clear();
  document.body.replaceChildren();
  vi.useRealTimers();
  const heard = complaints();
  if (heard.length > 0) throw new Error(`The console was not silent:\n${heard.join('\n')}`);
});

/** The error of a query that finds nothing. It leaves out the document, because a waiting query fails many times. */
function notFound(message: string | null): Error {
  const error = new Error(message ?? undefined);
  // The first frame is the caller's, which Vitest shows.
  Error.captureStackTrace(error, notFound);
  return error;
}

/**
 * Stops React's development build from capturing a stack trace for every element, which took a sixth of a screen test's
 * time. React itself stops after ten thousand traces a second. Its warnings no longer name the owner of an element.
 */
function captureNoOwnerStacks(): void {
  const internals: unknown = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
}

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
