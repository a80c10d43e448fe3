import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectedComplaints } from '#web/testing/setup';

test('leaves help, the quick exit and a reload when the frame itself throws', async () => {
  vi.stubGlobal('ResizeObserver', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  renderApp('#/patient');
  const page = within(await screen.findByRole('main'));
  expect(page.getByRole('heading', { name: 'Questa pagina non si è aperta' })).toBeVisible();
  expect(page.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  expect(page.getByRole('link', { name: 'Esci subito' })).toHaveAttribute('data-leave');
  expect(page.getByRole('button', { name: 'Ricarica la pagina' })).toBeVisible();
  expect(expectedComplaints().join()).toContain('ResizeObserver');
});

test('says that the connection is gone and that nothing is lost, until it is back', async () => {
  renderApp('#/patient');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^Sei offline\./)).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/^Sei offline\./)).not.toBeInTheDocument();
});

test('the notice about technical cookies is read once', async () => {
  const { user } = renderApp('#/patient');
  const notice = screen.getByRole('region', { name: 'Cookie' });
  expect(within(notice).getByRole('link', { name: 'Quali e perché' })).toHaveAttribute('href', '#/cookie');
  await user.click(within(notice).getByRole('button', { name: 'Ho capito' }));
  expect(notice).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(localStorage.getItem('ascolto-cookie-notice')).not.toBeNull();
});

test('whoever has read the notice is not shown it again', () => {
  localStorage.setItem('ascolto-cookie-notice', 'read');
  renderApp('#/patient');
  expect(screen.queryByRole('region', { name: 'Cookie' })).not.toBeInTheDocument();
});

test.each(['#/patient', '#/dashboard/therapist', '#/non-esiste'])(
  'the footer of %s leads to accessibility, cookies and a way to report',
  async (address) => {
    renderApp(address);
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Accessibilità' })).toHaveAttribute('href', '#/accessibilita');
    expect(footer.getByRole('link', { name: 'Cookie' })).toHaveAttribute('href', '#/cookie');
    const report = footer.getByRole('link', { name: 'Segnala un problema' });
    await waitFor(() => expect(report).toHaveAttribute('href', '#/dashboard/faq?type=faq'));
  },
);

test('the accessibility page states conformance, known limits, a contact and its date', async () => {
  renderApp('#/accessibilita');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('heading', { level: 1, name: 'Accessibilità' })).toBeVisible();
  for (const name of ['A che punto siamo', 'Limiti conosciuti', 'Scrivici']) {
    expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  expect(main.getByText(/parzialmente conformi/)).toBeVisible();
  expect(main.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
  expect(main.getByText(/verificata il \d{1,2} \w+ \d{4}/)).toBeVisible();
});

test.each(['#/accessibilita', '#/cookie', '#/termini', '#/privacy'])(
  'a user who reads %s keeps the menu of the dashboard',
  async (address) => {
    renderApp(address, { signedInAs: 'giulia' });
    const menu = within(await screen.findByRole('navigation', { name: 'Sezioni' }));
    expect(menu.getByRole('link', { name: /^Chat/ })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('who has consents to give reads what they are about, and nothing asks meanwhile', async () => {
  const { platform, settled } = renderApp('#/termini', { signedInAs: 'giulia' });
  const row = platform.db.users.get('pt-giulia');
  if (row) platform.db.users.put({ ...row, public_configuration: { ...row.public_configuration, isPrivacy: false } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Termini e condizioni' })).toBeVisible();
  await settled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Sezioni' })).not.toBeInTheDocument();
});

test('the cookie page names everything the interface leaves in a browser', async () => {
  renderApp('#/cookie');
  expect(await screen.findByRole('heading', { level: 1, name: 'Cookie' })).toBeVisible();
  const named = screen
    .getAllByRole('listitem')
    .map((item) => within(item).getByText(/./, { selector: 'strong' }).textContent);
  expect(named).toEqual([
    'Cookie di sessione',
    'Aspetto',
    'Avviso sui cookie',
    'Avviso sulle emergenze',
    'Uscita in sospeso',
    'Accesso con Google o Facebook',
    'Bozze',
    'File del sito',
    'Prima dell’accesso',
    'Ultimo ingresso',
    'Note nascoste',
    'Pulsante per scriverci',
    'Visita',
  ]);
});

test('the choice of light and dark stands on the login too, and follows the device until it is made', async () => {
  const { user } = renderApp('#/patient');
  const choice = within(screen.getByRole('group', { name: 'Aspetto' }));
  expect(choice.getByRole('radio', { name: 'Sistema' })).toBeChecked();
  await user.click(choice.getByRole('radio', { name: 'Scuro' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark'));
  await user.click(choice.getByRole('radio', { name: 'Chiaro' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'light'));
});
