import type { Page } from '@playwright/test';
import type { Demonstration } from '#e2e/fixtures';

/** Said in the page once the platform has the signature. */
export const contractSigned = 'Contratto firmato con successo';

/** The newest text message, as the console shows it: its code and the address of its link. */
export async function newestSigningMessage({ origin }: Demonstration) {
  const home = await (await fetch(`${origin}/`)).text();
  const code = /il tuo codice è (\d{6})/.exec(home)?.[1];
  const link = /href="(\/firma\?token=[^"]+)"/.exec(home)?.[1];
  if (!code || !link) throw new Error('No signing link was sent.');
  return { code, address: origin + link };
}

/** Types the code on the platform's page of the link. */
export async function signWithCode(phone: Page, code: string): Promise<void> {
  await phone.getByLabel('Codice dell’SMS').fill(code);
  await phone.getByRole('button', { name: 'Firma il contratto' }).click();
}

/** The return to a tab has it read again, as the next refresh would. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}
