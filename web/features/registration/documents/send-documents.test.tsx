import { act, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { ChosenDocuments } from '#web/features/registration/documents/document-upload';
import { SendDocuments } from '#web/features/registration/documents/send-documents.tsx';
import { renderPart } from '#web/testing/render-part.tsx';
import { serveDocuments } from '#web/testing/serve-documents';
import { LateToasts } from '#web/ui/messages/late-toasts.tsx';

const chosenOf = (name: string) => ({ id: `key-${name}`, file: new File(['%PDF-1.7'], name), displayName: name });

const three: ChosenDocuments = {
  identity: [chosenOf('fronte.jpg'), chosenOf('retro.jpg')],
  certificate: [chosenOf('laurea.pdf')],
  certificate_psychotherapy: [],
};

function renderSending(files: ChosenDocuments = three) {
  const server = serveDocuments();
  const dones: (readonly string[])[] = [];
  const page = (
    <SendDocuments files={files} documentsUntil="2026-11-23T09:30:00Z" onDone={(missing) => dones.push(missing)} />
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/altrove', element: <p>Altrove</p> },
  ]);
  const { user } = renderPart(
    <>
      <RouterProvider router={router} />
      <LateToasts router={router} />
    </>,
  );
  return { user, server, dones, router };
}

/** The status shown for each file, without its buttons. */
function statuses(): readonly (string | undefined)[] {
  const files = screen.getAllByRole('listitem').filter((each) => !each.closest('nav'));
  return files.map(({ textContent }) => words.exec(textContent)?.[0]);
}

const words = /in attesa|in invio|aggiunto|non riuscito|annullato/;
const item = (name: string) => within(screen.getByText(name, { selector: 'li > span' }).closest('li') as HTMLElement);
const goOn = () => screen.getByRole('button', { name: 'Continua' });

test('stands under the steps of the registration, all of them done, and none leads back', () => {
  renderSending();
  const steps = within(screen.getByRole('navigation', { name: 'Passi della registrazione' })).getAllByRole('button');
  expect(steps).toHaveLength(3);
  for (const step of steps) expect(step).toHaveAttribute('aria-disabled', 'true');
});

test('files leave one after the other, list by list, and then it goes on by itself (REG-117, UPL-03)', async () => {
  const psychotherapist = { ...three, certificate_psychotherapy: [chosenOf('scuola.pdf')] };
  const { server, dones } = renderSending(psychotherapist);
  await server.untilAsked(1);
  expect(statuses()).toEqual(['in invio', 'in attesa', 'in attesa', 'in attesa']);
  for (const count of [1, 2, 3, 4]) {
    await server.untilAsked(count);
    expect(dones).toEqual([]);
    server.accept();
  }
  await waitFor(() => expect(dones).toEqual([[]]));
  expect(server.asked).toEqual([
    { kind: 'identity', idempotencyKey: 'key-fronte.jpg', name: 'fronte.jpg' },
    { kind: 'identity', idempotencyKey: 'key-retro.jpg', name: 'retro.jpg' },
    { kind: 'certificate', idempotencyKey: 'key-laurea.pdf', name: 'laurea.pdf' },
    { kind: 'certificate_psychotherapy', idempotencyKey: 'key-scuola.pdf', name: 'scuola.pdf' },
  ]);
});

test('how far a file is shows as a bar and in words; only a file that was added is announced', async () => {
  const { server } = renderSending();
  await server.untilAsked(1);
  act(() => server.progress(0.4));
  const bar = screen.getByRole('progressbar', { name: 'Invio di fronte.jpg' });
  expect(bar).toHaveAttribute('aria-valuenow', '40');
  expect(bar).toHaveAttribute('aria-valuetext', 'in invio 40%');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  server.accept();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('fronte.jpg aggiunto.'));
});

test('a file that fails says errore and which it was, while the others go on (REG-118, UPL-07)', async () => {
  const { server, dones } = renderSending();
  await server.untilAsked(1);
  server.refuse('legacy_unavailable', 503);
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('errore');
  expect(toast).toHaveTextContent('fronte.jpg');
  await server.untilAsked(2);
  server.accept();
  await server.untilAsked(3);
  server.accept();
  await waitFor(() => expect(statuses()).toEqual(['non riuscito', 'aggiunto', 'aggiunto']));
  expect(item('fronte.jpg').getByText(/Premi Riprova, oppure aggiungilo più tardi dal tuo profilo/)).toBeVisible();
  expect(dones).toEqual([]);
});

test('errore goes as soon as its file is tried again, and not when another file leaves (REG-118, UPL-07)', async () => {
  const { user, server, dones } = renderSending();
  await server.untilAsked(1);
  server.refuse('legacy_unavailable', 503);
  for (const count of [2, 3]) {
    await server.untilAsked(count);
    expect(await screen.findByText('errore')).toBeVisible();
    server.accept();
  }
  await user.click(await item('fronte.jpg').findByRole('button', { name: /Riprova/ }));
  await server.untilAsked(4);
  expect(screen.queryByText('errore')).not.toBeInTheDocument();
  server.accept();
  await waitFor(() => expect(dones).toEqual([[]]));
});

test('after a lost answer the file is sent again under the same key, and all is done (REG-117)', async () => {
  const { user, server, dones } = renderSending({ ...three, identity: [], certificate: [chosenOf('laurea.pdf')] });
  await server.untilAsked(1);
  server.lose();
  await user.click(await screen.findByRole('button', { name: 'Riprova laurea.pdf' }));
  await server.untilAsked(2);
  server.accept();
  await waitFor(() => expect(dones).toEqual([[]]));
  expect(server.asked.map((asked) => asked.idempotencyKey)).toEqual(['key-laurea.pdf', 'key-laurea.pdf']);
});

test('a file taken back stays out, on its way or waiting, until it is tried again', async () => {
  const { user, server, dones } = renderSending();
  await server.untilAsked(1);
  await user.click(screen.getByRole('button', { name: 'Annulla laurea.pdf' }));
  await user.click(screen.getByRole('button', { name: 'Annulla fronte.jpg' }));
  await server.untilAsked(2);
  server.accept();
  await waitFor(() => expect(statuses()).toEqual(['annullato', 'aggiunto', 'annullato']));
  expect(screen.getByRole('button', { name: 'Riprova fronte.jpg' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await server.untilAsked(3);
  expect(server.asked.map(({ name }) => name)).toEqual(['fronte.jpg', 'retro.jpg', 'fronte.jpg']);
  expect(dones).toEqual([]);
});

test.each([
  { code: 'unsupported_file', says: /Usa JPEG, PNG o PDF\. Potrai aggiungere un altro file/ },
  { code: 'too_many_pixels', says: /La foto ha troppi pixel\. Riducila, per esempio a 4000 × 3000/ },
])('does not offer to send again a file that the account cannot take: $code (REG-76)', async ({ code, says }) => {
  const { server } = renderSending();
  await server.untilAsked(1);
  server.refuse(code, 422);
  expect(await item('fronte.jpg').findByText(says)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Riprova fronte.jpg' })).not.toBeInTheDocument();
});

test('going on names what is missing, and sends no more of it (REG-119)', async () => {
  const { user, server, dones } = renderSending();
  await server.untilAsked(1);
  server.accept();
  await server.untilAsked(2);
  const missing = [
    'retro.jpg (documento d’identità e codice fiscale)',
    'laurea.pdf (certificato di laurea e altri titoli)',
  ];
  expect(screen.getByText(/Se continui adesso/)).toHaveTextContent(`Mancano: ${missing.join(', ')}.`);
  await user.click(goOn());
  expect(dones).toEqual([missing]);
  expect(statuses()).toEqual(['aggiunto', 'annullato', 'annullato']);
  expect(server.asked).toHaveLength(2);
});

test('once the time to add documents is over nothing more is sent, and the way leads on', async () => {
  const { user, server, dones } = renderSending();
  await server.untilAsked(1);
  server.refuse('unauthenticated', 401);
  expect(await screen.findByText(/Il tempo per aggiungere documenti qui è finito\. Potrai aggiungerli/)).toBeVisible();
  expect(statuses()).toEqual(['non riuscito', 'non riuscito', 'non riuscito']);
  expect(screen.queryByRole('button', { name: /Riprova/ })).not.toBeInTheDocument();
  await user.click(goOn());
  expect(dones[0]).toHaveLength(3);
  expect(server.asked).toHaveLength(1);
});

test('says until when documents can be added, by the clock of Rome', () => {
  renderSending();
  expect(screen.getByText(/Puoi aggiungerli qui fino alle 10:30/)).toBeVisible();
});

test('leaving while files are on their way asks first; staying goes on, leaving breaks off', async () => {
  const { user, server, router } = renderSending();
  await server.untilAsked(1);
  await act(() => router.navigate('/altrove'));
  await user.click(await screen.findByRole('button', { name: 'Continua l’invio' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  server.accept();
  await server.untilAsked(2);
  await act(() => router.navigate('/altrove'));
  await user.click(await screen.findByRole('button', { name: 'Interrompi e lascia' }));
  expect(await screen.findByText('Altrove')).toBeVisible();
  expect(server.asked).toHaveLength(2);
});

test('closing the tab asks while files are on their way, and not after', async () => {
  const { user, server } = renderSending();
  await server.untilAsked(1);
  expect(leaveTab()).toBe('asked');
  await user.click(goOn());
  expect(leaveTab()).toBe('left');
});

function leaveTab(): 'asked' | 'left' {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true })) ? 'left' : 'asked';
}
