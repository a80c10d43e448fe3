import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pay, reopenPayment } from '#web/testing/open-confirmation.tsx';

const unpaid = 'Il pagamento non risulta ancora.';

test('back from the payment page the patient reads that nothing is paid yet, and may change their mind at once (PAY-15)', async () => {
  const { user } = await reopenPayment(() => undefined);
  expect(await screen.findByText('Stiamo aspettando l’esito del pagamento.')).toBeVisible();
  expect(screen.queryByText(unpaid)).not.toBeInTheDocument();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText(unpaid)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ho cambiato idea' }));
  expect(await screen.findByRole('tab', { name: '02 Pagamento', selected: true })).toBeVisible();
});

test('who has paid is told so at the return, without waiting for the next reading', async () => {
  const { platform } = await reopenPayment(() => undefined);
  await screen.findByText('Stiamo aspettando l’esito del pagamento.');
  pay(platform);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText("L'appuntamento è stato creato con successo.")).toBeVisible();
  expect(screen.queryByText(unpaid)).not.toBeInTheDocument();
});
