import { answerPayment, paymentPage, paymentPath } from '#mocks/payments/payment-page';
import type { Platform } from '#mocks/platform';

const styles = new URL('../console/console.css', import.meta.url).href;

/**
 * Shows the payment page instead of the application, for a browser without a console. Its form and its link are handled
 * here. Never resolves, so that the application does not start.
 */
export function showPaymentPage(platform: Platform, event: string): Promise<never> {
  const open = () => void show(platform.transact(() => paymentPage(platform, event)));
  document.addEventListener('submit', (submit) => {
    submit.preventDefault();
    const fields = new URLSearchParams();
    const given = new FormData(submit.target as HTMLFormElement, submit.submitter);
    for (const [name, value] of given) fields.append(name, String(value));
    const answer = platform.transact(() => answerPayment(platform, fields));
    if (answer) void show(answer);
  });
  document.addEventListener('click', (click) => {
    const leadsBack = (click.target as Element).closest(`a[href^="${paymentPath}"]`);
    if (!leadsBack) return;
    click.preventDefault();
    open();
  });
  open();
  return new Promise(() => {});
}

async function show(response: Response): Promise<void> {
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  page.querySelector('link[rel=stylesheet]')?.setAttribute('href', styles);
  document.replaceChild(document.adoptNode(page.documentElement), document.documentElement);
}
