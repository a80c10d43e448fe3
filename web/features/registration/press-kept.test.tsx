import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillAccount } from '#web/features/registration/testing/fill-wizard';
import { renderScreen } from '#web/testing/render-app.tsx';

test('what leaving a field shows moves nothing until the press that left it is over (REG-43)', async () => {
  const { user } = renderScreen('#/register?role=patient');
  await screen.findByRole('heading', { level: 1, name: 'Registrazione pazienti: account' });
  await fillAccount(user);
  await user.click(screen.getByRole('button', { name: 'avanti' }));
  await user.type(await screen.findByLabelText('Telefono'), '34712');
  const choice = screen.getByRole('button', { name: 'donna' });
  await user.pointer({ keys: '[MouseLeft>]', target: choice });
  expect(screen.queryByText(/troppo corto/)).not.toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]', target: choice });
  expect(await screen.findByText(/troppo corto/)).toBeVisible();
  expect(choice).toHaveAttribute('aria-pressed', 'true');
  expect(choice).toHaveFocus();
});
