import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noAnswers, questionnaireDraft } from '#web/features/questionnaire/answers';
import { storeDraft } from '#web/forms/draft-store';
import { renderScreen } from '#web/testing/render-app.tsx';

const how = () => screen.findByRole('region', { name: 'Come funziona' });
const cards = (region: HTMLElement) => within(region).findAllByRole('article');

test('a new patient reads how it works, with the two ways to begin, before the calendar (CAL-41)', async () => {
  const { user } = renderScreen('#/dashboard', { signedInAs: 'sara' });
  const region = await how();
  expect(within(region).getAllByRole('listitem')).toHaveLength(3);
  expect(within(region).getByRole('link', { name: 'Guarda tutti i terapeuti' })).toHaveAttribute(
    'href',
    '#/dashboard/therapist',
  );
  const month = await screen.findByRole('grid');
  expect(region.compareDocumentPosition(month) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await user.click(within(region).getByRole('link', { name: 'Compila il questionario' }));
  expect(await screen.findByRole('dialog', { name: 'Questionario' })).toBeVisible();
});

test('without answers three of the list are shown, as what they are', async () => {
  renderScreen('#/dashboard', { signedInAs: 'sara' });
  const region = await screen.findByRole('region', { name: 'I primi dell’elenco' });
  expect(await cards(region)).toHaveLength(3);
  expect(region).toHaveTextContent('Nei primi posti può esserci chi ha il piano Premium, a pagamento');
  expect(screen.queryByText(/Secondo le tue risposte/)).not.toBeInTheDocument();
});

test('with answers in this tab three are shown that match them, and the way to all of those', async () => {
  storeDraft(questionnaireDraft, 'pt-sara', { index: 8, answers: { ...noAnswers, feelings: ['anxiety'] } });
  renderScreen('#/dashboard', { signedInAs: 'sara' });
  const region = await screen.findByRole('region', { name: 'Secondo le tue risposte' });
  expect(await cards(region)).toHaveLength(3);
  for (const card of await cards(region)) {
    expect(within(card).getByRole('button', { name: 'Perché lo vedi' })).toBeInTheDocument();
  }
  const all = within(region).getByRole('link', { name: 'Vedi tutti i risultati' });
  expect(all.getAttribute('href')).toContain('interventions=Ansia');
});

test('answers that nobody matches lead to the whole list, and say so', async () => {
  storeDraft(questionnaireDraft, 'pt-sara', { index: 8, answers: { ...noAnswers, language: 'Klingon' } });
  renderScreen('#/dashboard', { signedInAs: 'sara' });
  const region = await screen.findByRole('region', { name: 'I primi dell’elenco' });
  expect(await cards(region)).toHaveLength(3);
});

test.each(['giulia', 'marco'] as const)('for %s, who has begun, nothing is added', async (signedInAs) => {
  const { settled, asked } = renderScreen('#/dashboard', { signedInAs });
  await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
  await settled();
  expect(screen.queryByRole('region', { name: 'Come funziona' })).not.toBeInTheDocument();
  expect(asked).not.toContain('therapists/search-therapists');
});
