import * as z from 'zod/mini';
import { withoutMarkup } from '#contracts/kernel/fields';
import { requiredDay, requiredPhone, requiredText } from '#contracts/kernel/form-fields';

/*
 * Who somebody is, by the same rules wherever it is asked for: at registration, in the profile and in the billing data.
 * Messages are codes, as those of `registration-fields`.
 */

/** At least three letters; an empty name counts as missing (REG-38). */
const personName = requiredText(80).check(z.regex(/(?:\p{L}.*){3}|^$/u, 'too_short'), withoutMarkup);

/** Digits, spaces, plus, minus and brackets (REG-43). */
const phone = requiredPhone(25).check(z.regex(/^(?=.*\d)[\d+\-() ]{5,25}$|^$/, 'invalid'));

export const personFields = { firstName: personName, lastName: personName, phone, birthDate: requiredDay };
