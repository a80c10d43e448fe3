import { Modal } from '@mantine/core';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { DateField } from '#web/fields/date/date-field.tsx';
import { renderPart } from '#web/testing/render-part.tsx';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-23T09:00:00Z'), toFake: ['Date'] }));

const changes: string[] = [];

function BirthDate({ initial }: { readonly initial: string }) {
  const [value, setValue] = useState(initial);
  const change = (day: string) => {
    changes.push(day);
    setValue(day);
  };
  return (
    <DateField
      label="Data di nascita"
      value={value}
      onChange={change}
      max={'2008-11-23' as CivilDate}
      defaultMonth={'1990-01-01' as CivilDate}
      autoComplete="bday"
    />
  );
}

function renderBirthDate(initial = '') {
  changes.length = 0;
  return renderPart(<BirthDate initial={initial} />);
}

const field = () => screen.getByLabelText('Data di nascita');
const calendar = () => screen.getByRole('button', { name: 'Data di nascita: scegli dal calendario' });

test('takes a day as it is typed, writes it out, and sets it right when the field is left', async () => {
  const { user } = renderBirthDate();
  await user.type(field(), '5.3.1990');
  expect(changes.at(-1)).toBe('1990-03-05');
  expect(field()).toHaveValue('5.3.1990');
  expect(field()).toHaveAccessibleDescription('lunedì 5 marzo 1990');
  await user.tab();
  expect(field()).toHaveValue('05/03/1990');
});

test('keeps what is typed when it is no day', async () => {
  const { user } = renderBirthDate();
  await user.type(field(), '31/04/1990');
  await user.tab();
  expect(field()).toHaveValue('31/04/1990');
  expect(changes.at(-1)).toBe('31/04/1990');
});

test('shows the day it is given and may be emptied', async () => {
  const { user } = renderBirthDate('1990-03-05');
  expect(field()).toHaveValue('05/03/1990');
  await user.clear(field());
  expect(changes.at(-1)).toBe('');
  expect(field()).toHaveValue('');
});

test('a birth date is picked by year, month and day, without going through the years between', async () => {
  const { user } = renderBirthDate();
  await user.click(calendar());
  await user.click(await screen.findByRole('button', { name: '1994' }));
  await user.click(screen.getByRole('button', { name: 'mag' }));
  await user.click(screen.getByRole('button', { name: '17 maggio 1994' }));
  expect(changes).toEqual(['1994-05-17']);
  expect(field()).toHaveValue('17/05/1994');
  expect(field()).toHaveFocus();
  expect(calendar()).toHaveAttribute('aria-expanded', 'false');
});

test('days beyond the last one cannot be picked (REG-42)', async () => {
  const { user } = renderBirthDate('2008-11-22');
  await user.click(calendar());
  const days = within(await screen.findByRole('grid'));
  expect(days.getByRole('button', { name: '23 novembre 2008' })).toBeEnabled();
  expect(days.getByRole('button', { name: '24 novembre 2008' })).toBeDisabled();
});

const dayButton = (name: string) => screen.getByRole('button', { name });

test('a birth date of 1950 is picked in seven presses', async () => {
  const { user } = renderBirthDate();
  await user.click(calendar());
  for (let decade = 0; decade < 4; decade += 1) {
    await user.click(screen.getByRole('button', { name: 'Decennio precedente' }));
  }
  await user.click(dayButton('1950'));
  await user.click(dayButton('feb'));
  await user.click(dayButton('28 febbraio 1950'));
  expect(changes).toEqual(['1950-02-28']);
});

test('year, month and day are picked with the keyboard alone, the focus going on to what comes next', async () => {
  const { user } = renderBirthDate();
  await user.click(calendar());
  await user.tab();
  await user.tab();
  await user.tab();
  expect(dayButton('1990')).toHaveFocus();
  await user.keyboard('{PageUp}{End}{Home}{ArrowDown}{ArrowRight}{Enter}');
  expect(dayButton('gen')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
  expect(dayButton('1 marzo 1984')).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(changes).toEqual(['1984-03-08']);
  expect(field()).toHaveFocus();
});

test.each([
  ['{ArrowLeft}', '4 marzo 1990'],
  ['{ArrowUp}', '26 febbraio 1990'],
  ['{Home}', '5 marzo 1990'],
  ['{End}', '11 marzo 1990'],
  ['{PageUp}', '5 febbraio 1990'],
  ['{PageDown}', '5 aprile 1990'],
  ['{Shift>}{PageUp}{/Shift}', '5 marzo 1989'],
  ['{Shift>}{PageDown}{/Shift}', '5 marzo 1991'],
])('from the chosen day, the one tab stop of its month, %s leads to %s', async (keys, day) => {
  const { user } = renderBirthDate('1990-03-05');
  await user.click(calendar());
  const stops = within(await screen.findByRole('grid'))
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toEqual([dayButton('5 marzo 1990')]);
  stops[0]?.focus();
  await user.keyboard(keys);
  expect(dayButton(day)).toHaveFocus();
});

test('keys stop at the last day, and no button leads to a month after it', async () => {
  const { user } = renderBirthDate('2008-11-22');
  await user.click(calendar());
  (await screen.findByRole('button', { name: '22 novembre 2008' })).focus();
  await user.keyboard('{PageDown}');
  expect(dayButton('23 novembre 2008')).toHaveFocus();
  expect(dayButton('Mese successivo')).toHaveAttribute('aria-disabled', 'true');
  await user.click(dayButton('Mese successivo'));
  expect(dayButton('novembre 2008')).toBeVisible();
});

test.each([
  ['the button of the month', calendar],
  ['the field', field],
])('Escape on %s folds the month up and leaves the dialog around open', async (_where, place) => {
  changes.length = 0;
  const { user } = renderPart(
    <Modal opened title="Profilo" onClose={() => changes.push('closed')}>
      <BirthDate initial="1990-03-05" />
    </Modal>,
  );
  await user.click(calendar());
  await screen.findByRole('button', { name: '5 marzo 1990' });
  place().focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(changes).toEqual([]);
});

test('Escape folds the month up, picks nothing and gives the focus back to the field, in a dialog too', async () => {
  changes.length = 0;
  const { user } = renderPart(
    <Modal opened title="Profilo" onClose={() => changes.push('closed')}>
      <BirthDate initial="1990-03-05" />
    </Modal>,
  );
  await user.click(calendar());
  (await screen.findByRole('button', { name: '5 marzo 1990' })).focus();
  await user.keyboard('{ArrowRight}{Escape}');
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
  expect(changes).toEqual([]);
});
