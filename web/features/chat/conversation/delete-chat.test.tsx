import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';

const withSerafini = '#/dashboard/chat?selected_chat=chat-giulia-serafini';
const chatExists = ({ platform }: RenderedApp) => platform.db.chats.get('chat-giulia-serafini') !== undefined;

async function askToDelete({ user }: RenderedApp) {
  await user.click(await screen.findByRole('button', { name: 'Altro sulla conversazione' }));
  await user.click(await screen.findByRole('button', { name: 'Elimina chat' }));
  return within(await screen.findByRole('dialog', { name: 'Attenzione!' }));
}

test('asks first, saying that it is for good, and the safe answer has the focus (CHAT-42, CHAT-43, CHAT-44, HELP-44)', async () => {
  const app = renderScreen(withSerafini, { signedInAs: 'giulia' });
  const dialog = await askToDelete(app);
  expect(dialog.getByText("Sei sicuro di voler eliminare la chat? L'operazione è irreversibile.")).toBeVisible();
  const safe = dialog.getByRole('button', { name: 'Annulla' });
  await waitFor(() => expect(safe).toHaveFocus());
  await app.user.click(safe);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(chatExists(app)).toBe(true);
});

test.each([
  {
    who: 'giulia',
    lines: [
      'Tutti i messaggi spariscono, per te e per il terapeuta.',
      'Il terapeuta non può più scriverti né proporti appuntamenti.',
      'Gli appuntamenti già fissati restano validi nel calendario. Se il terapeuta ne sposta o annulla uno, l’avviso apre una nuova conversazione.',
      'Il suo profilo resta nella ricerca: da lì puoi scrivere di nuovo.',
    ],
  },
  {
    who: 'serafini',
    lines: [
      'Tutti i messaggi spariscono, per te e per il paziente.',
      'Non puoi più contattare questo paziente né creare appuntamenti insieme.',
      'Gli appuntamenti già fissati restano validi nel calendario. Se ne sposti o annulli uno, l’avviso apre una nuova conversazione.',
      'Solo il paziente può scriverti di nuovo, ritrovandoti nella ricerca.',
    ],
  },
] as const)(
  'lists for $who what stops and who can write first again (CHAT-47, CHAT-48, CHAT-49, CHAT-50)',
  async ({ who, lines }) => {
    const dialog = await askToDelete(renderScreen(withSerafini, { signedInAs: who }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(lines);
  },
);

test.each(['giulia', 'serafini'] as const)(
  '%s deletes the chat and is back at the list (CHAT-41, CHAT-45, LEG-28)',
  async (who) => {
    const app = renderScreen(withSerafini, { signedInAs: who });
    const dialog = await askToDelete(app);
    await app.user.click(dialog.getByRole('button', { name: 'Elimina chat' }));
    expect(await screen.findByText('Chat eliminata')).toBeVisible();
    expect(chatExists(app)).toBe(false);
    await waitFor(() => expect(window.location.hash).toBe('#/dashboard/chat'));
  },
);

test('Back from the list does not lead to the chat that was deleted', async () => {
  const app = renderScreen('#/dashboard/calendar', { signedInAs: 'giulia' });
  await app.open(withSerafini.slice(1));
  const dialog = await askToDelete(app);
  await app.user.click(dialog.getByRole('button', { name: 'Elimina chat' }));
  await waitFor(() => expect(window.location.hash).toBe('#/dashboard/chat'));
  window.history.back();
  await waitFor(() => expect(window.location.hash).toBe('#/dashboard/calendar'));
});

test('a chat that is gone already, after an answer that was lost, counts as deleted (CHAT-41)', async () => {
  const app = renderScreen(withSerafini, { signedInAs: 'giulia' });
  const dialog = await askToDelete(app);
  app.platform.db.chats.remove('chat-giulia-serafini');
  await app.user.click(dialog.getByRole('button', { name: 'Elimina chat' }));
  expect(await screen.findByText('Chat eliminata')).toBeVisible();
  await waitFor(() => expect(window.location.hash).toBe('#/dashboard/chat'));
});

test.each(['status-500', 'success-without-effect'] as const)(
  'a failure by %s says so and leaves the chat, which can be deleted again (CHAT-46, LEG-28)',
  async (fault) => {
    const app = renderScreen(withSerafini, { signedInAs: 'giulia' });
    const dialog = await askToDelete(app);
    app.platform.faults.set('deleteChat', [fault]);
    await app.user.click(dialog.getByRole('button', { name: 'Elimina chat' }));
    expect(await screen.findByText('error')).toBeVisible();
    expect(screen.getByText(/^Non sappiamo se la chat è stata eliminata: controlla l’elenco/)).toBeVisible();
    expect(chatExists(app)).toBe(true);
    app.platform.faults.set('deleteChat', []);
    await app.user.click(dialog.getByRole('button', { name: 'Elimina chat' }));
    await waitFor(() => expect(chatExists(app)).toBe(false));
  },
);
