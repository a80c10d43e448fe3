import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { TherapistCard } from '#contracts/therapists/therapists.api';
import { addressOfFilter } from '#web/features/therapists/search/address-of-filter';
import { wholeList } from '#web/features/therapists/search/search';
import { paths } from '#web/routing/paths';

/** What is said of a therapist who has paused new requests, wherever they are shown. */
export const pausedWords = 'Al momento non accetta nuove richieste';

interface PausedRequestsProps {
  readonly therapist: Pick<TherapistCard, 'name' | 'areas'>;
  readonly className?: string | undefined;
}

/** In place of the button to write: why there is none, and the way to others. */
export function PausedRequests({ therapist, className }: PausedRequestsProps) {
  return (
    <div className={className}>
      <Text fw={600} inherit>
        {pausedWords}
      </Text>
      <OthersLink therapist={therapist} />
    </div>
  );
}

/** Leads to the search for the same areas. */
export function OthersLink({ therapist: { name, areas } }: Pick<PausedRequestsProps, 'therapist'>) {
  const search = addressOfFilter({ ...wholeList, interventions: [...areas] });
  return (
    <Anchor
      component={Link}
      to={{ pathname: paths.therapists, search }}
      underline="always"
      inherit
      display="inline-block"
      py="xs"
      className="not-printed"
    >
      Altri professionisti come questo<span className="visually-hidden">: {name}</span>
    </Anchor>
  );
}
