import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RenderedApp } from '#web/testing/render-app.tsx';
import { renderApp } from '#web/testing/render-app.tsx';

interface Row {
  readonly words: string;
  readonly as: 'giulia' | 'rinaldi';
  readonly day: string;
  readonly happen: (app: RenderedApp) => Promise<void>;
}

const press = async ({ user }: RenderedApp, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** Reviews the session of 16 November, with the given stars. */
async function review(app: RenderedApp, stars?: RegExp) {
  await press(app, 'Seduta conclusa');
  const dialog = within(await screen.findByRole('dialog', { name: 'Recensione per Andrea Rinaldi' }));
  await dialog.findByRole('group');
  if (stars) await app.user.click(dialog.getByRole('radio', { name: stars }));
  await app.user.click(dialog.getByRole('button', { name: 'Pubblica la recensione' }));
}

async function cancel(app: RenderedApp) {
  await press(app, /^Altro sull’appuntamento/);
  await press(app, 'Annulla');
  await press(app, 'Sì, annulla appuntamento');
}

/** Confirms the session in another tab; the next refresh shows it. */
async function confirmElsewhere({ platform }: RenderedApp) {
  await screen.findByRole('article');
  const event = platform.db.events.get('event-giulia-unpaid');
  if (!event) throw new Error('The session is not there.');
  platform.db.events.change(event.public_token, { configuration: { ...event.configuration, status: 'accepted' } });
  act(() => void window.dispatchEvent(new Event('online')));
}

const successes: readonly Row[] = [
  { words: 'Recensione rilasciata con successo', as: 'giulia', day: '2026-11-16', happen: (app) => review(app, /^5/) },
  { words: 'Appuntamento eliminato con successo', as: 'rinaldi', day: '2026-11-30', happen: cancel },
  { words: 'Appuntamento confermato con successo', as: 'giulia', day: '2026-12-07', happen: confirmElsewhere },
];

const dangers: readonly Row[] = [
  { words: 'error', as: 'giulia', day: '2026-11-16', happen: (app) => review(app) },
  {
    words: "l'aggiunta di recensioni è limitata",
    as: 'giulia',
    day: '2026-09-03',
    happen: (app) => press(app, 'Seduta conclusa'),
  },
  {
    words: 'non puoi partecipare alla seduta se il paziente non conferma l’appuntamento',
    as: 'rinaldi',
    day: '2026-12-07',
    happen: (app) => press(app, 'in attesa di conferma'),
  },
];

test.each(successes)('«$words» is told as a success (LIVE-10, LIVE-12)', async ({ words, as, day, happen }) => {
  await happen(renderApp(`#/dashboard/calendar?day=${day}`, { signedInAs: as }));
  await waitFor(() => expect(placesOf(words, 'status')).toHaveLength(1));
});

test.each(dangers)(
  '«$words» is told as a danger, with a helpful line (LIVE-10, LIVE-11)',
  async ({ words, as, day, happen }) => {
    await happen(renderApp(`#/dashboard/calendar?day=${day}`, { signedInAs: as }));
    await waitFor(() => expect(placesOf(words, 'alert')).toHaveLength(1));
    expect(placesOf(words, 'alert')[0]?.textContent?.length).toBeGreaterThan(words.length + 10);
  },
);

/** The notices of that kind with exactly these words. */
function placesOf(words: string, role: 'status' | 'alert'): HTMLElement[] {
  return screen.queryAllByRole(role).filter((notice) => within(notice).queryByText(words) !== null);
}
