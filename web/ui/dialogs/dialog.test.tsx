import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { useRememberedFocus } from '#web/ui/dialogs/use-focus-survivor';

/** Three addresses, `/diary` with dialogs over it, opened from `/home`. */
async function openDiary() {
  const router = createMemoryRouter(
    [
      { path: '/home', element: <p>Home</p> },
      { path: '/diary', element: <Diary /> },
      { path: '/help', element: <p>Aiuto</p> },
    ],
    { initialEntries: ['/home'] },
  );
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  const user = userEvent.setup();
  await act(() => router.navigate('/diary'));
  const isStepped = (count: number) =>
    waitFor(() => expect(router.state.location.state?.dialogs ?? []).toHaveLength(count));
  return {
    router,
    user,
    isStepped,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    go: (steps: number) => act(() => router.navigate(steps)),
  };
}

function Diary() {
  const [note, setNote] = useState(false);
  const [question, setQuestion] = useState(false);
  const [stubborn, setStubborn] = useState(false);
  const [secret, setSecret] = useState(false);
  const [signature, setSignature] = useState(false);
  const [asked, setAsked] = useState(0);
  const [hasEntry, setEntry] = useState(true);
  const navigate = useNavigate();
  useRememberedFocus();
  return (
    <main>
      <h1 tabIndex={-1}>Diario</h1>
      {hasEntry && (
        <button type="button" onClick={() => setNote(true)}>
          Scrivi
        </button>
      )}
      <button type="button" onClick={() => setStubborn(true)}>
        Insisti
      </button>
      <button type="button" onClick={() => setSecret(true)}>
        Confida
      </button>
      <button type="button" onClick={() => setSignature(true)}>
        Firma
      </button>
      <section>
        {hasEntry && (
          <button
            type="button"
            onClick={() => {
              setEntry(false);
              setTimeout(() => setNote(true));
            }}
          >
            Conferma
          </button>
        )}
        <button type="button">Dopo la conferma</button>
      </section>
      <Dialog opened={note} title="Nota" onClose={() => setNote(false)}>
        <button type="button" onClick={() => setQuestion(true)}>
          Chiedi
        </button>
        <button
          type="button"
          onClick={() => {
            setNote(false);
            setQuestion(true);
          }}
        >
          Passa alla domanda
        </button>
        <button
          type="button"
          onClick={() => {
            setNote(false);
            setEntry(false);
          }}
        >
          Togli
        </button>
        <button
          type="button"
          onClick={() => {
            setNote(false);
            void navigate('/help');
          }}
        >
          Vai all’aiuto
        </button>
        <Link to="/help" onClick={() => setNote(false)}>
          Aiuto
        </Link>
      </Dialog>
      <Dialog opened={question} title="Domanda" onClose={() => setQuestion(false)}>
        <p>Quale?</p>
      </Dialog>
      <Dialog opened={secret} title="Confidenza" onClose={() => setSecret(false)}>
        {secret && <input aria-label="Testo" data-autofocus />}
      </Dialog>
      <Dialog opened={signature} title="Firma" onClose={() => setSignature(false)}>
        {signature && <input aria-label="Nome" data-autofocus />}
      </Dialog>
      <Dialog opened={stubborn} title="Da finire" onBack={() => setAsked(asked + 1)} onClose={() => setStubborn(false)}>
        <p>Chiesto {asked} volte</p>
      </Dialog>
    </main>
  );
}

const dialog = (name: string) => screen.queryByRole('dialog', { name });
const closed = (name: string) => waitFor(() => expect(dialog(name)).not.toBeInTheDocument());

test('Back closes the dialog and the screen stays; Forward does not open it again', async () => {
  const { press, go, isStepped, router } = await openDiary();
  await press('Scrivi');
  await isStepped(1);
  expect(router.state.location.pathname).toBe('/diary');
  await go(-1);
  await closed('Nota');
  expect(screen.getByRole('heading', { name: 'Diario' })).toBeVisible();
  await go(1);
  await isStepped(0);
  expect(dialog('Nota')).not.toBeInTheDocument();
  await go(-1);
  expect(await screen.findByText('Home')).toBeVisible();
});

test('where nothing in it asks for the focus, the title has it and not the cross', async () => {
  const { press } = await openDiary();
  await press('Scrivi');
  const dialog = await screen.findByRole('dialog', { name: 'Nota' });
  await waitFor(() => expect(within(dialog).getByRole('heading', { name: 'Nota' })).toHaveFocus());
});

test('closed by its cross or Esc it leaves no step behind: Back leads to the screen before', async () => {
  const { press, user, go, isStepped } = await openDiary();
  for (let times = 0; times < 3; times += 1) {
    await press('Scrivi');
    await isStepped(1);
    await user.keyboard('{Escape}');
    await isStepped(0);
  }
  await go(-1);
  expect(await screen.findByText('Home')).toBeVisible();
});

test('of two dialogs Back closes the one on top', async () => {
  const { press, go, isStepped } = await openDiary();
  await press('Scrivi');
  await press('Chiedi');
  await isStepped(2);
  await go(-1);
  await closed('Domanda');
  expect(dialog('Nota')).toBeVisible();
  await go(-1);
  await closed('Nota');
  expect(screen.getByRole('heading', { name: 'Diario' })).toBeVisible();
});

test('a dialog that gives way to another shares its step', async () => {
  const { press, go, isStepped } = await openDiary();
  await press('Scrivi');
  await isStepped(1);
  await press('Passa alla domanda');
  await closed('Nota');
  await isStepped(1);
  await go(-1);
  await closed('Domanda');
  expect(screen.getByRole('heading', { name: 'Diario' })).toBeVisible();
});

test.each(['a link', 'a button'])(
  '%s in a dialog leads on, and Back from there to the screen without the dialog',
  async (what) => {
    const { press, user, go, isStepped } = await openDiary();
    await press('Scrivi');
    await isStepped(1);
    if (what === 'a link') await user.click(screen.getByRole('link', { name: 'Aiuto' }));
    else await press('Vai all’aiuto');
    expect(await screen.findByText('Aiuto')).toBeVisible();
    await go(-1);
    expect(await screen.findByRole('heading', { name: 'Diario' })).toBeVisible();
    await isStepped(0);
    expect(dialog('Nota')).not.toBeInTheDocument();
    await go(-1);
    expect(await screen.findByText('Home')).toBeVisible();
  },
);

test('a dialog that asks before it closes is still a step after it was asked', async () => {
  const { press, go, isStepped } = await openDiary();
  await press('Insisti');
  for (const times of [1, 2]) {
    await isStepped(1);
    await go(-1);
    expect(await screen.findByText(`Chiesto ${times} volte`)).toBeVisible();
  }
});

test('where its button is gone, the focus moves to what is nearest to it', async () => {
  const { press, user } = await openDiary();
  screen.getByRole('button', { name: 'Scrivi' }).focus();
  await user.keyboard('{Enter}');
  within(await screen.findByRole('dialog', { name: 'Nota' }));
  await press('Togli');
  await closed('Nota');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Diario' })).toHaveFocus());
});

test('a button that is gone before its dialog opens leaves the focus to what was nearest to it', async () => {
  const { press, user } = await openDiary();
  await press('Conferma');
  await screen.findByRole('dialog', { name: 'Nota' });
  await user.keyboard('{Escape}');
  await closed('Nota');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Dopo la conferma' })).toHaveFocus());
});

test('of two dialogs one soon after the other, each gives the focus back to its own button', async () => {
  const { user } = await openDiary();
  for (const [button, name] of [
    ['Firma', 'Firma'],
    ['Confida', 'Confidenza'],
    ['Firma', 'Firma'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(within(dialog(name) as HTMLElement).getByRole('textbox')).toHaveFocus());
    await user.keyboard('{Escape}');
    await closed(name);
    await waitFor(() => expect(screen.getByRole('button', { name: button })).toHaveFocus());
  }
});

/** A question whose answer fails when `fail` is called. */
async function askAndFail() {
  let fail = () => {};
  function Question() {
    const [isRunning, setRunning] = useState(false);
    const [hasFailed, setFailed] = useState(false);
    fail = () => {
      setRunning(false);
      setFailed(true);
    };
    return (
      <ConfirmDialog
        opened
        title="Annullare?"
        confirmLabel="Sì, annulla"
        isRunning={isRunning}
        onConfirm={() => setRunning(true)}
        onDismiss={() => undefined}
      >
        {hasFailed && <p role="alert">errore_generico</p>}
      </ConfirmDialog>
    );
  }
  render(
    <MantineProvider env="test">
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <Question /> }])} />
    </MantineProvider>,
  );
  await screen.findByRole('dialog', { name: 'Annullare?' });
  return { user: userEvent.setup(), fail: () => act(() => fail()) };
}

/** The button loses the focus in the moment it is disabled, as in some browsers, before anybody looks. */
function loseFocusAtOnce(button: HTMLElement): void {
  button.setAttribute = (name, value) => {
    Element.prototype.setAttribute.call(button, name, value);
    if (name !== 'disabled') return;
    // In jsdom a disabled button cannot be blurred: the focus goes to another and falls from there.
    button.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    const other = document.body.appendChild(document.createElement('button'));
    other.focus();
    other.remove();
  };
}

test.each([
  { when: 'at once', prepare: loseFocusAtOnce },
  { when: 'a moment later', prepare: () => undefined },
])(
  'while a press is under way and takes the focus $when, it waits in the dialog, and after a failure it is on the button again',
  async ({ prepare }) => {
    const { user, fail } = await askAndFail();
    const button = screen.getByRole('button', { name: 'Sì, annulla' });
    prepare(button);
    button.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button).toBeDisabled());
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    fail();
    expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(button).toHaveFocus());
  },
);

test('a focus moved elsewhere while a press is under way stays there after a failure, and lost later it does not go to that button', async () => {
  const { user, fail } = await askAndFail();
  const button = screen.getByRole('button', { name: 'Sì, annulla' });
  button.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  const decline = screen.getByRole('button', { name: 'Annulla' });
  decline.focus();
  fail();
  await waitFor(() => expect(button).toBeEnabled());
  expect(decline).toHaveFocus();
  decline.blur();
  screen.getByRole('dialog').append(document.createElement('p'));
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(screen.getByRole('dialog')).toHaveFocus();
});
