import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { closeApps } from '#web/testing/open-apps';
import { type RenderedApp, renderApp } from '#web/testing/render-app.tsx';

const isAt = (address: string) => waitFor(() => expect(window.location.hash).toBe(address));
const promise = /^Trova con i tuoi tempi/;
const welcome = async (name: RegExp | string = promise) => within(await screen.findByRole('region', { name }));
const faces = async () => within(await screen.findByRole('region', { name: 'Alcuni terapeuti' }));

async function signIn({ user }: RenderedApp, email: string): Promise<void> {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), 'Ascolto2026!{Enter}');
}

describe('what a stranger is offered', () => {
  test.each([
    ['#/', promise],
    ['#/patient', promise],
    ['#/doctor', 'Cerchi un terapeuta per te?'],
  ])(
    '%s leads to the directory and the questionnaire, and says what to know before (GUARD-39)',
    async (address, name) => {
      renderApp(address);
      const part = await welcome(name);
      expect(part.getByRole('link', { name: 'Guarda i terapeuti' })).toHaveAttribute('href', '#/dashboard/therapist');
      expect(part.getByRole('link', { name: 'Compila il questionario' })).toHaveAttribute(
        'href',
        '#/dashboard/therapist?questionario=1',
      );
      const facts = part.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(facts).toContain('Il primo colloquio è gratuito, uno con ogni terapeuta.');
      expect(facts).toContain('Il prezzo lo leggi prima di scrivere.');
      expect(facts).toContain('Se hai bisogno di aiuto subito, i numeri sono in alto in ogni pagina.');
    },
  );

  test('the professionals’ own login makes them no promise meant for patients', async () => {
    renderApp('#/doctor');
    await welcome('Cerchi un terapeuta per te?');
    expect(screen.queryByRole('heading', { name: promise })).not.toBeInTheDocument();
  });

  test('three therapists of the directory lead to their profiles, and the count is the directory’s own', async () => {
    const { user } = renderApp('#/patient', { scenario: 'personas-only' });
    const part = await faces();
    expect(part.getByText(/^2 profili verificati/)).toBeVisible();
    const links = part.getAllByRole('link');
    expect(links.length).toBeLessThanOrEqual(3);
    await user.click(part.getByRole('link', { name: /Chiara Serafini/ }));
    await isAt('#/dashboard/therapist-detail?pt=pt-serafini');
  });

  test('without an answer of the directory nothing of it is shown, and the ways on stay', async () => {
    renderApp('#/patient', { faults: { listUsers: ['status-500'] } });
    expect((await welcome()).getByRole('link', { name: 'Guarda i terapeuti' })).toBeVisible();
    await waitFor(() => expect(document.querySelector('.mantine-Skeleton-root')).toBeNull());
    expect(screen.queryByText(/profili verificati/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('the form comes first: nothing stands between it and who returns', async () => {
    renderApp('#/patient');
    const part = await screen.findByRole('region', { name: /^Trova con i tuoi tempi/ });
    const form = screen.getByRole('form', { name: 'Accesso' });
    expect(form.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('the front page', () => {
  test('has two entrances of the same rank above the professionals’ form (ROUTE-02, LOGIN-05)', async () => {
    const { user } = renderApp('#/');
    const entrances = within(await screen.findByRole('navigation', { name: 'Ingressi' }));
    expect(entrances.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Cerco un terapeutaAlbo controllato, primo colloquio gratuito', '#/patient'],
      ['Sono un professionistaAgenda, pazienti e messaggi', '#/doctor'],
    ]);
    await user.click(entrances.getByRole('link', { name: /^Cerco un terapeuta/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Area pazienti' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Ingressi' })).not.toBeInTheDocument();
  });

  test('hands a page that was wanted on to the entrance that is chosen (GUARD-33)', async () => {
    const app = renderApp('#/dashboard/calendar');
    await app.user.click(await screen.findByRole('link', { name: /^Cerco un terapeuta/ }));
    await signIn(app, 'giulia.moretti@example.it');
    await isAt('#/dashboard/calendar');
  });
});

describe('a link that needs a session, on a device', () => {
  const chat = '#/dashboard/chat?selected_chat=chat-giulia-rinaldi';

  test('a patient signed in on last, leads to the patients’ login and then on (GUARD-33)', async () => {
    const app = renderApp('#/patient');
    await signIn(app, 'giulia.moretti@example.it');
    await isAt('#/dashboard');
    cleanup();
    closeApps();
    const later = renderApp(chat);
    await isAt('#/patient');
    expect(await screen.findByRole('button', { name: 'Continua con Google' })).toBeVisible();
    await signIn(later, 'giulia.moretti@example.it');
    await isAt(chat);
  });

  test.each(['professional', null])('that remembers %s leads to the front page (GUARD-33)', async (last) => {
    if (last) localStorage.setItem('ascolto-last-audience', last);
    renderApp(chat);
    await isAt('#/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Area professionisti' })).toBeVisible();
  });

  test('only the kind of user is remembered, of whoever signed in last', async () => {
    const before = Object.keys({ ...localStorage });
    const app = renderApp('#/patient');
    await signIn(app, 'andrea.rinaldi@example.it');
    await screen.findByRole('link', { name: 'Pazienti' });
    const added = Object.entries({ ...localStorage }).filter(([key]) => !before.includes(key));
    expect(added).toEqual([['ascolto-last-audience', 'professional']]);
  });
});
