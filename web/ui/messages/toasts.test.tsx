import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { notifyFailure, notifySuccess } from '#web/ui/messages/notify';
import { Toasts } from '#web/ui/messages/toasts.tsx';

const sending = { name: 'chat/send-text' };
const notSent = { title: 'errore', advice: 'Premi Riprova quando vuoi.' };

function renderToasts() {
  return renderPart(
    <>
      <button type="button">Invia</button>
      <div role="dialog" aria-label="Una domanda">
        <button type="button">Sì</button>
      </div>
      <Toasts />
    </>,
  );
}

test('a toast says by a word what kind it is, and a failure is spoken at once', () => {
  renderToasts();
  act(() => notifyFailure(sending, notSent));
  expect(screen.getByRole('alert')).toHaveTextContent('Problema');
  act(() => notifySuccess('Salvato'));
  expect(screen.getByRole('status')).toHaveTextContent('Fatto');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('it is closed by its button, reached last, and the focus goes back to where it was', async () => {
  const { user } = renderToasts();
  act(() => notifyFailure(sending, notSent));
  await user.click(screen.getByRole('button', { name: 'Sì' }));
  await user.tab();
  expect(screen.getByRole('button', { name: 'Chiudi' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sì' })).toHaveFocus();
});

test('Esc closes it, except in a dialog', async () => {
  const { user } = renderToasts();
  act(() => notifyFailure(sending, notSent));
  await user.click(screen.getByRole('button', { name: 'Sì' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a success goes by itself after five seconds, but not while it is read; a failure stays', async () => {
  vi.useFakeTimers();
  renderToasts();
  act(() => notifyFailure(sending, notSent));
  act(() => notifySuccess('Salvato'));
  act(() => screen.getByRole('button', { name: 'Chiudi' }).focus());
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('status')).toHaveTextContent('Salvato');
  act(() => screen.getByRole('button', { name: 'Invia' }).focus());
  act(() => vi.advanceTimersByTime(5_000));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('alert')).toHaveTextContent('errore');
});

test('a failure that its own place tells as well goes by itself, after twelve seconds', () => {
  vi.useFakeTimers();
  renderToasts();
  act(() => notifyFailure(sending, notSent, { isToldInPlace: true }));
  act(() => vi.advanceTimersByTime(11_900));
  expect(screen.getByRole('alert')).toHaveTextContent('Premi Riprova');
  act(() => vi.advanceTimersByTime(200));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('one that offers something stands until that has been done, and is reached by Tab', async () => {
  vi.useFakeTimers();
  renderToasts();
  const done = Promise.withResolvers<void>();
  const run = vi.fn(() => done.promise);
  act(() => notifySuccess('Spostato', { offer: { label: 'Annulla', run } }));
  act(() => vi.advanceTimersByTime(600_000));
  const offer = screen.getByRole('button', { name: 'Annulla' });
  expect(offer.tabIndex).toBe(0);
  act(() => offer.focus());
  act(() => offer.click());
  act(() => offer.click());
  expect(run).toHaveBeenCalledOnce();
  expect(offer).toBeEnabled();
  expect(offer).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Spostato');
  await act(async () => done.resolve());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

/** A page with a dialog that its button opens. */
function PageWithDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Apri
      </button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Come ti senti?">
        Scegli
      </Dialog>
      <Toasts />
    </>
  );
}

test('an offer waits while a dialog is open, of which it would cover a part for as long; a failure does not', async () => {
  const { user } = renderPart(<PageWithDialog />);
  act(() => notifySuccess('Note cancellate', { offer: { label: 'Annulla', run: async () => undefined } }));
  expect(screen.getByRole('button', { name: 'Annulla' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Apri' }));
  await screen.findByRole('dialog');
  expect(screen.queryByText('Note cancellate')).not.toBeInTheDocument();
  act(() => notifyFailure(sending, notSent));
  const failure = screen.getByRole('alert');
  expect(failure).toHaveTextContent('errore');
  act(() => within(failure).getByRole('button', { name: 'Chiudi' }).click());
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Chiudi' }));
  expect(await screen.findByRole('button', { name: 'Annulla' })).toBeVisible();
});

test('the Esc that closes a dialog closes no toast, wherever the focus is: neither one that waited nor one over it', async () => {
  const { user } = renderPart(<PageWithDialog />);
  act(() => notifySuccess('Note cancellate', { offer: { label: 'Annulla', run: async () => undefined } }));
  await user.click(screen.getByRole('button', { name: 'Apri' }));
  await screen.findByRole('dialog');
  act(() => notifyFailure(sending, notSent));
  // As after a press of a button that is disabled while it runs.
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toHaveTextContent('errore');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Apri' }));
  await screen.findByRole('dialog');
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Annulla' })).toBeVisible();
});

/** A screen with an entry that goes when it is taken back. */
function ScreenWithEntry() {
  const [isThere, setThere] = useState(true);
  return (
    <main tabIndex={-1}>
      <h1 tabIndex={-1}>Diario</h1>
      {isThere && (
        <section>
          <button type="button">Nota di ieri</button>
        </section>
      )}
      <button type="button" onClick={() => setThere(false)}>
        Togli
      </button>
      <Toasts />
    </main>
  );
}

test.each([
  { what: 'to where it came from', last: 'Nota di ieri', after: { role: 'button', name: 'Nota di ieri' } },
  { what: 'to the heading, where it came from nothing', last: undefined, after: { role: 'heading', name: 'Diario' } },
])('when a toast is acted on, and another takes its place, the focus goes back $what', async ({ last, after }) => {
  const { user } = renderPart(<ScreenWithEntry />);
  const run = async () => notifySuccess('Annullato');
  act(() => notifySuccess('Spostato', { offer: { label: 'Annulla', run } }));
  if (last) act(() => screen.getByRole('button', { name: last }).focus());
  act(() => screen.getByRole('button', { name: 'Annulla' }).focus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Annullato')).toBeVisible();
  await waitFor(() => expect(screen.getByRole(after.role, { name: after.name })).toHaveFocus());
});

test('where what it came from is gone, the focus goes to the heading and not to the whole screen', async () => {
  const { user } = renderPart(<ScreenWithEntry />);
  act(() => notifyFailure(sending, notSent));
  act(() => screen.getByRole('button', { name: 'Nota di ieri' }).focus());
  act(() => screen.getByRole('button', { name: 'Chiudi' }).focus());
  act(() => fireEvent.click(screen.getByRole('button', { name: 'Togli' })));
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Diario' })).toHaveFocus());
});
