/** The first and the last postal code that Italy uses. */
const [first, last] = [10, 98_168];

/** Why five digits look like no postal code, in words; undefined when they look right or are not five yet. */
export function postalCodeDoubt(code: string): string | undefined {
  if (!/^\d{5}$/.test(code.trim())) return undefined;
  const isUsed = Number(code) >= first && Number(code) <= last;
  return isUsed ? undefined : 'Nessun comune italiano ha questo CAP.';
}
