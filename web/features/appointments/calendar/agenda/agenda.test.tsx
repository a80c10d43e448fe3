import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';

const agenda = '#/dashboard/calendar?view=agenda';
const days = () => screen.findAllByRole('heading', { level: 3, name: /20\d\d$/ });
const dayNames = async () => (await days()).map(({ textContent }) => textContent);

/** The filter is folded away behind the button for what is needed less often. */
async function openMore(user: RenderedApp['user']): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Altro sul calendario' }));
}

/** Adds `count` sessions with Giulia, one a day from 1 January. */
function fillJanuary({ platform }: RenderedApp, count: number): void {
  const session = platform.db.events.get('event-giulia-accepted');
  if (!session) throw new Error('The seed has lost a session that tests know.');
  for (let day = 1; day <= count; day += 1) {
    const start = Date.UTC(2027, 0, day, 9) / 1000;
    platform.db.events.put({
      ...session,
      public_token: `january-${day}`,
      start_timestamp: start,
      end_timestamp: start + 3600,
    });
  }
}

test('lists the appointments by days from today on, each with what can be done', async () => {
  renderScreen(agenda, { signedInAs: 'giulia' });
  expect(await dayNames()).toEqual([
    'oggi, lunedì 23 novembre 2026',
    'lunedì 30 novembre 2026',
    'mercoledì 2 dicembre 2026',
    'lunedì 7 dicembre 2026',
  ]);
  const wednesday = within(screen.getByRole('region', { name: 'mercoledì 2 dicembre 2026' }));
  expect(wednesday.getByRole('button', { name: 'conferma appuntamento' })).toBeEnabled();
  expect(screen.queryByRole('heading', { name: 'Sedute in programma' })).not.toBeInTheDocument();
});

test('the eye finds a day once, over its appointments; each is still named with its day', async () => {
  renderScreen(agenda, { signedInAs: 'giulia' });
  await days();
  const entry = within(screen.getByRole('article', { name: 'lun 30 novembre 2026, 18:30-19:30' }));
  expect(entry.getByText(/^lun 30 novembre/)).toHaveClass('visually-hidden');
  expect(entry.getByText('18:30-19:30')).not.toHaveClass('visually-hidden');
});

test('more days come on demand, the first new one has the focus, and on paper the last line says whether the list goes on', async () => {
  const app = renderScreen(`${agenda}&day=2027-01-01`, { signedInAs: 'giulia' });
  fillJanuary(app, 9);
  expect(await days()).toHaveLength(7);
  expect(screen.getByText('Continua oltre giovedì 7 gennaio 2027.')).toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name: 'Carica altri' }));
  expect(await days()).toHaveLength(9);
  expect(document.activeElement).toHaveAccessibleName('venerdì 8 gennaio 2027');
  expect(screen.queryByRole('button', { name: 'Carica altri' })).not.toBeInTheDocument();
  expect(screen.getByText('Nessun altro appuntamento dopo sabato 9 gennaio 2027.')).toBeInTheDocument();
});

test('the past is a press away, from the day nearest to the reader on, and Oggi comes home', async () => {
  const { user } = renderScreen(`${agenda}&day=2026-12-01`, { signedInAs: 'giulia' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Dal 01/12/2026 in poi' })).toBeVisible();
  expect((await dayNames())[0]).toBe('mercoledì 2 dicembre 2026');
  await user.click(screen.getByRole('button', { name: 'Mostra i giorni precedenti' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'oggi, lunedì 23 novembre 2026' })).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('lunedì 30 novembre 2026'));
  expect((await dayNames())[0]).not.toBe('lunedì 30 novembre 2026');
  await user.click(screen.getByRole('button', { name: 'Oggi' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Da oggi in poi' })).toBeVisible();
  expect((await dayNames())[0]).toBe('oggi, lunedì 23 novembre 2026');
});

test('says so when nothing is planned yet (CAL-30)', async () => {
  renderScreen(agenda, { signedInAs: 'sara' });
  expect(await screen.findByText('Non hai ancora appuntamenti in programma')).toBeVisible();
});

test('a filter that lets nothing through says so, not that nothing is planned, and is taken back with a press (CAL-09, CAL-30)', async () => {
  const { user } = renderScreen(agenda, { signedInAs: 'rinaldi' });
  expect((await days()).length).toBeGreaterThan(0);
  await openMore(user);
  await user.click(await screen.findByRole('radio', { name: 'Di altri' }));
  expect(await screen.findByText('Nessun appuntamento da oggi in poi con il filtro «Di altri».')).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.queryByText('Non hai ancora appuntamenti in programma')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mostra tutti' }));
  expect((await days()).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { level: 2, name: 'Da oggi in poi' })).toHaveFocus();
  await openMore(user);
  expect(await screen.findByRole('radio', { name: 'Tutti' })).toBeChecked();
});

test('a filter and nothing planned at all is still nothing planned (CAL-30)', async () => {
  const { user } = renderScreen(agenda, { signedInAs: 'sara' });
  await screen.findByText('Non hai ancora appuntamenti in programma');
  await openMore(user);
  await user.click(await screen.findByRole('radio', { name: 'Di altri' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Di altri' })).toBeChecked());
  expect(screen.getByText('Non hai ancora appuntamenti in programma')).toBeVisible();
});

/** Rinaldi's session with Giulia of 30 November, which was paid, is cancelled. */
function cancelPaid({ db }: RenderedApp['platform']): void {
  const session = db.events.get('event-giulia-accepted');
  if (!session) throw new Error('The seed has lost a session that tests know.');
  const configuration = { ...session.configuration, status: 'denied', paid_amount: 70, wallet_amount: 0 } as const;
  db.events.change('event-giulia-accepted', { configuration });
}

test('tells a patient of a paid session that was cancelled: what is credit, and how to find another time (APPT-63, CAL-29)', async () => {
  const { user, platform } = renderScreen(agenda, { signedInAs: 'giulia' });
  cancelPaid(platform);
  const note = within(await screen.findByRole('note', { name: 'Seduta annullata' }));
  expect(note.getByText('Era lun 30 novembre 2026, 18:30-19:30 con Andrea Rinaldi.')).toBeVisible();
  expect(note.getByText(/^70,00 € di questa seduta sono tornati come credito/)).toBeVisible();
  expect(note.getByRole('button', { name: 'Il tuo credito' })).toBeEnabled();
  expect(screen.queryByRole('heading', { level: 3, name: 'lunedì 30 novembre 2026' })).not.toBeInTheDocument();
  const ask = note.getByRole('link', { name: 'Chiedi un altro orario' });
  await waitFor(() => expect(ask).toHaveAttribute('href', '#/dashboard/chat?selected_chat=chat-giulia-rinaldi'));
  await user.click(ask);
  expect(await screen.findByRole('textbox', { name: 'Il tuo messaggio' })).toHaveValue(
    'Buongiorno, l’appuntamento di lun 30 novembre 2026, 18:30-19:30 è stato annullato. Possiamo trovare un altro orario?',
  );
});

test('tells a patient no more of a cancelled session whose time has passed', async () => {
  const { platform } = renderScreen(agenda, { signedInAs: 'giulia' });
  expect(platform.db.events.get('event-giulia-denied')?.configuration.status).toBe('denied');
  await days();
  expect(screen.queryByText('Seduta annullata')).not.toBeInTheDocument();
});

test('tells a therapist nothing of what the therapist cancelled', async () => {
  const { platform } = renderScreen(agenda, { signedInAs: 'rinaldi' });
  cancelPaid(platform);
  await days();
  expect(screen.queryByText('Seduta annullata')).not.toBeInTheDocument();
});

describe('on a phone', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => Object.assign(Object.create(wide(query)), { matches: query.includes('max-width') });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });

  test('the list is the first to be seen, and the month stays a choice', async () => {
    const { user } = renderScreen('#/dashboard/calendar', { signedInAs: 'giulia' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Da oggi in poi' })).toBeVisible();
    await openMore(user);
    await user.click(await screen.findByRole('radio', { name: 'Mese' }));
    expect(await screen.findByRole('grid', { name: 'Giorni del mese' })).toBeVisible();
  });
});
