/** 1 intro, 2 to 8 the questions, 9 the closing screen (C-25). */
export const lastStep = 9;

/** The step an address asks for; null when it asks for none, the first when it asks for one that does not exist. */
export function askedStep(value: string | null): number | null {
  if (value === null) return null;
  const step = Number(value);
  return Number.isInteger(step) && step >= 1 && step <= lastStep ? step : 1;
}
