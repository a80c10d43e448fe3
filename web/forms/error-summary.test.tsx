import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ErrorSummary, type FieldProblem } from '#web/forms/error-summary.tsx';

const problems = [
  { name: 'email', label: 'Email', text: 'il campo è obbligatorio' },
  { name: 'phone', label: 'Telefono', text: 'Controlla quello che hai scritto.' },
];

/** A form of one field and a button, which has the given problems from the first attempt on. */
function renderForm(found: readonly FieldProblem[]) {
  document.title = 'Registrazione';
  const shown = render(<TestForm found={found} />);
  return { user: userEvent.setup(), ...shown };
}

function TestForm({ found }: { readonly found: readonly FieldProblem[] }) {
  const [attempts, setAttempts] = useState(0);
  return (
    <MantineProvider env="test">
      <ErrorSummary
        problems={attempts > 0 ? found : []}
        attempt={attempts}
        onGoTo={(name) => document.getElementById(name)?.focus()}
      />
      <input id="email" aria-label="Email" />
      <input id="phone" aria-label="Telefono" />
      <button type="button" onClick={() => setAttempts(attempts + 1)}>
        avanti
      </button>
    </MantineProvider>
  );
}

test('takes the focus at every attempt, names each field and its problem, and leads to it', async () => {
  const { user } = renderForm(problems);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'avanti' }));
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('Controlla questi campi');
  await user.click(within(summary).getByRole('button', { name: 'Telefono: Controlla quello che hai scritto.' }));
  expect(screen.getByLabelText('Telefono')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'avanti' }));
  expect(summary).toHaveFocus();
});

test('leaves the focus alone when problems come and go between attempts', async () => {
  const { user, rerender } = renderForm([]);
  await user.click(screen.getByRole('button', { name: 'avanti' }));
  await user.click(screen.getByLabelText('Email'));
  rerender(<TestForm found={problems} />);
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('the page’s title says ‘Errore:’ for as long as something is wrong', async () => {
  const { user, rerender } = renderForm(problems);
  expect(document.title).toBe('Registrazione');
  await user.click(screen.getByRole('button', { name: 'avanti' }));
  expect(document.title).toBe('Errore: Registrazione');
  rerender(<TestForm found={[]} />);
  expect(document.title).toBe('Registrazione');
});
