import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { comingSoon } from '#web/features/coming-soon/coming-soon-list';
import { type RenderedApp, renderApp } from '#web/testing/render-app.tsx';

const field = (name: string) => screen.getByLabelText(name, { selector: 'input, textarea' });
const form = () => screen.findByRole('form', { name: 'Richiedi informazioni' });

async function send({ user }: RenderedApp, message: string) {
  await user.type(field('Messaggio'), message);
  await user.click(screen.getByRole('button', { name: 'Invia richiesta' }));
}

test.each([
  ['giulia', 'Giulia', 'giulia.moretti@example.it', '399 551 2098', /Non serve raccontare nulla della tua salute/],
  ['rinaldi', 'Andrea', 'andrea.rinaldi@example.it', /^399/, /Non scrivere qui nomi o dati dei tuoi pazienti/],
] as const)(
  'the help of %s is a form to a person, with what is known filled in and words for them (HELP-37, MODAL-32)',
  async (signedInAs, firstName, email, phone, hint) => {
    renderApp('#/dashboard/ticket', { signedInAs });
    await form();
    expect(field('Nome')).toHaveValue(firstName);
    expect(field('Email')).toHaveValue(email);
    expect((field('Telefono') as HTMLInputElement).value).toMatch(phone);
    expect(field('Messaggio')).toHaveAccessibleDescription(hint);
    expect(screen.getByText(/Ti risponde per email una persona del nostro team/)).toBeVisible();
  },
);

test.each([
  ['giulia', '(paziente)'],
  ['rinaldi', '(professionista)'],
] as const)(
  'what %s sends reaches the team, and the page says where the answer comes (MODAL-10)',
  async (signedInAs, side) => {
    const app = renderApp('#/dashboard/ticket', { signedInAs });
    await form();
    await send(app, 'Non trovo una seduta.');
    const sent = await screen.findByRole('heading', { level: 2, name: 'La tua richiesta è partita' });
    await waitFor(() => expect(sent).toHaveFocus());
    expect(screen.getByText(/Ti rispondiamo per email a/)).toHaveTextContent('@example.it');
    expect(app.platform.db.outbox.list()).toHaveLength(1);
    expect(app.platform.db.outbox.list()[0]?.text).toContain(side);
    await app.user.click(screen.getByRole('button', { name: 'Scrivi un’altra richiesta' }));
    await form();
    expect(field('Messaggio')).toHaveValue('');
  },
);

test.each(['TUTORIAL', 'F.A.Q.', 'CONTATTACI'])('behind %s there is always the form to a person', async (way) => {
  const { user } = renderApp('#/dashboard', { signedInAs: 'rinaldi' });
  await user.click(await screen.findByRole('button', { name: 'Hai bisogno di aiuto?' }));
  await user.click(await screen.findByRole('link', { name: way }));
  expect(await form()).toBeVisible();
});

test.each([
  ['#/dashboard', 'giulia'],
  ['#/dashboard/therapist', null],
  ['#/patient', null],
  ['#/cookie', 'rinaldi'],
] as const)('‘Segnala un problema’ on %s leads %s to the form', async (address, signedInAs) => {
  const { user } = renderApp(address, signedInAs ? { signedInAs } : {});
  const footer = within(await screen.findByRole('contentinfo'));
  await waitFor(() => expect(footer.getByRole('link', { name: 'Segnala un problema' })).toBeVisible());
  await user.click(footer.getByRole('link', { name: 'Segnala un problema' }));
  expect(await form()).toBeVisible();
});

test('a visitor who cannot sign in to their requests can write all the same (GUARD-30)', async () => {
  const { user } = renderApp('#/dashboard/ticket');
  await user.click(await screen.findByRole('button', { name: 'Scrivi a una persona' }));
  expect(await screen.findByRole('dialog', { name: 'Richiedi informazioni' })).toBeVisible();
});

test('what is still to come is said to whoever reads it', () => {
  for (const { promise } of Object.values(comingSoon)) {
    expect(promise).not.toMatch(/chi esercita|propri[oa]?\b|come prima/);
    expect(promise).toMatch(/potrai|vedrai|troverai|terrai|tu[oai]\b/);
  }
});
