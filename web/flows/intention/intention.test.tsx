import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { toPerson } from '#web/copy/to-person';
import { fillAccount, fillPatientDetails, lucia } from '#web/features/registration/testing/fill-wizard';
import { storeDraft } from '#web/forms/draft-store';
import { keepIntention } from '#web/session/intention';
import { closeAfterTest, closeApps } from '#web/testing/open-apps';
import { type RenderedApp, renderApp } from '#web/testing/render-app.tsx';

const rinaldi = '#/dashboard/therapist-detail?pt=pt-rinaldi';
const serafini = '#/dashboard/therapist-detail?pt=pt-serafini';
const text = 'Buongiorno dottoressa, vorrei un primo colloquio.';
const heartForSerafini = { kind: 'favourite', therapist: 'pt-serafini', name: 'Chiara Serafini' } as const;

const isAt = (address: string) => waitFor(() => expect(window.location.hash).toBe(address));
const heart = () => screen.findByRole('button', { name: 'Aggiungi ai preferiti' });
const savedOf = ({ platform }: RenderedApp, token: string) =>
  platform.db.users.get(token)?.public_configuration['fav_therapist'];
const messagesOf = ({ platform }: RenderedApp, token: string) =>
  platform.db.messages.list(({ owner }) => owner === token).map(({ body }) => body);
const newcomerOf = ({ platform }: RenderedApp) =>
  platform.db.users.list(({ email }) => email === lucia.email.toLowerCase())[0]?.public_token ?? '';
const keptInTab = () => Object.entries({ ...sessionStorage }).join();

async function signIn({ user }: RenderedApp, email = 'giulia.moretti@example.it'): Promise<void> {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), 'Ascolto2026!{Enter}');
}

/** Fills in a patient's registration and sends it. */
async function register({ user }: RenderedApp): Promise<void> {
  await fillAccount(user);
  await user.click(screen.getByRole('button', { name: 'avanti' }));
  await fillPatientDetails(user);
  await user.click(screen.getByRole('button', { name: 'registrati' }));
  await isAt('#/info/successful-register-patient');
}

/** Presses the heart as a visitor, and one of the ways the dialog offers. */
async function pressHeart({ user }: RenderedApp, way: 'Registrati' | 'Accedi'): Promise<void> {
  await user.click(await heart());
  const dialog = within(await screen.findByRole('dialog', { name: 'Vuoi salvare Chiara Serafini tra i preferiti?' }));
  await user.click(dialog.getByRole('button', { name: way }));
}

/** Writes to the therapist as a visitor, and presses one of the ways the dialog offers. */
async function write({ user }: RenderedApp, way: 'Registrati' | 'Accedi', name = 'Chiara Serafini'): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Scrivi un messaggio' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Scrivi ${toPerson(name)}` }));
  await user.type(dialog.getByRole('textbox'), text);
  await user.click(dialog.getByRole('button', { name: way }));
}

/** Opens the app again in the same tab, as after a visit to another site. */
function reopen(...[address, options]: Parameters<typeof renderApp>): RenderedApp {
  cleanup();
  closeApps();
  return renderApp(address, options);
}

describe('a heart pressed by a visitor', () => {
  test('is set once they have signed in, and only then told; they are back on the profile', async () => {
    const app = renderApp(serafini);
    await pressHeart(app, 'Accedi');
    expect(await screen.findByText(/Poi aggiungiamo Chiara Serafini ai tuoi preferiti/)).toBeVisible();
    const update = app.platform.heldCalls.hold('updateUser');
    await signIn(app);
    await isAt(serafini);
    expect(await heart()).toBeVisible();
    expect(screen.queryByText('Aggiunto ai preferiti')).not.toBeInTheDocument();
    update.release();
    expect(await screen.findByText('Aggiunto ai preferiti')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Sposta in fondo ai preferiti' })).toBeVisible();
    expect(savedOf(app, 'pt-giulia')).toEqual(['pt-rinaldi', 'pt-serafini']);
    expect(window.location.hash).toBe(serafini);
    expect(keptInTab()).not.toContain('pt-serafini');
  });

  test('is set by registering, which leads back to the therapist', async () => {
    const app = renderApp(serafini);
    await pressHeart(app, 'Registrati');
    await isAt('#/register?role=patient');
    await register(app);
    expect(await screen.findByText('Aggiunto ai preferiti: Chiara Serafini.')).toBeVisible();
    expect(savedOf(app, newcomerOf(app))).toEqual(['pt-serafini']);
    await app.user.click(screen.getByRole('link', { name: 'Torna a Chiara Serafini' }));
    await isAt(serafini);
    expect(await screen.findByRole('button', { name: 'Sposta in fondo ai preferiti' })).toBeVisible();
  });

  test('is set after a sign-in with a provider too, though the page was left meanwhile', async () => {
    keepIntention('visitor', heartForSerafini);
    const app = renderApp('#/dashboard', { signedInAs: 'giulia' });
    expect(await screen.findByText('Aggiunto ai preferiti')).toBeVisible();
    expect(savedOf(app, 'pt-giulia')).toEqual(['pt-rinaldi', 'pt-serafini']);
  });

  test('moves nothing for who had the therapist among the favourites already, and says so', async () => {
    const app = renderApp('#/patient');
    keepIntention('visitor', { kind: 'favourite', therapist: 'pt-rinaldi', name: 'Andrea Rinaldi' });
    await signIn(app);
    expect(await screen.findByText('Andrea Rinaldi era già tra i tuoi preferiti.')).toBeVisible();
    expect(savedOf(app, 'pt-giulia')).toEqual(['pt-rinaldi']);
  });

  test('is not told as set when it could not be', async () => {
    const app = renderApp('#/patient', { faults: { updateUser: ['status-500'] } });
    keepIntention('visitor', heartForSerafini);
    await signIn(app);
    expect(
      await screen.findByText(
        /^Non sappiamo se Chiara Serafini è tra i tuoi preferiti|^Chiara Serafini non è tra i tuoi preferiti/,
      ),
    ).toBeVisible();
    expect(screen.queryByText('Aggiunto ai preferiti')).not.toBeInTheDocument();
    expect(savedOf(app, 'pt-giulia')).toEqual(['pt-rinaldi']);
  });

  test('for a therapist who is not listed any more is not told as set', async () => {
    const app = renderApp('#/patient');
    keepIntention('visitor', { kind: 'favourite', therapist: 'pt-serra', name: 'Elena Serra' });
    await signIn(app);
    expect(await screen.findByText(/Elena Serra non è più nell’elenco/)).toBeVisible();
    expect(savedOf(app, 'pt-giulia')).toEqual(['pt-rinaldi']);
  });

  test('waits for the mandatory consents', async () => {
    const app = renderApp('#/patient');
    const row = app.platform.db.users.get('pt-giulia');
    if (!row) throw new Error('Giulia is not there.');
    app.platform.db.users.put({
      ...row,
      public_configuration: { ...row.public_configuration, isPersonalData: false },
    });
    keepIntention('visitor', heartForSerafini);
    await signIn(app);
    const consent = await screen.findByRole('checkbox', { name: /dati personali/ });
    expect(app.asked).not.toContain('favourites/add-favourite');
    await app.user.click(consent);
    await app.user.click(screen.getByRole('button', { name: 'DICHIARO DI AVERE ALMENO 18 ANNI' }));
    expect(await screen.findByText('Aggiunto ai preferiti')).toBeVisible();
  });

  test('can be let be on the way', async () => {
    const app = renderApp(serafini);
    await pressHeart(app, 'Accedi');
    await app.user.click(await screen.findByRole('button', { name: 'Non serve più' }));
    await signIn(app);
    await isAt(serafini);
    await heart();
    await app.settled();
    expect(savedOf(app, 'pt-giulia')).toEqual(['pt-rinaldi']);
  });
});

test('a message that is let be on the way leaves no text for whoever signs in next', async () => {
  const app = renderApp(serafini);
  await write(app, 'Accedi');
  await app.user.click(await screen.findByRole('button', { name: 'Non serve più' }));
  expect(keptInTab()).not.toContain(text);
  await signIn(app);
  await isAt(serafini);
  await heart();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(keptInTab()).not.toContain(text);
});

describe('a session that has ended while', () => {
  test('the heart was pressed: it is set once the same patient is signed in again', async () => {
    const app = renderApp(serafini, { signedInAs: 'giulia' });
    const button = await heart();
    await app.platform.session.clear();
    await app.user.click(button);
    expect(await screen.findByText('La sessione è terminata')).toBeVisible();
    await signIn(app);
    expect(await screen.findByText('Aggiunto ai preferiti')).toBeVisible();
    expect(savedOf(app, 'pt-giulia')).toEqual(['pt-rinaldi', 'pt-serafini']);
  });

  test('the heart was pressed: nobody else gets it', async () => {
    const app = renderApp(serafini, { signedInAs: 'giulia' });
    const button = await heart();
    await app.platform.session.clear();
    await app.user.click(button);
    expect(await screen.findByText('La sessione è terminata')).toBeVisible();
    await signIn(app, 'sara.lombardi@example.it');
    await isAt('#/dashboard');
    await app.open('/dashboard/therapist-detail?pt=pt-serafini');
    await heart();
    await app.settled();
    expect(savedOf(app, 'pt-sara')).not.toContain('pt-serafini');
    expect(keptInTab()).not.toContain('intention');
  });

  test('a first message was sent: it is there again, unsent, for the same patient', async () => {
    const app = renderApp(serafini, { scenario: 'personas-only', signedInAs: 'sara' });
    await app.user.click(await screen.findByRole('button', { name: 'Scrivi un messaggio' }));
    await app.user.type(await screen.findByRole('textbox', { name: 'Il tuo messaggio' }), text);
    await app.platform.session.clear();
    await app.user.click(screen.getByRole('button', { name: 'Invia messaggio' }));
    expect(await screen.findByText('La sessione è terminata')).toBeVisible();
    await signIn(app, 'sara.lombardi@example.it');
    expect(await screen.findByRole('textbox', { name: 'Il tuo messaggio' })).toHaveValue(text);
    expect(messagesOf(app, 'pt-sara')).toEqual([]);
  });
});

describe('a first message of a visitor', () => {
  test('is kept through registration, and leaves once, when the new patient sends it', async () => {
    const app = renderApp(serafini);
    await write(app, 'Registrati');
    expect(await screen.findByText(/Poi torni al messaggio per Chiara Serafini/)).toBeVisible();
    await register(app);
    expect(await screen.findByText(/Il tuo messaggio non è ancora partito/)).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'Torna a Chiara Serafini' }));
    expect(await screen.findByRole('textbox', { name: 'Il tuo messaggio' })).toHaveValue(text);
    await app.settled();
    expect(messagesOf(app, newcomerOf(app))).toEqual([]);
    await app.user.dblClick(screen.getByRole('button', { name: 'Invia messaggio' }));
    expect(await screen.findByText('chat successo')).toBeVisible();
    expect(messagesOf(app, newcomerOf(app))).toEqual([text]);
    expect(keptInTab()).not.toContain(text);
  });

  test('is in the form again after a sign-in, and stays in the tab alone until it is sent', async () => {
    const app = renderApp(serafini, { scenario: 'personas-only' });
    await write(app, 'Accedi');
    expect(Object.values({ ...localStorage }).join()).not.toContain(text);
    await signIn(app, 'sara.lombardi@example.it');
    expect(await screen.findByRole('textbox', { name: 'Il tuo messaggio' })).toHaveValue(text);
    expect(screen.getByText('Abbiamo ripreso quello che avevi scritto.')).toBeVisible();
    expect(app.asked).not.toContain('chat/start-conversation');
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = reopen(serafini, { scenario: 'personas-only', signedInAs: 'sara' });
    await again.user.click(await screen.findByRole('button', { name: 'Scrivi un messaggio' }));
    expect(await screen.findByRole('textbox', { name: 'Il tuo messaggio' })).toHaveValue(text);
  });

  test('waits in the send box of the chat that a returning patient has with the therapist already', async () => {
    const app = renderApp(rinaldi);
    await write(app, 'Accedi', 'Andrea Rinaldi');
    const before = messagesOf(app, 'pt-giulia');
    await signIn(app);
    await isAt('#/dashboard/chat?selected_chat=chat-giulia-rinaldi');
    expect(await screen.findByRole('textbox', { name: 'Il tuo messaggio' })).toHaveValue(text);
    expect(screen.getByText(/decidi tu se inviarlo/)).toBeVisible();
    expect(messagesOf(app, 'pt-giulia')).toEqual(before);
  });
});

describe('what a visitor wanted and wrote', () => {
  const leaveTraces = () => {
    keepIntention('visitor', heartForSerafini);
    storeDraft({ name: 'first-message:pt-serafini', version: 1 } as never, 'visitor', text);
  };

  test('is gone when a professional signs in', async () => {
    const app = renderApp('#/doctor');
    leaveTraces();
    await signIn(app, 'andrea.rinaldi@example.it');
    expect(await screen.findByRole('link', { name: 'Pazienti' })).toBeVisible();
    expect(keptInTab()).not.toMatch(/intention|Buongiorno/);
    expect(app.asked).not.toContain('favourites/add-favourite');
  });

  test('is gone, with the kind of user remembered, when the site is left at once', async () => {
    vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    closeAfterTest(() => {
      document.documentElement.style.visibility = '';
    });
    const app = renderApp('#/patient');
    leaveTraces();
    localStorage.setItem('ascolto-last-audience', 'patient');
    await app.user.click(await screen.findByRole('button', { name: 'Esci subito' }));
    expect(keptInTab()).not.toMatch(/intention|Buongiorno/);
    expect(localStorage.getItem('ascolto-last-audience')).toBeNull();
  });
});
