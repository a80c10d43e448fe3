import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, renderScreen } from '#web/testing/render-app.tsx';

const sectionHeadings = () => screen.findAllByRole('heading', { level: 2 });
const contents = () => within(screen.getByRole('navigation', { name: 'In questa pagina' }));

test('a visitor reads the terms on screen, section by section, as they are in the file to download (REG-17)', async () => {
  renderScreen('#/termini?per=paziente');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Termini e condizioni' })).toHaveFocus());
  expect(await screen.findByText('Termini e condizioni per i pazienti')).toBeVisible();
  const headings = await sectionHeadings();
  expect(headings.map(({ textContent }) => textContent)).toContain('9. Annullare o spostare');
  expect(screen.getByRole('link', { name: 'Scarica il documento (.docx)' })).toHaveAttribute(
    'href',
    '/files/terms/Patient_Termini_e_Condizioni.docx',
  );
});

test('the privacy notice of professionals has a file of its own (REG-18)', async () => {
  renderScreen('#/privacy?per=professionista');
  expect(await screen.findByText('Informativa sulla privacy per i professionisti')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Scarica il documento (.docx)' })).toHaveAttribute(
    'href',
    '/files/terms/Professional_Privacy.docx',
  );
});

test('one goes to the other audience and to the other document, and the address says which it is', async () => {
  const { user } = renderScreen('#/termini?per=paziente');
  await screen.findByText('Termini e condizioni per i pazienti');
  await user.click(screen.getByRole('link', { name: 'Per i professionisti' }));
  expect(await screen.findByText('Termini e condizioni per i professionisti')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Per i professionisti' })).toHaveAttribute('aria-current', 'page');
  expect(window.location.hash).toBe('#/termini?per=professionista');
  await user.click(screen.getByRole('link', { name: 'Informativa sulla privacy' }));
  expect(await screen.findByText('Informativa sulla privacy per i professionisti')).toBeVisible();
  expect(window.location.hash).toBe('#/privacy?per=professionista');
});

test('an address that does not say whose means those of who is signed in', async () => {
  renderScreen('#/privacy', { signedInAs: 'rinaldi' });
  expect(await screen.findByText('Informativa sulla privacy per i professionisti')).toBeVisible();
});

test('the table of contents leads to a section without leaving the address', async () => {
  const { user } = renderScreen('#/termini?per=paziente');
  const headings = await sectionHeadings();
  await user.click(contents().getByRole('button', { name: '14. Sospensione e chiusura' }));
  await waitFor(() => expect(headings.find(({ textContent }) => textContent?.startsWith('14.'))).toHaveFocus());
  expect(window.location.hash).toBe('#/termini?per=paziente');
});

test('while the platform is away it says so calmly, and reads the document once it is back', async () => {
  const { user, platform } = renderScreen('#/termini', { faults: { termsDocument: ['status-500'] } });
  expect(await screen.findByText('Il servizio non risponde in questo momento')).toBeVisible();
  platform.faults.set('termsDocument', []);
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('Termini e condizioni per i pazienti')).toBeVisible();
});

test('every screen leads to both from its foot', async () => {
  const { user } = renderApp('#/patient');
  await screen.findByRole('contentinfo');
  const press = (name: string) => user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name }));
  await press('Privacy');
  expect(await screen.findByRole('heading', { level: 1, name: 'Informativa sulla privacy' })).toBeVisible();
  await press('Termini');
  expect(await screen.findByRole('heading', { level: 1, name: 'Termini e condizioni' })).toBeVisible();
});
