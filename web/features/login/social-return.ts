import { type SocialProvider, socialProvider } from '#contracts/login/login.api';
import { keepDraft, readDraft } from '#web/forms/tab-drafts';
import { wantedAddress } from '#web/routing/wanted-address';

/** What a press takes along through the provider's site: it stays in this tab. */
export interface KeptForReturn {
  /** The e-mail typed beside the buttons, for whoever comes back without being signed in. */
  readonly email: string;
  /** The address to open once signed in. */
  readonly wanted: string | undefined;
}

const owner = 'visitor';

/** Keeps it until the browser is back. */
export function keepForReturn({ email, wanted = '' }: KeptForReturn): void {
  keepDraft(owner, 'social-email', email);
  keepDraft(owner, 'social-wanted', wanted);
}

/** What was kept. */
export function keptForReturn(): KeptForReturn {
  return {
    email: readDraft(owner, 'social-email'),
    wanted: wantedAddress({ wanted: readDraft(owner, 'social-wanted') }),
  };
}

/** Forgets it. */
export function forgetKept(): void {
  keepForReturn({ email: '', wanted: undefined });
}

/** How somebody came back without being signed in: said no or was refused, or something went wrong on the way. */
export interface SocialReturn {
  readonly provider: SocialProvider;
  readonly outcome: 'rifiutato' | 'errore';
}

/** What an address says of a return; `unknown` for one that speaks of a return in words of nobody. */
export function socialReturnIn(search: string): SocialReturn | 'unknown' | undefined {
  const query = new URLSearchParams(search);
  if (!query.has('social')) return undefined;
  const { data: provider } = socialProvider.safeParse(query.get('social'));
  const outcome = query.get('esito');
  if (!provider || (outcome !== 'rifiutato' && outcome !== 'errore')) return 'unknown';
  return { provider, outcome };
}
