import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { renderScreen } from '#web/testing/render-app.tsx';

export const isAt = (address: string) => waitFor(() => expect(window.location.hash).toBe(address));
export const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
export const step = (name: string) => screen.findByRole('heading', { level: 2, name });
export const button = (name: string) => screen.getByRole('button', { name });

export const company = {
  'Ragione sociale': 'Studio Bassani',
  'Codice fiscale': 'rnl ndr 78e22 f205w',
  'Partita IVA': '0123 4567 897',
  'Indirizzo di fatturazione': 'Via Larga 1, 40121 Bologna BO',
};
export const payment = { IBAN: 'it60x0542811101000000123456', Banca: 'Banca Esempio' };

export async function openWizard(options: Parameters<typeof renderScreen>[1] = {}, render = renderScreen) {
  const app = render('#/complete-profile', { scenario: 'personas-only', signedInAs: 'bassani', ...options });
  await step('Dati societari');
  return app;
}

export type Wizard = Awaited<ReturnType<typeof openWizard>>;

/** Replaces the text of a field. */
export async function put(user: UserEvent, name: string, text: string) {
  await user.clear(field(name));
  if (text !== '') await user.paste(text);
}

export async function fill({ user }: Wizard, values: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(values)) await put(user, name, text);
}

export async function goToPayment(app: Wizard) {
  await fill(app, company);
  await app.user.click(button('Continua'));
  await step('Dati per il pagamento');
}
