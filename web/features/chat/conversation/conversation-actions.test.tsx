import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enterText } from '#web/testing/enter-text';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';

const withSerafini = '#/dashboard/chat?selected_chat=chat-giulia-serafini';

async function openActions({ user }: RenderedApp): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Altro sulla conversazione' }));
  await screen.findByRole('button', { name: 'Elimina chat' });
}

test('a patient reports a conversation as a ticket that names it and that they write themselves', async () => {
  const app = renderScreen(withSerafini, { signedInAs: 'giulia' });
  await openActions(app);
  await app.user.click(screen.getByRole('button', { name: 'Segnala all’assistenza' }));
  const form = within(await screen.findByRole('dialog', { name: 'Apri nuovo ticket' }));
  expect(form.getByLabelText('Oggetto')).toHaveValue('Segnalo la conversazione con Chiara Serafini');
  expect(form.getByLabelText('Descrizione')).toHaveValue('');
  const before = app.platform.db.tickets.list().length;
  await enterText(app.user, form.getByLabelText('Descrizione'), 'Mi scrive cose che non c’entrano con la terapia.');
  await app.user.click(form.getByRole('button', { name: 'Invia il ticket' }));
  await waitFor(() => expect(app.platform.db.tickets.list()).toHaveLength(before + 1));
});

test('the suggestion is made once: the list of tickets opened later asks for nothing', async () => {
  const app = renderScreen(withSerafini, { signedInAs: 'giulia' });
  await openActions(app);
  await app.user.click(screen.getByRole('button', { name: 'Segnala all’assistenza' }));
  await screen.findByRole('dialog', { name: 'Apri nuovo ticket' });
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await app.open('/dashboard/calendar');
  await app.open('/dashboard/ticket');
  await app.user.click(await screen.findByRole('button', { name: 'nuovo ticket' }));
  const form = within(await screen.findByRole('dialog', { name: 'Apri nuovo ticket' }));
  expect(form.getByLabelText('Oggetto')).toHaveValue('');
});

test('a therapist is offered no report of a patient', async () => {
  const app = renderScreen(withSerafini, { signedInAs: 'serafini' });
  await openActions(app);
  expect(screen.queryByRole('button', { name: 'Segnala all’assistenza' })).not.toBeInTheDocument();
});
