/**
 * The step to show, from 0: the one the address asks for (`1` is the first), or the first before it that is not valid
 * yet. An address that names no step asks for the first, one beyond the last for the last.
 */
export function reachableStep(asked: string | null, isValid: readonly boolean[]): number {
  const wanted = /^[1-9]\d?$/.test(asked ?? '') ? Number(asked) - 1 : 0;
  const stop = isValid.findIndex((valid) => !valid);
  const last = isValid.length - 1;
  return Math.min(wanted, last, stop === -1 ? last : stop);
}
