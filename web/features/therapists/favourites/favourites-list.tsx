import { listFavourites } from '#contracts/favourites/favourites.api';
import { useQuery } from '#web/api/use-query';
import { Comparison } from '#web/features/therapists/comparison/comparison.tsx';
import { CardSkeleton } from '#web/features/therapists/results/card-skeleton.tsx';
import { TherapistCard } from '#web/features/therapists/results/therapist-card.tsx';
import classes from '#web/features/therapists/results/therapists-screen.module.css';
import { useIntroductoryTalks } from '#web/features/therapists/results/use-introductory-talks';
import { useProfileView } from '#web/features/therapists/results/use-profile-view';
import { SproutDrawing } from '#web/ui/drawings/sprout-drawing.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';

interface FavouritesListProps {
  /** How many are shown, the last saved ones; all by default. */
  readonly most?: number;
}

/** The user's favourites as cards, in the order they were saved, for use under a heading of the second level. */
export function FavouritesList({ most }: FavouritesListProps) {
  const query = useQuery(listFavourites, {});
  const recordView = useProfileView();
  const talkOf = useIntroductoryTalks();
  return (
    <QueryRegion query={query} what="i preferiti" skeleton={<CardSkeleton />}>
      {({ therapists }) =>
        therapists.length === 0 ? (
          <EmptyState drawing={<SproutDrawing />} title="Non sono presenti preferiti">
            Con il cuore, sulla scheda o sul profilo di un terapeuta, lo salvi qui.
          </EmptyState>
        ) : (
          <Comparison>
            <ul className={classes.cards} aria-label="Preferiti">
              {(most === undefined ? therapists : therapists.slice(-most)).map((card) => (
                <li key={card.token}>
                  <TherapistCard
                    therapist={card}
                    heading="h3"
                    talk={talkOf(card.token)}
                    onOpen={() => recordView(card.token)}
                  />
                </li>
              ))}
            </ul>
          </Comparison>
        )
      }
    </QueryRegion>
  );
}
