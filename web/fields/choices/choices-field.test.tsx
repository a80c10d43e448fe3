import { screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { macroCategories } from '#contracts/options/intervention-areas';
import { languages } from '#contracts/options/languages';
import { specialisations } from '#contracts/options/specialisations';
import { type ChoiceGroup, groupsOf } from '#web/fields/choices/choice-groups';
import { ChoicesField } from '#web/fields/choices/choices-field.tsx';
import { renderPart } from '#web/testing/render-part.tsx';

interface Opening {
  readonly groups?: readonly ChoiceGroup[];
  readonly value?: readonly string[];
  readonly error?: string;
  readonly footer?: ReactNode;
}

/** The field in a form of its own that records every value it is given. */
function openField({ groups = [{ options: languages }], value: first = [], ...props }: Opening = {}) {
  const given: (readonly string[])[] = [];
  let left = 0;
  function Form() {
    const [value, setValue] = useState<readonly string[]>(first);
    const keep = (chosen: string[]) => {
      given.push(chosen);
      setValue(chosen);
    };
    const leave = () => {
      left += 1;
    };
    const texts = { label: 'Lingue', title: 'Scegli le lingue' };
    return <ChoicesField {...texts} {...props} {...{ groups, value }} onChange={keep} onBlur={leave} />;
  }
  return { ...renderPart(<Form />), given, left: () => left };
}

const opener = () => screen.getByRole('button', { name: /Lingue$/ });
const confirmButton = () => screen.getByRole('button', { name: 'Conferma' });
const tick = (name: string) => screen.getByRole('checkbox', { name });

async function openDialog(opening: Opening = {}) {
  const field = openField(opening);
  await field.user.click(opener());
  const dialog = within(await screen.findByRole('dialog', { name: 'Scegli le lingue' }));
  return { ...field, dialog };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('languages are ticked in a list and confirmed (MODAL-13)', async () => {
  const { user, dialog, given, left } = await openDialog();
  expect(dialog.getAllByRole('checkbox')).toHaveLength(languages.length);
  await user.click(tick('Russo'));
  await user.click(tick('Italiano'));
  expect(dialog.getByText('2 voci scelte')).toBeVisible();
  await user.click(confirmButton());
  await closed();
  expect(given).toEqual([['Italiano', 'Russo']]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Italiano', 'Russo']);
  await waitFor(() => expect(opener()).toHaveFocus());
  expect(left()).toBe(1);
});

test('specialisations are ticked in a list (MODAL-14)', async () => {
  const { user, given } = await openDialog({ groups: [{ options: specialisations }], value: ['EMDR'] });
  expect(screen.getAllByRole('checkbox')).toHaveLength(specialisations.length);
  expect(tick('EMDR')).toBeChecked();
  await user.click(tick('Mindfulness'));
  await user.click(tick('EMDR'));
  await user.click(confirmButton());
  expect(given).toEqual([['Mindfulness']]);
});

test('intervention areas are ticked in a list, family by family (MODAL-15, OPT-04)', async () => {
  const { dialog } = await openDialog({ groups: groupsOf(macroCategories) });
  for (const { name, areas } of macroCategories) {
    const family = within(dialog.getByRole('group', { name }));
    expect(family.getAllByRole('checkbox')).toHaveLength(areas.length);
  }
});

test.each([
  { what: 'languages', groups: [{ options: languages }], one: 'Arabo', id: 'MODAL-16' },
  { what: 'specialisations', groups: [{ options: specialisations }], one: 'ACT', id: 'MODAL-17' },
  { what: 'intervention areas', groups: groupsOf(macroCategories), one: 'Fobie', id: 'MODAL-18' },
])('confirming none of the $what is refused until one is ticked ($id)', async ({ groups, one }) => {
  const { user, dialog, given } = await openDialog({ groups, value: [one] });
  await user.click(tick(one));
  await user.click(confirmButton());
  expect(dialog.getByRole('alert')).toHaveTextContent(/^Field is requiredSpunta almeno una voce/);
  expect(given).toEqual([]);
  await user.click(tick(one));
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(confirmButton());
  expect(given).toEqual([[one]]);
});

test.each([
  ['the cancel button', 'Annulla'],
  ['the closing button', 'Chiudi'],
])('leaving by %s keeps what was chosen, and the next opening begins there', async (_name, button) => {
  const { user, given } = await openDialog({ value: ['Inglese'] });
  await user.click(tick('Inglese'));
  await user.click(tick('Arabo'));
  await user.click(screen.getByRole('button', { name: button }));
  await closed();
  expect(given).toEqual([]);
  await user.click(opener());
  expect(await screen.findByRole('checkbox', { name: 'Inglese' })).toBeChecked();
  expect(tick('Arabo')).not.toBeChecked();
});

test('the search shortens the list by choice or family and keeps what is ticked out of sight', async () => {
  const { user, dialog, given } = await openDialog({ groups: groupsOf(macroCategories) });
  await waitFor(() => expect(dialog.getByRole('searchbox', { name: 'Cerca nell’elenco' })).toHaveFocus());
  await user.click(tick('Lutto'));
  await user.type(dialog.getByRole('searchbox'), 'genitorialita');
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
  expect(dialog.getByText('1 voce trovata')).toBeInTheDocument();
  await user.click(tick('Genitorialità'));
  await user.clear(dialog.getByRole('searchbox'));
  await user.type(dialog.getByRole('searchbox'), 'nulla di simile');
  expect(dialog.getByText('Nessuna voce per «nulla di simile».')).toBeVisible();
  await user.click(confirmButton());
  expect(given).toEqual([['Lutto', 'Genitorialità']]);
});

test('the keyboard alone finds, ticks and confirms', async () => {
  const { user, dialog, given } = await openDialog();
  await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  expect(tick('Italiano')).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown} ');
  expect(tick('Francese')).toBeChecked();
  confirmButton().focus();
  await user.keyboard('{Enter}');
  expect(given).toEqual([['Francese']]);
});

test('a chosen value is taken away in place, and the focus goes to its neighbour, then to the opener', async () => {
  const { user, given } = openField({ value: ['Italiano', 'Arabo'] });
  await user.click(screen.getByRole('button', { name: 'Togli Italiano' }));
  expect(given).toEqual([['Arabo']]);
  expect(screen.getByRole('button', { name: 'Togli Arabo' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(given.at(-1)).toEqual([]);
  expect(opener()).toHaveFocus();
});

test('a value that the list no longer has can be kept or unticked', async () => {
  const { user, given } = await openDialog({ value: ['Esperanto'] });
  expect(within(screen.getByRole('group', { name: 'Altre' })).getByRole('checkbox')).toBeChecked();
  await user.click(tick('Italiano'));
  await user.click(confirmButton());
  expect(given).toEqual([['Italiano', 'Esperanto']]);
});

test('the error belongs to the button that mends it', () => {
  openField({ error: 'Per favore aggiungi almeno una lingua.' });
  expect(opener()).toHaveAccessibleDescription('Per favore aggiungi almeno una lingua.');
});

test('a field that cannot be used says why', () => {
  const reason = 'Le specializzazioni sono degli psicoterapeuti.';
  renderPart(
    <ChoicesField
      label="Lingue"
      title="Scegli le lingue"
      groups={[{ options: languages }]}
      value={['Italiano']}
      onChange={() => undefined}
      disabled
      disabledReason={reason}
    />,
  );
  expect(opener()).toBeDisabled();
  expect(opener()).toHaveAccessibleDescription(reason);
  expect(screen.queryByRole('button', { name: 'Togli Italiano' })).not.toBeInTheDocument();
});

test('ends with the way to ask for what is missing', async () => {
  const { dialog } = await openDialog({ footer: <a href="#/altro">Non trovi la tua lingua? Chiedi</a> });
  expect(dialog.getByRole('link', { name: 'Non trovi la tua lingua? Chiedi' })).toBeVisible();
});
