import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { priceText } from '#contracts/kernel/euro-cents';
import { renderScreen } from '#web/testing/render-app.tsx';

const name = 'Incassi del mese scorso';
const card = async () => within(await screen.findByRole('region', { name }));

test('tells a therapist what the previous calendar month came to after the fee, from how many patients (CAL-37, PERF-14)', async () => {
  const { platform } = renderScreen('#/dashboard', { signedInAs: 'rinaldi' });
  const october = platform.db.invoices.list(
    ({ owner, month, year }) => owner === 'pt-rinaldi' && Number(month) === 10 && Number(year) === 2026,
  );
  const net = october.reduce((sum, { total }) => sum + Math.round(Number(total) * 100), 0);
  expect(net).toBeGreaterThan(0);
  const shown = await card();
  expect(await shown.findByText(priceText(net))).toBeVisible();
  expect(shown.getByText(/ottobre 2026, dopo le commissioni/)).toHaveTextContent(
    october.length === 1 ? '1 paziente' : `${october.length} pazienti`,
  );
});

test('says in words that a month brought nothing', async () => {
  renderScreen('#/dashboard', { signedInAs: 'rinaldi', scenario: 'first-visit' });
  expect(await (await card()).findByText('Nessun incasso in ottobre 2026: non risultano sedute pagate.')).toBeVisible();
});

test('fails alone, and can be asked for again', async () => {
  const { platform, user } = renderScreen('#/dashboard', {
    signedInAs: 'rinaldi',
    faults: { listInvoices: ['status-500'] },
  });
  const shown = await card();
  const retry = await shown.findByRole('button', { name: 'Riprova' });
  expect(await screen.findByRole('grid')).toBeVisible();
  platform.faults.set('listInvoices', []);
  await user.click(retry);
  expect(await shown.findByText(/ottobre 2026/)).toBeVisible();
});

test('is nothing for patients (CAL-37)', async () => {
  const { asked } = renderScreen('#/dashboard', { signedInAs: 'giulia' });
  await screen.findByRole('grid');
  expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  expect(asked).not.toContain('invoices/previous-month-revenue');
});
