import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { storeDraft } from '#web/forms/draft-store';
import { draftsOf, keepDraft, readDraft } from '#web/forms/tab-drafts';
import { sessionChannel } from '#web/session/other-tabs';
import type { UnsentKind } from '#web/session/unsent';
import { closeAfterTest } from '#web/testing/open-apps';
import { type RenderedApp, renderApp } from '#web/testing/render-app.tsx';

const isAt = (address: string) => waitFor(() => expect(window.location.hash).toBe(address));
const calendar = () => screen.findByRole('heading', { level: 1, name: 'Calendario' });

async function leave({ user }: RenderedApp) {
  await user.click(await screen.findByRole('button', { name: /^Account di/ }));
  await user.click(await screen.findByRole('button', { name: 'Esci' }));
}

/** Simulates another tab of Giulia with unsent text. Returns what that tab hears. */
function openTabWithUnsentText(...unsent: UnsentKind[]): { readonly heard: unknown[] } {
  const channel = new BroadcastChannel(sessionChannel);
  const heard: unknown[] = [];
  channel.onmessage = ({ data }) => {
    heard.push(data);
    if (data.kind === 'ask-unsent') channel.postMessage({ kind: 'unsent', user: 'pt-giulia', unsent });
  };
  closeAfterTest(() => channel.close());
  return { heard };
}

test.each([
  { unsent: 'draft', named: 'In un’altra scheda del browser hai una bozza non salvata o non inviata.' },
  { unsent: 'messages', named: 'In un’altra scheda del browser ci sono messaggi che non risultano ancora inviati.' },
] as const)('signs out only after a yes when another tab has unsent text ($unsent)', async ({ unsent, named }) => {
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'giulia' });
  await calendar();
  const { heard } = openTabWithUnsentText(unsent);
  await leave(app);
  const question = await screen.findByRole('dialog', { name: 'Vuoi uscire adesso?' });
  expect(question).toHaveTextContent(named);
  expect(question).not.toHaveTextContent('In questa scheda');
  keepDraft('pt-giulia', 'chat:1', 'Buongiorno');
  await app.user.click(within(question).getByRole('button', { name: 'Resta' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(await calendar()).toBeVisible();
  expect(readDraft('pt-giulia', 'chat:1')).toBe('Buongiorno');
  expect(heard).not.toContain('left');
  await leave(app);
  const again = await screen.findByRole('dialog', { name: 'Vuoi uscire adesso?' });
  await app.user.click(within(again).getByRole('button', { name: 'Esci lo stesso' }));
  await isAt('#/patient');
  await waitFor(() => expect(heard).toContain('left'));
  expect(readDraft('pt-giulia', 'chat:1')).toBe('');
});

test('signs out without a question when only a tab of another account has unsent text', async () => {
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'marco' });
  await calendar();
  const { heard } = openTabWithUnsentText('draft');
  await leave(app);
  await isAt('#/patient');
  expect(heard).toEqual([{ kind: 'ask-unsent', user: 'pt-marco' }, 'left']);
});

test('signs out once on a double click', async () => {
  const app = renderApp('#/dashboard/patient-details', { signedInAs: 'giulia' });
  await app.user.dblClick(await screen.findByRole('button', { name: 'Esci' }));
  await isAt('#/patient');
  await app.settled();
  expect(app.asked.filter((name) => name === 'login/log-out')).toHaveLength(1);
});

test('does not ask other tabs before a quick exit', async () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  closeAfterTest(() => {
    document.documentElement.style.visibility = '';
  });
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'giulia' });
  await calendar();
  const { heard } = openTabWithUnsentText('draft');
  await app.user.click(screen.getByRole('button', { name: 'Esci subito' }));
  expect(replace).toHaveBeenCalledOnce();
  await waitFor(() => expect(app.platform.session.read()).toBeNull());
  expect(heard).toEqual(['left']);
});

const request = { name: 'request', version: 1, schema: z.string() };

test.each([
  { what: 'written to a chat', write: () => keepDraft('pt-giulia', 'chat:1', 'Buongiorno') },
  { what: 'entered in a form', write: () => storeDraft(request, 'pt-giulia', 'Buongiorno', true) },
])('asks once before a sign-out loses text $what', async ({ write }) => {
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'giulia' });
  await calendar();
  storeDraft(request, 'pt-giulia', 'a position in a list');
  write();
  await leave(app);
  const question = await screen.findByRole('dialog', { name: 'Vuoi uscire adesso?' });
  expect(question).toHaveTextContent('una bozza non salvata o non inviata. Se esci, va persa.');
  await app.user.click(within(question).getByRole('button', { name: 'Esci lo stesso' }));
  await isAt('#/patient');
  expect(draftsOf('pt-giulia')).toEqual([]);
});

test('signs out without a question when only the page itself has stored something', async () => {
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'giulia' });
  await calendar();
  storeDraft(request, 'pt-giulia', 'a position in a list');
  await leave(app);
  await isAt('#/patient');
});

test('asks once without a connection, and signs out at the back end when the connection returns', async () => {
  const app = renderApp('#/dashboard/calendar', { signedInAs: 'giulia' });
  await calendar();
  app.dropConnection();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await leave(app);
  const question = () => screen.findByRole('dialog', { name: 'Vuoi uscire adesso?' });
  expect(await question()).toHaveTextContent('Sei senza connessione');
  await app.user.click(within(await question()).getByRole('button', { name: 'Resta' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await calendar()).toBeVisible();
  await leave(app);
  await app.user.click(within(await question()).getByRole('button', { name: 'Esci lo stesso' }));
  expect(await screen.findByText('Sei uscito da questo browser solo a metà')).toBeVisible();
  await isAt('#/patient');
  app.dropConnection(false);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(app.platform.session.read()).toBeNull());
  await waitFor(() => expect(screen.queryByText('Sei uscito da questo browser solo a metà')).not.toBeInTheDocument());
  expect(screen.getByRole('form', { name: 'Accesso' })).toBeVisible();
});
