import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type RenderedApp, renderApp } from '#web/testing/render-app.tsx';

/** Opens the half hour of Monday 14 December in Rinaldi's week with a press. */
async function openSlot(time = '18:30') {
  const app = renderApp('#/dashboard/calendar?view=week&day=2026-12-14', { signedInAs: 'rinaldi' });
  return { ...app, form: await pressSlot(app, time) };
}

async function pressSlot({ user }: Pick<RenderedApp, 'user'>, time: string) {
  await user.click(
    await screen.findByRole('button', { name: new RegExp(`^lunedì 14 dicembre 2026, ${time}, nessun`) }),
  );
  const form = within(await screen.findByRole('dialog', { name: 'Nuovo appuntamento' }));
  await waitFor(() => expect(patientField(form)).toHaveFocus());
  return form;
}

/** The first Esc closes the list of patients, if it is open. */
async function leaveWithEsc({ user }: Pick<RenderedApp, 'user'>): Promise<void> {
  if (document.activeElement?.getAttribute('aria-expanded') === 'true') await user.keyboard('{Escape}');
  await user.keyboard('{Escape}');
  await seeClosed();
}

async function seeClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** By mouse: three Esc within a second would leave the site. */
async function leaveByCross({ user }: Pick<RenderedApp, 'user'>): Promise<void> {
  await user.click(document.querySelector('.mantine-Modal-close') as Element);
  await seeClosed();
}

const patientField = (form: Pick<typeof screen, 'getByLabelText'>) =>
  form.getByLabelText('Paziente', { selector: 'input' });

test('after a booking the focus is on the new session, and after Esc on the half hour', async () => {
  const app = await openSlot();
  await leaveWithEsc(app);
  await waitFor(() => expect(screen.getByRole('button', { name: /^lunedì 14 dicembre 2026, 18:30/ })).toHaveFocus());
  await app.user.keyboard('{Enter}');
  const form = within(await screen.findByRole('dialog', { name: 'Nuovo appuntamento' }));
  await waitFor(() => expect(patientField(form)).toHaveFocus());
  await app.user.keyboard('giul{Enter}{Enter}');
  const booked = await screen.findByRole('button', { name: /^Giulia Moretti, 18:30-19:30/ });
  await waitFor(() => expect(booked).toHaveFocus());
});

test('another half hour begins without the patient of an earlier draft, which waits at its own', async () => {
  const app = await openSlot('18:30');
  const { user } = app;
  await user.keyboard('giul{Enter}');
  await app.form.findByText('Appuntamento per Giulia Moretti');
  await leaveByCross(app);
  const other = await pressSlot(app, '20:00');
  expect(patientField(other)).toHaveValue('');
  expect(other.getByRole('button', { name: 'Altre opzioni' })).toBeVisible();
  await leaveByCross(app);
  const same = await pressSlot(app, '18:30');
  expect(await same.findByText('Abbiamo ripreso quello che avevi scritto, paziente compreso.')).toBeVisible();
  expect(patientField(same)).toHaveValue('Giulia Moretti');
  await waitFor(() => expect(patientField(same)).toHaveFocus());
  await user.keyboard('marco');
  expect(patientField(same)).toHaveValue('marco');
});
