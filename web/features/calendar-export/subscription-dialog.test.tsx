import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';

const name = 'Collega il tuo calendario';
const label = 'Il tuo indirizzo privato';

async function openFromCalendar(user: RenderedApp['user']): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Altro sul calendario' }));
  await user.click(await screen.findByRole('button', { name }));
}

async function openDialog(signedInAs: 'giulia' | 'rinaldi' = 'giulia') {
  const app = renderScreen('#/dashboard/calendar', { signedInAs });
  await openFromCalendar(app.user);
  const dialog = within(await screen.findByRole('dialog', { name }));
  const press = async (button: string) => app.user.click(await dialog.findByRole('button', { name: button }));
  return { ...app, dialog, press };
}

test.each(['giulia', 'rinaldi'] as const)(
  'tells %s what is in the calendar and who sees it, and makes the address',
  async (who) => {
    const { dialog, press, user } = await openDialog(who);
    expect(await dialog.findByText(/solo la parola «Appuntamento» e l’orario/)).toBeVisible();
    expect(dialog.getByText(/Chi ha l’indirizzo vede i tuoi orari/)).toBeVisible();
    await press('Crea l’indirizzo');
    const address = await dialog.findByLabelText<HTMLInputElement>(label);
    expect(address).toHaveAttribute('readonly');
    expect(address.value).toMatch(/^http:\/\/localhost(:\d+)?\/.+/);
    await press('Copia');
    expect(await dialog.findByText('Indirizzo copiato.')).toBeVisible();
    expect(await user.pointer([]).then(() => navigator.clipboard.readText())).toBe(address.value);
  },
);

test('shows an address once: later it says since when there is one, and makes another', async () => {
  const { dialog, press, user } = await openDialog();
  await press('Crea l’indirizzo');
  const first = (await dialog.findByLabelText<HTMLInputElement>(label)).value;
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await openFromCalendar(user);
  const again = within(await screen.findByRole('dialog', { name }));
  expect(await again.findByText(/Attivo dal 23\/11\/2026/)).toBeVisible();
  expect(again.queryByLabelText(label)).not.toBeInTheDocument();
  await user.click(again.getByRole('button', { name: 'Crea un nuovo indirizzo' }));
  const question = within(await screen.findByRole('dialog', { name: 'Creare un nuovo indirizzo?' }));
  await user.click(question.getByRole('button', { name: 'Crea il nuovo indirizzo' }));
  const second = (await again.findByLabelText<HTMLInputElement>(label)).value;
  expect(second).not.toBe(first);
});

test('an address that another page has replaced since is shown no longer', async () => {
  const { dialog, press, platform } = await openDialog();
  await press('Crea l’indirizzo');
  await dialog.findByLabelText(label);
  const { configuration } = platform.db.users.get('pt-giulia') ?? {};
  const calendar = { id: 'made-elsewhere', since: platform.now() / 1000 + 60 };
  platform.db.users.change('pt-giulia', { configuration: { ...configuration, ascolto: { calendar } } });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(dialog.queryByLabelText(label)).not.toBeInTheDocument());
  expect(dialog.getByText(/Attivo dal 23\/11\/2026/)).toBeVisible();
});

test('ends it, says so, and offers to begin again', async () => {
  const { dialog, press, platform, user } = await openDialog();
  await press('Crea l’indirizzo');
  await press('Scollega il calendario');
  const question = within(await screen.findByRole('dialog', { name: 'Scollegare il calendario?' }));
  await user.click(question.getByRole('button', { name: 'Scollega' }));
  expect(await screen.findByText('Calendario scollegato: l’indirizzo non funziona più.')).toBeVisible();
  expect(await dialog.findByRole('button', { name: 'Crea l’indirizzo' })).toBeVisible();
  expect(dialog.queryByLabelText(label)).not.toBeInTheDocument();
  expect(platform.db.users.get('pt-giulia')?.configuration).not.toHaveProperty('ascolto.calendar');
});

test('loses no address by a single press: declining leaves it as it was', async () => {
  const { dialog, press, platform, user } = await openDialog();
  await press('Crea l’indirizzo');
  const before = platform.db.users.get('pt-giulia')?.configuration;
  for (const button of ['Crea un nuovo indirizzo', 'Scollega il calendario']) {
    await press(button);
    await user.click(await screen.findByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Annulla' })).not.toBeInTheDocument());
  }
  expect(dialog.getByLabelText(label)).toBeVisible();
  expect(platform.db.users.get('pt-giulia')?.configuration).toEqual(before);
});

test('tells a failure inside, and the next press tries again', async () => {
  const { dialog, press, platform } = await openDialog();
  await dialog.findByRole('button', { name: 'Crea l’indirizzo' });
  platform.faults.set('updateUser', ['status-500']);
  await press('Crea l’indirizzo');
  expect(await dialog.findByRole('alert')).toBeVisible();
  platform.faults.set('updateUser', []);
  await press('Crea l’indirizzo');
  expect(await dialog.findByLabelText(label)).toBeVisible();
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
});

test('says where there is none to be had', async () => {
  const ask = { isOffered: false, since: null };
  const { user } = renderScreen('#/dashboard/calendar', { signedInAs: 'giulia' });
  await screen.findByRole('grid');
  const fetchAnything = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) =>
    String(url).endsWith('/own-subscription') ? Promise.resolve(Response.json(ask)) : fetchAnything(url, init),
  );
  await openFromCalendar(user);
  const dialog = within(await screen.findByRole('dialog', { name }));
  expect(await dialog.findByText(/Qui il collegamento al calendario non è disponibile/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /indirizzo/ })).not.toBeInTheDocument();
});
