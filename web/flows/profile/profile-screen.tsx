import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { type ComponentType, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RegionProblem } from '#web/ui/messages/region-problem.tsx';
import { Screen } from '#web/ui/screen.tsx';
import { ScreenSkeleton } from '#web/ui/screen-skeleton.tsx';
import { useLoadedModule } from '#web/ui/use-loaded-module';

/** One tab of the profile; its part is loaded when it is first opened. */
interface ProfileTab {
  /** In the address, after `?tab=`. */
  readonly key: string;
  readonly label: string;
  readonly load: () => Promise<{ readonly Part: ComponentType }>;
}

/** The tabs of the profile in their order; the first is open at entry (PROF-01, PROF-06). */
const profileTabs = [
  {
    key: 'informazioni',
    label: 'Informazioni',
    load: async () => ({ Part: (await import('#web/flows/profile/information-part.tsx')).InformationPart }),
  },
  {
    key: 'dati-fatturazione',
    label: 'dati fatturazione',
    load: async () => ({ Part: (await import('#web/flows/profile/billing-part.tsx')).BillingPart }),
  },
  {
    key: 'recensioni',
    label: 'RECENSIONI',
    load: async () => ({
      Part: (await import('#web/features/reviews/received/received-reviews.tsx')).ReceivedReviews,
    }),
  },
] as const satisfies readonly ProfileTab[];

/** The professional's own profile: its tab is in the address, and a tab that was opened keeps what is typed there. */
export function ProfileScreen() {
  const [search, setSearch] = useSearchParams();
  const { key: shown } = profileTabs.find(({ key }) => key === search.get('tab')) ?? profileTabs[0];
  const [opened, setOpened] = useState<readonly string[]>([shown]);
  if (!opened.includes(shown)) setOpened([...opened, shown]);
  return (
    <Screen title="Profilo professionale">
      <Tabs
        value={shown}
        onChange={(key) => key && setSearch({ tab: key }, { replace: true, preventScrollReset: true })}
      >
        <Tabs.List aria-label="Parti del profilo" mb="lg">
          {profileTabs.map(({ key, label }) => (
            <Tabs.Tab key={key} value={key} mih="2.75rem">
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {profileTabs.map(({ key, load }) => (
          <Tabs.Panel key={key} value={key}>
            {opened.includes(key) && <TabPart load={load} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Screen>
  );
}

function TabPart({ load }: Pick<ProfileTab, 'load'>) {
  const { module, problem, retry } = useLoadedModule(load);
  if (module) return <module.Part />;
  return problem ? <RegionProblem problem={problem} onRetry={retry} /> : <ScreenSkeleton />;
}
