import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lucia, mandatoryBoxes } from '#web/features/registration/testing/fill-wizard';
import { renderScreen } from '#web/testing/render-app.tsx';

test('goes on with fields that a password manager filled in without an event (REG-05)', async () => {
  const { user, settled } = renderScreen('#/register?role=patient');
  await screen.findByRole('heading', { level: 1, name: 'Registrazione pazienti: account' });
  for (const box of mandatoryBoxes()) await user.click(box);
  await settled();
  Object.assign(screen.getByLabelText('Email'), { value: lucia.email });
  Object.assign(screen.getByLabelText('Password'), { value: lucia.password });
  Object.assign(screen.getByLabelText('Conferma la password'), { value: lucia.password });
  await user.click(screen.getByRole('button', { name: 'avanti' }));
  expect(await screen.findByRole('heading', { level: 1, name: /informazioni/ })).toBeVisible();
});
