import * as z from 'zod/mini';
import { tooManyAttempts } from '#contracts/kernel/operation';
import { exactText } from '#contracts/kernel/text-fields';

/** The account's password, which confirms what must not be done by whoever finds the page open. */
export const askedPassword = exactText(256).check(z.minLength(1, 'required'));

/** What a password that is asked for again may be refused with; its attempts count as those of signing in. */
export const askedPasswordRefusals = { wrong_password: { status: 422 }, too_many_attempts: tooManyAttempts } as const;

/** What a file that the password opens may be refused with: five of an account in fifteen minutes. */
export const exportRefusals = { ...askedPasswordRefusals, too_many_exports: tooManyAttempts } as const;
