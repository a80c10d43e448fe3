import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { instantFromIso } from '#contracts/kernel/instant';
import { enterText } from '#web/testing/enter-text';
import { type RenderedApp, renderApp, renderScreen } from '#web/testing/render-app.tsx';

const region = (name: string) => screen.findByRole('region', { name });
const waiting = async () => within(await region('Da fare')).findAllByRole('listitem');

/** Leaves of all appointments only those. */
function keepOnly({ platform }: RenderedApp, ...tokens: readonly string[]): void {
  const others = platform.db.events.list(({ public_token }) => !tokens.includes(public_token));
  for (const { public_token } of others) platform.db.events.remove(public_token);
}

test('a therapist’s home begins with the hours of today, then what waits; the numbers come last (CAL-33, CAL-42)', async () => {
  renderScreen('#/dashboard', { signedInAs: 'rinaldi' });
  const today = await region('Oggi');
  const session = await within(today).findByRole('article', { name: 'lun 23 novembre 2026, 10:05-11:05' });
  expect(session).toHaveTextContent('Giulia Moretti');
  expect(session).toHaveTextContent('Seduta terapeutica singola');
  expect(within(session).getByRole('button', { name: 'Partecipa alla seduta' })).toBeEnabled();
  const order = [today, await region('Da fare'), await region('Calendario'), await region('Sedute concluse')];
  for (const [index, part] of order.slice(1).entries()) {
    const before = order[index] as HTMLElement;
    expect(before.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  }
});

test('sessions of today stand once: the list of the next ones has them behind a line, chosen or not (CAL-25, CAL-26)', async () => {
  const { user } = renderScreen('#/dashboard', { signedInAs: 'rinaldi' });
  const when = 'lun 23 novembre 2026, 10:05-11:05';
  expect(await within(await region('Oggi')).findByRole('article', { name: when })).toBeVisible();
  const list = within(await region('Prossimi Appuntamenti'));
  expect(list.getAllByRole('article')).toHaveLength(4);
  expect(screen.getAllByRole('article', { name: when })).toHaveLength(1);
  await user.click(list.getByRole('button', { name: '1 appuntamento, già in «Oggi»' }));
  expect(list.getAllByRole('article')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: /^lunedì 23 novembre 2026, 1 appuntamento/ }));
  const chosen = within(await region('23/11/2026'));
  expect(chosen.getByRole('button', { name: '1 appuntamento, già in «Oggi»' })).toBeVisible();
});

test('a day without appointments says so, and which comes next', async () => {
  const app = renderScreen('#/dashboard', { signedInAs: 'rinaldi' });
  keepOnly(app, 'event-giulia-accepted');
  const said = 'Nessun appuntamento oggi. Il prossimo: lun 30 novembre 2026, 18:30-19:30, con Giulia Moretti.';
  expect(await within(await region('Oggi')).findByText(said)).toBeVisible();
});

test('on a full day the sessions that are over take one line, which opens them; those ahead stand below it', async () => {
  const now = instantFromIso('2026-11-23T14:30:00+01:00');
  const { user } = renderScreen('#/dashboard', { signedInAs: 'rinaldi', scenario: 'full-week', now });
  const today = within(await region('Oggi'));
  const fold = await today.findByRole('button', { name: '6 sedute concluse' });
  const [first] = today.getAllByRole('article');
  expect(first).toHaveAccessibleName(/14:35-15:35$/);
  await user.click(fold);
  expect(today.getAllByRole('article')[0]).toHaveAccessibleName(/08:00-09:00$/);
});

test('a first message without an answer comes first and leads to its conversation, where an answer takes it away', async () => {
  const { user } = renderApp('#/dashboard', { signedInAs: 'rinaldi' });
  const [first] = await waiting();
  expect(first).toHaveTextContent(/^Marco FerriTi ha scritto .* e aspetta una risposta/);
  const answer = within(first as HTMLElement).getByRole('link', { name: 'Rispondi' });
  expect(answer).toHaveAccessibleDescription('Marco Ferri');
  await user.click(answer);
  await enterText(user, await screen.findByRole('textbox', { name: 'Il tuo messaggio' }), 'Buongiorno Marco, eccomi.');
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await waitFor(async () => expect((await waiting())[0]).not.toHaveTextContent('Marco Ferri'));
});

test('a proposal without a yes leads to the chat, with words that remind of it and that nothing sends by itself', async () => {
  const app = renderScreen('#/dashboard', { signedInAs: 'rinaldi' });
  const before = app.platform.db.messages.list().length;
  const line = (await waiting()).find(({ textContent }) => textContent.startsWith('Giulia Moretti'));
  expect(line).toHaveTextContent('Non ha ancora confermato lun 7 dicembre 2026, 18:30-19:30');
  await app.user.click(within(line as HTMLElement).getByRole('link', { name: 'Ricorda in chat' }));
  const box = await screen.findByRole('textbox', { name: 'Il tuo messaggio' });
  expect(box).toHaveValue(
    'Buongiorno, Le ricordo l’appuntamento proposto per lun 7 dicembre 2026, 18:30-19:30: quando può, lo confermi dal calendario.',
  );
  expect(box).toHaveFocus();
  expect(app.platform.db.messages.list()).toHaveLength(before);
});

test('where nothing waits the list says what it knows, and where the conversations are not known that they are not', async () => {
  const app = renderScreen('#/dashboard', { signedInAs: 'rinaldi', faults: { listChats: ['status-500'] } });
  keepOnly(app, 'event-giulia-accepted');
  const list = within(await region('Da fare'));
  expect(await list.findByText(/^Non riusciamo a leggere le conversazioni/)).toBeVisible();
  expect(list.queryByText(/^Nessuno aspetta/)).not.toBeInTheDocument();
});

test('a long list shows six, and all of it on demand', async () => {
  const app = renderScreen('#/dashboard', { signedInAs: 'rinaldi' });
  const pending = app.platform.db.events.get('event-giulia-unpaid');
  if (!pending) throw new Error('The seed has lost a session that tests know.');
  for (const patient of ['pt-sara', 'pt-elena', 'pt-marta', 'pt-paolo', 'pt-luca']) {
    const configuration = { ...pending.configuration, boocal: { owner: 'pt-rinaldi', targets: [patient] } };
    app.platform.db.events.put({ ...pending, public_token: `event-${patient}`, targets: [patient], configuration });
  }
  await waitFor(async () => expect(await waiting()).toHaveLength(6));
  await app.user.click(screen.getByRole('button', { name: /^Mostra tutto \(\d+\)$/ }));
  expect((await waiting()).length).toBeGreaterThan(6);
  expect(within(await region('Da fare')).getByRole('list')).toHaveFocus();
});
