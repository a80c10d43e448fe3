import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { workingHoursExamples } from '#contracts/working-hours/working-hours.examples';
import { renderApp, renderScreen } from '#web/testing/render-app.tsx';

async function openHome(signedInAs: 'bassani' | 'conti' = 'bassani', render = renderScreen) {
  const app = render('#/dashboard', { signedInAs });
  const card = within(await screen.findByRole('region', { name: /^Ti manca(no)? .* per iniziare$/ }));
  const steps = within(await card.findByRole('list'));
  return { ...app, card, steps };
}

test('who was approved just now reads every step in its order: what for, how long, how it stands (CAL-33, HDR-08, ONB-10)', async () => {
  const { card, steps } = await openHome('bassani', renderApp);
  const said = [
    [/Dati per la fatturazione/, /per farti arrivare i pagamenti/, /Circa 5 minuti/, /Da fare/],
    [/Profilo professionale/, /compaiono sulla scheda pubblica/, /Circa 15 minuti/, /Adesso/],
    [/Foto del profilo/, /aiuta chi sta cercando/, /Pochi minuti/, /Da fare/],
    [/Piano tariffario/, /per comparire nella ricerca/, /non ha canone/, /Da fare/],
    [/Contratto/, /Prima di firmare lo puoi leggere/, /dopo aver scelto il piano/, /Più avanti/],
    [/Orari di lavoro/, /Facoltativi/, /Un paio di minuti/, /Facoltativo/],
  ] as const;
  const items = steps.getAllByRole('listitem');
  expect(items).toHaveLength(said.length);
  for (const [index, words] of said.entries()) {
    for (const word of words) expect(items[index]).toHaveTextContent(word);
  }
  // One is next, in the header as here; the one that is not counted says that it is optional.
  expect(screen.getByRole('link', { name: 'COMPLETA IL TUO PROFILO' })).toBeVisible();
  expect(card.getByText('Ti mancano 5 passi per iniziare')).toBeVisible();
  expect(screen.queryByText('In arrivo')).not.toBeInTheDocument();
});

test('each step that can be taken has its way, and the contract has none before there is a plan (ONB-10)', async () => {
  const { steps } = await openHome();
  expect(steps.getByRole('link', { name: 'Completa i dati' })).toHaveAttribute('href', '#/complete-profile');
  expect(steps.getByRole('link', { name: 'Completa il profilo' })).toHaveAttribute(
    'href',
    '#/dashboard/profile?panel=missing',
  );
  expect(steps.getByRole('link', { name: 'Aggiungi la foto' })).toHaveAttribute(
    'href',
    '#/dashboard/profile?panel=photo',
  );
  expect(steps.getByRole('button', { name: 'Scegli il piano' })).toBeVisible();
  expect(steps.getByRole('button', { name: 'Imposta gli orari' })).toBeVisible();
  expect(steps.queryByRole('button', { name: 'Firma il contratto' })).not.toBeInTheDocument();
});

test('what is done is folded, and says since when where that is known (ONB-10)', async () => {
  const { card, user } = await openHome('conti');
  const fold = card.getByRole('button', { name: 'Già fatto: 6 passi' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Registrazione')).not.toBeVisible();
  await user.click(fold);
  const done = within(card.getAllByRole('list')[0] as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(done).toEqual([
    'Registrazione il 11/11/2026',
    'Verifica dei documenti',
    'Dati per la fatturazione',
    'Profilo professionale',
    'Foto del profilo',
    'Piano tariffario il 22/11/2026',
  ]);
});

test('a step that is done before another that precedes it stands in its place as done', async () => {
  const app = renderScreen('#/dashboard/courses', { signedInAs: 'conti' });
  await app.settled();
  await app.platform.doAs('conti', 'saveWorkingHours', workingHoursExamples.saveWorkingHours.professional);
  await app.open('/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Ti manca un passo per iniziare' }));
  act(() => void window.dispatchEvent(new Event('online')));
  const hours = await card.findByText('Orari di lavoro');
  await waitFor(() => expect(hours.closest('li')).toHaveTextContent('Fatto'));
  expect(card.queryByRole('button', { name: 'Imposta gli orari' })).not.toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Già fatto: 6 passi' })).toBeVisible();
});

test('the hours open from here, for who likes to have them before the rest', async () => {
  const { steps, user } = await openHome('conti');
  await user.click(steps.getByRole('button', { name: 'Imposta gli orari' }));
  expect(await screen.findByRole('dialog', { name: 'Orari di lavoro' })).toBeVisible();
});

test('a plan whose payment is not confirmed says what it waits for, and so does the contract (STATE-06)', async () => {
  const app = renderScreen('#/dashboard/diary', { signedInAs: 'conti' });
  const row = app.platform.db.users.get('pt-conti');
  const current_plan = { type: 'online+studio', payment_completed: '0', amount: 49, date: 1_795_000_000 } as const;
  app.platform.db.users.change('pt-conti', {
    manager_configuration: { ...row?.manager_configuration, current_plan },
  });
  await app.open('/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Ti mancano 2 passi per iniziare' }));
  expect(await card.findByText(/^Piano scelto il 18\/11\/2026 .*aspettiamo la conferma del pagamento/)).toBeVisible();
  expect(card.getByText('Si firma quando arriva la conferma del pagamento del piano.')).toBeVisible();
  expect(card.queryByRole('button', { name: 'Firma il contratto' })).not.toBeInTheDocument();
});

test('a refresh that fails takes nothing of the steps away', async () => {
  const app = renderScreen('#/dashboard', { signedInAs: 'bassani' });
  await app.settled();
  app.platform.faults.set('session', ['status-500']);
  await app.open('/dashboard/calendar');
  await app.open('/dashboard');
  expect(await screen.findByRole('region', { name: 'Ti mancano 5 passi per iniziare' })).toBeVisible();
});

test('while a step is missing the home never says that there is nothing to do, and counts no sessions yet (CAL-33)', async () => {
  const { settled } = await openHome();
  await settled();
  expect(screen.queryByText(/non devi fare nulla/)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Sedute concluse' })).not.toBeInTheDocument();
});

test('a session that is open comes before what is missing', async () => {
  const { platform } = renderScreen('#/dashboard', { signedInAs: 'bassani' });
  const open = platform.db.events.get('event-giulia-now');
  if (open) platform.db.events.put({ ...open, public_token: 'event-bassani', resource: 'pt-bassani' });
  const first = await screen.findByRole('region', { name: 'Oggi' });
  expect(await within(first).findByRole('button', { name: 'Partecipa alla seduta' })).toBeVisible();
  const card = await screen.findByRole('region', { name: 'Ti mancano 5 passi per iniziare' });
  expect(first.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the account menu keeps the way to the billing data while they are missing', async () => {
  const { user } = await openHome('bassani', renderApp);
  await user.click(screen.getByRole('button', { name: 'Account di Lidia Bassani' }));
  const link = await screen.findByRole('link', { name: /Dati per la fatturazione/ });
  expect(link).toHaveAttribute('href', '#/complete-profile');
});

test('who can be found is shown no steps to begin with, and no way to what is not missing', async () => {
  const { user } = renderApp('#/dashboard', { signedInAs: 'serafini' });
  expect(await screen.findByRole('region', { name: 'Sedute concluse' })).toBeVisible();
  expect(screen.queryByText(/per iniziare$/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Account di Chiara Serafini' }));
  expect(await screen.findByRole('button', { name: 'Esci' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Dati per la fatturazione/ })).not.toBeInTheDocument();
});
