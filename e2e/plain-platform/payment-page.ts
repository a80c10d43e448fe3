import { dueCents, settle } from '#e2e/plain-platform/calendar';
import type { Desk } from '#e2e/plain-platform/desk';

/** The provider's page for a session: what is due, a button that pays and one that gives up. */
export function paymentPage(desk: Desk, event: string): string {
  const due = dueCents(desk, event);
  if (due === undefined) return pageOf('<p role="status">Questa seduta è già pagata.</p>');
  const amount = `${(due / 100).toFixed(2).replace('.', ',')} €`;
  const button = (act: string, text: string) => `<button name="act" value="${act}">${text}</button>`;
  return pageOf(`<form method="post">${button('pay', `Paga ${amount}`)}${button('cancel', 'Annulla')}</form>`);
}

/** What the page says once a button was pressed. */
export async function afterPayment(desk: Desk, event: string, act: string | null): Promise<string> {
  if (act !== 'pay') return pageOf('<p role="status">Pagamento annullato: la seduta resta da confermare.</p>');
  if (dueCents(desk, event) === undefined) return paymentPage(desk, event);
  await settle(desk, event);
  return pageOf('<p role="status">Pagamento ricevuto.</p>');
}

function pageOf(content: string): string {
  return `<!doctype html><html lang="it"><title>PayPal</title><link rel="icon" href="data:,"><h1>PayPal dimostrativo</h1>${content}</html>`;
}
