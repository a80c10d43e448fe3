import { validateAccount } from '#contracts/registration/registration.api';
import { call } from '#web/api/call';
import type { ProfessionalValues } from '#web/features/registration/professional/professional-values';

/** Tells the platform of a professional's first step (REG-20). Nobody waits for it, and what comes of it changes nothing (REG-21). */
export function tellOfAccount(values: ProfessionalValues): void {
  const { email, password, firstName, lastName, birthDate } = values;
  const told = validateAccount.input.safeParse({ email, password, firstName, lastName, birthDate });
  if (told.success) void call(validateAccount, told.data).catch(() => undefined);
}
