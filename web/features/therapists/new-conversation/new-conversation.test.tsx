import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/render-app.tsx';
import { saveFavourites } from '#web/testing/save-favourites';

const text = 'Buongiorno dottoressa, vorrei un primo colloquio.';

/** Opens the choice of whom to write to; Marco has a chat with Rinaldi alone. */
async function openChoice(favourites: readonly string[]) {
  const app = renderScreen('#/dashboard/chat', { signedInAs: 'marco' });
  saveFavourites(app, 'pt-marco', favourites);
  const opener = await screen.findByRole('button', { name: 'Nuova conversazione' });
  await app.user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuova conversazione' }));
  const goOn = () => app.user.click(dialog.getByRole('button', { name: 'Continua' }));
  const messages = () => app.platform.db.messages.list(({ owner, body }) => owner === 'pt-marco' && body === text);
  return { app, user: app.user, opener, dialog, goOn, messages };
}

const isAt = (address: string) => waitFor(() => expect(window.location.hash).toBe(address));

test('whoever goes on without choosing anybody is told to, and stays at the choice (CHAT-39)', async () => {
  const { user, dialog, goOn } = await openChoice(['pt-rinaldi', 'pt-serafini']);
  const group = await dialog.findByRole('radiogroup', { name: 'A chi vuoi scrivere?' });
  await goOn();
  const refusal = 'seleziona almeno. Scegli il terapeuta a cui vuoi scrivere.';
  expect(await screen.findByText('seleziona almeno')).toBeVisible();
  expect(group).toHaveAccessibleDescription(expect.stringContaining(refusal));
  expect(dialog.getByRole('radio', { name: 'Andrea Rinaldi' })).toHaveFocus();
  await user.click(dialog.getByRole('radio', { name: 'Chiara Serafini' }));
  await waitFor(() => expect(screen.queryByText('seleziona almeno')).not.toBeInTheDocument());
});

test('a favourite is written to for the first time without leaving the chats, and the new chat opens (CHAT-36)', async () => {
  const { user, dialog, goOn, messages } = await openChoice(['pt-rinaldi', 'pt-serafini']);
  await user.click(await dialog.findByRole('radio', { name: 'Chiara Serafini' }));
  await goOn();
  const form = within(await screen.findByRole('dialog', { name: 'Scrivi a Chiara Serafini' }));
  expect(form.getByRole('textbox', { name: 'Il tuo messaggio' })).toHaveFocus();
  await user.keyboard(text);
  await user.click(form.getByRole('button', { name: 'Invia messaggio' }));
  expect(await screen.findByText('chat successo')).toBeVisible();
  const [message] = messages();
  await isAt(`#/dashboard/chat?selected_chat=${message?.chat}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(messages()).toHaveLength(1);
});

test('a favourite with whom there is a chat says so, and that chat opens (CHAT-35)', async () => {
  const { app, user, dialog, goOn } = await openChoice(['pt-rinaldi', 'pt-serafini']);
  const rinaldi = await dialog.findByRole('radio', { name: 'Andrea Rinaldi' });
  await waitFor(() => expect(rinaldi).toHaveAccessibleDescription('Avete già una conversazione: si apre quella.'));
  await user.click(rinaldi);
  await goOn();
  const [chat] = app.platform.db.chats.list(({ participants }) => participants.includes('pt-marco'));
  await isAt(`#/dashboard/chat?selected_chat=${chat?.public_token}`);
  expect(app.asked).not.toContain('chat/start-conversation');
});

test('a favourite who takes no new requests cannot be chosen, and says why', async () => {
  const app = renderScreen('#/dashboard/chat', { signedInAs: 'marco' });
  saveFavourites(app, 'pt-marco', ['pt-serafini']);
  const { configuration } = app.platform.db.users.get('pt-serafini') ?? {};
  app.platform.db.users.change('pt-serafini', {
    configuration: { ...configuration, ascolto: { requests_paused_at: 1_760_000_000 } },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Nuova conversazione' }));
  const serafini = await screen.findByRole('radio', { name: 'Chiara Serafini' });
  expect(serafini).toBeDisabled();
  expect(serafini).toHaveAccessibleDescription('Al momento non accetta nuove richieste');
});

test('without favourites it says how to save one, and leads to the search (CHAT-49)', async () => {
  const { dialog } = await openChoice([]);
  expect(await dialog.findByText(/per ora non ne hai/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Trova terapeuta' })).toHaveAttribute('href', '#/dashboard/therapist');
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Continua' })).not.toBeInTheDocument());
});

test('favourites that cannot be read are said so and read again when asked', async () => {
  const app = renderScreen('#/dashboard/chat', { signedInAs: 'marco' });
  saveFavourites(app, 'pt-marco', ['pt-serafini']);
  const opener = await screen.findByRole('button', { name: 'Nuova conversazione' });
  await app.settled();
  app.platform.faults.set('session', ['status-500']);
  await app.user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuova conversazione' }));
  const again = await dialog.findByRole('button', { name: 'Riprova' });
  app.platform.faults.set('session', []);
  await app.user.click(again);
  expect(await dialog.findByRole('radio', { name: 'Chiara Serafini' })).toBeVisible();
});

test('closed, it gives the focus back to its button', async () => {
  const { user, opener } = await openChoice(['pt-serafini']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
});

test('a therapist is not offered it: only patients begin conversations (CHAT-48)', async () => {
  renderScreen('#/dashboard/chat', { signedInAs: 'rinaldi' });
  await screen.findByLabelText('Cerca una conversazione');
  expect(screen.queryByRole('button', { name: 'Nuova conversazione' })).not.toBeInTheDocument();
});
