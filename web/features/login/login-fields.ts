import type { UseFormReturn } from 'react-hook-form';
import type { OperationInput } from '#contracts/kernel/operation';
import type { logIn } from '#contracts/login/login.api';

/** The login form, as the social buttons beside it read and fill it. */
export type LoginFields = Pick<UseFormReturn<OperationInput<typeof logIn>>, 'getValues' | 'setValue' | 'setFocus'>;
