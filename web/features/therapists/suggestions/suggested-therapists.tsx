import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { activeFilters } from '#contracts/therapists/filter-criteria';
import { searchTherapists } from '#contracts/therapists/search.api';
import { useQuery } from '#web/api/use-query';
import { CardSkeleton } from '#web/features/therapists/results/card-skeleton.tsx';
import { TherapistCard } from '#web/features/therapists/results/therapist-card.tsx';
import classes from '#web/features/therapists/results/therapists-screen.module.css';
import { useProfileView } from '#web/features/therapists/results/use-profile-view';
import { currentVisit } from '#web/features/therapists/results/use-results';
import { addressOfFilter } from '#web/features/therapists/search/address-of-filter';
import { matchReasons } from '#web/features/therapists/search/match-reasons';
import { filterOf, type Search, wholeList } from '#web/features/therapists/search/search';
import { paths } from '#web/routing/paths';
import { QueryRegion } from '#web/ui/query-region.tsx';

const most = 3;

interface SuggestedTherapistsProps {
  /** What the questionnaire was answered with in this tab; the whole list when it was not. */
  readonly search: Search;
}

/** The first therapists of the list: those the answers ask for, or of the whole list where nobody matches. */
export function SuggestedTherapists({ search }: SuggestedTherapistsProps) {
  const [visit] = useState(currentVisit);
  const recordView = useProfileView();
  const title = useId();
  const isAnswered = activeFilters(filterOf(search)).length > 0;
  const asked = { visit, sort: search.sort, page: 0 };
  const matching = useQuery(searchTherapists, { ...asked, filter: filterOf(search) });
  const hasNone = isAnswered && matching.data?.total === 0;
  const everybody = useQuery(searchTherapists, hasNone ? { ...asked, filter: filterOf(wholeList) } : null);
  const isMatched = isAnswered && !hasNone;
  const skeleton = (
    <div className={classes.cards}>
      {Array.from({ length: most }, (_, place) => `place-${place}`).map((place) => (
        <CardSkeleton key={place} />
      ))}
    </div>
  );
  return (
    <Stack component="section" aria-labelledby={title} gap="sm">
      <Group justify="space-between" align="baseline" gap="xs">
        <Title order={2} size="h3" id={title}>
          {isMatched ? 'Secondo le tue risposte' : 'I primi dell’elenco'}
        </Title>
        <Anchor
          component={Link}
          to={{ pathname: paths.therapists, search: isMatched ? addressOfFilter(search) : '' }}
          underline="always"
        >
          {isMatched ? 'Vedi tutti i risultati' : 'Vedi tutto l’elenco'}
        </Anchor>
      </Group>
      <Text size="sm" c="dimmed">
        {isMatched && <span>Le risposte al questionario sono in questa scheda del browser. </span>}
        <span>Nei primi posti può esserci chi ha il piano Premium, a pagamento: lo leggi sulla scheda.</span>
      </Text>
      <QueryRegion query={hasNone ? everybody : matching} what="i terapeuti" skeleton={skeleton}>
        {({ therapists }) => (
          <ul className={classes.cards} aria-labelledby={title}>
            {therapists.slice(0, most).map(({ card, reasons, ...match }) => (
              <li key={card.token}>
                <TherapistCard
                  therapist={card}
                  // Only a patient without any appointment sees suggestions.
                  talk="none"
                  match={{ ...match, reasons: matchReasons(reasons, search.answers) }}
                  heading="h3"
                  onOpen={() => recordView(card.token)}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryRegion>
    </Stack>
  );
}
