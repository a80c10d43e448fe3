import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';

const grid = () => screen.findByRole('grid');
const day = (name: RegExp | string) => screen.findByRole('button', { name });
/** Folded away behind the button for what is needed less often. */
async function filterBy(user: RenderedApp['user'], owner: 'Tutti' | 'Miei' | 'Di altri'): Promise<void> {
  if (!screen.queryByRole('radio', { name: owner }))
    await user.click(await screen.findByRole('button', { name: 'Altro sul calendario' }));
  await user.click(await screen.findByRole('radio', { name: owner }));
}
const monthTitle = () => screen.getByRole('heading', { level: 2, name: /^[a-z]+ 20\d\d$/ });

/** Adds four sessions with Giulia on Thursday 12 November, two more than a day shows. */
function fillThursday({ platform }: RenderedApp): void {
  const session = platform.db.events.get('event-giulia-accepted');
  if (!session) throw new Error('The seed has lost a session that tests know.');
  for (const hour of [8, 10, 14, 16]) {
    const start = Date.UTC(2026, 10, 12, hour) / 1000;
    const token = `event-thursday-${hour}`;
    platform.db.events.put({ ...session, public_token: token, start_timestamp: start, end_timestamp: start + 3600 });
  }
}

test('shows the current month with weeks that start on Monday (CAL-01, CAL-02, CAL-03, CAL-07)', async () => {
  renderScreen('#/dashboard/calendar?calendar=senza-senso', { signedInAs: 'giulia' });
  const headers = within(await grid()).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual(['Lun', 'Mar', 'Mer', 'Gio', 'Ven', 'Sab', 'Dom']);
  expect(monthTitle()).toHaveTextContent('novembre 2026');
  const firstRow = within(await grid()).getAllByRole('row')[1] as HTMLElement;
  expect(within(firstRow).getAllByRole('button')[0]).toHaveAccessibleName(/^lunedì 26 ottobre 2026/);
});

test('moves a month back and on, and home again (CAL-04, CAL-05)', async () => {
  const { user } = renderScreen('#/dashboard/calendar', { signedInAs: 'giulia' });
  await user.click(await screen.findByRole('button', { name: 'Mese precedente' }));
  await waitFor(() => expect(monthTitle()).toHaveTextContent('ottobre 2026'));
  await user.click(screen.getByRole('button', { name: 'Oggi' }));
  await waitFor(() => expect(monthTitle()).toHaveTextContent('novembre 2026'));
  await user.click(screen.getByRole('button', { name: 'Mese successivo' }));
  await waitFor(() => expect(monthTitle()).toHaveTextContent('dicembre 2026'));
});

test('keeps the month in the address, so that a copied link shows the same (CAL-06)', async () => {
  const { user } = renderScreen(`#/dashboard/calendar?calendar=${Date.UTC(2027, 2, 15)}`, { signedInAs: 'giulia' });
  expect(await screen.findByRole('heading', { level: 2, name: 'marzo 2027' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mese successivo' }));
  const firstOfApril = Date.UTC(2027, 2, 31, 22);
  await waitFor(() => expect(window.location.hash).toContain(`calendar=${firstOfApril}`));
});

test('names every day in full with its number of appointments, and today as such', async () => {
  renderScreen('#/dashboard/calendar', { signedInAs: 'giulia' });
  expect(await day('mercoledì 2 dicembre 2026, 1 appuntamento')).not.toHaveAttribute('aria-current');
  expect(await day('martedì 24 novembre 2026, nessun appuntamento')).toBeVisible();
  const today = await day(/^lunedì 23 novembre 2026/);
  expect(today).toHaveAttribute('aria-current', 'date');
  expect(today.closest('td')).toHaveTextContent('Oggi');
});

test('counts no cancelled appointment on its day (CAL-16)', async () => {
  const { platform } = renderScreen('#/dashboard/calendar', { signedInAs: 'giulia' });
  expect(platform.db.events.get('event-giulia-denied')?.configuration.status).toBe('denied');
  expect(await day('lunedì 2 novembre 2026, nessun appuntamento')).toBeVisible();
});

test('shows two times a day and the others behind a button that Esc closes, where each leads to the day (CAL-10, CAL-11, CAL-12, CAL-17)', async () => {
  const app = renderScreen('#/dashboard/calendar', { signedInAs: 'giulia' });
  fillThursday(app);
  const thursday = await day('giovedì 12 novembre 2026, 4 appuntamenti');
  expect(within(thursday.closest('td') as HTMLElement).getAllByText(/^\d\d:\d\d$/)).toHaveLength(2);
  const more = screen.getByRole('button', { name: '+2: tutti gli appuntamenti di giovedì 12 novembre 2026' });
  await app.user.click(more);
  const list = await screen.findByRole('dialog', { name: /^\+2: tutti gli appuntamenti/ });
  expect(within(list).getAllByRole('listitem')).toHaveLength(4);
  const [first] = within(list).getAllByRole('button');
  await waitFor(() => expect(first).toHaveFocus());
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(list).not.toBeInTheDocument());
  await waitFor(() => expect(more).toHaveFocus());
  await app.user.click(more);
  const reopened = within(await screen.findByRole('dialog', { name: /^\+2/ }));
  await app.user.click(reopened.getAllByRole('button')[3] as HTMLElement);
  expect(await screen.findByRole('heading', { level: 2, name: '12/11/2026' })).toHaveFocus();
});

test('is one tab stop, walked with arrows, Home, End and the page keys', async () => {
  const { user } = renderScreen('#/dashboard/calendar', { signedInAs: 'giulia' });
  const today = await day(/^lunedì 23 novembre 2026/);
  const stops = within(await grid())
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toEqual([today]);
  today.focus();
  const walk: [string, RegExp][] = [
    ['{ArrowRight}', /^martedì 24 novembre/],
    ['{ArrowDown}', /^martedì 1 dicembre/],
    ['{ArrowUp}', /^martedì 24 novembre/],
    ['{End}', /^domenica 29 novembre/],
    ['{Home}', /^lunedì 23 novembre/],
    ['{PageDown}', /^mercoledì 23 dicembre/],
    ['{PageUp}', /^lunedì 23 novembre/],
    ['{ArrowLeft}', /^domenica 22 novembre/],
  ];
  for (const [key, name] of walk) {
    await user.keyboard(key);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
  }
});

test("Enter opens the day's list and takes the focus there; a button gives it back (CAL-26, CAL-27, CAL-18)", async () => {
  const { user } = renderScreen('#/dashboard/calendar', { signedInAs: 'giulia' });
  (await day(/^lunedì 23 novembre 2026/)).focus();
  await user.keyboard('{ArrowDown}{Enter}');
  const title = await screen.findByRole('heading', { level: 2, name: '30/11/2026' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.getByRole('article', { name: 'lun 30 novembre 2026, 18:30-19:30' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Torna al calendario' }));
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^lunedì 30 novembre/));
  expect(screen.getByRole('heading', { name: 'Sedute in programma' })).toBeVisible();
});

test("a tap on a day shows that day's appointments, in the address too (CAL-13)", async () => {
  const { user } = renderScreen('#/dashboard/calendar', { signedInAs: 'giulia' });
  await user.click(await day(/^mercoledì 2 dicembre/));
  expect(await screen.findByRole('heading', { level: 2, name: '02/12/2026' })).toHaveFocus();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(window.location.hash).toContain('day=2026-12-02');
});

test('leaves the focus on the heading when a link opens with a day chosen', async () => {
  renderScreen('#/dashboard/calendar?day=2026-12-02', { signedInAs: 'giulia' });
  expect(await screen.findByRole('heading', { level: 2, name: '02/12/2026' })).toBeVisible();
  expect(monthTitle()).toHaveTextContent('dicembre 2026');
  expect(document.activeElement).toHaveAccessibleName('Calendario');
});

test('narrows the month and the day to the appointments one created (CAL-08, CAL-09)', async () => {
  const { user } = renderScreen('#/dashboard/calendar?day=2026-11-30', { signedInAs: 'giulia' });
  expect(await day('lunedì 30 novembre 2026, 1 appuntamento')).toBeVisible();
  await filterBy(user, 'Miei');
  expect(await day('lunedì 30 novembre 2026, nessun appuntamento')).toBeVisible();
  const nothing = 'Nessun appuntamento per lunedì 30 novembre 2026 con il filtro «Miei».';
  expect(screen.getByText(nothing)).toBeVisible();
  await filterBy(user, 'Di altri');
  expect(await day('lunedì 30 novembre 2026, 1 appuntamento')).toBeVisible();
});

test('narrows the list beside the month as the month (CAL-09, CAL-25, CAL-30)', async () => {
  const { user } = renderScreen('#/dashboard/calendar?view=month', { signedInAs: 'rinaldi' });
  const list = await screen.findByRole('region', { name: 'Prossimi Appuntamenti' });
  expect(await within(list).findAllByRole('article')).toHaveLength(5);
  await filterBy(user, 'Di altri');
  const nothing = 'Nessun appuntamento in programma con il filtro «Di altri».';
  expect(await within(list).findByText(nothing)).toBeVisible();
  expect(within(list).queryByRole('article')).not.toBeInTheDocument();
  expect(within(list).queryByText('Non hai ancora appuntamenti in programma')).not.toBeInTheDocument();
  await user.click(within(list).getByRole('button', { name: 'Mostra tutti' }));
  expect(await within(list).findAllByRole('article')).toHaveLength(5);
});

test('the home, which shows no filter, shows what it would hide (CAL-41, CAL-42)', async () => {
  renderScreen('#/dashboard?users=others', { signedInAs: 'rinaldi' });
  expect(await day(/^lunedì 30 novembre 2026, [1-9]/)).toBeVisible();
  const list = await screen.findByRole('region', { name: 'Prossimi Appuntamenti' });
  // The one of today stands behind a line.
  expect(await within(list).findAllByRole('article', { hidden: true })).toHaveLength(5);
});

test("the month marks the therapist's days off, in words too", async () => {
  const app = renderScreen('#/dashboard/calendar?view=month', { signedInAs: 'rinaldi' });
  const configuration = app.platform.db.users.get('pt-rinaldi')?.configuration;
  const ascolto = { absences: [{ from: '2026-11-25', to: '2026-11-26' }] };
  app.platform.db.users.change('pt-rinaldi', { configuration: { ...configuration, ascolto } });
  for (const name of [/^mercoledì 25 novembre 2026, .*, assente$/, /^giovedì 26 novembre 2026, .*, assente$/]) {
    expect((await day(name)).closest('td')).toHaveAttribute('data-off');
  }
  expect(await day(/^martedì 24 novembre 2026, [^,]*$/)).toBeVisible();
});

test("asks for nobody's days off on behalf of a patient", async () => {
  const { asked } = renderScreen('#/dashboard/calendar?view=month', { signedInAs: 'giulia' });
  await day(/^lunedì 30 novembre 2026, 1 appuntamento$/);
  expect(asked).toContain('appointments/list-appointments');
  expect(asked).not.toContain('working-hours/own-working-hours');
});

test('offers therapists a way to add a session, with its hint (CAL-19, CAL-20, CAL-21)', async () => {
  const { user } = renderScreen('#/dashboard/calendar', { signedInAs: 'rinaldi' });
  const add = await screen.findByRole('button', { name: 'Nuovo appuntamento' });
  expect(add).toHaveAccessibleDescription('Clicca sul + per aggiungere una seduta');
  await user.click(add);
  expect(await screen.findByRole('dialog', { name: 'Nuovo appuntamento' })).toBeVisible();
});

test('offers patients neither the button nor the hint (CAL-22)', async () => {
  renderScreen('#/dashboard/calendar', { signedInAs: 'giulia' });
  await grid();
  expect(screen.queryByRole('button', { name: 'Nuovo appuntamento' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Clicca sul \+/)).not.toBeInTheDocument();
});

test('says that times are Italian where the device keeps another time', async () => {
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('America/New_York');
  renderScreen('#/dashboard/calendar', { signedInAs: 'giulia' });
  expect(await screen.findByText(/^Gli orari sono quelli italiani/)).toBeVisible();
  expect((await day(/^lunedì 30 novembre/)).closest('td')).toHaveTextContent('18:30');
});
