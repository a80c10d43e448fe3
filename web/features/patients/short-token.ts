/** A patient's token as it is displayed: its first six characters (CARD-10). */
export function shortToken(token: string): string {
  return token.slice(0, 6);
}
