import { priceText } from '#contracts/kernel/euro-cents';
import type { ComparedTherapist } from '#web/features/therapists/comparison/compared-therapists';
import { pausedWords } from '#web/features/therapists/first-message/paused-requests.tsx';
import type { Detail } from '#web/features/therapists/profile/detail';
import { roleLabel } from '#web/features/therapists/results/role-label';
import { averageText } from '#web/ui/reviews/average-text';
import { reviewsCount } from '#web/ui/reviews/reviews-count';

interface ComparisonRow {
  readonly title: string;
  /** The lines of one therapist; none where there is nothing to say. */
  readonly lines: (therapist: Detail, chosen: ComparedTherapist) => readonly string[];
}

/** What therapists are compared by, in the order in which it is read. */
export const comparisonRows: readonly ComparisonRow[] = [
  { title: 'Corrisponde alla tua ricerca', lines: (_, { met }) => met },
  { title: 'Non corrisponde', lines: (_, { unmet }) => unmet },
  {
    title: 'Nuove richieste',
    lines: ({ requestsPaused }) => [requestsPaused ? pausedWords : 'Accetta nuove richieste'],
  },
  { title: 'Professione', lines: ({ role }) => [roleLabel(role)] },
  {
    title: 'Albo',
    lines: ({ register: { region, number } }) => [
      region ?? 'regione non indicata',
      number === null ? 'numero non indicato' : `n. ${number}`,
    ],
  },
  { title: 'Dove', lines: ({ premium }) => (premium ? ['Online', 'In studio'] : ['Online']) },
  { title: 'Lingue', lines: ({ languages }) => languages },
  { title: 'Singola', lines: ({ prices }) => price(prices.singleCents) },
  { title: 'Di coppia', lines: ({ prices }) => price(prices.coupleCents) },
  { title: 'Familiare', lines: ({ prices }) => price(prices.familyCents) },
  { title: 'Aree di intervento', lines: ({ areas }) => areas },
  { title: 'Approccio', lines: ({ specialisations }) => specialisations },
  {
    title: 'Recensioni',
    lines: ({ rating }) =>
      rating === null ? [reviewsCount(0)] : [`${averageText(rating.average)} su 5`, reviewsCount(rating.count)],
  },
];

function price(priceCents: number | null): string[] {
  return priceCents === null ? [] : [priceText(priceCents)];
}
