import { compactCode } from '#contracts/billing/compact-code';

/** The country and the last four characters of an IBAN: enough to recognise it by. */
export function maskedIban(iban: string): string {
  const code = compactCode(iban);
  return `${code.slice(0, 2)} •••• ${code.slice(-4)}`;
}

/** An IBAN in groups of four characters, as banks print it. */
export function inFours(code: string): string {
  return compactCode(code).replaceAll(/(.{4})(?=.)/g, '$1 ');
}
