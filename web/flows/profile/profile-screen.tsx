import { Tabs } from '@mantine/core';
import type { ComponentType } from 'react';
import { Screen } from '#web/ui/screen.tsx';
import { LazyPart } from '#web/ui/tabs/lazy-part.tsx';
import { useTabInAddress } from '#web/ui/tabs/use-tab-in-address';

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
  const { shown, isOpened, show } = useTabInAddress(['informazioni', 'dati-fatturazione', 'recensioni']);
  return (
    <Screen title="Profilo professionale">
      <Tabs value={shown} onChange={show}>
        <Tabs.List aria-label="Parti del profilo" mb="lg">
          {profileTabs.map(({ key, label }) => (
            <Tabs.Tab key={key} value={key} mih="2.75rem">
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {profileTabs.map(({ key, load }) => (
          <Tabs.Panel key={key} value={key}>
            {isOpened(key) && <LazyPart load={load} props={{}} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Screen>
  );
}
