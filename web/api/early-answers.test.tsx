import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { currentSession } from '#contracts/login/login.api';
import { searchTherapists } from '#contracts/therapists/search.api';
import { currentVisit } from '#web/features/therapists/results/use-results';
import { searchAsks, visitMark } from '#web/flows/find-therapist/search-asks';
import { renderApp } from '#web/testing/render-app.tsx';

afterEach(() => {
  delete window.ascoltoEarly;
});

const therapist = {
  card: {
    token: 'pt-early',
    name: 'Prima Risposta',
    role: 'psychologist',
    pictureUrl: null,
    areas: [],
    areasCount: 0,
    lowestPriceCents: null,
    rating: null,
    languages: [],
    premium: false,
    register: { number: '1', region: null },
    requestsPaused: false,
  },
  reasons: [],
  isPromoted: false,
  distanceKm: null,
};

const answers: Readonly<Record<string, unknown>> = {
  [currentSession.name]: { signedIn: null },
  [searchTherapists.name]: { total: 1, therapists: [therapist], hasMore: false, loosenings: [] },
};

interface Asked {
  /** What the back end answered; undefined when it failed. */
  readonly answered?: Readonly<Record<string, unknown>>;
  /** Whether the answers have come by the time the interface is drawn. */
  readonly isThere?: boolean;
  readonly ageMs?: number;
}

/** Leaves behind what before-paint.js does: the questions of the search's page, and their answers. */
function askEarly({ answered = answers, isThere = true, ageMs = 0 }: Asked = {}): void {
  window.ascoltoEarly = Object.fromEntries(
    Object.entries(searchAsks).map(([name, input]) => [
      name,
      {
        body: JSON.stringify(input).replace(visitMark, currentVisit()),
        at: performance.now() - ageMs,
        coming: Promise.resolve(answered[name]),
        ...(isThere ? { answer: answered[name] } : {}),
      },
    ]),
  );
}

const times = (asked: readonly string[], { name }: { readonly name: string }) =>
  asked.filter((one) => one === name).length;

test.each([
  { when: 'that have come', isThere: true },
  { when: 'that are still under way', isThere: false },
])('the search is drawn with early answers $when, and nothing is asked twice', async ({ isThere }) => {
  askEarly({ isThere });
  const { asked, settled } = renderApp('#/dashboard/therapist');
  expect(await screen.findByRole('link', { name: 'Prima Risposta' })).toBeVisible();
  await settled();
  expect([times(asked, currentSession), times(asked, searchTherapists)]).toEqual([0, 0]);
});

test.each([
  { which: 'that failed', early: { answered: {} } },
  { which: 'older than half a minute', early: { ageMs: 31_000 } },
])('early answers $which are as if nothing had been asked', async ({ early }) => {
  askEarly(early);
  const { asked } = renderApp('#/dashboard/therapist', { signedInAs: 'giulia' });
  expect(await screen.findByText(/^9 di \d+ terapeuti$/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Prima Risposta' })).not.toBeInTheDocument();
  expect([times(asked, currentSession), times(asked, searchTherapists)]).toEqual([1, 1]);
});

test('an early answer serves the question it was asked for and no other', async () => {
  askEarly();
  const { asked } = renderApp('#/dashboard/therapist?age=under35');
  expect(await screen.findByText(/^I primi 10 di \d+ terapeuti$/)).toBeVisible();
  expect(times(asked, searchTherapists)).toBe(1);
});

test('an early answer serves once: whoever signs out in another tab is asked about anew', async () => {
  askEarly();
  const { asked } = renderApp('#/dashboard/therapist');
  await screen.findByRole('link', { name: 'Prima Risposta' });
  new BroadcastChannel('ascolto-session').postMessage('left');
  await waitFor(() => expect(times(asked, currentSession)).toBe(1));
});
