import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addFavourite } from '#contracts/favourites/favourites.api';
import { enterText } from '#web/testing/enter-text';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';
import { saveFavourites } from '#web/testing/save-favourites';

const rinaldi = '#/dashboard/therapist-detail?pt=pt-rinaldi';
const serafini = '#/dashboard/therapist-detail?pt=pt-serafini';
const heart = () => screen.findByRole('button', { name: 'Aggiungi ai preferiti' });
const fullHeart = () => screen.findByRole('button', { name: 'Sposta in fondo ai preferiti' });
const isAt = (address: string) => waitFor(() => expect(window.location.hash).toBe(address));
const savedOf = ({ platform }: RenderedApp, token: string) =>
  platform.db.users.get(token)?.public_configuration['fav_therapist'];

test('the heart saves the therapist, says so and leads back to the list (THER-15, FAV-04, GUARD-40)', async () => {
  const app = renderScreen(serafini, { signedInAs: 'giulia' });
  const button = await heart();
  await app.user.click(button);
  expect((await screen.findByText('Aggiunto ai preferiti')).closest('[role="status"]')).toBeVisible();
  await isAt('#/dashboard/therapist');
  expect(savedOf(app, 'pt-giulia')).toEqual(['pt-rinaldi', 'pt-serafini']);
});

test('the heart fills as it is pressed, before the platform has answered', async () => {
  const { user, platform } = renderScreen(serafini, { signedInAs: 'giulia' });
  const button = await heart();
  const update = platform.heldCalls.hold('updateUser');
  await user.click(button);
  expect(button).toHaveAccessibleName('Tra i preferiti');
  expect(screen.queryByText('Aggiunto ai preferiti')).not.toBeInTheDocument();
  update.release();
  await isAt('#/dashboard/therapist');
});

test('the heart of a favourite says what pressing it does: to the end, and nothing takes it out (FAV-01, FAV-05)', async () => {
  const app = renderScreen(rinaldi, { signedInAs: 'giulia' });
  saveFavourites(app, 'pt-giulia', ['pt-rinaldi', 'pt-serafini']);
  const button = await fullHeart();
  expect(button).toHaveAccessibleDescription('È tra i tuoi preferiti.');
  expect(screen.queryByRole('button', { name: 'Aggiungi ai preferiti' })).not.toBeInTheDocument();
  await app.user.click(button);
  expect(await screen.findByText('Spostato in fondo ai preferiti')).toBeVisible();
  await isAt('#/dashboard/therapist');
  expect(savedOf(app, 'pt-giulia')).toEqual(['pt-serafini', 'pt-rinaldi']);
});

test('a save that fails is told, stays on the profile and may be pressed again (FAV-09)', async () => {
  const app = renderScreen(serafini, { signedInAs: 'giulia' });
  const button = await heart();
  app.platform.faults.set('updateUser', ['status-500']);
  await app.user.click(button);
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText('error')).toBeVisible();
  await waitFor(() => expect(button).toHaveAccessibleName('Aggiungi ai preferiti'));
  expect(window.location.hash).toBe(serafini);
  app.platform.faults.set('updateUser', []);
  await app.user.click(button);
  await isAt('#/dashboard/therapist');
  expect(savedOf(app, 'pt-giulia')).toEqual(['pt-rinaldi', 'pt-serafini']);
});

test('a visitor who presses the heart is asked to register or sign in, and comes back to the profile (THER-15, MODAL-19)', async () => {
  const { user, asked } = renderScreen(rinaldi);
  await user.click(await heart());
  const dialog = within(await screen.findByRole('dialog', { name: 'Vuoi salvare Andrea Rinaldi tra i preferiti?' }));
  expect(dialog.getByRole('button', { name: 'Registrati' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Accedi' }));
  await isAt('#/patient');
  expect(asked).not.toContain(addFavourite.name);
  await enterText(user, await screen.findByLabelText('Email'), 'giulia.moretti@example.it');
  await enterText(user, screen.getByLabelText('Password'), 'Ascolto2026!');
  await user.click(screen.getByRole('button', { name: 'ACCEDI ALLA PIATTAFORMA' }));
  await isAt(rinaldi);
});

test('a professional is offered no heart', async () => {
  renderScreen(rinaldi, { signedInAs: 'serafini' });
  await screen.findByRole('complementary', { name: 'In breve' });
  expect(screen.queryByRole('button', { name: 'Aggiungi ai preferiti' })).not.toBeInTheDocument();
});

test('a patient’s home shows the favourites in saved order, each leading to the profile (FAV-07)', async () => {
  const app = renderScreen('#/dashboard', { signedInAs: 'giulia' });
  saveFavourites(app, 'pt-giulia', ['pt-serafini', 'pt-rinaldi']);
  const section = within(await screen.findByRole('region', { name: 'I tuoi preferiti' }));
  const [all, ...links] = await section.findAllByRole('link');
  expect(all).toHaveTextContent('Vedi tutti');
  expect(all).toHaveAttribute('href', expect.stringContaining('/dashboard/patient-details?tab=preferiti'));
  expect(links.map(({ textContent }) => textContent)).toEqual(['Chiara Serafini', 'Andrea Rinaldi']);
  await app.user.click(links[0] as HTMLElement);
  await isAt(serafini);
  expect(app.asked).toContain('therapists/record-profile-view');
});

test('the cards of favourites put nobody forward and say how far the free talk has come (APPT-34, SEARCH-67)', async () => {
  const app = renderScreen('#/dashboard', { signedInAs: 'giulia' });
  saveFavourites(app, 'pt-giulia', ['pt-serafini', 'pt-rinaldi']);
  const section = within(await screen.findByRole('region', { name: 'I tuoi preferiti' }));
  const [serafiniCard, rinaldiCard] = await section.findAllByRole('article');
  expect(rinaldiCard).toHaveTextContent('Primo colloquio già fatto');
  expect(rinaldiCard).not.toHaveTextContent(/gratuito|evidenza/);
  expect(serafiniCard).toHaveTextContent('Primo colloquio già proposto');
});

test('without favourites the home says that there are none (FAV-07)', async () => {
  renderScreen('#/dashboard', { signedInAs: 'marco' });
  expect(await screen.findByText('Non sono presenti preferiti')).toBeVisible();
});

test('a therapist who is not listed any more stays saved and is not shown (FAV-08)', async () => {
  const app = renderScreen('#/dashboard', { signedInAs: 'giulia' });
  saveFavourites(app, 'pt-giulia', ['pt-serra', 'pt-rinaldi']);
  const section = within(await screen.findByRole('region', { name: 'I tuoi preferiti' }));
  expect(await section.findAllByRole('article')).toHaveLength(1);
  expect(savedOf(app, 'pt-giulia')).toContain('pt-serra');
});
