import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { goodProfessional } from '#web/features/registration/testing/good-professional';
import { renderStep } from '#web/features/registration/testing/render-step.tsx';

const group = (name: string) => screen.getByRole('group', { name });
const role = (name: string) => within(group('Ruolo')).getByRole('button', { name });
const price = (name: string) => screen.getByLabelText(name);
const specialisations = () => screen.getByRole('button', { name: /Specializzazioni$/ });
const leave = () => screen.getByRole('button', { name: 'lascia il passo' });
const required = 'il campo è obbligatorio';
const nothing = { ...goodProfessional, singlePrice: null, interventionAreas: [], specialisations: [] };

test('asks for register, qualification, role, prices, areas and certificates (REG-85, REG-92)', () => {
  renderStep('titles');
  const fields = ['Numero di iscrizione all’Albo', 'Data di iscrizione all’Albo', 'Regione dell’Albo'];
  const qualification = ['Titolo di studio', 'Università o istituto', 'Anno di conseguimento'];
  const prices = ['Seduta singola', 'Seduta di coppia', 'Seduta familiare'];
  for (const label of [...fields, ...qualification, ...prices]) expect(screen.getByLabelText(label)).toBeVisible();
  for (const name of ['Certificato di laurea e altri titoli', 'Ruolo', 'Specializzazioni', 'Aree di intervento']) {
    expect(group(name)).toBeVisible();
  }
});

test('the role of a psychologist is chosen beforehand and can be let go, and then it is missing (REG-93, REG-94, REG-110)', async () => {
  const { user, values } = renderStep('titles', goodProfessional);
  expect(role('psicologo')).toHaveAttribute('aria-pressed', 'true');
  await user.click(role('psicologo'));
  expect(values().role).toBe('');
  await user.click(leave());
  expect(await screen.findByRole('button', { name: `Ruolo: ${required}` })).toBeVisible();
  expect(group('Ruolo')).toHaveAccessibleDescription(required);
  await user.click(role('psicoterapeuta'));
  await waitFor(() => expect(group('Ruolo')).not.toHaveAccessibleDescription(required));
});

test('specialisations are for psychotherapists alone, and the closed button says so in words (REG-101)', async () => {
  const { user } = renderStep('titles');
  expect(specialisations()).toBeDisabled();
  const reason = 'Si possono scegliere solo con il ruolo di psicoterapeuta.';
  expect(screen.getByText(reason)).toBeVisible();
  expect(specialisations()).toHaveAccessibleDescription(reason);
  await user.click(role('psicoterapeuta'));
  expect(specialisations()).toBeEnabled();
  expect(screen.queryByText(reason)).not.toBeInTheDocument();
});

test('school, date and diploma are there for psychotherapists only, and keep what was typed (REG-102)', async () => {
  const { user } = renderStep('titles', { school: 'Scuola Lombarda' });
  const block = ['Scuola di psicoterapia', 'Data di specializzazione'];
  for (const label of block) expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  await user.click(role('psicoterapeuta'));
  for (const label of block) expect(screen.getByLabelText(label)).toBeVisible();
  expect(group('Diploma di psicoterapia')).toBeVisible();
  expect(screen.getByLabelText('Scuola di psicoterapia')).toHaveValue('Scuola Lombarda');
  await user.click(role('psicologo'));
  for (const label of block) expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
});

test('the three prices come with what binds to them, told beforehand (REG-95, CONST-03, CONST-04)', () => {
  renderStep('titles');
  expect(screen.getByText(/I prezzi restano fissi per 6 mesi/)).toBeVisible();
  expect(price('Seduta singola')).toHaveAccessibleDescription('In euro, da 40 a 140 €, a passi di 5 €.');
  expect(price('Seduta di coppia')).toHaveAccessibleDescription('In euro, da 55 a 185 €, a passi di 5 €.');
  expect(price('Seduta familiare')).toHaveAccessibleDescription(
    'Le sedute familiari si tengono solo in presenza, non sulla piattaforma. In euro, da 50 a 185 €, a passi di 5 €.',
  );
});

test('that no price is given is told once leaving is tried, and any of the three mends it (REG-96, REG-110)', async () => {
  const { user, values } = renderStep('titles', nothing);
  await user.click(price('Seduta singola'));
  await user.tab();
  expect(price('Seduta singola')).toBeValid();
  await user.click(leave());
  await waitFor(() => expect(price('Seduta singola')).toHaveAccessibleDescription(new RegExp(required)));
  await user.type(price('Seduta di coppia'), '90');
  await waitFor(() => expect(price('Seduta singola')).toBeValid());
  expect(values().couplePrice).toBe(9_000);
});

test.each(['35', '142', '145', 'settanta'])(
  'a price of ‘%s’ is kept and flagged with its range (REG-97)',
  async (typed) => {
    const { user } = renderStep('titles', nothing);
    await user.type(price('Seduta singola'), typed);
    await user.tab();
    const words = 'Scegli un prezzo da 40 a 140 €, a passi di 5 €.';
    await waitFor(() => expect(price('Seduta singola')).toHaveAccessibleDescription(new RegExp(words)));
    expect(price('Seduta singola')).toHaveValue(typed);
  },
);

test('empty lists invite to add one; leaving without is refused in the specified words (REG-98, REG-107, REG-108, REG-109)', async () => {
  const { user } = renderStep('titles', { ...nothing, role: 'psychotherapist' });
  expect(screen.getByText("Per favore aggiungi almeno un'area di intervento.")).toBeVisible();
  expect(screen.getByText('Per favore aggiungi almeno una specializzazione.')).toBeVisible();
  await user.click(leave());
  const areas = await screen.findByRole('button', { name: 'Aree di intervento: scegline almeno uno' });
  expect(
    screen.getByRole('button', { name: 'Specializzazioni: Per favore aggiungi almeno una specializzazione.' }),
  ).toBeVisible();
  await user.click(areas);
  const opener = screen.getByRole('button', { name: /Aree di intervento$/ });
  expect(opener).toHaveFocus();
  await user.click(opener);
  await user.click(await screen.findByRole('checkbox', { name: 'Ansia' }));
  await user.click(screen.getByRole('button', { name: 'Conferma' }));
  await waitFor(() => expect(screen.queryByText('scegline almeno uno')).not.toBeInTheDocument());
});

test('everything missing from a psychotherapist is named at once, and each line leads to its field (REG-103, REG-104, REG-106)', async () => {
  const { user } = renderStep('titles', { role: 'psychotherapist' });
  await user.click(leave());
  const lines = within(await screen.findByRole('alert')).getAllByRole('button');
  const labels = lines.map(({ textContent }) => (textContent ?? '').split(': ')[0] ?? '');
  expect(labels).toEqual([
    'Numero di iscrizione all’Albo',
    'Regione dell’Albo',
    'Data di iscrizione all’Albo',
    'Titolo di studio',
    'Università o istituto',
    'Anno di conseguimento',
    'Certificato di laurea e altri titoli',
    'Scuola di psicoterapia',
    'Data di specializzazione',
    'Diploma di psicoterapia',
    'Specializzazioni',
    'Seduta singola',
    'Aree di intervento',
  ]);
  for (const [index, line] of lines.entries()) {
    await user.click(line);
    const field = document.activeElement?.closest('fieldset, .mantine-InputWrapper-root');
    expect(field).toHaveTextContent(labels[index] ?? '');
  }
});
