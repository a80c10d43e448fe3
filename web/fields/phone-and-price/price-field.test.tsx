import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { priceRanges } from '#contracts/registration/registration-options';
import { PriceField } from '#web/fields/phone-and-price/price-field.tsx';
import { renderPart } from '#web/testing/render-part.tsx';

function SinglePrice({ error }: { readonly error?: string }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <PriceField label="Seduta singola" range={priceRanges.single} value={value} onChange={setValue} error={error} />
      <output>{String(value)}</output>
    </>
  );
}

const field = () => screen.getByLabelText('Seduta singola');
const value = () => screen.getByRole('status').textContent;

test.each(['70', '70,00', '70.00', '70 €'])(
  'takes %s for 70 euro and shows it plainly when it is left',
  async (typed) => {
    const { user } = renderPart(<SinglePrice />);
    await user.type(field(), typed);
    expect(field()).toHaveValue(typed);
    expect(value()).toBe('7000');
    await user.tab();
    expect(field()).toHaveValue('70');
  },
);

test('moves by five euro within its range, by the arrow keys and by its buttons (REG-97)', async () => {
  const { user } = renderPart(<SinglePrice />);
  await user.click(field());
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(value()).toBe('4500');
  expect(field()).toHaveValue('45');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(value()).toBe('4000');
  await user.click(screen.getByRole('button', { name: 'Seduta singola: più' }));
  expect(value()).toBe('4500');
  await user.click(screen.getByRole('button', { name: 'Seduta singola: meno' }));
  expect(value()).toBe('4000');
});

test('keeps what is no price as it was typed, and takes it for none', async () => {
  const { user } = renderPart(<SinglePrice />);
  await user.type(field(), 'settanta');
  await user.tab();
  expect(field()).toHaveValue('settanta');
  expect(value()).toBe('NaN');
  await user.clear(field());
  expect(value()).toBe('null');
});

test('says its range and its error to who cannot see them', () => {
  renderPart(<SinglePrice error="Scegli un prezzo." />);
  expect(field()).toHaveAccessibleDescription('Scegli un prezzo. In euro, da 40 a 140 €, a passi di 5 €.');
  expect(field()).toHaveAttribute('aria-invalid', 'true');
});
