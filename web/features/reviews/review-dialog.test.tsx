import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { reviewDraft } from '#web/features/reviews/use-review';
import { storeDraft } from '#web/forms/draft-store';
import { enterText } from '#web/testing/enter-text';
import { type RenderedApp, renderApp, renderScreen } from '#web/testing/render-app.tsx';
import { discardDraft, expectNoDraft, leavePage, seeResumed } from '#web/testing/resumed-draft';

/** A session with a therapist Giulia never reviewed, and one with a therapist she reviewed after an earlier session. */
const owed = { day: '2026-11-16', name: 'Recensione per Andrea Rinaldi', therapist: 'pt-rinaldi' };
const optional = { day: '2026-06-11', name: 'Recensione per Stefano Galbiati', therapist: 'pt-galbiati' };
const mandatory = 'è obbligatorio aggiungere la recensione';

/** Opens the review of that session and waits for its stars. */
async function openForm({ day, name }: typeof owed, render = renderScreen) {
  const app = render(`#/dashboard/calendar?day=${day}`, { signedInAs: 'giulia' });
  await app.user.click(await screen.findByRole('button', { name: 'Seduta conclusa' }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  await dialog.findByRole('group', { name: 'Com’è stata la tua esperienza?' });
  return { ...app, dialog };
}

type Opened = Awaited<ReturnType<typeof openForm>>;

const reviewsIn = ({ platform }: Pick<RenderedApp, 'platform'>, therapist: string) =>
  (platform.db.users.get(therapist)?.public_configuration.rating ?? []).filter(({ owner }) => owner === 'pt-giulia');
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('offers one to five stars in words and a comment, and shows how both will be read (RATE-01, RATE-02, RATE-03, APPT-79)', async () => {
  const { dialog, user } = await openForm(owed);
  const stars = dialog.getAllByRole('radio').map((star) => star.closest('label')?.textContent);
  expect(stars).toEqual(['1 stellaPessima', '2 stelleScarsa', '3 stelleDiscreta', '4 stelleBuona', '5 stelleOttima']);
  await user.click(dialog.getByRole('radio', { name: '4 stelle Buona' }));
  await enterText(user, dialog.getByLabelText('Commento (facoltativo)'), 'Mi sento ascoltata.');
  expect(dialog.getByText('19 di 2.000 caratteri', { exact: false })).toBeVisible();
  const preview = within(dialog.getByRole('figure'));
  expect(preview.getByText('Giulia M.')).toBeVisible();
  expect(preview.getByText(/, 4 stelle/)).toBeVisible();
  expect(preview.getByText('Mi sento ascoltata.')).toBeVisible();
  expect(dialog.getByText(/Può scrivere solo chi ha concluso una seduta/)).toBeVisible();
});

test('takes the review, says so, closes, and the therapist’s page shows it (RATE-11, RATE-16, LEG-12)', async () => {
  const app = await openForm(owed);
  await app.user.click(app.dialog.getByRole('radio', { name: /^5 stelle/ }));
  await enterText(app.user, app.dialog.getByLabelText('Commento (facoltativo)'), ' Attento e gentile. ');
  await app.user.click(app.dialog.getByRole('button', { name: 'Pubblica la recensione' }));
  expect(await screen.findByText('Recensione rilasciata con successo')).toBeVisible();
  await closed();
  expect(reviewsIn(app, 'pt-rinaldi')).toMatchObject([{ rating: 5, description: 'Attento e gentile.', count: 8 }]);
  await app.open('/dashboard/therapist-detail?pt=pt-rinaldi&tab=recensioni');
  expect(await screen.findByText('Attento e gentile.')).toBeVisible();
});

test('a concluded session says that a review can be left, until it is (APPT-78)', async () => {
  const app = await openForm(owed);
  expect(screen.getByText('Lascia una recensione')).toBeInTheDocument();
  await app.user.click(app.dialog.getByRole('radio', { name: /^5 stelle/ }));
  await app.user.click(app.dialog.getByRole('button', { name: 'Pubblica la recensione' }));
  await closed();
  await waitFor(() => expect(screen.queryByText('Lascia una recensione')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Seduta conclusa' })).toBeVisible();
});

test('says when it is not known whether the review was taken, and a second press leaves one (RATE-11)', async () => {
  const app = await openForm(owed);
  app.platform.faults.set('rate', ['success-without-effect']);
  await app.user.click(app.dialog.getByRole('radio', { name: /^5 stelle/ }));
  await app.user.click(app.dialog.getByRole('button', { name: 'Pubblica la recensione' }));
  expect(await app.dialog.findByRole('alert')).toHaveTextContent('Non sappiamo se la recensione è arrivata');
  app.platform.faults.set('rate', []);
  await app.user.click(app.dialog.getByRole('button', { name: 'Pubblica la recensione' }));
  await closed();
  expect(reviewsIn(app, 'pt-rinaldi')).toHaveLength(1);
});

test('asks for the stars when they are missing, at their place, and sends nothing (RATE-09, LIVE-11, LIVE-13)', async () => {
  const app = await openForm(owed);
  await app.user.click(app.dialog.getByRole('button', { name: 'Pubblica la recensione' }));
  const fault = await app.dialog.findByRole('alert');
  expect(within(fault).getByText('error')).toBeVisible();
  expect(fault).toHaveTextContent('Scegli da 1 a 5 stelle');
  expect(app.dialog.getByRole('radio', { name: /^1 stella/ })).toHaveFocus();
  expect(app.dialog.getByRole('group')).toHaveAccessibleDescription(/Scegli da 1 a 5 stelle/);
  expect(app.asked).not.toContain('reviews/leave-review');
  await app.user.click(app.dialog.getByRole('radio', { name: /^3 stelle/ }));
  expect(app.dialog.queryByRole('alert')).not.toBeInTheDocument();
});

test('says at the comment what keeps it from being sent, and sends nothing', async () => {
  const app = await openForm(owed);
  await app.user.click(app.dialog.getByRole('radio', { name: /^5 stelle/ }));
  const comment = app.dialog.getByLabelText('Commento (facoltativo)');
  await enterText(app.user, comment, 'una faccina a metà \ud83d');
  await app.user.click(app.dialog.getByRole('button', { name: 'Pubblica la recensione' }));
  expect(comment).toHaveAccessibleDescription(/Contiene caratteri invisibili/);
  expect(comment).toHaveFocus();
  expect(app.asked).not.toContain('reviews/leave-review');
});

test.each([
  {
    way: 'the cross',
    close: async ({ user, dialog }: Opened) => user.click(dialog.getByRole('button', { name: 'Chiudi' })),
  },
  { way: 'Esc', close: async ({ user }: Opened) => user.keyboard('{Escape}') },
])('tells whoever owes a review that it is, instead of closing by $way (RATE-07, RATE-05)', async ({ close }) => {
  const app = await openForm(owed);
  await close(app);
  const told = await app.dialog.findByRole('alert');
  expect(told).toHaveTextContent(mandatory);
  expect(told).toHaveTextContent('Torna alla dashboard');
  expect(screen.getByRole('dialog', { name: owed.name })).toBeVisible();
});

test('keeps nobody in: the button leads to the dashboard without a review (RATE-07, RATE-17)', async () => {
  const app = await openForm(owed);
  await app.user.keyboard('{Escape}');
  await app.user.click(app.dialog.getByRole('button', { name: 'Torna alla dashboard' }));
  expect(await screen.findByText('Ciao, Giulia')).toBeVisible();
  await closed();
  expect(window.location.hash).toBe('#/dashboard');
  expect(reviewsIn(app, 'pt-rinaldi')).toEqual([]);
});

test('keeps nobody in: going back leaves it, and the screen stays (RATE-07)', async () => {
  const app = renderScreen('#/dashboard/calendar', { signedInAs: 'giulia' });
  await screen.findByRole('grid');
  await app.open('/dashboard/calendar?day=2026-11-16');
  await app.user.click(await screen.findByRole('button', { name: 'Seduta conclusa' }));
  await screen.findByRole('group', { name: 'Com’è stata la tua esperienza?' });
  window.history.back();
  await closed();
  expect(window.location.hash).toBe('#/dashboard/calendar?day=2026-11-16');
});

test('is walked through and left with the keys alone: nobody is held in a circle they cannot leave', async () => {
  const { user, dialog } = await openForm(owed, renderApp);
  await waitFor(() => expect(dialog.getByRole('radio', { name: /^1 stella/ })).toHaveFocus());
  await user.keyboard('{ArrowRight}');
  expect(dialog.getByRole('radio', { name: /^2 stelle/ })).toBeChecked();
  const order = [
    dialog.getByLabelText('Commento (facoltativo)'),
    dialog.getByRole('button', { name: 'Torna alla dashboard' }),
    dialog.getByRole('button', { name: 'Pubblica la recensione' }),
    dialog.getByRole('button', { name: 'Chiudi' }),
    dialog.getByRole('button', { name: 'Ho bisogno di aiuto subito' }),
    dialog.getByRole('button', { name: 'Esci subito' }),
    dialog.getByRole('radio', { name: /^2 stelle/ }),
    dialog.getByLabelText('Commento (facoltativo)'),
  ];
  for (const next of order) {
    await user.tab();
    expect(next).toHaveFocus();
  }
  await user.tab();
  await user.keyboard('{Enter}');
  await closed();
});

test('closes freely for whoever reviewed that therapist before (RATE-06, RATE-08)', async () => {
  const { user, dialog } = await openForm(optional);
  expect(dialog.getByText(/Hai già recensito questo terapeuta/)).toBeVisible();
  await user.keyboard('{Escape}');
  await closed();
  expect(screen.queryByText(mandatory)).not.toBeInTheDocument();
});

test('tells at once that an introductory talk is not reviewed, and opens nothing (RATE-10, LIVE-11)', async () => {
  const { user } = renderScreen('#/dashboard/calendar?day=2026-09-03', { signedInAs: 'giulia' });
  await user.click(await screen.findByRole('button', { name: 'Seduta conclusa' }));
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent("l'aggiunta di recensioni è limitata");
  expect(toast).toHaveTextContent('potrai farlo dopo una seduta');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('tells a refusal in the platform’s own words, as text, and keeps what was written (RATE-12, LEG-12, LIVE-11)', async () => {
  const { user, dialog } = await openForm(owed);
  await user.click(dialog.getByRole('radio', { name: /^2 stelle/ }));
  await enterText(user, dialog.getByLabelText('Commento (facoltativo)'), 'Poco tempo.');
  answerReviewsWith({ code: 'refused', requestId: 'r', details: { text: 'Riprova <b>domani</b>.' } });
  await user.click(dialog.getByRole('button', { name: 'Pubblica la recensione' }));
  const told = await dialog.findByRole('alert');
  expect(within(told).getByText('Riprova <b>domani</b>.')).toBeVisible();
  expect(dialog.getByLabelText('Commento (facoltativo)')).toHaveValue('Poco tempo.');
});

test('tells calmly that there is a review of as many sessions already', async () => {
  const app = await openForm(owed);
  const profile = app.platform.db.users.get('pt-rinaldi')?.public_configuration;
  if (!profile) throw new Error('The therapist is not there.');
  const review = { owner: 'pt-giulia', created_at: 1_763_000_000, count: 8, rating: 4, description: '' };
  app.platform.db.users.change('pt-rinaldi', {
    public_configuration: { ...profile, rating: [...(profile.rating ?? []), review] },
  });
  await app.user.click(app.dialog.getByRole('radio', { name: /^2 stelle/ }));
  await app.user.click(app.dialog.getByRole('button', { name: 'Pubblica la recensione' }));
  expect(await app.dialog.findByText(/Hai già lasciato una recensione dopo l’ultima seduta/)).toBeVisible();
  await app.user.click(app.dialog.getByRole('button', { name: 'OK' }));
  await closed();
  expect(reviewsIn(app, 'pt-rinaldi')).toHaveLength(1);
});

test('leaves one review when pressed twice', async () => {
  const app = await openForm(owed);
  await app.user.click(app.dialog.getByRole('radio', { name: /^5 stelle/ }));
  await app.user.dblClick(app.dialog.getByRole('button', { name: 'Pubblica la recensione' }));
  await closed();
  expect(app.asked.filter((name) => name === 'reviews/leave-review')).toHaveLength(1);
  expect(reviewsIn(app, 'pt-rinaldi')).toHaveLength(1);
});

test('without a connection nothing written is lost, and a later press leaves one', async () => {
  const app = await openForm(owed);
  await app.user.click(app.dialog.getByRole('radio', { name: /^5 stelle/ }));
  app.dropConnection();
  await app.user.click(app.dialog.getByRole('button', { name: 'Pubblica la recensione' }));
  expect(await app.dialog.findByRole('alert')).toHaveTextContent('non ne partiranno due');
  app.dropConnection(false);
  await app.user.click(app.dialog.getByRole('button', { name: 'Pubblica la recensione' }));
  await closed();
  expect(reviewsIn(app, 'pt-rinaldi')).toHaveLength(1);
});

test('keeps what was begun in this tab, for its author alone', async () => {
  storeDraft(reviewDraft('pt-rinaldi'), 'pt-giulia', { rating: 3, text: 'Inizio di' });
  storeDraft(reviewDraft('pt-galbiati'), 'pt-marco', { rating: 1, text: 'di un altro' });
  const { dialog, user, open } = await openForm(owed);
  expect(dialog.getByRole('radio', { name: /^3 stelle/ })).toBeChecked();
  expect(dialog.getByLabelText('Commento (facoltativo)')).toHaveValue('Inizio di');
  await enterText(user, dialog.getByLabelText('Commento (facoltativo)'), ' pensiero');
  await open('/dashboard/calendar?day=2026-06-11');
  await closed();
  await user.click(await screen.findByRole('button', { name: 'Seduta conclusa' }));
  const other = within(await screen.findByRole('dialog', { name: optional.name }));
  expect(await other.findByLabelText('Commento (facoltativo)')).toHaveValue('');
});

test('says that a draft was resumed; dropping it empties the review, takes back the failure, keeps the focus and is for good', async () => {
  const first = await openForm(owed);
  await first.user.click(first.dialog.getByRole('radio', { name: /^2 stelle/ }));
  await enterText(first.user, first.dialog.getByLabelText('Commento (facoltativo)'), 'Inizio di');
  leavePage();
  const app = await openForm(owed);
  await seeResumed();
  expect(app.dialog.getByRole('radio', { name: /^2 stelle/ })).toHaveFocus();
  app.platform.faults.set('rate', ['status-500']);
  await app.user.click(app.dialog.getByRole('button', { name: 'Pubblica la recensione' }));
  await app.dialog.findByRole('alert');
  await discardDraft(app.user);
  expect(app.dialog.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  expect(app.dialog.getByRole('radio', { name: /^1 stella/ })).toHaveFocus();
  expect(app.dialog.getByLabelText('Commento (facoltativo)')).toHaveValue('');
  expect(app.dialog.queryByRole('alert')).not.toBeInTheDocument();
  leavePage();
  const again = await openForm(owed);
  expect(again.dialog.getByLabelText('Commento (facoltativo)')).toHaveValue('');
  expectNoDraft();
});

test('says when how matters stand cannot be read, and can be closed then', async () => {
  const app = renderScreen('#/dashboard/calendar', { signedInAs: 'giulia' });
  await screen.findByRole('grid');
  await app.settled();
  app.platform.faults.set('listUsers', ['status-500']);
  await app.open(`/dashboard/calendar?day=${owed.day}`);
  await app.user.click(await screen.findByRole('button', { name: 'Seduta conclusa' }));
  const dialog = within(await screen.findByRole('dialog', { name: owed.name }));
  expect(await dialog.findByRole('button', { name: 'Riprova' })).toBeVisible();
  await app.user.keyboard('{Escape}');
  await closed();
});

/**
 * Answers reviews with a problem that has the platform's words: our mock platform refuses nothing the back end lets
 * through.
 */
function answerReviewsWith(problem: object): void {
  const ask = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) =>
    String(url).endsWith('/reviews/leave-review')
      ? Promise.resolve(Response.json(problem, { status: 422 }))
      : ask(url, init),
  );
}
