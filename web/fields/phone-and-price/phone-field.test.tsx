import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PhoneField } from '#web/fields/phone-and-price/phone-field.tsx';
import { renderPart } from '#web/testing/render-part.tsx';

function Phone({ initial }: { readonly initial: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <PhoneField label="Telefono" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const renderPhone = (initial = '') => renderPart(<Phone initial={initial} />);
const number = () => screen.getByLabelText('Telefono');
const prefix = () => screen.getByRole('combobox', { name: 'Prefisso' });
const value = () => screen.getByRole('status');

test('begins with the prefix +39, and drops characters that no number has (REG-43, CONST-09, CONTRACT-02)', async () => {
  const { user } = renderPhone();
  expect(prefix()).toHaveValue('+39 Italia');
  await user.type(number(), '347a.555 (01)-99');
  expect(number()).toHaveValue('347555 (01)-99');
  expect(value()).toHaveTextContent('+39 347555 (01)-99');
  expect(number()).toHaveAttribute('autocomplete', 'tel');
  expect(number()).toHaveAttribute('inputmode', 'tel');
});

test.each([
  ['+44 20 7946 0000', '+44 Regno Unito', '20 7946 0000'],
  ['0033 612345678', '+33 Francia', '612345678'],
])('a pasted %s picks its prefix', async (pasted, country, rest) => {
  const { user } = renderPhone();
  await user.click(number());
  await user.paste(pasted);
  expect(prefix()).toHaveValue(country);
  expect(number()).toHaveValue(rest);
});

test.each([
  ['svizz', '+41 Svizzera'],
  ['peru', '+51 Perù'],
  ['886', '+886 Taiwan'],
])('a prefix is found by ‘%s’ with the keyboard alone and stays while the number is typed', async (search, country) => {
  const { user } = renderPhone();
  await user.tab();
  expect(prefix()).toHaveFocus();
  await user.clear(prefix());
  await user.keyboard(`${search}{Enter}`);
  expect(prefix()).toHaveValue(country);
  await user.tab();
  await user.keyboard('91 555 01 99');
  expect(prefix()).toHaveValue(country);
  expect(value()).toHaveTextContent(`${country.split(' ')[0]} 91 555 01 99`);
});

test('takes a kept number apart again, and another prefix leaves its number', async () => {
  const { user } = renderPhone('+44 20 7946 0000');
  expect(number()).toHaveValue('20 7946 0000');
  await user.click(prefix());
  await user.click(screen.getByRole('option', { name: '+353 Irlanda', hidden: true }));
  expect(value()).toHaveTextContent('+353 20 7946 0000');
});

test('a number that looks too short is doubted once the field is left, and kept (REG-43)', async () => {
  const { user } = renderPhone();
  await user.type(number(), '34712');
  expect(screen.queryByText(/troppo corto/)).not.toBeInTheDocument();
  await user.tab();
  expect(number()).toHaveAccessibleDescription(/sembra troppo corto\. Se è giusto così, puoi andare avanti\./);
  expect(number()).toHaveValue('34712');
  await user.type(number(), '6');
  expect(screen.queryByText(/troppo corto/)).not.toBeInTheDocument();
});
