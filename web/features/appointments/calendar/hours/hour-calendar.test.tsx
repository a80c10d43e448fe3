import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { instantFromIso } from '#contracts/kernel/instant';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';

const week = '#/dashboard/calendar?view=week&day=2026-11-30';
const slot = (name: RegExp | string) => screen.findByRole('button', { name });
const focused = () => document.activeElement as HTMLElement;
const session = () => screen.findByRole('button', { name: /^Giulia Moretti, 18:30-19:30, .*, Confermato$/ });

/** Gives Rinaldi working hours on Mondays from nine to one, and an absence on the first two days of December. */
function keepHours({ platform }: RenderedApp): void {
  const configuration = platform.db.users.get('pt-rinaldi')?.configuration;
  const ascolto = {
    working_hours: { mon: [{ from: '09:00', to: '13:00' }] },
    absences: [{ from: '2026-12-01', to: '2026-12-02' }],
  };
  platform.db.users.change('pt-rinaldi', { configuration: { ...configuration, ascolto } });
}

test('the choice of view stands in the address, so that a copied link shows the same', async () => {
  const { user } = renderScreen('#/dashboard/calendar', { signedInAs: 'rinaldi' });
  await user.click(await screen.findByRole('radio', { name: 'Settimana' }));
  expect(await screen.findByRole('grid', { name: 'Ore della settimana' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: '23–29 novembre 2026' })).toBeVisible();
  expect(window.location.hash).toContain('view=week');
  await user.click(screen.getByRole('radio', { name: 'Giorno' }));
  expect(await screen.findByRole('grid', { name: 'Ore del giorno' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'lunedì 23 novembre 2026' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Mese' }));
  expect(await screen.findByRole('grid', { name: 'Giorni del mese' })).toBeVisible();
});

test('patients choose between the month and the list alone', async () => {
  renderScreen(week, { signedInAs: 'giulia' });
  expect(await screen.findByRole('grid', { name: 'Giorni del mese' })).toBeVisible();
  const views = within(screen.getByRole('radiogroup', { name: 'Vista' })).getAllByRole('radio');
  expect(views.map((view) => (view as HTMLInputElement).value)).toEqual(['month', 'agenda']);
});

test('the toolbar moves by the week and comes home, in the address too', async () => {
  const { user } = renderScreen(week, { signedInAs: 'rinaldi' });
  await user.click(await screen.findByRole('button', { name: 'Settimana successiva' }));
  expect(await screen.findByRole('heading', { level: 2, name: '7–13 dicembre 2026' })).toBeVisible();
  expect(window.location.hash).toContain('day=2026-12-07');
  await user.click(screen.getByRole('button', { name: 'Oggi' }));
  expect(await screen.findByRole('heading', { level: 2, name: '23–29 novembre 2026' })).toBeVisible();
});

test('every half hour is read out with day, time and number, and the appointment with its state', async () => {
  renderScreen(week, { signedInAs: 'rinaldi' });
  expect(await slot('lunedì 30 novembre 2026, 18:30, 1 appuntamento')).toBeVisible();
  expect(await slot('lunedì 30 novembre 2026, 19:00, 1 appuntamento')).toBeVisible();
  expect(await slot('lunedì 30 novembre 2026, 19:30, nessun appuntamento')).toBeVisible();
  expect((await session()).closest('td')).toContainElement(await slot(/^lunedì 30 novembre 2026, 18:30/));
  const headers = within(screen.getByRole('grid')).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Ora',
    ...['lun 30', 'mar 1', 'mer 2', 'gio 3', 'ven 4', 'sab 5', 'dom 6'],
  ]);
});

test('the grid is one tab stop, walked with arrows, Home, End and the page keys', async () => {
  const { user } = renderScreen(week, { signedInAs: 'rinaldi' });
  const first = await slot(/^lunedì 30 novembre 2026, 09:00/);
  const stops = within(screen.getByRole('grid'))
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toEqual([first]);
  first.focus();
  const walk: [string, RegExp][] = [
    ['{ArrowDown}', /^lunedì 30 novembre 2026, 09:30/],
    ['{ArrowRight}', /^martedì 1 dicembre 2026, 09:30/],
    ['{ArrowUp}', /^martedì 1 dicembre 2026, 09:00/],
    ['{End}', /^domenica 6 dicembre 2026, 09:00/],
    ['{Home}', /^lunedì 30 novembre 2026, 09:00/],
    ['{PageDown}', /^lunedì 7 dicembre 2026, 09:00/],
    ['{PageUp}', /^lunedì 30 novembre 2026, 09:00/],
    ['{ArrowLeft}', /^domenica 29 novembre 2026, 09:00/],
  ];
  for (const [key, name] of walk) {
    await user.keyboard(key);
    await waitFor(() => expect(focused()).toHaveAccessibleName(name));
  }
  expect(screen.getByRole('heading', { level: 2, name: '23–29 novembre 2026' })).toBeVisible();
});

test('Enter on an empty half hour opens the form with its day and time filled in, and closing gives the focus back', async () => {
  const { user } = renderScreen(week, { signedInAs: 'rinaldi' });
  (await slot(/^lunedì 30 novembre 2026, 09:00/)).focus();
  await user.keyboard('{ArrowDown}{Enter}');
  const form = within(await screen.findByRole('dialog', { name: 'Nuovo appuntamento' }));
  await waitFor(() => expect(form.getByLabelText('Paziente', { selector: 'input' })).toHaveFocus());
  expect(form.getByText('lun 30 novembre 2026, 09:30-10:30')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Altre opzioni' }));
  expect(await form.findByLabelText('Ora', { selector: 'input' })).toHaveValue('09:30');
  expect(form.getByLabelText('Data', { selector: 'input' })).toHaveValue('30/11/2026');
  await waitFor(() => expect(form.getByLabelText('Titolo')).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toHaveAccessibleName(/^lunedì 30 novembre 2026, 09:30/));
});

test('a half hour that has passed opens nothing', async () => {
  const { user } = renderScreen('#/dashboard/calendar?view=day&day=2026-11-22', { signedInAs: 'rinaldi' });
  const past = await slot('domenica 22 novembre 2026, 09:00, nessun appuntamento, già passato');
  expect(past).toHaveAttribute('aria-disabled', 'true');
  await user.click(past);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Enter on an appointment opens its entry with what can be done, and Esc leads back to its half hour', async () => {
  const { user } = renderScreen(week, { signedInAs: 'rinaldi' });
  (await slot(/^lunedì 30 novembre 2026, 18:30/)).focus();
  await user.keyboard('{Enter}');
  const entry = within(await screen.findByRole('dialog', { name: 'Appuntamento' }));
  expect(entry.getByRole('article', { name: 'lun 30 novembre 2026, 18:30-19:30' })).toBeVisible();
  expect(entry.getByRole('button', { name: 'Annulla' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toHaveAccessibleName(/^lunedì 30 novembre 2026, 18:30/));
});

test('an appointment moves by keys as well: its entry leads to the question where to', async () => {
  const { user } = renderScreen(week, { signedInAs: 'rinaldi' });
  await user.click(await session());
  const entry = within(await screen.findByRole('dialog', { name: 'Appuntamento' }));
  await user.click(entry.getByRole('button', { name: 'Modifica' }));
  expect(await screen.findByRole('dialog', { name: 'Sposta o modifica l’appuntamento' })).toBeVisible();
});

test('working hours shade the calendar and warn in the form, and forbid nothing', async () => {
  const app = renderScreen(week, { signedInAs: 'rinaldi' });
  keepHours(app);
  const outside = await slot('lunedì 30 novembre 2026, 13:00, nessun appuntamento, fuori dai tuoi orari di lavoro');
  expect(await slot('lunedì 30 novembre 2026, 12:30, nessun appuntamento')).toBeVisible();
  await app.user.click(outside);
  const form = within(await screen.findByRole('dialog', { name: 'Nuovo appuntamento' }));
  expect(await form.findByText(/^Fuori dai tuoi orari di lavoro/)).toBeVisible();
  expect(form.getByRole('button', { name: 'Salva appuntamento' })).toBeEnabled();
});

test('hours that become known leave the grid where the user has scrolled it to', async () => {
  const app = renderScreen(week, { signedInAs: 'rinaldi' });
  const monday = await slot('lunedì 30 novembre 2026, 13:00, nessun appuntamento');
  const box = screen.getByRole('grid').parentElement as HTMLElement;
  box.scrollTop = 400;
  keepHours(app);
  // Reading again at every return to the tab is held back for a few seconds.
  app.passTime(10_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(monday).toHaveAccessibleName(/fuori dai tuoi orari di lavoro$/));
  expect(box.scrollTop).toBe(400);
});

test('a day off is shaded and named in the form, and forbids nothing', async () => {
  const app = renderScreen(week, { signedInAs: 'rinaldi' });
  keepHours(app);
  const off = await slot('martedì 1 dicembre 2026, 10:00, nessun appuntamento, in un giorno di assenza');
  expect(off.closest('td')).toHaveAttribute('data-off');
  await app.user.click(off);
  const form = within(await screen.findByRole('dialog', { name: 'Nuovo appuntamento' }));
  expect(await form.findByText('In un tuo giorno di assenza. Puoi fissarlo lo stesso.')).toBeVisible();
  expect(form.getByRole('button', { name: 'Salva appuntamento' })).toBeEnabled();
});

test('a session that lies in a day off is told apart, in words too, and no other is', async () => {
  keepHours(renderScreen(week, { signedInAs: 'rinaldi' }));
  const off = await slot(/^Roberto Pini, 08:00-09:00, .*, in un giorno di assenza$/);
  expect(off).toHaveAttribute('data-off');
  expect(await session()).not.toHaveAttribute('data-off');
});

test('a national holiday is named over its day and with each of its half hours, and forbids nothing', async () => {
  renderScreen('#/dashboard/calendar?view=week&day=2026-12-07', { signedInAs: 'rinaldi' });
  const free = await slot('martedì 8 dicembre 2026, 10:00, nessun appuntamento, Immacolata');
  expect(free).not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('columnheader', { name: /Immacolata$/ })).toHaveTextContent('mar 8');
});

test('the hour that autumn repeats is there twice, the second time with a word', async () => {
  const now = instantFromIso('2027-10-20T09:00:00Z');
  renderScreen('#/dashboard/calendar?view=week&day=2027-10-31', { signedInAs: 'rinaldi', now });
  expect(await slot('domenica 31 ottobre 2027, 02:00, nessun appuntamento')).toBeVisible();
  const again = await slot('domenica 31 ottobre 2027, 02:00 di nuovo, l’ora si ripete, nessun appuntamento');
  expect(again.closest('tr')?.querySelector('th')).toHaveTextContent('02:00 di nuovo');
  expect(within(again.closest('tr') as HTMLElement).getAllByRole('button')).toEqual([again]);
});

test('the hour that spring skips is said to be skipped', async () => {
  const now = instantFromIso('2027-03-20T09:00:00Z');
  renderScreen('#/dashboard/calendar?view=week&day=2027-03-28', { signedInAs: 'rinaldi', now });
  const saturday = await slot(/^sabato 27 marzo 2027, 02:00/);
  expect(saturday.closest('tr')?.lastElementChild).toHaveTextContent('L’orologio salta quest’ora');
});
