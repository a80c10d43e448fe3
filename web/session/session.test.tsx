import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { minuteMs } from '#contracts/kernel/instant';
import { logIn } from '#contracts/login/login.api';
import { countTherapists } from '#contracts/therapists/search.api';
import { noFilter } from '#contracts/therapists/therapist-filter';
import { call } from '#web/api/call';
import { keepDraft, readDraft } from '#web/forms/tab-drafts';
import { type SessionNews, sessionChannel } from '#web/session/other-tabs';
import { type RenderedApp, renderApp } from '#web/testing/render-app.tsx';
import { expectedComplaints } from '#web/testing/setup';

const isAt = (address: string) => waitFor(() => expect(window.location.hash).toBe(address));
const calendar = () => screen.findByRole('heading', { level: 1, name: 'Calendario' });

function anotherTabSays(news: SessionNews): void {
  const channel = new BroadcastChannel(sessionChannel);
  channel.postMessage(news);
  channel.close();
}

/** Returns to the tab after a while, which asks the queries on screen again. */
function comeBack({ passTime }: RenderedApp): void {
  passTime(10_000);
  window.dispatchEvent(new Event('focus'));
}

async function leave({ user }: RenderedApp) {
  await user.click(await screen.findByRole('button', { name: /^Account di/ }));
  await user.click(await screen.findByRole('button', { name: 'Esci' }));
}

async function signIn({ user }: RenderedApp, email: string) {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), 'Ascolto2026!{Enter}');
}

test.each([
  ['rinaldi', '#/doctor'],
  ['giulia', '#/patient'],
] as const)(
  'leaving as %s ends the session and leads to %s (SHELL-15, SHELL-16, SHELL-17, GUARD-35)',
  async (person, audience) => {
    const app = renderApp('#/dashboard/calendar', { signedInAs: person });
    await leave(app);
    await isAt(audience);
    expect(await screen.findByRole('form', { name: 'Accesso' })).toBeVisible();
    expect(app.platform.session.read()).toBeNull();
    window.location.hash = '#/dashboard/chat';
    window.dispatchEvent(new PopStateEvent('popstate'));
    await isAt('#/');
  },
);

test('leaving from an open screen leads to the own login too (GUARD-35, SHELL-16)', async () => {
  const app = renderApp('#/dashboard/therapist', { signedInAs: 'giulia' });
  await leave(app);
  await isAt('#/patient');
});

test('leaving forgets drafts, and the next user opens their own dashboard (SHELL-17)', async () => {
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'giulia' });
  keepDraft('pt-giulia', 'intention', 'Buongiorno');
  await leave(app);
  await isAt('#/patient');
  expect(readDraft('pt-giulia', 'intention')).toBe('');
  await signIn(app, 'marco.ferri@example.it');
  await isAt('#/dashboard');
  expect(await screen.findByRole('button', { name: 'Account di Marco Ferri' })).toBeVisible();
});

test('when another tab signs somebody else in, this one shows them and nothing read by the first (SHELL-17)', async () => {
  const { platform } = renderApp('#/dashboard/diary', { signedInAs: 'giulia' });
  expect(await screen.findByRole('link', { name: /^Chat ?, messaggi da leggere: 2$/ })).toBeVisible();
  await call(logIn, { email: 'marco.ferri@example.it', password: 'Ascolto2026!', rememberMe: false }, undefined);
  platform.faults.load({ listChats: ['status-500'] });
  anotherTabSays('entered');
  expect(await screen.findByRole('button', { name: 'Account di Marco Ferri' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Chat' })).toBeVisible();
});

/** Signs somebody else in with the browser's cookie, without this tab hearing of it. */
const signInUnheard = (email: string) => call(logIn, { email, password: 'Ascolto2026!', rememberMe: false }, undefined);

test('shows who signed in in another tab, and does not report the sign-in back to that tab', async () => {
  const app = renderApp('#/patient');
  await screen.findByLabelText('Email');
  await signInUnheard('giulia.moretti@example.it');
  const otherTab = new BroadcastChannel(sessionChannel);
  const heard: unknown[] = [];
  otherTab.onmessage = ({ data }) => heard.push(data);
  otherTab.postMessage('entered');
  expect(await screen.findByRole('button', { name: 'Account di Giulia Moretti' })).toBeVisible();
  await app.settled();
  otherTab.close();
  expect(heard).toEqual([]);
});

test('what is done on a page of whom the browser no longer signs in is refused, and the page shows who is there', async () => {
  const app = renderApp('#/dashboard/chat?selected_chat=chat-giulia-serafini', { signedInAs: 'giulia' });
  const box = await screen.findByRole('textbox', { name: 'Il tuo messaggio' });
  keepDraft('pt-giulia', 'of-a-form', 'Da finire');
  await signInUnheard('chiara.serafini@example.it');
  await app.user.type(box, 'A nome mio{Enter}');
  expect(await screen.findByRole('button', { name: 'Account di Chiara Serafini' })).toBeVisible();
  expect(await screen.findByText('Ora sei nell’account di Chiara Serafini')).toBeVisible();
  await app.settled();
  expect(app.platform.db.messages.list(({ body }) => body === 'A nome mio')).toEqual([]);
  expect(screen.queryByText('A nome mio')).not.toBeInTheDocument();
  expect(readDraft('pt-giulia', 'outbox')).toContain('A nome mio');
  expect(readDraft('pt-giulia', 'of-a-form')).toBe('Da finire');
});

test('a login of a browser where somebody has signed in meanwhile shows them, and ends their session for nobody', async () => {
  const app = renderApp('#/patient');
  await screen.findByLabelText('Email');
  await signInUnheard('giulia.moretti@example.it');
  await signIn(app, 'marco.ferri@example.it');
  expect(await screen.findByRole('button', { name: 'Account di Giulia Moretti' })).toBeVisible();
  expect(app.platform.session.read()).toMatchObject({ publicToken: 'pt-giulia' });
});

test('leaving a page of whom the browser no longer signs in does not sign out who is there', async () => {
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'giulia' });
  await calendar();
  await signInUnheard('marco.ferri@example.it');
  await leave(app);
  await isAt('#/patient');
  expect(app.platform.session.read()).toMatchObject({ publicToken: 'pt-marco' });
});

test('an answer of a session before, come after somebody left, brings nobody back (SHELL-17)', async () => {
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'marco' });
  await calendar();
  const session = app.platform.heldCalls.hold('session');
  const listChats = app.platform.heldCalls.hold('listChats');
  anotherTabSays('entered');
  await leave(app);
  await isAt('#/patient');
  const shown: string[] = [];
  const watch = new MutationObserver(() => shown.push(document.body.textContent));
  watch.observe(document.body, { childList: true, subtree: true, attributes: true });
  await signIn(app, 'giulia.moretti@example.it');
  await screen.findByRole('button', { name: 'Account di Giulia Moretti' });
  session.answerOne();
  // Sent after the answer about the earlier session: when this one has come, so has that one.
  await call(countTherapists, { filter: noFilter }, undefined);
  listChats.release();
  expect(await screen.findByRole('link', { name: /messaggi da leggere: 2$/ })).toBeVisible();
  watch.disconnect();
  expect(shown.some((text) => text.includes('Account di Giulia Moretti'))).toBe(true);
  expect(shown.some((text) => text.includes('Account di Marco Ferri'))).toBe(false);
});

test('a back end that cannot be reached does not keep anybody in; it hears of the leaving later (SHELL-17)', async () => {
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'giulia' });
  await screen.findByRole('button', { name: /^Account di/ });
  app.dropConnection();
  await leave(app);
  await isAt('#/patient');
  expect(await screen.findByText('Sei uscito da questo browser solo a metà')).toBeVisible();
  expect(app.platform.session.read()).not.toBeNull();
  app.dropConnection(false);
  anotherTabSays('entered');
  await waitFor(() => expect(app.platform.session.read()).toBeNull());
  expectedComplaints();
});

test('leaving shows nothing of the user any more at once, however long the back end takes (SHELL-17)', async () => {
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'giulia' });
  await calendar();
  const ask = globalThis.fetch;
  const slow = Promise.withResolvers<void>();
  const delaying = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).endsWith('login/log-out')) await slow.promise;
    return ask(input, init);
  });
  await leave(app);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Account di/ })).not.toBeInTheDocument());
  expect(screen.queryByRole('heading', { level: 1, name: 'Calendario' })).not.toBeInTheDocument();
  slow.resolve();
  await isAt('#/patient');
  expect(app.platform.session.read()).toBeNull();
  delaying.mockRestore();
});

test('a sign-out that nobody has heard of ends no session opened since by somebody else', async () => {
  localStorage.setItem('ascolto-leave-pending', 'pt-giulia');
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'marco' });
  expect(await calendar()).toBeVisible();
  expect(app.platform.session.read()).toMatchObject({ publicToken: 'pt-marco' });
  expect(localStorage.getItem('ascolto-leave-pending')).toBeNull();
});

test('a session the back end has forgotten ends in place, keeps the drafts, and login leads back (GUARD-35)', async () => {
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'giulia' });
  await calendar();
  keepDraft('pt-giulia', 'chat:1', 'Buongiorno');
  await app.platform.session.clear();
  comeBack(app);
  expect(await screen.findByText('La sessione è terminata')).toBeVisible();
  expect(window.location.hash).toBe('#/patient');
  await signIn(app, 'giulia.moretti@example.it');
  expect(await calendar()).toBeVisible();
  expect(readDraft('pt-giulia', 'chat:1')).toBe('Buongiorno');
});

test('after an expired session another user finds neither drafts nor toasts of the first (SHELL-17)', async () => {
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'giulia' });
  await calendar();
  keepDraft('pt-giulia', 'chat:1', 'Buongiorno');
  await app.platform.session.clear();
  comeBack(app);
  await signIn(app, 'marco.ferri@example.it');
  expect(await screen.findByRole('button', { name: 'Account di Marco Ferri' })).toBeVisible();
  expect(readDraft('pt-giulia', 'chat:1')).toBe('');
});

test('signing in asks for the session once, before it: a tab does not hear its own news', async () => {
  const app = renderApp('#/patient', { scenario: 'personas-only' });
  await signIn(app, 'giulia.moretti@example.it');
  await screen.findByRole('button', { name: 'Account di Giulia Moretti' });
  expect(app.asked.filter((name) => name.startsWith('login/'))).toEqual(['login/current-session', 'login/log-in']);
});

test('leaving in another tab ends this one too, and this one says so (SHELL-17)', async () => {
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'giulia' });
  await calendar();
  keepDraft('pt-giulia', 'chat:1', 'Buongiorno');
  await app.platform.session.clear();
  anotherTabSays('left');
  await isAt('#/patient');
  await waitFor(() => expect(readDraft('pt-giulia', 'chat:1')).toBe(''));
  expect(await screen.findByText('Sei uscito da un’altra scheda')).toBeVisible();
  expect(screen.queryByText('La sessione è terminata')).not.toBeInTheDocument();
});

test('acts keep the session, at most every five minutes; doing nothing does not', async () => {
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'giulia', clock: 'by-hand' });
  await calendar();
  const kept = () => app.asked.filter((name) => name === 'login/keep-session').length;
  app.passTime(4 * minuteMs);
  await app.user.keyboard('{Shift}');
  expect(kept()).toBe(0);
  app.passTime(minuteMs);
  await app.user.keyboard('{Shift}');
  await waitFor(() => expect(kept()).toBe(1));
  await app.user.keyboard('{Shift}');
  app.passTime(6 * minuteMs);
  expect(kept()).toBe(1);
});

test('two minutes before an idle session ends it is warned of, and one press keeps it', async () => {
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'giulia', clock: 'by-hand' });
  await calendar();
  app.passTime(28 * minuteMs);
  const dialog = await screen.findByRole('dialog', { name: 'La sessione sta per finire' });
  expect(dialog).toHaveTextContent('si chiude alle 10:30');
  await app.user.click(screen.getByRole('button', { name: 'Resta connesso' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  app.passTime(10 * minuteMs);
  expect(app.platform.session.read()).not.toBeNull();
});

test('a session nobody keeps ends by itself and says so', async () => {
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'giulia', clock: 'by-hand' });
  await calendar();
  app.passTime(28 * minuteMs);
  await screen.findByRole('dialog', { name: 'La sessione sta per finire' });
  app.passTime(2 * minuteMs);
  expect(await screen.findByText('La sessione è terminata')).toBeVisible();
  expect(window.location.hash).toBe('#/patient');
});

test('a session past its end is closed here even when nobody can be asked', async () => {
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'giulia', clock: 'by-hand' });
  await calendar();
  app.dropConnection();
  app.passTime(31 * minuteMs);
  expect(await screen.findByText('La sessione è terminata')).toBeVisible();
  expectedComplaints();
});
