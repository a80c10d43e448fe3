import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/render-app.tsx';

const list = '#/dashboard/therapist?language=Italiano&count=1&applyFilters=true';

async function cardOf(name: string) {
  const card = (await screen.findByText(name)).closest('article');
  if (!card) throw new Error(`${name} stands on no card.`);
  return within(card);
}

test('from a card a therapist is saved, and the search stays as it is (THER-15, FAV-01, FAV-04)', async () => {
  const { user, platform } = renderScreen(list, { signedInAs: 'giulia', scenario: 'personas-only' });
  const card = await cardOf('Chiara Serafini');
  await user.click(card.getByRole('button', { name: 'Aggiungi ai preferiti: Chiara Serafini' }));
  expect(await screen.findByText('Aggiunto ai preferiti')).toBeVisible();
  expect(await card.findByRole('button', { name: 'Sposta in fondo ai preferiti: Chiara Serafini' })).toBeVisible();
  expect(platform.db.users.get('pt-giulia')?.public_configuration['fav_therapist']).toEqual([
    'pt-rinaldi',
    'pt-serafini',
  ]);
  expect(window.location.hash).toBe(list);
});

test('from a card a patient writes the first message (THER-14)', async () => {
  const { user } = renderScreen(list, { signedInAs: 'sara', scenario: 'personas-only' });
  await user.click((await cardOf('Chiara Serafini')).getByRole('button', { name: 'Scrivi a Chiara Serafini' }));
  expect(await screen.findByRole('dialog', { name: 'Scrivi a Chiara Serafini' })).toBeVisible();
  expect(window.location.hash).toBe(list);
});

test('from a card a patient is led to the chat there is already (THER-14, CHAT-35)', async () => {
  const { user, asked } = renderScreen(list, { signedInAs: 'giulia', scenario: 'personas-only' });
  const card = await cardOf('Andrea Rinaldi');
  await card.findByText('Primo colloquio già fatto');
  await user.click(card.getByRole('button', { name: 'Scrivi ad Andrea Rinaldi' }));
  await waitFor(() => expect(window.location.hash).toBe('#/dashboard/chat?selected_chat=chat-giulia-rinaldi'));
  expect(asked).not.toContain('therapists/record-profile-view');
});

test('the buttons of a card come after its link and are no part of it', async () => {
  renderScreen(list, { signedInAs: 'sara', scenario: 'personas-only' });
  const card = await cardOf('Chiara Serafini');
  const link = card.getByRole('link');
  expect(link).toHaveTextContent(/^Chiara Serafini$/);
  for (const button of card.getAllByRole('button')) {
    expect(link).not.toContainElement(button);
    expect(link.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});
