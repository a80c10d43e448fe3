import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CurriculumTab } from '#web/features/therapists/profile/curriculum-tab.tsx';
import type { Detail } from '#web/features/therapists/profile/detail';
import classes from '#web/features/therapists/profile/detail-tabs.module.css';
import { ReviewsTab } from '#web/features/therapists/profile/reviews-tab.tsx';

const tabs = ['biografia', 'curriculum', 'recensioni'] as const;

type DetailTab = (typeof tabs)[number];

/** The tab in the address; biografia when it names none. */
function detailTab(parameters: URLSearchParams): DetailTab {
  return tabs.find((tab) => tab === parameters.get('tab')) ?? 'biografia';
}

interface DetailTabsProps {
  readonly therapist: Detail;
  /** A preview leaves the address to the screen it stands on. */
  readonly isPreview: boolean;
}

/** The tabs biografia, curriculum and recensioni; the open one is kept in the address. */
export function DetailTabs({ therapist, isPreview }: DetailTabsProps) {
  const [parameters, setParameters] = useSearchParams();
  const [here, setHere] = useState<string | null>('biografia');
  const open = (tab: string | null) => {
    if (isPreview) return setHere(tab);
    const next = new URLSearchParams(parameters);
    if (tab) next.set('tab', tab);
    setParameters(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Tabs value={isPreview ? here : detailTab(parameters)} onChange={open} className={classes.tabs} keepMounted={false}>
      <Tabs.List grow>
        <Tabs.Tab value="biografia">biografia</Tabs.Tab>
        <Tabs.Tab value="curriculum">curriculum</Tabs.Tab>
        <Tabs.Tab value="recensioni">{`recensioni (${therapist.reviews.length})`}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="biografia" className={classes.panel}>
        <p className={classes.biography}>{therapist.biography ?? 'La biografia non è ancora stata scritta.'}</p>
      </Tabs.Panel>
      <Tabs.Panel value="curriculum" className={classes.panel}>
        <CurriculumTab education={therapist.education} work={therapist.work} />
      </Tabs.Panel>
      <Tabs.Panel value="recensioni" className={classes.panel}>
        <ReviewsTab reviews={therapist.reviews} rating={therapist.rating} />
      </Tabs.Panel>
    </Tabs>
  );
}
