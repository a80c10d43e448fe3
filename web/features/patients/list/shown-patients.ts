import type { ListedPatient } from '#contracts/patients/patients.api';
import type { PatientsView } from '#web/features/patients/list/patients-address';
import { shortToken } from '#web/features/patients/short-token';
import { holdsWords } from '#web/ui/holds-words';

/** Made once: to compare by locale anew for each pair would hold up every press. */
const { compare: byName } = new Intl.Collator('it');

type Wish = Pick<PatientsView, 'search' | 'order'>;

/**
 * The patients whose name holds every word searched for, or whose short code it is, in the order wished for. By the
 * next session the nearest comes first, by the last one the latest; who has none comes after, by name.
 */
export function shownPatients(patients: readonly ListedPatient[], { search, order }: Wish): ListedPatient[] {
  const code = search.trim().toLowerCase();
  const found = patients.filter(
    ({ name, token }) => holdsWords(name, search) || shortToken(token).toLowerCase() === code,
  );
  return found.toSorted((one, other) => {
    const bySession =
      order === 'prossima'
        ? compared(one.nextSession, other.nextSession)
        : order === 'ultima'
          ? compared(other.lastSession, one.lastSession, 'first')
          : 0;
    return bySession || byName(one.name, other.name) || one.token.localeCompare(other.token);
  });
}

/** Compares two moments; one that is missing goes to the end, also where the order is turned. */
function compared(one: string | null, other: string | null, missing: 'first' | 'last' = 'last'): number {
  if (one === other) return 0;
  const sign = missing === 'last' ? 1 : -1;
  if (one === null) return sign;
  if (other === null) return -sign;
  return one.localeCompare(other);
}
