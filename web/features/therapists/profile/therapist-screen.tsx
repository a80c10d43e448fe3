import { Button, Skeleton, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import { therapistDetail } from '#contracts/therapists/therapists.api';
import { useQuery } from '#web/api/use-query';
import classes from '#web/features/therapists/profile/therapist-profile.module.css';
import { TherapistProfile } from '#web/features/therapists/profile/therapist-profile.tsx';
import { rememberedScrollPosition } from '#web/features/therapists/results/list-scroll-position';
import { backToScrollPosition, unknownProfile } from '#web/features/therapists/results/use-list-pages';
import { useDraftOwner } from '#web/forms/draft-owner';
import { paths } from '#web/routing/paths';
import { LedOn } from '#web/session/led-on.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { Screen } from '#web/ui/screen.tsx';

/** The profile of the therapist named by `pt` in the address; an unknown one redirects to the list, which says so. */
export function TherapistScreen() {
  const [parameters] = useSearchParams();
  const owner = useDraftOwner();
  const therapist = parameters.get('pt') ?? '';
  const query = useQuery(therapistDetail, therapist === '' ? null : { therapist }, { live: true });
  const isUnknown = therapist === '' || query.problem?.code === 'not_found' || query.problem?.code === 'invalid_input';
  if (isUnknown) return <LedOn to={paths.therapists} state={unknownProfile} />;
  return (
    <Screen title="Profilo del terapeuta" hiddenTitle>
      <Button
        component={Link}
        to={`${paths.therapists}/${rememberedScrollPosition(owner)?.query ?? ''}`}
        state={backToScrollPosition}
        variant="subtle"
        leftSection={<IconArrowLeft aria-hidden size={18} />}
        mb="sm"
        ml="-1rem"
      >
        Torna ai terapeuti
      </Button>
      <QueryRegion query={query} what="il profilo" skeleton={<DetailSkeleton />}>
        {(detail) => <TherapistProfile key={detail.token} therapist={detail} />}
      </QueryRegion>
    </Screen>
  );
}

/** The placeholder of a profile while it loads. */
function DetailSkeleton() {
  return (
    <div className={classes.profile}>
      <div className={classes.head}>
        <div className={classes.photo}>
          <Skeleton radius="md" style={{ aspectRatio: '4 / 5', height: 'auto' }} />
        </div>
        <Stack gap="xs" className={classes.who}>
          <Skeleton height={34} width="70%" />
          <Skeleton height={20} width="40%" />
        </Stack>
      </div>
      <Stack className={classes.side}>
        <Skeleton height={44} />
        <Skeleton height={240} />
      </Stack>
      <Stack className={classes.main}>
        <Skeleton height={44} />
        <Skeleton height={160} />
      </Stack>
    </div>
  );
}
