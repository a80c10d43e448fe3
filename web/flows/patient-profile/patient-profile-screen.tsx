import { Button, Tabs } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { type PatientTab, patientTabLabels, patientTabs } from '#web/features/patient-profile/form/patient-texts';
import { useSession } from '#web/session/session-context';
import { Screen } from '#web/ui/screen.tsx';
import { LazyPart } from '#web/ui/tabs/lazy-part.tsx';
import { useTabInAddress } from '#web/ui/tabs/use-tab-in-address';

const dataTabs: readonly PatientTab[] = ['informazioni', 'fatturazione'];

const loadData = async () => ({ Part: (await import('#web/flows/patient-profile/data-part.tsx')).DataPart });

/** The tabs beside the form; each is loaded when it is first opened, and fails alone. */
const otherTabs = [
  {
    key: 'documenti',
    load: async () => ({ Part: (await import('#web/flows/patient-profile/documents-part.tsx')).DocumentsPart }),
  },
  {
    key: 'psicoterapia',
    load: async () => ({
      Part: (await import('#web/features/appointments/history/therapy-sessions.tsx')).TherapySessions,
    }),
  },
  {
    key: 'preferiti',
    load: async () => ({ Part: (await import('#web/flows/patient-profile/favourites-part.tsx')).FavouritesPart }),
  },
] as const;

/** The patient's own profile: its tab is in the address, and a tab that was opened keeps what is typed there. */
export function PatientProfileScreen() {
  const { leave } = useSession();
  const { shown, isOpened, show } = useTabInAddress(patientTabs);
  const [hasData, setHasData] = useState(dataTabs.includes(shown));
  if (!hasData && dataTabs.includes(shown)) setHasData(true);
  return (
    <Screen
      title="Profilo"
      actions={
        <Button
          variant="default"
          className="not-printed"
          leftSection={<IconLogout aria-hidden size={20} />}
          onClick={() => void leave()}
        >
          Esci
        </Button>
      }
    >
      <Tabs value={shown} onChange={show}>
        <Tabs.List aria-label="Parti del profilo" mb="lg">
          {patientTabs.map((key) => (
            <Tabs.Tab key={key} value={key} mih="2.75rem">
              {patientTabLabels[key]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {hasData && <LazyPart load={loadData} props={{ shown, onShow: show }} />}
        {otherTabs.map(({ key, load }) => (
          <Tabs.Panel key={key} value={key}>
            {isOpened(key) && <LazyPart load={load} props={{}} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Screen>
  );
}
