import { Alert, Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { instantFromIso } from '#contracts/kernel/instant';
import { clockTime, shortDate } from '#contracts/kernel/italian-format';
import type { PatientProfileSlots } from '#web/features/patient-profile/patient-profile-slots';
import { SectionCard } from '#web/ui/sections/section-card.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/features/patient-profile/own-data/export-dialog.tsx');

interface OwnDataSectionProps extends Pick<PatientProfileSlots, 'askTeam'> {
  /** When the closure was requested; null while it was not. */
  readonly requestedAt: string | null;
  readonly onClose: () => void;
}

/** Taking one's data along, and leaving: as easy as it was to come. */
export function OwnDataSection({ requestedAt, askTeam, onClose }: OwnDataSectionProps) {
  const { module, load } = useLazyModule(loadDialog);
  const [isOpen, setOpen] = useState(false);
  return (
    <SectionCard title="I tuoi dati">
      <Text>
        Puoi avere in un file tutto quello che la piattaforma conserva di te: profilo, consensi con le date, diario,
        chat, sedute, recensioni, pagamenti e ticket.
      </Text>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconDownload aria-hidden size={20} />}
          onClick={() => void load(() => setOpen(true))}
        >
          Scarica i tuoi dati
        </Button>
        {requestedAt === null && (
          <Button variant="default" c="var(--mantine-color-error)" onClick={onClose}>
            Chiudi l’account
          </Button>
        )}
      </Group>
      {requestedAt !== null && (
        <Alert color="ocra" title={`Chiusura richiesta il ${momentText(requestedAt)}`}>
          L’assistenza la completa entro 72 ore lavorative. Hai cambiato idea? {askTeam('Scrivi all’assistenza')}: fino
          ad allora si può ritirare.
        </Alert>
      )}
      {module && <module.ExportDialog opened={isOpen} onClose={() => setOpen(false)} />}
    </SectionCard>
  );
}

/** `24/11/2026 alle 10:05`. */
function momentText(iso: string): string {
  const at = instantFromIso(iso);
  return `${shortDate(at)} alle ${clockTime(at)}`;
}
