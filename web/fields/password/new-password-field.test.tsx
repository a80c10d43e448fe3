import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { NewPasswordField } from '#web/fields/password/new-password-field.tsx';
import { renderPart } from '#web/testing/render-part.tsx';

function NewPassword() {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  return (
    <NewPasswordField
      password={{ value: password, onChange: setPassword }}
      confirmation={{ value: confirmation, onChange: setConfirmation }}
    />
  );
}

const password = () => screen.getByLabelText('Password');
const confirmation = () => screen.getByLabelText('Conferma la password');
const checks = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const strength = () => screen.getByText(/^Sicurezza/);

test('says while one types what the password lacks and how strong it is, in words', async () => {
  const { user } = renderPart(<NewPassword />);
  expect(checks()).toEqual(['Almeno 8 caratteri: non ancora', 'Scritta uguale due volte: non ancora']);
  await user.type(password(), '12345');
  expect(strength()).toHaveTextContent('Sicurezza: ancora troppo corta.');
  await user.type(password(), '678');
  expect(checks()[0]).toBe('Almeno 8 caratteri: fatto');
  expect(strength()).toHaveTextContent('Sicurezza: debole: prova ad allungarla, anche con più parole.');
  await user.clear(password());
  await user.type(password(), 'tavolo sedia luna');
  expect(strength()).toHaveTextContent('Sicurezza: buona.');
});

test('both fields take a pasted password and are told apart from a current one', async () => {
  const { user } = renderPart(<NewPassword />);
  for (const field of [password(), confirmation()]) {
    expect(field).toHaveAttribute('autocomplete', 'new-password');
    await user.click(field);
    await user.paste('tavolo sedia luna');
  }
  expect(checks()).toEqual(['Almeno 8 caratteri: fatto', 'Scritta uguale due volte: fatto']);
});

test('each of the two can be shown and hidden by itself', async () => {
  const { user } = renderPart(<NewPassword />);
  const [, second] = screen.getAllByRole('button', { name: 'Mostra la password' });
  if (second) await user.click(second);
  expect(password()).toHaveAttribute('type', 'password');
  expect(confirmation()).toHaveAttribute('type', 'text');
});
