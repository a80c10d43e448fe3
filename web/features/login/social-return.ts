import { type SocialProvider, socialProvider } from '#contracts/login/login.api';
import { keepDraft, readDraft } from '#web/forms/tab-drafts';
import { type LoginState, wantedAddress } from '#web/routing/wanted-address';

/** What this tab keeps while the user is on the provider's site. */
export interface KeptForReturn extends LoginState {
  /** The e-mail typed beside the buttons, for a user who comes back without being signed in. */
  readonly email: string;
}

const owner = 'visitor';

/** Keeps the data until the browser is back. */
export function keepForReturn({ email, wanted = '', wantedBy = '' }: KeptForReturn): void {
  keepDraft(owner, 'social-email', email);
  keepDraft(owner, 'social-wanted', wanted);
  keepDraft(owner, 'social-wanted-by', wantedBy);
}

export function keptForReturn(): KeptForReturn {
  return {
    email: readDraft(owner, 'social-email'),
    wanted: wantedAddress({ wanted: readDraft(owner, 'social-wanted') }),
    wantedBy: readDraft(owner, 'social-wanted-by') || undefined,
  };
}

export function forgetKept(): void {
  keepForReturn({ email: '' });
}

/** How a user came back without being signed in: declined or refused (`rifiutato`), or after an error (`errore`). */
export interface SocialReturn {
  readonly provider: SocialProvider;
  readonly outcome: 'rifiutato' | 'errore';
}

/** The return described by an address; `unknown` for values that are not known, undefined when there is no return. */
export function socialReturnIn(search: string): SocialReturn | 'unknown' | undefined {
  const query = new URLSearchParams(search);
  if (!query.has('social')) return undefined;
  const { data: provider } = socialProvider.safeParse(query.get('social'));
  const outcome = query.get('esito');
  if (!provider || (outcome !== 'rifiutato' && outcome !== 'errore')) return 'unknown';
  return { provider, outcome };
}
