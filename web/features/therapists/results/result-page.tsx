import type { OperationInput } from '#contracts/kernel/operation';
import { searchTherapists } from '#contracts/therapists/search.api';
import { useQuery } from '#web/api/use-query';
import { CardSkeleton } from '#web/features/therapists/results/card-skeleton.tsx';
import { TherapistCard } from '#web/features/therapists/results/therapist-card.tsx';
import classes from '#web/features/therapists/results/therapists-screen.module.css';
import type { TalkOf } from '#web/features/therapists/results/use-introductory-talks';
import { matchReasons } from '#web/features/therapists/search/match-reasons';
import { QueryRegion } from '#web/ui/query-region.tsx';

const skeletons = ['first', 'second', 'third'] as const;

interface ResultPageProps {
  readonly asked: OperationInput<typeof searchTherapists>;
  /** The answers of the questionnaire that the areas come from. */
  readonly answers: readonly string[];
  readonly talkOf: TalkOf;
  readonly onOpen: (token: string) => void;
}

/** One page of the results; each page loads, refreshes and fails on its own. */
export function ResultPage({ asked, answers, talkOf, onOpen }: ResultPageProps) {
  const query = useQuery(searchTherapists, asked, { live: true });
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
          <ul className={classes.page} aria-label={`Terapeuti, parte ${asked.page + 1}`}>
            {therapists.map(({ card, reasons, ...match }, index) => (
              <li key={card.token}>
                <TherapistCard
                  therapist={card}
                  talk={talkOf(card.token)}
                  match={{ ...match, reasons: matchReasons(reasons, answers) }}
                  isAtTop={asked.page === 0 && index < skeletons.length}
                  onOpen={() => onOpen(card.token)}
                />
              </li>
            ))}
          </ul>
        )
      }
    </QueryRegion>
  );
}
