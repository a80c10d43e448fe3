import type { TherapistCard } from '#contracts/therapists/therapists.api';

/** The profession in words: the two are never mixed (THER-07). */
export function roleLabel(role: TherapistCard['role']): string {
  return role === 'psychotherapist' ? 'psicoterapeuta' : 'psicologo';
}
