import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { administrationContact } from '#web/product';
import { enterText } from '#web/testing/enter-text';
import { renderScreen } from '#web/testing/render-app.tsx';

const field = (name: string) => screen.getByRole('textbox', { name });

/** Opens the profile with one panel open beside the first; `stored` stands in the public part of the user. */
async function openPanel(
  name: string,
  { as = 'rinaldi', stored = {} }: { as?: 'rinaldi' | 'serafini' | 'bassani'; stored?: object } = {},
) {
  const app = renderScreen('#/dashboard', { scenario: 'personas-only', signedInAs: as });
  const row = app.platform.db.users.get(`pt-${as}`);
  if (row) app.platform.db.users.put({ ...row, public_configuration: { ...row.public_configuration, ...stored } });
  await app.open('/dashboard/profile');
  const head = await screen.findByRole('heading', { level: 2, name });
  await app.user.click(within(head).getByRole('button'));
  const save = async () => {
    const [top] = screen.getAllByRole('button', { name: 'Salva informazioni' });
    await app.user.click(top as HTMLElement);
  };
  const published = () => app.platform.db.users.get(`pt-${as}`)?.public_configuration;
  return { ...app, panel: within(screen.getByRole('region', { name })), save, published };
}

test('the account shows the e-mail and asks for a new password by e-mail (PROF-08, PROF-09, PROF-10, PROF-11)', async () => {
  const { user, platform } = renderScreen('#/dashboard/profile', { scenario: 'personas-only', signedInAs: 'rinaldi' });
  const account = within(await screen.findByRole('region', { name: 'Il Tuo Account' }));
  expect(account.getByText('andrea.rinaldi@example.it')).toBeVisible();
  await user.click(account.getByRole('button', { name: 'Cambia password' }));
  await user.click(await screen.findByRole('button', { name: 'Invia l’email' }));
  const sent = await screen.findByRole('dialog', { name: 'Richiesta modifica password' });
  expect(sent).toHaveTextContent('Riceverai una email');
  expect(sent).toHaveTextContent('spam');
  expect(platform.db.outbox.list()).toEqual([expect.objectContaining({ to: 'andrea.rinaldi@example.it' })]);
});

test('the gender reads uomo, donna, Altro, and the chosen one is stored (PROF-15, AMB-73)', async () => {
  const { panel, user, save, published } = await openPanel('Informazioni personali');
  const gender = within(panel.getByRole('group', { name: 'Genere' }));
  expect(gender.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['uomo', 'donna', 'Altro']);
  await user.click(gender.getByRole('button', { name: 'Altro' }));
  await save();
  await screen.findByText('Informazioni salvate con successo');
  expect(published()).toMatchObject({ gender: 'altro' });
});

test.each([
  {
    as: 'rinaldi',
    email: 'andrea.rinaldi@example.it',
    note: 'Con il piano Premium i pazienti vedono telefono, email e indirizzi dello studio.',
  },
  {
    as: 'serafini',
    email: 'chiara.serafini@example.it',
    note: 'Telefono, email e indirizzi dello studio sono visibili ai pazienti solo con il piano Premium.',
  },
] as const)('shows $as their contacts, and who sees them with their plan (PROF-25)', async ({ as, email, note }) => {
  const { panel, published } = await openPanel('Contatti', { as });
  expect(panel.getByText(note)).toBeVisible();
  expect(panel.getByText(email)).toBeVisible();
  expect(`+39 ${panel.getByLabelText<HTMLInputElement>('Telefono').value}`).toBe(published()?.telefono);
  expect(panel.getByRole('combobox', { name: 'Studio 1' })).toBeVisible();
});

test('up to three studios: a fourth is refused in words, the first has no delete, empty ones are dropped (PROF-27, PROF-28, PROF-29, PROF-57)', async () => {
  const { panel, user, save, published } = await openPanel('Contatti');
  const add = panel.getByRole('button', { name: 'Aggiungi indirizzo' });
  expect(panel.queryByRole('button', { name: /Rimuovi/ })).not.toBeInTheDocument();
  await user.click(add);
  expect(panel.getByRole('combobox', { name: 'Studio 2' })).toHaveFocus();
  await user.click(add);
  await user.click(add);
  expect(panel.getByText('Puoi aggiungere fino ad un massimo di 3 indirizzi.')).toBeVisible();
  expect(panel.queryByRole('combobox', { name: 'Studio 4' })).not.toBeInTheDocument();
  await enterText(user, panel.getByRole('combobox', { name: 'Studio 3' }), 'Via Garibaldi 8');
  await user.click(await screen.findByRole('option', { name: 'Via Garibaldi 8, Milano MI, Italia' }));
  await waitFor(() =>
    expect(panel.getByRole('combobox', { name: 'Studio 3' })).toHaveValue('Via Garibaldi 8, 20121 Milano MI, Italia'),
  );
  await user.click(panel.getByRole('button', { name: 'Rimuovi l’indirizzo 2' }));
  expect(panel.queryByRole('combobox', { name: 'Studio 3' })).not.toBeInTheDocument();
  await user.click(add);
  await save();
  await screen.findByText('Informazioni salvate con successo');
  expect(published()?.studio_address).toEqual([
    expect.objectContaining({ id: 'studio-pt-rinaldi' }),
    expect.objectContaining({ formatted_address: 'Via Garibaldi 8, 20121 Milano MI, Italia' }),
  ]);
});

test('words that are no chosen studio are flagged in their row (PROF-29)', async () => {
  const { panel, user, save, asked } = await openPanel('Contatti');
  await user.click(panel.getByRole('button', { name: 'Aggiungi indirizzo' }));
  await user.type(panel.getByRole('combobox', { name: 'Studio 2' }), 'zzzz');
  await save();
  await screen.findByText('Controlla i campi segnati');
  expect(panel.getByRole('combobox', { name: 'Studio 2' })).toHaveAccessibleDescription(/indirizzo suggerito/);
  expect(panel.getByRole('combobox', { name: 'Studio 2' })).toHaveFocus();
  expect(asked).not.toContain('profile/save-profile');
});

test('a price that stands is read only, with until when and who changes it; without a photo none is saved (PROF-43, PROF-46, PROF-58)', async () => {
  const { panel, user, save, published } = await openPanel('Impostazioni Prestazioni', { as: 'bassani' });
  expect(panel.queryByRole('textbox', { name: 'Seduta singola' })).not.toBeInTheDocument();
  expect(panel.getByText('55,00 €')).toBeVisible();
  expect(panel.getByText(/^I tuoi restano così fino al \d\d\/\d\d\/\d{4}/)).toBeVisible();
  expect(panel.getByRole('link', { name: administrationContact })).toHaveAttribute(
    'href',
    `mailto:${administrationContact}`,
  );
  expect(field('Seduta familiare')).toHaveAccessibleDescription(/solo in presenza/);
  await user.type(field('Seduta di coppia'), '80');
  await save();
  await screen.findByText('Compilare tutti i campi obbligatori');
  expect(published()?.prices).toEqual({ single_seat: 55 });
});

test('what stays of a price after the fee is said by the plan (CONST-05, CONST-13, AMB-42)', async () => {
  const { panel } = await openPanel('Impostazioni Prestazioni', { as: 'serafini' });
  expect(
    panel.getByText(/Ricevi da 35,00 € \(fino a 10 sedute al mese, quota 30%\) a 41,00 € \(oltre 50, quota 18%\)/),
  ).toBeVisible();
});

test('with Premium it is one sum, and a family session, held elsewhere, has none (CONST-05, PROF-48, PROF-49)', async () => {
  const { panel } = await openPanel('Impostazioni Prestazioni');
  expect(panel.getByText(/Ricevi 57,40 € a seduta, tolta la quota di servizio del 18%/)).toBeVisible();
  expect(panel.getAllByText(/^Ricevi/)).toHaveLength(2);
  expect(panel.getByText(/solo in presenza, non sulla piattaforma/)).toBeVisible();
});

test('an empty price is filled, and read only once it is saved (PROF-47, AMB-34)', async () => {
  const { panel, user, save, published } = await openPanel('Impostazioni Prestazioni', { as: 'serafini' });
  await user.type(field('Seduta familiare'), '90,50');
  await save();
  await screen.findByText('Informazioni salvate con successo');
  expect(published()?.prices).toMatchObject({ family_session: 90.5, single_seat: 50 });
  await waitFor(() => expect(panel.queryByRole('textbox', { name: 'Seduta familiare' })).not.toBeInTheDocument());
  expect(panel.getByText('90,50 €')).toBeVisible();
});

test('keeps the given consents locked, and saves a changed newsletter (PROF-56, GDPR-06, AMB-07)', async () => {
  const { panel, user, save, published } = await openPanel('Consensi', { stored: { isNewsLetter: true } });
  for (const name of [/Termini e condizioni/, /Informativa sulla privacy/, /sulla salute/, /quota di servizio/]) {
    expect(panel.getByRole('checkbox', { name })).toBeChecked();
    expect(panel.getByRole('checkbox', { name })).toBeDisabled();
  }
  const newsletter = panel.getByRole('checkbox', { name: /newsletter/ });
  expect(newsletter).toBeChecked();
  await user.click(newsletter);
  await save();
  await screen.findByText('Informazioni salvate con successo');
  expect(published()).toMatchObject({ isNewsLetter: false, isTerms: true });
});

test('a psychologist has no fields of a psychotherapist, and the role is no field at all (PROF-34, PROF-35, PROF-37)', async () => {
  const { panel } = await openPanel('Qualifiche professionali', { as: 'serafini' });
  expect(panel.getByText('Psicologo')).toBeVisible();
  expect(panel.queryByRole('textbox', { name: 'Scuola di psicoterapia' })).not.toBeInTheDocument();
  expect(panel.getByRole('textbox', { name: 'Numero di iscrizione all’Albo' })).toHaveValue('21877');
});

test('the region is one of the twenty, and the place of work an address that was chosen (PROF-32, PROF-33)', async () => {
  const { panel, user, save, published } = await openPanel('Qualifiche professionali');
  const region = panel.getByRole('combobox', { name: 'Regione dell’Albo' });
  const offered = within(region).getAllByRole('option');
  expect(offered.filter((option) => option.getAttribute('value') !== '')).toHaveLength(20);
  await user.selectOptions(region, 'Piemonte');
  const workplace = panel.getByRole('combobox', { name: 'Indirizzo del luogo di lavoro' });
  await user.clear(workplace);
  await enterText(user, workplace, 'Via Garibaldi 8');
  await user.click(await screen.findByRole('option', { name: 'Via Garibaldi 8, Milano MI, Italia' }));
  await waitFor(() => expect(workplace).toHaveValue('Via Garibaldi 8, 20121 Milano MI, Italia'));
  await save();
  await screen.findByText('Informazioni salvate con successo');
  expect(published()).toMatchObject({
    region: 'Piemonte',
    address: { formatted_address: 'Via Garibaldi 8, 20121 Milano MI, Italia' },
  });
});

test('the residence is chosen from suggestions while it is written, and stored whole (PROF-16)', async () => {
  const { panel, user, save, published } = await openPanel('Informazioni personali');
  const residence = panel.getByRole('combobox', { name: 'Indirizzo di residenza' });
  await user.clear(residence);
  await enterText(user, residence, 'Via Garibaldi 8');
  await user.click(await screen.findByRole('option', { name: 'Via Garibaldi 8, Milano MI, Italia' }));
  await waitFor(() => expect(residence).toHaveValue('Via Garibaldi 8, 20121 Milano MI, Italia'));
  await save();
  await screen.findByText('Informazioni salvate con successo');
  expect(published()).toMatchObject({
    current_address: { formatted_address: 'Via Garibaldi 8, 20121 Milano MI, Italia' },
  });
});

test('languages and prices stand in one panel; a price beyond the ranges of the registration is taken (PROF-42, PROF-44, AMB-01)', async () => {
  const { panel, user, save, published } = await openPanel('Impostazioni Prestazioni', { as: 'serafini' });
  expect(panel.getByRole('group', { name: 'Lingue in cui tieni le sedute' })).toBeVisible();
  await user.type(field('Seduta familiare'), '400');
  await save();
  await screen.findByText('Informazioni salvate con successo');
  expect(published()?.prices).toMatchObject({ family_session: 400 });
});

test('warns on Premium without a studio address that the page promises one (THER-24)', async () => {
  const { panel } = await openPanel('Contatti', { stored: { studio_address: [] } });
  expect(panel.getByText(/La tua scheda dice «In studio»/)).toBeVisible();
});
