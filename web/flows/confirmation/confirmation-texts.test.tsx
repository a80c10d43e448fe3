import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  openConfirmation,
  serveTabs,
  unpaidSession,
  withCredit,
  withoutConsent,
} from '#web/testing/open-confirmation.tsx';
import type { RenderedApp } from '#web/testing/render-app.tsx';

const press = async ({ user }: RenderedApp, name: string) => user.click(await screen.findByRole('button', { name }));
const emptyTaxCode = async ({ user }: RenderedApp) =>
  user.clear(await screen.findByRole('textbox', { name: 'Codice fiscale' }));

const goToPayment = async (app: RenderedApp) => {
  await press(app, 'Vai al pagamento');
  await app.user.click(await screen.findByRole('radio', { name: 'PayPal' }));
};

const tickAndSign = async (app: RenderedApp) => {
  await app.user.click(await screen.findByRole('checkbox', { name: /consenso informato/ }));
  await press(app, 'Firma il consenso');
};

const withoutPrice = ({ platform }: RenderedApp) => {
  const event = platform.db.events.get(unpaidSession);
  if (event) platform.db.events.change(unpaidSession, { configuration: { ...event.configuration, price: '0,00 €' } });
};

interface Literal {
  readonly text: string;
  readonly id: string;
  readonly prepare?: (platform: RenderedApp['platform']) => void;
  readonly act?: (app: RenderedApp) => Promise<void>;
}

const literals: readonly Literal[] = [
  { text: '01 Riepilogo informazioni', id: 'PAY-01' },
  { text: '02 Pagamento', id: 'PAY-01' },
  {
    text: 'il campo è obbligatorio',
    id: 'PAY-05',
    act: async (app) => {
      await emptyTaxCode(app);
      await app.user.tab();
    },
  },
  {
    text: 'Deve contenere almeno 8 caratteri',
    id: 'PAY-06',
    act: async (app) => {
      await emptyTaxCode(app);
      await app.user.type(screen.getByRole('textbox', { name: 'Codice fiscale' }), 'MRT');
      await app.user.tab();
    },
  },
  {
    text: 'nessun importo trovato',
    id: 'PAY-16',
    act: async (app) => {
      await goToPayment(app);
      withoutPrice(app);
      await press(app, 'Paga 57,50 €');
    },
  },
  {
    text: 'richiesta inviata non riuscita',
    id: 'PAY-17',
    act: async (app) => {
      await goToPayment(app);
      withoutConsent(app.platform);
      await press(app, 'Paga 57,50 €');
    },
  },
  {
    text: 'Appuntamento confermato con successo',
    id: 'PAY-22',
    prepare: (platform) => withCredit(platform, '70.00'),
    act: async (app) => {
      await goToPayment(app);
      await press(app, 'Conferma con il credito');
    },
  },
  {
    text: 'Per favore compila tutti i campi',
    id: 'CONSENT-15',
    prepare: (platform) => withoutConsent(platform, 'unknown'),
    act: tickAndSign,
  },
  { text: 'Conseso informato con successo', id: 'CONSENT-17', prepare: withoutConsent, act: tickAndSign },
  {
    text: 'error',
    id: 'CONSENT-18',
    prepare: (platform) => {
      withoutConsent(platform);
      platform.faults.set('informedConsent', ['connection-lost-before']);
    },
    act: tickAndSign,
  },
];

test.each(literals)('says "$text" word for word: $id', async ({ text, prepare, act }) => {
  serveTabs();
  const app = await openConfirmation(prepare ? { prepare } : {});
  await act?.(app);
  expect((await screen.findAllByText(text))[0]).toBeVisible();
});
