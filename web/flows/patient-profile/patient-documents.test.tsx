import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hearSaving } from '#web/testing/hear-saving';
import { closeAfterTest } from '#web/testing/open-apps';
import { renderScreen } from '#web/testing/render-app.tsx';

afterEach(() => vi.restoreAllMocks());

const open = (tab: string, options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(`#/dashboard/patient-details?tab=${tab}`, { signedInAs: 'giulia', ...options });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);
const texts = (table: HTMLElement) => rowsOf(table).map((row) => within(row).getByRole('rowheader').textContent ?? '');

describe('documenti', () => {
  test('lists the uploaded invoices, each to download as its file (PATIENT-05, PATIENT-32, LEG-84)', async () => {
    const saved = hearSaving();
    const { user } = open('documenti');
    const invoices = await section('Fatture');
    const table = await invoices.findByRole('table', { name: 'Fatture ricevute' });
    expect(texts(table)).toEqual(['ottobre 2026', 'settembre 2026']);
    expect(within(table).getAllByRole('link', { name: 'Andrea Rinaldi' })).toHaveLength(2);
    await user.click(within(table).getByRole('link', { name: 'Scarica la fattura di ottobre 2026' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['fattura-rinaldi-giulia-2026-10.pdf']));
    expect(saved[0]?.file.type).toBe('application/pdf');
  });

  test('lists what was paid, how much of it with credit, each with its summary to print, which is gone once it was printed', async () => {
    const printed: (string | null)[] = [];
    vi.stubGlobal('print', () => {
      printed.push(
        ...screen.getAllByText('Riepilogo del pagamento').map((title) => title.parentElement?.textContent ?? ''),
      );
      window.dispatchEvent(new Event('afterprint'));
    });
    closeAfterTest(() => vi.unstubAllGlobals());
    const { user } = open('documenti');
    const payments = await section('Riepiloghi dei pagamenti');
    const table = await payments.findByRole('table');
    expect(texts(table)[0]).toBe('30/11/2026');
    expect(texts(table)).not.toContain('02/11/2026');
    const paid = (day: string) => rowsOf(table).find((row) => row.textContent?.includes(day));
    await waitFor(() => expect(paid('09/11/2026')).toHaveTextContent('70,00 €di cui 57,50 € di credito'));
    expect(paid('16/11/2026')).toHaveTextContent('70,00 €');
    expect(paid('16/11/2026')).not.toHaveTextContent('di credito');
    for (const day of ['16/11/2026', '09/11/2026']) {
      await user.click(within(table).getByRole('button', { name: `Stampa il riepilogo della seduta del ${day}` }));
      expect(screen.queryByText('Riepilogo del pagamento')).not.toBeInTheDocument();
    }
    expect(printed).toHaveLength(2);
    expect(printed[0]).toContain('16 novembre 2026');
    expect(printed[1]).toContain('Credito usato');
  });

  test('lists the informed consents with date and copy, and says where there is no file (PATIENT-06, PATIENT-31)', async () => {
    const saved = hearSaving();
    const { user } = open('documenti');
    const table = await (await section('Consensi informati')).findByRole('table');
    expect(texts(table)).toEqual(['Andrea Rinaldi', 'Stefano Galbiati']);
    await user.click(within(table).getByRole('button', { name: 'Scarica il consenso per Andrea Rinaldi' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['CONSENSO.pdf']));
    await user.click(within(table).getByRole('button', { name: 'Scarica il consenso per Stefano Galbiati' }));
    expect(await screen.findByText('Nessun file allegato')).toBeVisible();
    expect(saved).toHaveLength(1);
  });

  test('a copy that does not come is told', async () => {
    const { user } = open('documenti', { faults: { consentDocument: ['status-500'] } });
    const table = await (await section('Consensi informati')).findByRole('table');
    await user.click(within(table).getByRole('button', { name: 'Scarica il consenso per Andrea Rinaldi' }));
    expect(await screen.findByText('Il servizio non risponde in questo momento')).toBeVisible();
  });

  test('shows the credit with its movements, and the accepted documents (PATIENT-07, PATIENT-50, PATIENT-53)', async () => {
    const saved = hearSaving();
    const { user } = open('documenti');
    const credit = await section('Il tuo credito');
    expect(await credit.findByText('12,50 €')).toBeVisible();
    expect(credit.getByText('+70,00 €')).toBeVisible();
    const terms = await section('Termini e privacy');
    expect((await terms.findAllByText('Accettato il 23/04/2026, versione 1'))[0]).toBeVisible();
    await user.click(terms.getByRole('link', { name: 'Scarica Termini e condizioni' }));
    await user.click(terms.getByRole('link', { name: 'Scarica Informativa sulla privacy' }));
    await waitFor(() =>
      expect(saved.map(({ name }) => name)).toEqual(['Patient_Termini_e_Condizioni.docx', 'Patient_Privacy.docx']),
    );
  });

  test('each list fails alone and says, where it is empty, when something appears', async () => {
    open('documenti', { signedInAs: 'sara', faults: { listInvoices: ['status-500'] } });
    expect(await (await section('Fatture')).findByRole('button', { name: 'Riprova' })).toBeVisible();
    for (const empty of [
      /Non ci sono ancora pagamenti/,
      /Non ci sono ancora consensi/,
      /Non ci sono ancora movimenti/,
    ]) {
      expect(await screen.findByText(empty)).toBeVisible();
    }
  });
});

describe('psicoterapia', () => {
  test('lists the therapy sessions, the next one on top, cancelled ones as Annullata, with price and ways on (PATIENT-08, C-04)', async () => {
    open('psicoterapia');
    const table = await screen.findByRole('table', { name: 'Sedute di psicoterapia' });
    const [first, second, third, ...others] = rowsOf(table);
    expect(first).toHaveTextContent(/lun 23 novembre 2026, 10:05.*Prossima/);
    expect(second).toHaveTextContent(/lun 30 novembre 2026/);
    expect(third).toHaveTextContent(/lun 7 dicembre 2026.*In attesa di conferma/);
    const cancelled = others.find((row) => row.textContent?.includes('lun 2 novembre 2026'));
    expect(cancelled).toHaveTextContent(/70,00 €.*Annullata/);
    expect(within(table).queryByText('Colloquio conoscitivo')).not.toBeInTheDocument();
    const therapist = within(third as HTMLElement).getByRole('link', { name: 'Andrea Rinaldi' });
    expect(therapist).toHaveAttribute('href', '#/dashboard/therapist-detail?pt=pt-rinaldi');
    await waitFor(() =>
      expect(within(third as HTMLElement).getByRole('link', { name: 'Scrivi' })).toHaveAttribute(
        'href',
        '#/dashboard/chat?selected_chat=chat-giulia-rinaldi',
      ),
    );
  });

  test('a session that waits for the patient says so and until when, and is confirmed from here as on the home', async () => {
    const { user } = open('psicoterapia');
    const table = await screen.findByRole('table', { name: 'Sedute di psicoterapia' });
    const confirm = within(table).getByRole('button', { name: 'conferma appuntamento' });
    expect(confirm).toHaveAccessibleDescription(/lun 7 dicembre 2026, 18:30.*Tocca a te: conferma prima dell’inizio/);
    await user.click(confirm);
    expect(await screen.findByRole('dialog', { name: 'Riepilogo e pagamento' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(confirm).toHaveFocus());
  });

  test('offers the review of the session held last, and says which was reviewed', async () => {
    const app = open('psicoterapia');
    const review = await screen.findByRole('button', {
      name: 'Lascia una recensione sulla seduta del lun 16 novembre 2026, 18:30',
    });
    await app.user.click(review);
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('radio', { name: /^5 stelle/ }));
    await app.user.click(dialog.getByRole('button', { name: 'Pubblica la recensione' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const table = screen.getByRole('table', { name: 'Sedute di psicoterapia' });
    const held = rowsOf(table).find((row) => row.textContent?.includes('lun 16 novembre 2026'));
    await waitFor(() => expect(held).toHaveTextContent('Recensita'));
    expect(review).not.toBeInTheDocument();
  });

  test('without a session says when one appears', async () => {
    open('psicoterapia', { signedInAs: 'sara' });
    expect(await screen.findByText('Non ci sono ancora sedute')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Trova un terapeuta' })).toBeVisible();
  });
});

describe('preferiti', () => {
  test('lists the favourites, and the home leads there (PATIENT-09, FAV-06, LEG-69)', async () => {
    const app = renderScreen('#/dashboard', { signedInAs: 'giulia' });
    const home = await section('I tuoi preferiti');
    await app.user.click(home.getByRole('link', { name: 'Vedi tutti' }));
    expect(window.location.hash).toBe('#/dashboard/patient-details?tab=preferiti');
    await waitFor(() => {
      const panel = within(screen.getByRole('tabpanel', { name: 'Preferiti' }));
      const list = within(panel.getByRole('list', { name: 'Preferiti' }));
      expect(list.getByRole('heading', { name: 'Andrea Rinaldi' })).toBeVisible();
    });
  });

  test('has its empty state', async () => {
    open('preferiti', { signedInAs: 'sara' });
    expect(await screen.findByText('Non sono presenti preferiti')).toBeVisible();
  });
});
