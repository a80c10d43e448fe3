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
  const days = within(await screen.findByRole('table'));
  expect(days.getByRole('button', { name: '23 novembre 2008' })).toBeEnabled();
  expect(days.getByRole('button', { name: '24 novembre 2008' })).toBeDisabled();
});
