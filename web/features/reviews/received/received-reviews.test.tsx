import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';

const texts = 'Mi sono sentita ascoltata.';
const review = (rating: number, day: number) => ({
  ...{ owner: 'pt-giulia', rating: String(rating), count: '8' },
  ...{ description: `${texts} ${day}`, created_at: 1_700_000_000 + day * 86_400 },
});

/** Opens the tab of a professional with these reviews. */
async function openTab(
  rating: readonly object[],
  options: Parameters<typeof renderScreen>[1] = {},
): Promise<RenderedApp> {
  const app = renderScreen('#/dashboard/profile?tab=informazioni', {
    ...{ scenario: 'personas-only', signedInAs: 'rinaldi' },
    ...options,
  });
  const { public_configuration } = app.platform.db.users.get('pt-rinaldi') ?? {};
  app.platform.db.users.change('pt-rinaldi', { public_configuration: { ...public_configuration, rating } as never });
  await app.user.click(await screen.findByRole('tab', { name: 'RECENSIONI' }));
  return app;
}

const figure = (name: string) => screen.getByText(name).nextElementSibling;
const bars = () => within(screen.getByRole('list', { name: 'Distribuzione dei voti' }));
const entries = () => within(screen.getByRole('list', { name: 'Recensioni' })).getAllByRole('listitem');

test('shows average, number, satisfied patients and the share of each star (REV-01, REV-02, REV-05, REV-06)', async () => {
  await openTab([review(5, 1), review(4, 2), review(2, 3)]);
  await screen.findByText('Valutazione media');
  expect(figure('Valutazione media')).toHaveTextContent('3,7 su 5');
  expect(figure('Recensioni')).toHaveTextContent('3');
  expect(figure('Pazienti soddisfatti (4 o 5 stelle)')).toHaveTextContent('66,7%');
});

test('each star says its count and share in words, not by its bar alone (REV-03, REV-04)', async () => {
  await openTab([review(5, 1), review(5, 2), review(1, 3)]);
  await screen.findByText('Valutazione media');
  const names = bars()
    .getAllByRole('button')
    .map((bar) => bar.textContent);
  expect(names).toEqual([
    '5 stelle2 recensioni, 66,7% (2)',
    '4 stelle0 recensioni, 0% (0)',
    '3 stelle0 recensioni, 0% (0)',
    '2 stelle0 recensioni, 0% (0)',
    '1 stella1 recensione, 33,3% (1)',
  ]);
});

test('a review says who, when, after how many sessions, how many stars and what (REV-08, REV-09, REV-10, REV-11)', async () => {
  await openTab([review(4, 0), review(5, 1)]);
  await screen.findByText('Valutazione media');
  expect(entries().map(({ textContent }) => textContent)).toEqual([
    `Giulia M.5 su 515/11/2023dopo 8 sedute${texts} 1`,
    `Giulia M.4 su 514/11/2023dopo 8 sedute${texts} 0`,
  ]);
  expect(document.body).not.toHaveTextContent('Moretti');
});

test('without reviews it says so, with zeros (REV-12, REV-13)', async () => {
  await openTab([]);
  expect(await screen.findByText('Non ci sono recensioni.')).toBeVisible();
  expect(figure('Valutazione media')).toHaveTextContent('0,0 su 5');
  expect(figure('Pazienti soddisfatti (4 o 5 stelle)')).toHaveTextContent('0%');
});

test('two hundred come twenty at a time, and the focus goes on to the first of the added', async () => {
  const { user } = await openTab(Array.from({ length: 205 }, (_, day) => review(5, day)));
  await screen.findByText('Valutazione media');
  expect(entries()).toHaveLength(20);
  expect(entries()[0]).toHaveTextContent(`${texts} 204`);
  await user.click(screen.getByRole('button', { name: 'Mostra altre 20' }));
  expect(entries()).toHaveLength(40);
  expect(entries()[20]).toHaveFocus();
});

test('a bar filters the reviews, and pressed again shows all', async () => {
  const { user } = await openTab([review(5, 1), review(2, 2)]);
  await screen.findByText('Valutazione media');
  const bar = bars().getByRole('button', { name: /^2 stelle/ });
  await user.click(bar);
  expect(bar).toHaveAttribute('aria-pressed', 'true');
  expect(entries()).toHaveLength(1);
  await user.click(bar);
  expect(entries()).toHaveLength(2);
});

test('none can be answered or removed (REV-14)', async () => {
  await openTab([review(5, 1)]);
  await screen.findByText('Valutazione media');
  expect(within(screen.getByRole('list', { name: 'Recensioni' })).queryByRole('button')).not.toBeInTheDocument();
});

test('reviews that cannot be read are told, and read again on request', async () => {
  const { user, platform } = await openTab([review(5, 1)], { faults: { listUsers: ['status-500'] } });
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  platform.faults.set('listUsers', []);
  await user.click(retry);
  expect(await screen.findByText('Valutazione media')).toBeVisible();
});
