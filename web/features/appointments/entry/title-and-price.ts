import type { Appointment } from '#contracts/appointments/appointments.api';
import { priceText } from '#contracts/kernel/euro-cents';
import { kindName } from '#web/features/appointments/entry/kind-name';

/** `Primo ciclo · 70,00 €`: the title where it says more than the kind, and the price where it is known. */
export function titleAndPrice({ title, kind, priceCents }: Pick<Appointment, 'title' | 'kind' | 'priceCents'>): string {
  return [title !== kindName[kind] && title, priceWords(priceCents)].filter(Boolean).join(' · ');
}

/** `Seduta terapeutica singola · 70,00 €`: the kind, and the price where it is known. */
export function kindAndPrice({ kind, priceCents }: Pick<Appointment, 'kind' | 'priceCents'>): string {
  return [kindName[kind], priceWords(priceCents)].filter(Boolean).join(' · ');
}

/** `70,00 €`; `Gratuito` where nothing is asked, and nothing where the price is not known. */
export function priceWords(cents: number | null): string | undefined {
  if (cents === null) return undefined;
  return cents === 0 ? 'Gratuito' : priceText(cents);
}
