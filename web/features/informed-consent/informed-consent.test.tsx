import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { consentText } from '#contracts/informed-consent/consent-text';
import { enterText } from '#web/testing/enter-text';
import { closeAfterTest, closeApps } from '#web/testing/open-apps';
import { openConfirmation, pressConfirm, withoutConsent } from '#web/testing/open-confirmation.tsx';
import type { RenderedApp } from '#web/testing/render-app.tsx';
import { discardDraft, expectNoDraft, leavePage, seeResumed } from '#web/testing/resumed-draft';

const giving = 'informed-consent/give-informed-consent';
const previewing = 'informed-consent/preview-informed-consent';

const form = () => screen.findByRole('form', { name: 'Consenso informato' });
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const box = () => screen.getByRole('checkbox', { name: /^Ho letto il consenso informato/ });
const sign = () => screen.getByRole('button', { name: 'Firma il consenso' });
const pdf = () => screen.getByRole('button', { name: 'consenso informato (PDF)' });
const count = ({ asked }: RenderedApp, operation: string) => asked.filter((name) => name === operation).length;
const consentsOf = ({ platform }: RenderedApp) =>
  platform.db.users.get('pt-giulia')?.public_configuration.consenso_informato ?? [];

async function openConsent(
  places: Parameters<typeof withoutConsent>[1] = 'known',
  options: Parameters<typeof openConfirmation>[0] = {},
) {
  const app = await openConfirmation({ ...options, prepare: (platform) => withoutConsent(platform, places) });
  await form();
  return app;
}

/** Records the names of the files the browser is asked to save. */
function noteSavedFiles(): readonly string[] {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
  closeAfterTest(() => {
    click.mockRestore();
    vi.unstubAllGlobals();
  });
  return saved;
}

describe('who is asked', () => {
  test('a patient without a consent for that therapist, before the payment (APPT-94, CONSENT-01, CONSENT-02)', async () => {
    await openConsent();
    expect(screen.getByRole('dialog', { name: 'Consenso informato' })).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  test('nobody who gave it already (APPT-93)', async () => {
    await openConfirmation();
    expect(await screen.findByRole('tab', { name: '01 Riepilogo informazioni' })).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Consenso informato' })).not.toBeInTheDocument();
  });
});

describe('what is asked', () => {
  test.each([
    { name: 'Luogo di nascita', value: 'Bologna BO, Italia', id: 'CONSENT-04' },
    { name: 'Residenza', value: 'Via Carlo Farini 41, 20159 Milano MI, Italia', id: 'CONSENT-05' },
    { name: 'CAP', value: '20159', id: 'CONSENT-06' },
  ])('$name, with what the profile knows: $id', async ({ name, value }) => {
    await openConsent();
    expect(field(name)).toHaveValue(value);
  });

  test('the places begin with the profile’s, and the tick is never made beforehand (CONSENT-07, CONSENT-23)', async () => {
    await openConsent();
    expect(field('Residenza')).toHaveValue('Via Carlo Farini 41, 20159 Milano MI, Italia');
    expect(box()).not.toBeChecked();
  });

  test.each([
    {
      name: 'Luogo di nascita',
      typed: 'bologna',
      chosen: 'Via Santo Stefano, 40125 Bologna BO, Italia',
      postalCode: '',
      id: 'CONSENT-04',
    },
    {
      name: 'Residenza',
      typed: 'garibaldi 8',
      chosen: 'Via Garibaldi 8, 20121 Milano MI, Italia',
      postalCode: '20121',
      id: 'CONSENT-05',
    },
  ])('$name out of the suggestions; the residence also tells the postal code ($id)', async (row) => {
    const { user } = await openConsent('unknown');
    await enterText(user, field(row.name), row.typed);
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await waitFor(() => expect(field('CAP')).toHaveValue(row.postalCode));
    expect(field(row.name)).toHaveValue(row.chosen);
  });

  test.each([
    {
      name: /^Prima di iniziare il terapeuta deve ricevere la copia del documento di chi esercita la tutela/,
      id: 'CONSENT-24',
    },
    { name: /firmato da entrambi i genitori\.$/, id: 'CONSENT-25' },
  ])('it is told what holds for minors: $id', async ({ name }) => {
    const { user } = await openConsent();
    await user.click(screen.getByRole('button', { name: 'Se chi segue le sedute è minorenne' }));
    const minors = within(screen.getByRole('region', { name: 'Se chi segue le sedute è minorenne' }));
    expect(minors.getByText(name)).toBeVisible();
  });

  test('and how the consent is withdrawn', async () => {
    const { user } = await openConsent();
    await user.click(screen.getByRole('button', { name: 'Come si revoca' }));
    expect(screen.getByText(/^Puoi cambiare idea quando vuoi/)).toBeVisible();
  });
});

test('the whole text, with its version and its day, is read before any datum is given', async () => {
  const { user } = await openConsent('unknown');
  await user.click(screen.getByRole('button', { name: 'Leggi il testo completo' }));
  const text = within(screen.getByRole('region', { name: 'Leggi il testo completo' }));
  expect(text.getByText(/^Versione 1\.0 del 22\/11\/2026\./)).toBeVisible();
  for (const { title, paragraphs } of consentText.sections) {
    expect(text.getByRole('heading', { name: title })).toBeVisible();
    for (const paragraph of paragraphs) expect(text.getByText(paragraph)).toBeVisible();
  }
});

describe('the document', () => {
  test('is saved as CONSENSO.pdf from within the label, which neither ticks nor signs (CONSENT-09, CONSENT-10, CONSENT-11)', async () => {
    const saved = noteSavedFiles();
    const app = await openConsent();
    expect(box().closest('div')?.parentElement).toContainElement(pdf());
    expect(pdf().closest('label')).not.toBeNull();
    await app.user.click(pdf());
    await waitFor(() => expect(saved).toEqual(['CONSENSO.pdf']));
    expect(box()).not.toBeChecked();
    expect(count(app, giving)).toBe(0);
    expect(consentsOf(app)).toEqual([]);
  });

  test('needs the same three fields as the signature (CONSENT-21)', async () => {
    const app = await openConsent('unknown');
    await app.user.click(pdf());
    expect(await screen.findByRole('alert')).toHaveTextContent('Per favore compila tutti i campi');
    expect(count(app, previewing)).toBe(0);
  });

  test('that does not come is told, and nothing is lost', async () => {
    const { user, platform } = await openConsent();
    platform.faults.set('informedConsent', ['status-500']);
    await user.click(pdf());
    expect(await screen.findByText('Il documento non è arrivato')).toBeVisible();
    expect(field('CAP')).toHaveValue('20159');
  });
});

describe('signing', () => {
  test('waits for the tick, and says so (CONSENT-03, CONSENT-08)', async () => {
    const { user } = await openConsent();
    expect(sign()).toBeDisabled();
    expect(sign()).toHaveAccessibleDescription('Il pulsante si attiva quando spunti la casella.');
    await user.click(box());
    expect(sign()).toBeEnabled();
  });

  test.each([
    { name: 'Luogo di nascita', told: 'indirizzo suggerito', id: 'CONSENT-12' },
    { name: 'Residenza', told: 'indirizzo suggerito', id: 'CONSENT-13' },
    { name: 'CAP', told: 'il campo è obbligatorio', id: 'CONSENT-14' },
  ])('is not possible without $name, words that were not chosen included: $id', async ({ name, told }) => {
    const app = await openConsent();
    await app.user.clear(field(name));
    if (name !== 'CAP') await enterText(app.user, field(name), 'Milano');
    await app.user.click(box());
    await app.user.click(sign());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent(`Per favore compila tutti i campi${name}: ${told}`);
    await waitFor(() => expect(summary).toHaveFocus());
    await app.user.click(within(summary).getByRole('button'));
    expect(field(name)).toHaveFocus();
    expect(count(app, giving)).toBe(0);
  });

  test('with nothing filled in says Per favore compila tutti i campi (CONSENT-15)', async () => {
    const { user } = await openConsent('unknown');
    await user.click(box());
    await user.click(sign());
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByText('Per favore compila tutti i campi')).toBeVisible();
    expect(summary.getAllByRole('button')).toHaveLength(3);
  });

  test('moves nothing under the finger: box and button leave the focus in the field just written', async () => {
    const { user } = await openConsent();
    await user.type(field('CAP'), '{Backspace}');
    await user.click(box());
    await user.pointer({ keys: '[MouseLeft>]', target: sign() });
    expect(field('CAP')).toHaveFocus();
    expect(box()).toBeChecked();
  });

  test('doubts a postal code that no town has, and takes it (CONSENT-22)', async () => {
    const app = await openConsent();
    await app.user.clear(field('CAP'));
    await app.user.type(field('CAP'), '00000');
    await app.user.tab();
    expect(field('CAP')).toHaveAccessibleDescription(/^Nessun comune italiano ha questo CAP\. Se è giusto così/);
    await app.user.click(box());
    await app.user.click(sign());
    await waitFor(() => expect(count(app, giving)).toBe(1));
  });

  test('takes a postal code of five digits (CONSENT-22)', async () => {
    const app = await openConsent();
    await app.user.clear(field('CAP'));
    await app.user.type(field('CAP'), '2015');
    await app.user.click(box());
    await app.user.click(sign());
    expect(await screen.findByRole('alert')).toHaveTextContent('Controlla questi campiCAP: Il CAP ha cinque cifre.');
    expect(count(app, giving)).toBe(0);
  });

  test('says so in the specified words, and the payment takes its place (APPT-95, CONSENT-17, LEG-19)', async () => {
    const app = await openConsent();
    await app.user.click(box());
    await app.user.dblClick(sign());
    expect(await screen.findByText('Conseso informato con successo')).toBeVisible();
    expect(await screen.findByRole('tab', { name: '01 Riepilogo informazioni' })).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Riepilogo e pagamento' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Riepilogo e pagamento' })).toHaveFocus();
    expect(count(app, giving)).toBe(1);
    expect(consentsOf(app)).toHaveLength(1);
  });

  test('saves the profile with it (CONSENT-16)', async () => {
    const app = await openConsent();
    await app.user.clear(field('CAP'));
    await app.user.type(field('CAP'), '40121');
    await app.user.click(box());
    await app.user.click(sign());
    await screen.findByRole('tab', { name: '01 Riepilogo informazioni' });
    expect(app.platform.db.users.get('pt-giulia')?.public_configuration.cap).toBe('40121');
  });

  test.each(['connection-lost-before', 'success-without-effect'] as const)(
    'that fails by %s says error and keeps everything for another try (CONSENT-18, LEG-19)',
    async (fault) => {
      const app = await openConsent();
      app.platform.faults.set('informedConsent', [fault]);
      await app.user.click(box());
      await app.user.click(sign());
      const alert = await screen.findByRole('alert');
      expect(within(alert).getByText('error')).toBeVisible();
      expect(alert).toHaveTextContent('Non sappiamo se la firma è arrivata. Puoi riprovare: non si firma due volte.');
      expect(box()).toBeChecked();
      app.platform.faults.set('informedConsent', []);
      await app.user.click(within(alert).getByRole('button', { name: 'Riprova' }));
      expect(await screen.findByRole('tab', { name: '01 Riepilogo informazioni' })).toBeVisible();
      expect(consentsOf(app)).toHaveLength(1);
    },
  );

  test('leaves a copy to read again', async () => {
    const saved = noteSavedFiles();
    const { user } = await openConsent();
    await user.click(box());
    await user.click(sign());
    expect(await screen.findByText(/^Consenso informato firmato il 23\/11\/2026/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Scarica la copia firmata' }));
    await waitFor(() => expect(saved).toEqual(['CONSENSO.pdf']));
  });
});

test('what was typed is still there after a reload, the tick is not', async () => {
  const first = await openConsent();
  await first.user.clear(field('CAP'));
  await first.user.type(field('CAP'), '40121');
  await first.user.click(box());
  cleanup();
  closeApps();
  await openConsent();
  expect(field('CAP')).toHaveValue('40121');
  expect(box()).not.toBeChecked();
});

test('what was typed is still there when the dialog is opened again, and gone once it is signed', async () => {
  const app = await openConsent();
  await app.user.clear(field('CAP'));
  await app.user.type(field('CAP'), '40121');
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await pressConfirm(app);
  await form();
  expect(field('CAP')).toHaveValue('40121');
  await app.user.click(box());
  await app.user.click(sign());
  await screen.findByRole('tab', { name: '01 Riepilogo informazioni' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('40121');
});

test('says that a draft was resumed; dropping it brings back what the profile knows, keeps the focus and is for good', async () => {
  const first = await openConsent();
  await first.user.clear(field('CAP'));
  await first.user.type(field('CAP'), '40121');
  await first.user.type(field('Luogo di nascita'), ' e');
  leavePage();
  const app = await openConsent();
  await seeResumed();
  expect(field('CAP')).toHaveValue('40121');
  await app.user.type(field('Luogo di nascita'), 'Tori');
  await app.user.click(box());
  await app.user.click(sign());
  await screen.findByRole('alert');
  await discardDraft(app.user);
  expect(field('CAP')).toHaveValue('20159');
  expect(field('Luogo di nascita')).toHaveValue('Bologna BO, Italia');
  expect(field('Luogo di nascita')).toHaveFocus();
  expect(box()).not.toBeChecked();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  leavePage();
  await openConsent();
  expect(field('CAP')).toHaveValue('20159');
  expectNoDraft();
});

test('a residence known from the registration brings its postal code (CONSENT-23)', async () => {
  await openConsent('registered');
  expect(field('Residenza')).toHaveValue('Via Carlo Farini 41, 20159 Milano MI, Italia');
  expect(field('CAP')).toHaveValue('20159');
});

test('an address that was typed and not chosen goes with the draft', async () => {
  const first = await openConsent('unknown');
  await first.user.type(field('CAP'), '40121');
  leavePage();
  const app = await openConsent('unknown');
  await app.user.type(field('Luogo di nascita'), 'Tori');
  await discardDraft(app.user);
  expect(field('Luogo di nascita')).toHaveValue('');
});
