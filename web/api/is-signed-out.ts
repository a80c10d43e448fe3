/** Whether a call was refused because the page's user is no longer the one signed in: nobody is, or somebody else. */
export function isSignedOut(code: string): boolean {
  return code === 'unauthenticated' || code === 'other_account';
}
