import { secondsFromInstant } from '#contracts/kernel/instant';
import type { SignedDocumentRow, SigningRow } from '#mocks/db/rows';
import type { Platform } from '#mocks/platform';

/** Signs the contract of the link's plan: the platform keeps it in both parts of the user, and the link is spent. */
export function signContract({ db, now }: Platform, { token, user: owner, plan }: SigningRow): void {
  const user = db.users.get(owner);
  if (!user) throw new Error(`Nobody is there to sign with ${token}.`);
  const signed: SignedDocumentRow = {
    type: plan,
    signature: `contratto-${plan.replace('+', '-')}-${token}`,
    accepted: '1',
    accepted_at: secondsFromInstant(now()),
    is_invalid: false,
  };
  const { public_configuration: published, manager_configuration: administration } = user;
  db.users.change(owner, {
    public_configuration: { ...published, sign_doc: [...(published.sign_doc ?? []), signed] },
    manager_configuration: { ...administration, sign_doc: [...(administration.sign_doc ?? []), signed] },
  });
  db.signings.change(token, { signed: true });
}
