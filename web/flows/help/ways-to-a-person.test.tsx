import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { comingSoon } from '#web/features/coming-soon/coming-soon-list';
import { enterText } from '#web/testing/enter-text';
import { renderApp } from '#web/testing/render-app.tsx';

const field = (name: string) => screen.getByLabelText(name, { selector: 'input, textarea' });
const form = () => screen.findByRole('form', { name: 'Richiedi informazioni' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('what a visitor sends from the help reaches the team, and the page says where the answer comes (MODAL-10)', async () => {
  const { user, platform } = renderApp('#/dashboard/faq?type=faq');
  await form();
  expect(field('Messaggio')).toHaveAccessibleDescription(/Non serve raccontare nulla della tua salute/);
  await user.type(field('Nome'), 'Lucia');
  await enterText(user, field('Email'), 'lucia.desantis@example.it');
  await enterText(user, field('Telefono'), '347 555 0199');
  await enterText(user, field('Messaggio'), 'Come mi iscrivo?');
  await user.click(screen.getByRole('button', { name: 'Invia richiesta' }));
  const sent = await screen.findByRole('heading', { level: 2, name: 'La tua richiesta è partita' });
  await waitFor(() => expect(sent).toHaveFocus());
  expect(screen.getByText(/Ti rispondiamo per email a/)).toHaveTextContent('lucia.desantis@example.it');
  expect(platform.db.outbox.list()).toMatchObject([{ text: expect.stringContaining('(paziente)') }]);
  await user.click(screen.getByRole('button', { name: 'Scrivi un’altra richiesta' }));
  await form();
  expect(field('Messaggio')).toHaveValue('');
});

test.each([
  ['giulia', 'TUTORIAL', 'Guida all’uso'],
  ['giulia', 'F.A.Q.', 'Domande frequenti'],
  ['giulia', 'CONTATTACI', 'Assistenza'],
  ['rinaldi', 'TUTORIAL', 'Guida all’uso per i professionisti'],
  ['rinaldi', 'CONTATTACI', 'Assistenza'],
] as const)(
  'the help of %s leads by %s to %s, where a ticket is one press away (HELP-33, HELP-34, HELP-37)',
  async (signedInAs, way, title) => {
    const { user } = renderApp('#/dashboard', { signedInAs });
    await user.click(await screen.findByRole('button', { name: 'Hai bisogno di aiuto?' }));
    await user.click(await screen.findByRole('link', { name: way }));
    await heading(title);
    const main = within(screen.getByRole('main'));
    if (way === 'CONTATTACI') expect(main.getByRole('button', { name: 'nuovo ticket' })).toBeVisible();
    else expect(main.getByRole('link', { name: 'Apri un ticket' })).toHaveAttribute('href', '#/dashboard/ticket');
  },
);

test.each([
  ['#/dashboard/therapist', null, 'Domande frequenti'],
  ['#/patient', null, 'Domande frequenti'],
  ['#/cookie', 'rinaldi', 'Assistenza'],
] as const)('‘Segnala un problema’ on %s leads %s to a person', async (address, signedInAs, title) => {
  const { user } = renderApp(address, signedInAs ? { signedInAs } : {});
  const link = async () =>
    within(await screen.findByRole('contentinfo')).getByRole('link', { name: 'Segnala un problema' });
  await waitFor(async () =>
    expect(await link()).toHaveAttribute('href', signedInAs ? '#/dashboard/ticket' : '#/dashboard/faq?type=faq'),
  );
  await user.click(await link());
  await heading(title);
  if (!signedInAs) expect(await form()).toBeVisible();
});

test.each([
  ['giulia', false],
  [null, true],
] as const)(
  'the form the answer on support names, for who is not signed in, is there for %s: %s',
  async (who, isThere) => {
    renderApp('#/dashboard/faq?voce=assistenza', who ? { signedInAs: who } : {});
    const answer = /c’è «Scrivi a una persona»: sta in fondo .* per chi non ha fatto l’accesso/;
    expect(await screen.findByText(answer)).toBeVisible();
    if (isThere) expect(await screen.findByRole('region', { name: 'Scrivi a una persona' })).toBeVisible();
    else expect(screen.queryByRole('region', { name: 'Scrivi a una persona' })).not.toBeInTheDocument();
  },
);

test('a visitor who cannot sign in to their tickets can write all the same (GUARD-30)', async () => {
  const { user } = renderApp('#/dashboard/ticket');
  await user.click(await screen.findByRole('button', { name: 'Scrivi a una persona' }));
  expect(await screen.findByRole('dialog', { name: 'Richiedi informazioni' })).toBeVisible();
});

test.each([
  [null, 'pazienti@ascolto.example'],
  ['giulia', 'pazienti@ascolto.example'],
  ['rinaldi', 'professionisti@ascolto.example'],
] as const)(
  'the help of %s names the inbox of their role and no other (HELP-42, HELP-43)',
  async (signedInAs, inbox) => {
    renderApp('#/dashboard/faq', signedInAs ? { signedInAs } : {});
    expect(await screen.findByRole('link', { name: inbox })).toHaveAttribute('href', `mailto:${inbox}`);
    expect(screen.getAllByRole('link', { name: /@ascolto\.example$/ })).toHaveLength(1);
  },
);

test('what is still to come is said to whoever reads it', () => {
  for (const { promise } of Object.values(comingSoon)) {
    expect(promise).not.toMatch(/chi esercita|propri[oa]?\b|come prima/);
    expect(promise).toMatch(/potrai|vedrai|troverai|terrai|tu[oai]\b/);
  }
});
