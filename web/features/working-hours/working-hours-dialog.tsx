import { ownWorkingHours } from '#contracts/working-hours/working-hours.api';
import { useQuery } from '#web/api/use-query';
import { WorkingHoursForm } from '#web/features/working-hours/working-hours-form.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';

interface WorkingHoursDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function WorkingHoursDialog({ opened, onClose }: WorkingHoursDialogProps) {
  const query = useQuery(ownWorkingHours, opened ? {} : null);
  return (
    <Dialog opened={opened} onClose={onClose} title="Orari di lavoro" size="lg" closeOnClickOutside={false}>
      <QueryRegion query={query} what="i tuoi orari di lavoro">
        {(times) => <WorkingHoursForm times={times} onDone={onClose} />}
      </QueryRegion>
    </Dialog>
  );
}
