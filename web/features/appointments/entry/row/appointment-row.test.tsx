import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '#web/routing/paths';
import { renderScreen } from '#web/testing/render-app.tsx';

const agenda = '#/dashboard/calendar?view=agenda';
const evening = 'lun 30 novembre 2026, 18:30-19:30';
const row = async (name: string | RegExp) => within(await screen.findByRole('article', { name }));

const moreOf = async (name: string | RegExp) =>
  (await row(name)).getByRole('button', { name: /^Altro sull’appuntamento con / });

/** Opens what the row leaves out. */
async function openMore(user: { click: (element: Element) => Promise<void> }, name: string | RegExp): Promise<void> {
  await user.click(await moreOf(name));
}

test("a row says an appointment's state once, in the specified words (APPT-76, APPT-82)", async () => {
  renderScreen(agenda, { signedInAs: 'rinaldi' });
  const confirmed = await row(evening);
  expect(confirmed.getByRole('button', { name: 'APPUNTAMENTO CONFERMATO' })).toBeDisabled();
  expect(confirmed.getAllByText(/conferm/i)).toHaveLength(1);
  const pending = await row(/^gio 3 dicembre/);
  expect(pending.getByRole('button', { name: 'in attesa di conferma' })).toHaveAttribute('aria-disabled', 'true');
  expect(pending.getAllByText(/conferma/i)).toHaveLength(1);
});

test('what a row leaves out is one press away: the price, who has to act next, and the other actions (APPT-52)', async () => {
  const { user } = renderScreen(agenda, { signedInAs: 'rinaldi' });
  await openMore(user, /^gio 3 dicembre/);
  const rest = within(await screen.findByRole('dialog', { name: /^Altro sull’appuntamento/ }));
  expect(rest.getByText(/^Tocca al paziente/)).toBeVisible();
  for (const name of ['Modifica', 'Annulla']) expect(rest.getByRole('button', { name })).toBeEnabled();
  expect(rest.getByRole('link', { name: 'Scrivi in chat' })).toBeVisible();
});

test('with the keyboard alone an action behind ⋯ is reached, and the focus comes back to it', async () => {
  const { user } = renderScreen(agenda, { signedInAs: 'rinaldi' });
  (await moreOf(evening)).focus();
  await user.keyboard('{Enter}');
  const rest = within(await screen.findByRole('dialog', { name: /^Altro sull’appuntamento/ }));
  const cancel = rest.getByRole('button', { name: 'Annulla' });
  await waitFor(() => expect(rest.getByRole('button', { name: 'Modifica' })).toHaveFocus());
  await user.tab();
  expect(cancel).toHaveFocus();
  await user.keyboard('{Enter}');
  const question = await screen.findByRole('dialog', { name: /^Sei sicuro di voler annullare/ });
  await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(async () => expect(await moreOf(evening)).toHaveFocus());
});

test('Esc closes what ⋯ opened and gives the focus back', async () => {
  const { user } = renderScreen(agenda, { signedInAs: 'rinaldi' });
  await openMore(user, evening);
  await screen.findByRole('button', { name: 'Annulla' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Annulla' })).not.toBeInTheDocument());
  expect(await moreOf(evening)).toHaveFocus();
});

test('a session that is over can be neither moved nor cancelled from its row (APPT-53)', async () => {
  const { user } = renderScreen('#/dashboard/calendar?day=2026-11-16', { signedInAs: 'rinaldi' });
  await openMore(user, /^lun 16 novembre/);
  expect(await screen.findByRole('link', { name: 'Scrivi in chat' })).toBeVisible();
  for (const name of ['Modifica', 'Annulla']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('links a session that is over to its note', async () => {
  const { user } = renderScreen('#/dashboard/calendar?day=2026-11-16', { signedInAs: 'rinaldi' });
  await openMore(user, /^lun 16 novembre/);
  const link = await screen.findByRole('link', { name: 'Nota della seduta' });
  expect(link).toHaveAttribute('href', `#${paths.sessionNote('pt-giulia', 'event-giulia-done-8')}`);
});

test('offers no note for a session to come', async () => {
  const { user } = renderScreen(agenda, { signedInAs: 'rinaldi' });
  await openMore(user, evening);
  await screen.findByRole('button', { name: 'Annulla' });
  expect(screen.queryByRole('link', { name: 'Nota della seduta' })).not.toBeInTheDocument();
});
