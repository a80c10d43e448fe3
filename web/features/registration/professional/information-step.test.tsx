import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { goodProfessional } from '#web/features/registration/testing/good-professional';
import { renderStep } from '#web/features/registration/testing/render-step.tsx';
import { enterText } from '#web/testing/enter-text';

const group = (name: string) => within(screen.getByRole('group', { name }));
const leave = () => screen.getByRole('button', { name: 'lascia il passo' });

test.each([
  { id: 'REG-66', legend: 'Genere', options: ['uomo', 'donna', 'altro'] },
  { id: 'REG-67', legend: 'Disponibilità per le emergenze', options: ['sì', 'no'] },
  {
    id: 'REG-68',
    legend: 'Ore a settimana da dedicare alla piattaforma',
    options: ['Meno di 15 ore', 'Da 15 a 30 ore', 'Da 30 a 45 ore', 'Oltre 45 ore'],
  },
  { id: 'REG-69', legend: 'Come ci hai conosciuto', options: ['Passaparola', 'Social', 'Google', 'Linkedin'] },
  { id: 'REG-72', legend: 'Regime fiscale', options: ['forfettario', 'ordinario'] },
])('‘$legend’ offers its options, none of them beforehand ($id)', ({ legend, options }) => {
  renderStep('information');
  const buttons = group(legend).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(options);
  for (const button of buttons) expect(button).toHaveAttribute('aria-pressed', 'false');
});

test.each([
  { id: 'REG-80', legend: 'Genere', option: 'donna', name: 'gender', value: 'donna' },
  { id: 'REG-81', legend: 'Disponibilità per le emergenze', option: 'sì', name: 'emergencyAvailability', value: 'yes' },
  {
    id: 'REG-82',
    legend: 'Ore a settimana da dedicare alla piattaforma',
    option: 'Oltre 45 ore',
    name: 'hoursPerWeek',
    value: 'Oltre 45 ore',
  },
] as const)('pressing ‘$option’ a second time lets it go ($id)', async ({ legend, option, name, value }) => {
  const { user, values } = renderStep('information');
  const button = group(legend).getByRole('button', { name: option });
  await user.click(button);
  expect(values()[name]).toBe(value);
  await user.click(button);
  expect(values()[name]).toBe('');
  expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('surname and first name are those of the first step and can be changed (REG-64)', async () => {
  const { user, values } = renderStep('information', { lastName: 'De Santis', firstName: 'Luca' });
  expect(screen.getByLabelText('Cognome')).toHaveValue('De Santis');
  expect(screen.getByLabelText('Nome')).toHaveValue('Luca');
  await user.clear(screen.getByLabelText('Nome'));
  await user.type(screen.getByLabelText('Nome'), 'Lucia');
  expect(values().firstName).toBe('Lucia');
});

test('languages and residence details are said to be optional and may be left empty (REG-65, REG-78, REG-79)', async () => {
  const { user } = renderStep('information', { ...goodProfessional, languages: [], residenceDetails: '' });
  expect(screen.getByLabelText('Dettagli della residenza (facoltativo)')).toHaveValue('');
  expect(group('Lingue in cui tieni le sedute (facoltativo)').queryByRole('list')).not.toBeInTheDocument();
  await user.click(leave());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('languages are picked in their window; without one a line invites to (REG-84, REG-108, REG-109, OPT-01)', async () => {
  const { user, values } = renderStep('information');
  expect(screen.getByText('Per favore aggiungi almeno una lingua.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Scegli Lingue/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Scegli le lingue' }));
  const names = ['Italiano', 'Inglese', 'Francese', 'Tedesco', 'Spagnolo', 'Russo', 'Arabo'];
  expect(dialog.getAllByRole('checkbox')).toHaveLength(names.length);
  for (const name of names) expect(dialog.getByRole('checkbox', { name })).not.toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: 'Tedesco' }));
  await user.click(dialog.getByRole('button', { name: 'Conferma' }));
  await waitFor(() => expect(values().languages).toEqual(['Tedesco']));
  expect(screen.queryByText('Per favore aggiungi almeno una lingua.')).not.toBeInTheDocument();
});

test('everything missing is named at once, and each line leads to its field (REG-63, REG-74, REG-75)', async () => {
  const { user } = renderStep('information');
  await user.click(leave());
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  const lines = within(summary).getAllByRole('button');
  const labels = lines.map(({ textContent }) => (textContent ?? '').replace(': il campo è obbligatorio', ''));
  expect(labels).toEqual([
    'Cognome',
    'Nome',
    'Genere',
    'Disponibilità per le emergenze',
    'Ore a settimana da dedicare alla piattaforma',
    'Come ci hai conosciuto',
    'Documento d’identità e codice fiscale',
    'Scadenza del documento d’identità',
    'Scadenza della tessera del codice fiscale',
    'Regime fiscale',
    'Indirizzo di residenza',
  ]);
  for (const [index, line] of lines.entries()) {
    await user.click(line);
    const field = document.activeElement?.closest('fieldset, .mantine-InputWrapper-root');
    expect(field).toHaveTextContent(labels[index] ?? '');
  }
});

test('a document that has expired is pointed out, and no wall', async () => {
  const { user } = renderStep('information');
  const expiry = screen.getByLabelText('Scadenza del documento d’identità');
  await enterText(user, expiry, '12/05/2020');
  const warning = await screen.findByText(
    /^Il documento risulta scaduto: per l’approvazione serve un documento valido/,
  );
  expect(warning.parentElement).toHaveRole('status');
  expect(expiry).toBeValid();
  await user.clear(expiry);
  await enterText(user, expiry, '12/05/2036');
  expect(screen.queryByText(/risulta scaduto/)).not.toBeInTheDocument();
});

test('a date is taken as it is typed; one that does not exist is kept and flagged (REG-70, REG-71)', async () => {
  const { user, values } = renderStep('information');
  await enterText(user, screen.getByLabelText('Scadenza del documento d’identità'), '12/05/2031');
  expect(values().cardExpiry).toBe('2031-05-12');
  const expiry = screen.getByLabelText('Scadenza della tessera del codice fiscale');
  await enterText(user, expiry, '31/02/2031');
  await user.tab();
  await waitFor(() => expect(expiry).toHaveAccessibleDescription(/Scrivi una data che esiste/));
  expect(expiry).toHaveValue('31/02/2031');
});
