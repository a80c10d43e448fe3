import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';

const week = '#/dashboard/calendar?view=week&day=2026-11-30';
const slot = (name: RegExp | string) => screen.findByRole('button', { name });
const session = () => screen.findByRole('button', { name: /^Giulia Moretti, 18:30-19:30, .*, Confermato$/ });

/** Another session of Rinaldi, an hour long: with Giulia unless said otherwise. */
function addSession({ platform }: RenderedApp, start: number, patient = 'pt-giulia'): void {
  const other = platform.db.events.get('event-giulia-accepted');
  if (!other) throw new Error('The seed has lost a session that tests know.');
  const taken = { public_token: 'event-added', start_timestamp: start / 1000, end_timestamp: start / 1000 + 3600 };
  const configuration = { ...other.configuration, boocal: { owner: 'pt-rinaldi', targets: [patient] } };
  platform.db.events.put({ ...other, ...taken, targets: [patient], configuration });
}

/** Drags the appointment over the half hour without releasing it. */
async function carry(name: RegExp, pointerType = 'mouse'): Promise<void> {
  fireEvent.pointerDown(await session(), { button: 0, pointerType, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(await slot(name), { clientX: 200, clientY: 200 });
}

test('dragging asks with old and new time, and moves nothing by itself', async () => {
  const { platform, user } = renderScreen(week, { signedInAs: 'rinaldi' });
  const before = platform.db.events.list();
  await carry(/^martedì 1 dicembre 2026, 10:30/);
  fireEvent.pointerUp(window);
  const dialog = within(await screen.findByRole('dialog', { name: 'Sposta o modifica l’appuntamento' }));
  expect(await dialog.findByText('lun 30 novembre 2026, 18:30-19:30')).toBeVisible();
  expect(dialog.getByText('mar 1 dicembre 2026, 10:30-11:30')).toBeVisible();
  expect(dialog.queryByLabelText('Titolo')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cambia altro' }));
  expect(await dialog.findByLabelText('Ora', { selector: 'input' })).toHaveValue('10:30');
  expect(dialog.getByLabelText('Data', { selector: 'input' })).toHaveValue('01/12/2026');
  expect(platform.db.events.list()).toEqual(before);
});

test('a quick hand, that lets go before its last move is drawn, is asked all the same', async () => {
  renderScreen(week, { signedInAs: 'rinaldi' });
  fireEvent.pointerDown(await session(), { button: 0, pointerType: 'mouse', clientX: 10, clientY: 10 });
  const target = await slot(/^martedì 1 dicembre 2026, 10:30/);
  act(() => {
    fireEvent.pointerMove(target, { clientX: 200, clientY: 200 });
    fireEvent.pointerUp(window);
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Sposta o modifica l’appuntamento' }));
  expect(await dialog.findByText('mar 1 dicembre 2026, 10:30-11:30')).toBeVisible();
});

test('what is dragged shows its name and end where it would be, and says whom it would overlap', async () => {
  const app = renderScreen(week, { signedInAs: 'rinaldi' });
  addSession(app, Date.UTC(2026, 11, 1, 10), 'pt-marco');
  await carry(/^martedì 1 dicembre 2026, 10:00/);
  expect(screen.getByText('10:00-11:00').closest('[data-clash]')).toBeNull();
  fireEvent.pointerMove(await slot(/^martedì 1 dicembre 2026, 10:30/), { clientX: 200, clientY: 230 });
  const ghost = (await screen.findByText('10:30-11:30')).closest('[data-clash]');
  expect(ghost).toHaveTextContent('Si sovrappone: Marco Ferri, 11:00-12:00');
  fireEvent.keyDown(window, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByText('10:30-11:30')).not.toBeInTheDocument());
});

test.each([
  {
    what: 'Esc lets it be',
    act: () => fireEvent.keyDown(window, { key: 'Escape' }),
    over: /^martedì 1 dicembre 2026, 10:30/,
  },
  { what: 'back where it was nothing is asked', act: () => undefined, over: /^lunedì 30 novembre 2026, 18:30/ },
])('$what', async ({ act, over }) => {
  renderScreen(week, { signedInAs: 'rinaldi' });
  await carry(over);
  act();
  fireEvent.pointerUp(window);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('grid')).not.toHaveAttribute('data-dragging');
});

test('a finger scrolls and drags nothing', async () => {
  renderScreen(week, { signedInAs: 'rinaldi' });
  await carry(/^martedì 1 dicembre 2026, 10:30/, 'touch');
  expect(screen.getByRole('grid')).not.toHaveAttribute('data-dragging');
});

/** Pulls the foot of the session to the half hour without releasing it. */
async function pull(name: RegExp): Promise<void> {
  const foot = (await session()).querySelector('[data-foot]') as HTMLElement;
  fireEvent.pointerDown(foot, { button: 0, pointerType: 'mouse', clientX: 10, clientY: 40 });
  fireEvent.pointerMove(await slot(name), { clientX: 12, clientY: 90 });
}

test('pulling the foot asks with the old and the new end, and moves nothing by itself (APPT-48)', async () => {
  const { platform, user } = renderScreen(week, { signedInAs: 'rinaldi' });
  const before = platform.db.events.list();
  await pull(/^lunedì 30 novembre 2026, 20:00/);
  expect(screen.getByText('18:30-20:30').closest('[data-clash]')).toBeNull();
  fireEvent.pointerUp(window);
  const dialog = within(await screen.findByRole('dialog', { name: 'Sposta o modifica l’appuntamento' }));
  expect(await dialog.findByText('lun 30 novembre 2026, 18:30-19:30')).toBeVisible();
  expect(dialog.getByText('lun 30 novembre 2026, 18:30-20:30')).toBeVisible();
  expect(platform.db.events.list()).toEqual(before);
  await user.click(dialog.getByRole('button', { name: 'Sposta appuntamento' }));
  expect(await screen.findByText('Appuntamento spostato: lun 30 novembre 2026, 18:30-20:30')).toBeVisible();
});

test('a pointer that leaves the column pulls the end of its own day, and an overlap is said before it is dropped', async () => {
  const app = renderScreen(week, { signedInAs: 'rinaldi' });
  addSession(app, Date.UTC(2026, 10, 30, 19));
  await pull(/^giovedì 3 dicembre 2026, 19:30/);
  expect((await screen.findByText('18:30-20:00')).closest('[data-clash]')).toBeNull();
  fireEvent.pointerMove(await slot(/^giovedì 3 dicembre 2026, 20:00/), { clientX: 12, clientY: 120 });
  expect((await screen.findByText('18:30-20:30')).closest('[data-clash]')).toHaveTextContent('Giulia Moretti');
});

test('what a pointer pulls is also a field: the length is chosen from the entry, by keys alone (APPT-48)', async () => {
  const { user } = renderScreen(week, { signedInAs: 'rinaldi' });
  (await slot(/^lunedì 30 novembre 2026, 18:30/)).focus();
  await user.keyboard('{Enter}');
  const entry = within(await screen.findByRole('dialog', { name: 'Appuntamento' }));
  entry.getByRole('button', { name: 'Modifica' }).focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Sposta o modifica l’appuntamento' }));
  await user.selectOptions(await dialog.findByLabelText('Durata'), '4');
  expect(await dialog.findByText('lun 30 novembre 2026, 18:30-20:30')).toBeVisible();
});

test('an appointment that has begun has no foot to pull: its start could not be kept', async () => {
  const app = renderScreen('#/dashboard/calendar?view=day', { signedInAs: 'rinaldi' });
  const start = app.platform.now() / 1000 - 600;
  app.platform.db.events.change('event-giulia-now', { start_timestamp: start, end_timestamp: start + 3600 });
  const block = await screen.findByRole('button', { name: /^Giulia Moretti, \d\d:\d\d/ });
  await waitFor(() => expect(block.querySelector('[data-foot]')).toBeNull());
});

/** Walks by keys alone to the block of the session. */
async function walkToBlock({ user }: RenderedApp): Promise<void> {
  (await slot(/^lunedì 30 novembre 2026, 09:00/)).focus();
  await user.keyboard('{ArrowDown}'.repeat(19));
  await user.tab();
  expect(document.activeElement).toBe(await session());
}

test('Shift and the arrows carry the session, Alt pulls its end, and Enter asks as a drop does', async () => {
  const app = renderScreen(week, { signedInAs: 'rinaldi' });
  addSession(app, Date.UTC(2026, 11, 1, 18), 'pt-marco');
  const before = app.platform.db.events.list();
  await walkToBlock(app);
  await app.user.keyboard('{Shift>}{ArrowRight}{ArrowUp}{/Shift}');
  expect(screen.getByText('18:00-19:00').closest('[data-clash]')).toBeNull();
  await app.user.keyboard('{Shift>}{Alt>}{ArrowDown}{/Alt}{/Shift}');
  expect(screen.getByText('18:00-19:30').closest('[data-clash]')).not.toBeNull();
  const aloud = screen.getByText(/^Nuovo orario: martedì 1 dicembre 2026, 18:00-19:30\. Si sovrappone/);
  expect(aloud).toHaveRole('status');
  expect(aloud).toHaveTextContent('Si sovrappone a un altro appuntamento: Marco Ferri, 19:00-20:00.');
  await app.user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Sposta o modifica l’appuntamento' }));
  expect(await dialog.findByText('mar 1 dicembre 2026, 18:00-19:30')).toBeVisible();
  expect(app.platform.db.events.list()).toEqual(before);
});

test.each(['{Escape}', '{ArrowDown}'])('%s lets a session that is carried by keys be', async (key) => {
  const app = renderScreen(week, { signedInAs: 'rinaldi' });
  await walkToBlock(app);
  await app.user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(screen.getByText('19:00-20:00')).toBeVisible();
  await app.user.keyboard(key);
  await waitFor(() => expect(screen.queryByText('19:00-20:00')).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('keys carry a session to no day that is out of sight', async () => {
  const app = renderScreen(week, { signedInAs: 'rinaldi' });
  await walkToBlock(app);
  await app.user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(screen.getByText(/^Nuovo orario: lunedì 30 novembre 2026, 18:30-19:30/)).toBeInTheDocument();
});

test('keys carry a session to no time that has passed', async () => {
  const { user } = renderScreen('#/dashboard/calendar?view=day', { signedInAs: 'rinaldi' });
  (await slot(/^lunedì 23 novembre 2026, 10:00/)).focus();
  await user.tab();
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(screen.getByText(/^Nuovo orario: lunedì 23 novembre 2026, 10:05-11:05/)).toBeInTheDocument();
});
