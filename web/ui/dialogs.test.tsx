import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { MessageDialog } from '#web/ui/dialogs/message-dialog.tsx';
import { PlanBenefitsLink } from '#web/ui/plan-benefits/plan-benefits-link.tsx';

const isMarked = () => document.body.classList.contains('has-modal');

/** Something of the page with a dialog over it. */
function renderPage(part: React.ReactNode) {
  const { rerender } = render(<Page>{part}</Page>);
  return { user: userEvent.setup(), rerender: (next: React.ReactNode) => rerender(<Page>{next}</Page>) };
}

function Page({ children }: { readonly children: React.ReactNode }) {
  return <MantineProvider env="test">{children}</MantineProvider>;
}

const message = (changes: Partial<ComponentProps<typeof MessageDialog>> = {}) => (
  <MessageDialog opened title="Un titolo" message="Una descrizione" onClose={() => undefined} {...changes} />
);

test('a message has a title and a description, and goes with OK, the cross, Esc or a press outside (MODAL-01)', async () => {
  const onClose = vi.fn();
  const { user } = renderPage(message({ onClose }));
  const dialog = within(screen.getByRole('dialog', { name: 'Un titolo' }));
  expect(dialog.getByText('Una descrizione')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'OK' }));
  await user.click(document.querySelector('.mantine-Modal-close') as Element);
  await user.keyboard('{Escape}');
  await user.click(document.querySelector('.mantine-Modal-overlay') as Element);
  expect(onClose).toHaveBeenCalledTimes(4);
});

test('a message that may not be closed has no way out but what it offers itself (MODAL-04)', async () => {
  const onClose = vi.fn();
  const { user } = renderPage(message({ onClose, closable: false, children: <button type="button">Avanti</button> }));
  const dialog = within(screen.getByRole('dialog', { name: 'Un titolo' }));
  expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual(['Avanti']);
  await user.keyboard('{Escape}');
  await user.click(document.querySelector('.mantine-Modal-overlay') as Element);
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  {
    benefits: 'premium' as const,
    name: 'Piano Premium',
    facts: [
      '49,00 € al mese',
      '59,78 €',
      'tre mesi gratuiti con il coupon',
      '18%',
      'contatti e gli indirizzi dei tuoi studi',
    ],
    id: 'MODAL-02',
  },
  {
    benefits: 'basic' as const,
    name: 'Piano Basic',
    facts: ['0,00 € al mese', 'non chiede una carta', '30% fino a 10', '18% da 51', 'non vedono contatti e studi'],
    id: 'MODAL-03',
  },
])('a message lists what the plan $benefits brings, from the facts of the plan ($id)', ({ benefits, name, facts }) => {
  renderPage(message({ benefits }));
  const list = screen.getByRole('list', { name });
  for (const fact of facts) expect(list).toHaveTextContent(fact);
});

test('what the plans comprise opens with a press, one plan after the other (MODAL-02, MODAL-03, MODAL-05)', async () => {
  const { user } = renderPage(<PlanBenefitsLink />);
  await user.click(screen.getByRole('button', { name: 'Che cosa comprendono i piani?' }));
  const premium = within(await screen.findByRole('dialog', { name: 'Piano Premium' }));
  await user.click(premium.getByRole('button', { name: 'Vedi il piano Basic' }));
  const basic = within(await screen.findByRole('dialog', { name: 'Piano Basic' }));
  expect(basic.getByRole('list', { name: 'Piano Basic' })).toBeVisible();
  await user.click(basic.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

const confirm = (changes: Partial<ComponentProps<typeof ConfirmDialog>> = {}) => (
  <ConfirmDialog
    opened
    title="Una domanda"
    isRunning={false}
    onConfirm={() => undefined}
    onDismiss={() => undefined}
    {...changes}
  >
    Perché lo chiediamo.
  </ConfirmDialog>
);

test.each([
  { type: 'login' as const, buttons: ['Non ora', 'Accedi'], focused: 'Accedi' },
  { type: 'validate' as const, buttons: ['Annulla', 'Conferma'], focused: 'Conferma' },
  {
    type: 'questionario' as const,
    buttons: ['Non ora', 'Compila il questionario'],
    focused: 'Compila il questionario',
  },
  { type: 'generic' as const, buttons: ['Annulla', 'Conferma'], focused: 'Annulla' },
])(
  'a confirmation of type $type asks with $buttons and begins on the one that loses nothing (MODAL-19, MODAL-29)',
  async ({ type, buttons, focused }) => {
    const { user } = renderPage(confirm({ type }));
    const dialog = screen.getByRole('dialog', { name: 'Una domanda' });
    const shown = within(dialog)
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(shown.filter((text) => text !== '')).toEqual(buttons);
    await waitFor(() => expect(screen.getByRole('button', { name: focused })).toHaveFocus());
    await user.keyboard('{Tab}');
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  },
);

test('a confirmation that may not be put off has one way on and no other (MODAL-20)', async () => {
  const onConfirm = vi.fn();
  const dialog = (
    <ConfirmDialog opened closable={false} tone="calm" title="Consensi" isRunning={false} onConfirm={onConfirm}>
      Per proseguire
    </ConfirmDialog>
  );
  const { user } = renderPage(dialog);
  await user.keyboard('{Escape}');
  await user.click(document.querySelector('.mantine-Modal-overlay') as Element);
  expect(screen.getByRole('dialog', { name: 'Consensi' })).toBeVisible();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Conferma']);
  await user.click(screen.getByRole('button', { name: 'Conferma' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

function Nested() {
  const [depth, setDepth] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setDepth(1)}>
        Apri
      </button>
      <Dialog opened={depth > 0} onClose={() => setDepth(0)} title="Fuori">
        <button type="button" onClick={() => setDepth(2)}>
          Apri ancora
        </button>
      </Dialog>
      <Dialog opened={depth > 1} onClose={() => setDepth(1)} title="Dentro">
        Il secondo
      </Dialog>
    </>
  );
}

/** The dialog of the second button stands in the tree before that of the first, as one does whose code came earlier. */
function InEitherOrder() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = () => setOpen(open.slice(0, -1));
  return (
    <>
      <Dialog opened={open.includes('second')} onClose={close} title="Secondo">
        Sopra
      </Dialog>
      <Dialog opened={open.includes('first')} onClose={close} title="Primo">
        <button type="button" onClick={() => setOpen([...open, 'second'])}>
          Apri il secondo
        </button>
      </Dialog>
      <button type="button" onClick={() => setOpen(['first'])}>
        Apri il primo
      </button>
    </>
  );
}

test('the dialog opened last lies above the others, wherever it stands in the page', async () => {
  const { user } = renderPage(<InEitherOrder />);
  await user.click(screen.getByRole('button', { name: 'Apri il primo' }));
  await user.click(await screen.findByRole('button', { name: 'Apri il secondo' }));
  await screen.findByRole('dialog', { name: 'Secondo' });
  const levelOf = (name: string) => {
    const root = screen.getByRole('dialog', { name, hidden: true }).closest('.mantine-Modal-root');
    return Number((root as HTMLElement).style.getPropertyValue('--mb-z-index'));
  };
  await waitFor(() => expect(levelOf('Secondo')).toBeGreaterThan(levelOf('Primo')));
});

test('the page is marked from the first dialog to the last, one inside the other (MODAL-21, MODAL-22)', async () => {
  const { user } = renderPage(<Nested />);
  expect(isMarked()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Apri' }));
  await waitFor(() => expect(isMarked()).toBe(true));
  await user.click(await screen.findByRole('button', { name: 'Apri ancora' }));
  await screen.findByRole('dialog', { name: 'Dentro' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Dentro' })).not.toBeInTheDocument());
  expect(isMarked()).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(isMarked()).toBe(false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
