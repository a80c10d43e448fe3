import type { OperationOutput } from '#contracts/kernel/operation';
import type { ownPaymentData } from '#contracts/payments/payments.api';

export type OwnPaymentData = OperationOutput<typeof ownPaymentData>;
