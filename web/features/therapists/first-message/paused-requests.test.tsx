import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';

const list = '#/dashboard/therapist?language=Italiano&count=1&applyFilters=true';
const profileOf = (token: string) => `#/dashboard/therapist-detail?pt=${token}`;
const words = 'Al momento non accetta nuove richieste';
const text = 'Buongiorno, vorrei un primo colloquio.';

type Options = Parameters<typeof renderScreen>[1];

/** Opens the address with these therapists' requests paused before anything was read. */
function openPaused(address: string, options: Options, tokens = ['pt-serafini']): RenderedApp {
  const app = renderScreen(address, { scenario: 'personas-only', ...options });
  for (const token of tokens) pause(app, token);
  return app;
}

function pause({ platform }: RenderedApp, token = 'pt-serafini'): void {
  const { configuration } = platform.db.users.get(token) ?? {};
  platform.db.users.change(token, {
    configuration: { ...configuration, ascolto: { requests_paused_at: 1_760_000_000 } },
  });
}

async function cardOf(name: string) {
  const card = (await screen.findByText(name)).closest('article');
  if (!card) throw new Error(`${name} stands on no card.`);
  return within(card);
}

test.each([{ signedInAs: 'sara' }, {}] as const)(
  'a card says so in place of its button and of the free talk, with a way to others ($signedInAs)',
  async (reader) => {
    openPaused(list, reader);
    const card = await cardOf('Chiara Serafini');
    expect(await card.findByText(words)).toBeVisible();
    expect(card.queryByRole('button', { name: /Scrivi/ })).not.toBeInTheDocument();
    expect(card.queryByText('Primo colloquio gratuito')).not.toBeInTheDocument();
    expect(card.getByRole('button', { name: /Aggiungi ai preferiti/ })).toBeEnabled();
    expect((await cardOf('Andrea Rinaldi')).getByRole('button', { name: /^Scrivi/ })).toBeEnabled();
  },
);

test('a profile says so in place of its button, and leads to a search for the same areas', async () => {
  const { user, platform } = openPaused(profileOf('pt-serafini'), { signedInAs: 'sara' });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Scrivi un messaggio' })).not.toBeInTheDocument();
  expect(screen.queryByText('Primo colloquio gratuito')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^Altri professionisti come questo/ }));
  const areas = platform.db.users.get('pt-serafini')?.public_configuration.intervations as string[];
  await waitFor(() => expect(window.location.hash).toMatch(/^#\/dashboard\/therapist\/?\?interventions=/));
  const asked = new URLSearchParams(window.location.hash.split('?')[1]).get('interventions');
  expect(asked).toBe(areas.join(','));
});

test('who is in a chat with the therapist goes on writing', async () => {
  const { user } = openPaused(profileOf('pt-rinaldi'), { signedInAs: 'giulia' }, ['pt-rinaldi']);
  await user.click(await screen.findByRole('button', { name: 'Scrivi in chat' }));
  await waitFor(() => expect(window.location.hash).toBe('#/dashboard/chat?selected_chat=chat-giulia-rinaldi'));
});

test('a patient of theirs whose chat was deleted can write from the profile', async () => {
  const { platform, user } = openPaused(profileOf('pt-rinaldi'), { signedInAs: 'giulia' }, ['pt-rinaldi']);
  platform.db.chats.remove('chat-giulia-rinaldi');
  await user.click(await screen.findByRole('button', { name: 'Scrivi un messaggio' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Scrivi ad Andrea Rinaldi' }));
  await user.type(dialog.getByRole('textbox'), text);
  await user.click(dialog.getByRole('button', { name: 'Invia messaggio' }));
  expect(await screen.findByText('chat successo')).toBeVisible();
});

test('a favourite stays among the favourites, and says so', async () => {
  const app = renderScreen('#/dashboard', { signedInAs: 'sara', scenario: 'personas-only' });
  pause(app);
  const { public_configuration } = app.platform.db.users.get('pt-sara') ?? {};
  app.platform.db.users.change('pt-sara', {
    public_configuration: { ...public_configuration, fav_therapist: ['pt-serafini'] },
  } as never);
  const favourites = within(await screen.findByRole('region', { name: 'I tuoi preferiti' }));
  expect(await favourites.findByText('Chiara Serafini')).toBeVisible();
  expect(await favourites.findByText(words)).toBeVisible();
});

test('a pause that begins while the first message is written refuses it, keeps the text and says why once', async () => {
  const app = renderScreen(profileOf('pt-serafini'), { signedInAs: 'sara', scenario: 'personas-only' });
  await app.user.click(await screen.findByRole('button', { name: 'Scrivi un messaggio' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Scrivi a Chiara Serafini' }));
  const box = dialog.getByRole('textbox');
  await app.user.type(box, text);
  pause(app);
  await app.user.click(dialog.getByRole('button', { name: 'Invia messaggio' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(words);
  expect(box).toHaveValue(text);
  expect(screen.queryByText('error')).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Invia messaggio' })).not.toBeInTheDocument();
  expect(app.platform.db.messages.list(({ owner }) => owner === 'pt-sara')).toEqual([]);
  expect(dialog.getByRole('link', { name: /^Altri professionisti/ })).toBeVisible();
});

test('the comparison tells who accepts new requests and who does not', async () => {
  const { user } = openPaused(list, { signedInAs: 'sara' });
  for (const name of ['Chiara Serafini', 'Andrea Rinaldi']) {
    await user.click((await cardOf(name)).getByRole('button', { name: `Confronta ${name}` }));
  }
  await user.click(await screen.findByRole('button', { name: 'Vedi il confronto' }));
  const row = within(await screen.findByRole('row', { name: /^Nuove richieste/ }));
  expect(row.getByText(words)).toBeVisible();
  expect(row.getByText('Accetta nuove richieste')).toBeVisible();
});
