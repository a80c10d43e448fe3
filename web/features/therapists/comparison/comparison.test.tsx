import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { comparedTherapists } from '#web/features/therapists/comparison/compared-therapists';
import { storeDraft } from '#web/forms/draft-store';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';

const compare = (name: string) => screen.findByRole('button', { name: `Confronta ${name}` });
const dialog = () => screen.findByRole('dialog', { name: 'Confronto' });

async function compareBoth({ user }: RenderedApp) {
  await user.click(await compare('Andrea Rinaldi'));
  await user.click(await compare('Chiara Serafini'));
  await user.click(await screen.findByRole('button', { name: 'Vedi il confronto' }));
  return within(await dialog());
}

/** What the row says of each therapist, in their order. */
async function rowOf(table: Awaited<ReturnType<typeof compareBoth>>, title: string) {
  const cells = within((await table.findByRole('rowheader', { name: title })).closest('tr') as HTMLElement);
  return cells
    .getAllByRole('cell')
    .map((cell) => [...cell.querySelectorAll('li')].map(({ textContent }) => textContent).join(', '));
}

test('two therapists stand side by side: register, place, languages, prices and what of the search they meet', async () => {
  const table = await compareBoth(
    renderScreen('#/dashboard/therapist?language=Inglese,Italiano', { scenario: 'personas-only' }),
  );
  expect(await rowOf(table, 'Albo')).toEqual(['Lombardia, n. 03/11482', expect.stringMatching(/^\w+, n\. /)]);
  expect(await rowOf(table, 'Dove')).toEqual(['Online, In studio', 'Online']);
  expect(await rowOf(table, 'Singola')).toEqual(['70,00 €', expect.stringMatching(/^\d+,\d\d €$/)]);
  expect((await rowOf(table, 'Lingue'))[0]).toBe('Italiano, Inglese');
  expect((await rowOf(table, 'Corrisponde alla tua ricerca'))[0]).toBe('Lingua: Inglese, Lingua: Italiano');
  expect((await rowOf(table, 'Approccio'))[0]).not.toBe('');
  expect(table.getByRole('link', { name: 'Andrea Rinaldi' })).toHaveAttribute(
    'href',
    '#/dashboard/therapist-detail?pt=pt-rinaldi',
  );
});

test('one is taken out of the comparison, the focus goes to another, and the browser’s Back closes it', async () => {
  const app = renderScreen('#/dashboard/therapist', { scenario: 'personas-only' });
  const table = await compareBoth(app);
  await table.findByRole('rowheader', { name: 'Albo' });
  await app.user.click(table.getByRole('button', { name: 'Togli Andrea Rinaldi dal confronto' }));
  expect(table.queryByText('Andrea Rinaldi')).not.toBeInTheDocument();
  expect(table.getByRole('button', { name: 'Togli Chiara Serafini dal confronto' })).toHaveFocus();
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await compare('Andrea Rinaldi')).toHaveAttribute('aria-pressed', 'false');
  expect(await screen.findByRole('button', { name: 'Nel confronto: Chiara Serafini', pressed: true })).toBeVisible();
});

test('who is in the comparison says so in words, and only they', async () => {
  const { user } = renderScreen('#/dashboard/therapist', { scenario: 'personas-only' });
  await user.click(await compare('Andrea Rinaldi'));
  const chosen = await screen.findByRole('button', { name: 'Nel confronto: Andrea Rinaldi', pressed: true });
  expect(chosen).toHaveTextContent(/^Nel confronto$/);
  expect(screen.getByRole('button', { name: 'Confronta Chiara Serafini', pressed: false })).toHaveTextContent(
    /^Confronta$/,
  );
  await user.click(chosen);
  expect(await compare('Andrea Rinaldi')).toHaveTextContent(/^Confronta$/);
});

test('with three chosen a fourth cannot be, and it is said why; the choice outlives a visit to a profile', async () => {
  const { user } = renderScreen('#/dashboard/therapist');
  const [first, second, third] = await screen.findAllByRole('button', { name: /^Confronta / });
  for (const button of [first, second, third]) await user.click(button as HTMLElement);
  const bar = within(await screen.findByRole('region', { name: 'Confronto' }));
  expect(bar.getByText('Se ne confrontano al massimo tre.')).toBeVisible();
  const others = screen.getAllByRole('button', { name: /^Confronta / });
  expect(others.length).toBeGreaterThan(0);
  for (const other of others) expect(other).toBeDisabled();
  const [name] = screen.getAllByRole('article').map((card) => within(card).getByRole('link'));
  await user.click(name as HTMLElement);
  await user.click(await screen.findByText('Torna ai terapeuti'));
  await user.click(await screen.findByRole('button', { name: 'Svuota' }));
  expect(screen.queryByRole('region', { name: 'Confronto' })).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
  for (const button of screen.getAllByRole('button', { name: /^Confronta / })) expect(button).toBeEnabled();
});

test('favourites are compared too', async () => {
  const { user } = renderScreen('#/dashboard', { signedInAs: 'giulia' });
  await user.click(await compare('Andrea Rinaldi'));
  expect(within(await screen.findByRole('region', { name: 'Confronto' })).getByText('Andrea Rinaldi')).toBeVisible();
});

test('of one who has left meanwhile it is said by name, the others are compared, and the name can be taken out', async () => {
  storeDraft(comparedTherapists, 'visitor', [
    { token: 'pt-gone', name: 'Livia Neri', met: [], unmet: [] },
    { token: 'pt-serafini', name: 'Chiara Serafini', met: [], unmet: [] },
  ]);
  const { user } = renderScreen('#/dashboard/therapist', { scenario: 'personas-only' });
  await user.click(await screen.findByRole('button', { name: 'Vedi il confronto' }));
  const table = within(await dialog());
  expect(await table.findByText(/^Il profilo di Livia Neri non c’è più/)).toBeVisible();
  expect(await rowOf(table, 'Dove')).toEqual(['Online']);
  await user.click(table.getByRole('button', { name: 'Togli Livia Neri dal confronto' }));
  expect(table.queryByText(/non c’è più/)).not.toBeInTheDocument();
  expect(table.getByRole('button', { name: 'Togli Chiara Serafini dal confronto' })).toHaveFocus();
});
