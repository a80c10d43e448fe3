import { screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { minuteMs } from '#contracts/kernel/instant';
import { registerProfessional } from '#contracts/registration/registration.api';
import { registrationExamples } from '#contracts/registration/registration.examples';
import { call } from '#web/api/call';
import { SendDocuments } from '#web/features/registration/documents/send-documents.tsx';
import { chosenFileFrom } from '#web/fields/documents/chosen-file';
import { renderServedPart } from '#web/testing/render-served-part.tsx';

const chosenOf = (name: string) =>
  chosenFileFrom(new File([`%PDF-1.7\n${name}\n%%EOF\n`], name), 'application/pdf', []);

const input = registerProfessional.input.parse(registrationExamples.registerProfessional.visitor);

/** A professional who has just registered, and whose documents are being sent. */
async function renderAfterRegistration(options: { readonly laterMs?: number; readonly breakUpload?: boolean } = {}) {
  const dones: (readonly string[])[] = [];
  const files = {
    identity: [chosenOf('fronte.pdf'), chosenOf('retro.pdf')],
    certificate: [chosenOf('laurea.pdf')],
    certificate_psychotherapy: [chosenOf('scuola.pdf')],
  };
  const router = createMemoryRouter(
    [
      {
        path: '/send',
        element: (
          <SendDocuments
            files={files}
            documentsUntil="2026-11-23T09:30:00Z"
            onDone={(missing) => dones.push(missing)}
          />
        ),
      },
      { path: '/', element: null },
    ],
    { initialEntries: ['/'] },
  );
  const app = renderServedPart(<RouterProvider router={router} />);
  // Uploads need real time; no test here depends on the clock.
  vi.useRealTimers();
  await call(registerProfessional, input, 'visitor');
  app.platform.advance(options.laterMs ?? 0);
  if (options.breakUpload) app.platform.faults.set('upload', ['connection-lost-after']);
  await router.navigate('/send');
  const account = () => app.platform.db.users.list(({ email }) => email === input.email)[0]?.public_configuration;
  return { ...app, dones, account };
}

test('what is sent joins the account just opened, each file in its list and its own (REG-117, UPL-03, UPL-04)', async () => {
  const { platform, dones, account } = await renderAfterRegistration();
  await waitFor(() => expect(dones).toEqual([[]]));
  expect(account()?.identity_documents).toHaveLength(2);
  expect(account()?.qualifications).toEqual([
    expect.objectContaining({ filesList: [expect.stringMatching(/\.pdf$/)] }),
  ]);
  const certificate = String(account()?.certificatePsychotherapy);
  const [owner] = platform.db.users.list(({ email }) => email === input.email);
  expect(platform.db.files.get(certificate)).toMatchObject({
    owner: owner?.public_token,
    private: 1,
    onlymine: 1,
  });
});

test('a file whose answer was lost and that is sent again is in the account once (REG-117)', async () => {
  const { user, platform, dones, account } = await renderAfterRegistration({ breakUpload: true });
  const again = await screen.findByRole('button', { name: 'Riprova scuola.pdf' });
  platform.faults.set('upload', []);
  await user.click(again);
  for (const name of ['fronte.pdf', 'retro.pdf', 'laurea.pdf']) {
    await user.click(screen.getByRole('button', { name: `Riprova ${name}` }));
  }
  await waitFor(() => expect(dones).toEqual([[]]));
  expect(account()?.identity_documents).toHaveLength(2);
  expect(account()?.certificatePsychotherapy).toHaveLength(1);
});

test('half an hour after the registration no more is added, and the page leads on', async () => {
  const { account } = await renderAfterRegistration({ laterMs: 31 * minuteMs });
  expect(await screen.findByText(/Il tempo per aggiungere documenti qui è finito\. Potrai aggiungerli/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continua' })).toBeVisible();
  expect(account()?.identity_documents).toEqual([]);
});
