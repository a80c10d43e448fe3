import { listTherapists } from '#contracts/therapists/therapists.api';
import { useQuery } from '#web/api/use-query';
import { CardSkeleton } from '#web/features/therapists/card-skeleton.tsx';
import { TherapistCard } from '#web/features/therapists/therapist-card.tsx';
import classes from '#web/features/therapists/therapists-screen.module.css';
import { QueryRegion } from '#web/ui/query-region.tsx';

const skeletons = ['first', 'second', 'third'] as const;

interface TherapistPageProps {
  readonly visit: string;
  /** From zero. */
  readonly page: number;
  readonly onOpen: (token: string) => void;
}

/** Nine therapists: each page of the list loads, refreshes and fails alone. */
export function TherapistPage({ visit, page, onOpen }: TherapistPageProps) {
  const query = useQuery(listTherapists, { visit, page }, { live: true });
  const skeleton = (
    <div className={classes.cards}>
      {skeletons.map((place) => (
        <CardSkeleton key={place} />
      ))}
    </div>
  );
  return (
    <QueryRegion query={query} what="i terapeuti" skeleton={skeleton}>
      {({ therapists }) =>
        therapists.length > 0 && (
          <ul className={classes.cards} aria-label={`Terapeuti, parte ${page + 1}`}>
            {therapists.map((therapist) => (
              <li key={therapist.token}>
                <TherapistCard therapist={therapist} onOpen={() => onOpen(therapist.token)} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryRegion>
  );
}
