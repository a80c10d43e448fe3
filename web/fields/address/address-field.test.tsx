import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Address } from '#contracts/addresses/addresses.api';
import { AddressField } from '#web/fields/address/address-field.tsx';
import { type AddressValue, addressIn } from '#web/fields/address/address-value';
import { renderServedPart } from '#web/testing/render-served-part.tsx';

const home: Address = {
  id: 'luogo-torino-via-nizza-4',
  formattedAddress: 'Via Nizza 4, 10126 Torino TO, Italia',
  coordinates: { latitude: 45.0376, longitude: 7.6712 },
};

const suggest = 'addresses/suggest-addresses';
const detail = 'addresses/address-detail';

/** The field in a form of its own that records every value it is given. */
function openField(options: { value?: Address; error?: string; faults?: Record<string, ['status-500']> } = {}) {
  const given: AddressValue[] = [];
  function Form() {
    const [value, setValue] = useState<AddressValue>(options.value ?? null);
    const keep = (next: AddressValue) => {
      given.push(next);
      setValue(next);
    };
    return (
      <AddressField
        label="Residenza"
        value={value}
        onChange={keep}
        error={addressIn(value) ? undefined : options.error}
      />
    );
  }
  return { ...renderServedPart(<Form />, { faults: options.faults ?? {} }), given };
}

const field = () => screen.getByRole('combobox', { name: 'Residenza' });
const garibaldi = () => screen.findByRole('option', { name: 'Via Garibaldi 8, Milano MI, Italia' });

test('suggests addresses once the typing has rested for 500 ms, and asks once (ADDR-01, ADDR-02, LEG-64)', async () => {
  const { user, asked, passTime } = openField();
  await user.type(field(), 'garib');
  passTime(400);
  await user.type(field(), 'aldi 8');
  passTime(499);
  expect(asked).toEqual([]);
  passTime(1);
  expect(asked).toEqual([suggest]);
  expect(await garibaldi()).toBeVisible();
  expect(screen.getByText('4 indirizzi trovati')).toBeInTheDocument();
});

test('asks nothing for fewer than three characters', async () => {
  const { user, asked, passTime } = openField();
  await user.type(field(), ' vi ');
  passTime(2_000);
  expect(asked).toEqual([]);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('choosing with the keyboard alone fetches the address and gives the whole of it (ADDR-04)', async () => {
  const { user, asked, passTime, given } = openField();
  await user.type(field(), 'garibaldi 8 milano');
  passTime(500);
  await garibaldi();
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(field()).toHaveValue('Via Garibaldi 8, 20121 Milano MI, Italia'));
  expect(asked).toEqual([suggest, detail]);
  expect(given.at(-1)).toEqual({
    id: 'luogo-milano-via-garibaldi-8',
    formattedAddress: 'Via Garibaldi 8, 20121 Milano MI, Italia',
    coordinates: { latitude: 45.4756, longitude: 9.1847 },
  });
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('names the option one is at, and none once the list has changed', async () => {
  const { user, passTime } = openField();
  await user.type(field(), 'garibaldi 8 milano');
  passTime(500);
  const option = await garibaldi();
  await user.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant', option.id);
  await user.type(field(), ' zzz');
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  passTime(500);
  await waitFor(() => expect(screen.getByText('nessun indirizzo trovato')).toBeVisible());
  expect(field()).not.toHaveAttribute('aria-activedescendant');
});

test('says while it looks, that it found nothing, and what helps then', async () => {
  const { user, passTime } = openField();
  await user.type(field(), 'via di nessuno');
  passTime(500);
  expect(screen.getByText('Ricerca degli indirizzi in corso')).toBeInTheDocument();
  expect(field()).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(screen.getByText('nessun indirizzo trovato')).toBeVisible());
  expect(screen.getByText('Non trovi il tuo indirizzo? Scrivi via, numero e città')).toBeVisible();
  expect(
    screen.getByText('nessun indirizzo trovato. Non trovi il tuo indirizzo? Scrivi via, numero e città').tagName,
  ).toBe('OUTPUT');
});

test('says under the field that suggestions failed, and tries again on request (ADDR-07, ADDR-08, LEG-65)', async () => {
  const { user, platform, passTime } = openField({ faults: { addressSuggest: ['status-500'] } });
  await user.type(field(), 'garibaldi 8 milano');
  passTime(500);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Non riusciamo a cercare gli indirizzi in questo momento.',
  );
  platform.faults.set('addressSuggest', []);
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await garibaldi()).toBeVisible();
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a failure keeps the address there was within reach (ADDR-08)', async () => {
  const { user, passTime, given } = openField({ value: home, faults: { addressSuggest: ['status-500'] } });
  await user.clear(field());
  await user.type(field(), 'garibaldi');
  passTime(500);
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Rimetti l’indirizzo di prima' }));
  expect(field()).toHaveValue(home.formattedAddress);
  expect(given.at(-1)).toEqual(home);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says that the chosen address could not be fetched, and fetches it again on request', async () => {
  const { user, platform, passTime, given } = openField({ faults: { addressDetail: ['status-500'] } });
  await user.type(field(), 'garibaldi 8 milano');
  passTime(500);
  await user.click(await garibaldi());
  expect(screen.getByText('Recupero l’indirizzo scelto…')).toBeVisible();
  expect(field()).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByRole('alert')).toHaveTextContent('Non riusciamo a recuperare l’indirizzo scelto.');
  expect(given.map(addressIn)).not.toContainEqual(expect.anything());
  platform.faults.set('addressDetail', []);
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  await waitFor(() => expect(field()).toHaveValue('Via Garibaldi 8, 20121 Milano MI, Italia'));
  expect(given.filter(addressIn)).toHaveLength(1);
});

test('editing takes the address away until one is chosen again; undoing the edit brings it back (ADDR-09)', async () => {
  const { user, given } = openField({ value: home });
  await user.type(field(), '!');
  expect(given).toEqual([{ typed: `${home.formattedAddress}!` }]);
  expect(field()).toHaveValue(`${home.formattedAddress}!`);
  await user.type(field(), '{Backspace}');
  expect(given).toEqual([{ typed: `${home.formattedAddress}!` }, home]);
});

test('leaving it with words that are no chosen address says so, until one is chosen (ADDR-06)', async () => {
  const { user, passTime } = openField();
  await user.type(field(), 'garibaldi 8 milano');
  expect(screen.queryByText('indirizzo suggerito')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByText('indirizzo suggerito')).toBeVisible();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(expect.stringContaining('indirizzo suggerito'));
  await user.type(field(), ' ');
  passTime(500);
  await user.click(await garibaldi());
  await waitFor(() => expect(field()).toHaveValue('Via Garibaldi 8, 20121 Milano MI, Italia'));
  expect(field()).toBeValid();
});

test('words that were not chosen are a value of their own, kept for a draft', async () => {
  const { user, given } = openField();
  await user.type(field(), 'via');
  expect(given.at(-1)).toEqual({ typed: 'via' });
  await user.clear(field());
  expect(given.at(-1)).toBeNull();
});

test('shows the form’s own error while it is empty', async () => {
  openField({ error: 'il campo è obbligatorio' });
  expect(field()).toHaveAccessibleDescription('il campo è obbligatorio');
});
