import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noRoomYet } from '#web/copy/no-room-yet';
import { renderScreen } from '#web/testing/render-app.tsx';

test.each(['giulia', 'rinaldi'] as const)('shows %s the month of the calendar (CAL-41)', async (signedInAs) => {
  renderScreen('#/dashboard', { signedInAs });
  expect(await screen.findByRole('grid')).toBeVisible();
});

test('greets a patient and puts the most urgent step first (CAL-31, CAL-42)', async () => {
  renderScreen('#/dashboard', { signedInAs: 'giulia' });
  expect(await screen.findByText('Ciao, Giulia')).toBeVisible();
  const step = await screen.findByRole('region', { name: 'La seduta sta per iniziare' });
  expect(within(step).getByRole('button', { name: 'Partecipa alla seduta' })).toBeEnabled();
  expect(await screen.findByRole('heading', { name: 'Sedute in programma' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vedi tutte' })).toHaveAttribute('href', '#/dashboard/calendar');
  expect(screen.getByRole('region', { name: 'Come ti senti oggi?' })).toHaveTextContent('Lo vedi solo tu');
});

test('leads a patient who is new to the therapists', async () => {
  renderScreen('#/dashboard', { signedInAs: 'sara' });
  const step = await screen.findByRole('region', { name: 'Scrivi al primo terapeuta' });
  expect(within(step).getByRole('link', { name: 'Trova un terapeuta' })).toHaveAttribute(
    'href',
    '#/dashboard/therapist',
  );
});

test('leads on to the next step when one is done, and still says that it was', async () => {
  const { user, platform } = renderScreen('#/dashboard', { signedInAs: 'giulia' });
  platform.db.events.remove('event-giulia-now');
  const step = within(await screen.findByRole('region', { name: 'Conferma il tuo appuntamento' }));
  await user.click(step.getByRole('button', { name: 'conferma appuntamento' }));
  expect(await screen.findByRole('dialog', { name: 'Appuntamento confermato con successo' })).toBeVisible();
  await waitFor(() => expect(step.getByText(/lun 7 dicembre 2026, 18:30-19:30/)).toBeInTheDocument());
});

test('asks for the review that is owed from the card, and opens nothing by itself (RATE-05, RATE-17)', async () => {
  const { user, platform } = renderScreen('#/dashboard', { signedInAs: 'giulia' });
  const urgent = ['event-giulia-now', 'event-giulia-unpaid', 'event-giulia-pending'];
  for (const token of urgent) platform.db.events.remove(token);
  const step = within(await screen.findByRole('region', { name: 'Racconta com’è andata' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(step.getByRole('button', { name: 'Lascia una recensione' }));
  expect(await screen.findByRole('dialog', { name: 'Recensione per Andrea Rinaldi' })).toBeVisible();
});

test('shows a patient the path with the therapist as a list of steps, each state in words', async () => {
  renderScreen('#/dashboard', { signedInAs: 'giulia' });
  const path = within(await screen.findByRole('list', { name: 'Il tuo percorso con Andrea Rinaldi' }));
  expect(path.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Primo messaggio inviato',
    'Colloquio conoscitivo fatto',
    'Consenso informato firmato',
    'Pagamento fatto',
    'Seduta in programma',
    'Recensione più avanti',
  ]);
});

test('keeps the consent signed on the path when the paid session is cancelled (CONSENT-02)', async () => {
  const { platform } = renderScreen('#/dashboard', { signedInAs: 'giulia' });
  const others = platform.db.events.list(({ public_token }) => public_token !== 'event-giulia-accepted');
  for (const { public_token } of others) platform.db.events.remove(public_token);
  const session = platform.db.events.get('event-giulia-accepted');
  if (!session) throw new Error('The seed has lost a session that tests know.');
  const configuration = { ...session.configuration, status: 'denied', paid_amount: 70 } as const;
  platform.db.events.change('event-giulia-accepted', { configuration });
  const path = within(await screen.findByRole('list', { name: 'Il tuo percorso con Andrea Rinaldi' }));
  expect(path.getByText('Consenso informato').parentElement).toHaveTextContent('Consenso informato firmato');
  expect(path.getByText('Pagamento').parentElement).toHaveTextContent('Pagamento dopo la proposta del terapeuta');
});

test('says of a session that is open that it is under way, and to agree in chat on how to meet (GUARD-71)', async () => {
  const { user, platform } = renderScreen('#/dashboard', { signedInAs: 'giulia' });
  const start_timestamp = platform.now() / 1000 - 600;
  platform.db.events.change('event-giulia-now', { start_timestamp, end_timestamp: start_timestamp + 3600 });
  const step = within(await screen.findByRole('region', { name: 'La seduta è in corso' }));
  expect(step.getByText(noRoomYet, { exact: false })).toBeVisible();
  expect(await step.findByText('in corso')).toBeVisible();
  await user.click(step.getByRole('button', { name: 'Partecipa alla seduta' }));
  const room = within(await screen.findByRole('dialog', { name: 'Da qui non si entra nella seduta' }));
  expect(room.getByText(noRoomYet)).toBeVisible();
  expect(screen.queryByText(/Puoi entrare/)).not.toBeInTheDocument();
});

test('tells how many messages wait to be read', async () => {
  renderScreen('#/dashboard', { signedInAs: 'giulia' });
  expect(await screen.findByRole('link', { name: /^Hai \d+ messagg/ })).toHaveAttribute('href', '#/dashboard/chat');
});

test('greets a therapist with the sessions held, each with its period (CAL-32, CAL-34, CAL-35, CAL-36)', async () => {
  const { platform } = renderScreen('#/dashboard', { signedInAs: 'rinaldi' });
  expect(await screen.findByText('Ciao, Andrea')).toBeVisible();
  const tiles = within(await screen.findByRole('region', { name: 'Sedute concluse' }));
  const count = (name: RegExp) => Number(tiles.getByText(name).parentElement?.querySelector('dd')?.textContent);
  await tiles.findByText(/^In totale/);
  const nowSeconds = platform.now() / 1000;
  const held = platform.db.events.list(
    ({ resource, configuration, end_timestamp }) =>
      resource === 'pt-rinaldi' && configuration.status === 'accepted' && end_timestamp < nowSeconds,
  );
  expect(count(/^In totale/)).toBe(held.length);
  expect(tiles.getByText('novembre 2026')).toBeVisible();
  expect(tiles.getByText('dal 23/11/2026 al 29/11/2026')).toBeVisible();
  expect(count(/^Questa settimana/)).toBe(0);
});

test('loses only the parts that cannot be read: the rest of the home stays', async () => {
  const { platform, user } = renderScreen('#/dashboard', { signedInAs: 'giulia' });
  platform.faults.set('listEvents', ['status-500']);
  expect((await screen.findAllByText('Il servizio non risponde in questo momento'))[0]).toBeVisible();
  expect(screen.getByText('Ciao, Giulia')).toBeVisible();
  platform.faults.set('listEvents', []);
  await user.click(screen.getAllByRole('button', { name: 'Riprova' })[0] as HTMLElement);
  expect(await screen.findByRole('grid')).toBeVisible();
});

test('tells a patient of the credit there is, and where it came from (APPT-63, PAY-14)', async () => {
  const { user } = renderScreen('#/dashboard', { signedInAs: 'giulia' });
  await user.click(await screen.findByRole('button', { name: 'Credito disponibile: 12,50 €' }));
  const wallet = within(await screen.findByRole('dialog', { name: 'Il tuo credito' }));
  expect(await wallet.findByText('12,50 €')).toBeVisible();
  expect(wallet.getAllByText(/^Seduta del .* con Andrea Rinaldi$/)[0]).toBeVisible();
});

test('says nothing of credit where there is none, nor to therapists', async () => {
  renderScreen('#/dashboard', { signedInAs: 'sara' });
  await screen.findByRole('region', { name: 'Scrivi al primo terapeuta' });
  expect(screen.queryByRole('button', { name: /^Credito/ })).not.toBeInTheDocument();
});
