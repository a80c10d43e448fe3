import { answerPayment, paymentPage, paymentPath } from '#mocks/payments/payment-page';
import { answerPlanPayment, planPaymentPage, planPaymentPath } from '#mocks/plans/plan-payment-page';
import type { Platform } from '#mocks/platform';

const styles = new URL('../console/console.css', import.meta.url).href;

const ofEvent = { page: paymentPage, answer: answerPayment, path: paymentPath };
const ofPlan = { page: planPaymentPage, answer: answerPlanPayment, path: planPaymentPath };

/**
 * Shows the payment page of an event or a plan instead of the application, for a browser without a console. Its form
 * and its link are handled here. Never resolves, so that the application does not start.
 */
export function showPaymentPage(platform: Platform, token: string): Promise<never> {
  const { page, answer, path } = platform.db.planPurchases.get(token) ? ofPlan : ofEvent;
  const open = () => void show(platform.transact(() => page(platform, token)));
  document.addEventListener('submit', (submit) => {
    submit.preventDefault();
    const fields = new URLSearchParams();
    const given = new FormData(submit.target as HTMLFormElement, submit.submitter);
    for (const [name, value] of given) fields.append(name, String(value));
    const answered = platform.transact(() => answer(platform, fields));
    if (answered) void show(answered);
  });
  document.addEventListener('click', (click) => {
    const leadsBack = (click.target as Element).closest(`a[href^="${path}?"]`);
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
