import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ChoiceToggle } from '#web/fields/choices/choice-toggle.tsx';
import { renderPart } from '#web/testing/render-part.tsx';

const options = [
  { value: 'uomo', label: 'Uomo' },
  { value: 'donna', label: 'Donna' },
  { value: 'altro', label: 'Altro' },
] as const;

interface GenderProps {
  readonly error?: string;
  readonly onBlur?: () => void;
}

function Gender(props: GenderProps) {
  const [value, setValue] = useState<(typeof options)[number]['value'] | ''>('');
  return (
    <>
      <ChoiceToggle legend="Genere" options={options} value={value} onChange={setValue} {...props} />
      <button type="button">poi</button>
    </>
  );
}

const choice = (name: string) => screen.getByRole('button', { name });
const pressed = () => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

test('one choice replaces another, and pressed again it is let go', async () => {
  const { user } = renderPart(<Gender />);
  expect(pressed()).toEqual([]);
  await user.click(choice('Uomo'));
  expect(pressed()).toEqual(['Uomo']);
  await user.click(choice('Donna'));
  expect(pressed()).toEqual(['Donna']);
  await user.click(choice('Donna'));
  expect(pressed()).toEqual([]);
});

test('is chosen and let go by the keyboard alone', async () => {
  const { user } = renderPart(<Gender />);
  await user.tab();
  await user.tab();
  await user.keyboard(' ');
  expect(pressed()).toEqual(['Donna']);
  await user.keyboard('{Enter}');
  expect(pressed()).toEqual([]);
});

test('the group has its question for a name and its error for a description', () => {
  renderPart(<Gender error="il campo è obbligatorio" />);
  const group = screen.getByRole('group', { name: 'Genere' });
  expect(group).toHaveAccessibleDescription('il campo è obbligatorio');
});

test('is left when the focus leaves the group, not when it goes from one choice to the next', async () => {
  const onBlur = vi.fn();
  const { user } = renderPart(<Gender onBlur={onBlur} />);
  await user.tab();
  await user.tab();
  await user.tab();
  expect(onBlur).not.toHaveBeenCalled();
  await user.tab();
  expect(choice('poi')).toHaveFocus();
  expect(onBlur).toHaveBeenCalledOnce();
});
