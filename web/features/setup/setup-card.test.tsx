import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#web/testing/render-app.tsx';

const title = 'Ti mancano 4 passi per iniziare';

async function openHome() {
  const app = renderApp('#/dashboard', { signedInAs: 'bassani' });
  const card = within(await screen.findByRole('region', { name: title }));
  return { ...app, card };
}

test('a professional just approved reads what is missing in its order, and what each is for (CAL-33, ONB-10)', async () => {
  const { card } = await openHome();
  const steps = card.getAllByRole('listitem');
  const said = [
    [/Dati per la fatturazione/, /per farti arrivare i pagamenti/],
    [/Profilo professionale/, /biografia e foto: compaiono sulla scheda pubblica/],
    [/Piano tariffario/, /per comparire nella ricerca/],
    [/Contratto/, /dopo aver scelto il piano/],
  ] as const;
  expect(steps).toHaveLength(said.length);
  for (const [index, [name, purpose]] of said.entries()) {
    expect(steps[index]).toHaveTextContent(name);
    expect(steps[index]).toHaveTextContent(purpose);
  }
});

test('what can be done is one press away, what cannot yet says so and leads nowhere', async () => {
  const { card, user } = await openHome();
  const [billing, ...others] = card.getAllByRole('listitem');
  for (const step of others) {
    expect(step).toHaveTextContent('In arrivo');
    expect(within(step).queryByRole('link')).not.toBeInTheDocument();
  }
  expect(card.getByText(/la pagina non è ancora pronta: per ora non puoi farli/)).toBeVisible();
  await user.click(within(billing as HTMLElement).getByRole('link', { name: 'Completa i dati' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dati per la fatturazione' })).toBeVisible();
});

test('while a step is missing the home never says that there is nothing to do, and counts no sessions yet (CAL-33)', async () => {
  const { settled } = await openHome();
  await settled();
  expect(screen.queryByText(/non devi fare nulla/)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Sedute concluse' })).not.toBeInTheDocument();
});

test('a session that is open comes before what is missing', async () => {
  const { platform } = renderApp('#/dashboard', { signedInAs: 'bassani' });
  const open = platform.db.events.get('event-giulia-now');
  if (open) platform.db.events.put({ ...open, public_token: 'event-bassani', resource: 'pt-bassani' });
  const first = await screen.findByRole('region', { name: 'Oggi' });
  expect(await within(first).findByRole('button', { name: 'Partecipa alla seduta' })).toBeVisible();
  const card = await screen.findByRole('region', { name: title });
  expect(first.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the account menu keeps the way to the billing data while they are missing', async () => {
  const { user } = await openHome();
  await user.click(screen.getByRole('button', { name: 'Account di Lidia Bassani' }));
  const link = await screen.findByRole('link', { name: /Dati per la fatturazione/ });
  expect(link).toHaveAttribute('href', '#/complete-profile');
});

test('who has given everything is shown no steps to begin with, and no way to what is not missing', async () => {
  const { user } = renderApp('#/dashboard', { signedInAs: 'serafini' });
  expect(await screen.findByRole('region', { name: 'Sedute concluse' })).toBeVisible();
  expect(screen.queryByText(/per iniziare$/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Account di Chiara Serafini' }));
  expect(await screen.findByRole('button', { name: 'Esci' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Dati per la fatturazione/ })).not.toBeInTheDocument();
});
