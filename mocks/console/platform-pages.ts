import { changePassword, recoveryPage } from '#mocks/console/recovery-page';
import { answerSigning, signingPage, signingPath } from '#mocks/contract/signing-page';
import { answerPayment, paymentPage, paymentPath } from '#mocks/payments/payment-page';
import { answerPlanPayment, planPaymentPage, planPaymentPath } from '#mocks/plans/plan-payment-page';
import type { Platform } from '#mocks/platform';

/** A page of the platform, and the path by which its forms and links name it. */
export interface PlatformPage {
  readonly path: string;
  /** The page of what the address names: an event, or a link that was sent. */
  readonly open: (platform: Platform, named: string) => Response;
  /** What its form is answered with; without a form there is none. */
  readonly answer?: (platform: Platform, fields: URLSearchParams) => Response | undefined;
}

/** A page under the console's address, whose parameter says what it is of. */
interface ConsolePage extends Required<PlatformPage> {
  readonly parameter: string;
}

export const sessionPayment: ConsolePage = {
  ...{ path: paymentPath, parameter: 'seduta' },
  ...{ open: paymentPage, answer: answerPayment },
};

export const planPayment: ConsolePage = {
  ...{ path: planPaymentPath, parameter: 'acquisto' },
  ...{ open: planPaymentPage, answer: answerPlanPayment },
};

export const signing: ConsolePage = {
  ...{ path: signingPath, parameter: 'token' },
  ...{ open: signingPage, answer: answerSigning },
};

const recovery: ConsolePage = {
  ...{ path: '/recupero', parameter: 'token', open: recoveryPage },
  answer: (platform, fields) => changePassword(platform, fields.get('token') ?? '', fields.get('password') ?? ''),
};

/** The pages that a link of the platform leads to. */
export const consolePages: readonly ConsolePage[] = [sessionPayment, planPayment, signing, recovery];
