import type { TherapistCard } from '#contracts/therapists/therapists.api';

/** The profession in words; psychologists and psychotherapists are never mixed. */
export function roleLabel(role: TherapistCard['role']): string {
  return role === 'psychotherapist' ? 'psicoterapeuta' : 'psicologo';
}
