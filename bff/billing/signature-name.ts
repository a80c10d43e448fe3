const plainName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,190}$/;

/** Whether a signature can stand in an address as it is: it leads nowhere but to a file of its own folder. */
export function isSignatureName(signature: string): boolean {
  return plainName.test(signature) && !signature.includes('..');
}
