import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import {
  type AppointmentSlots,
  AppointmentSlotsContext,
  type StepDialogProps,
} from '#web/features/appointments/entry/appointment-slots';
import { AddToCalendarButton } from '#web/features/calendar-export/add-to-calendar-button.tsx';
import { ReopenedPayment } from '#web/flows/confirmation/reopened-payment.tsx';
import { useDraftOwner } from '#web/forms/draft-owner';
import { useLazyModule } from '#web/ui/use-lazy-module';

type Dialog = ComponentType<StepDialogProps>;

const dialogs: AppointmentSlots = {
  Confirmation: fetched(
    async () => (await import('#web/flows/confirmation/confirmation-dialog.tsx')).ConfirmationDialog,
  ),
  Review: fetched(async () => (await import('#web/features/reviews/review-dialog.tsx')).ReviewDialog),
  DeviceCheck: fetched(
    async () => (await import('#web/features/device-check/device-check-dialog.tsx')).DeviceCheckDialog,
  ),
  AddToCalendar: AddToCalendarButton,
};

/** Lends the screens what other features put over or beside an appointment. */
export function AppointmentSlotsProvider({ children }: { readonly children: ReactNode }) {
  const owner = useDraftOwner();
  return (
    <AppointmentSlotsContext value={dialogs}>
      {children}
      <ReopenedPayment key={owner} owner={owner} />
    </AppointmentSlotsContext>
  );
}

/** A dialog that is fetched when it is first opened; one that does not come counts as closed. */
function fetched(loadDialog: () => Promise<Dialog>): Dialog {
  const importDialog = async () => ({ Dialog: await loadDialog() });
  return function FetchedDialog(props) {
    const { opened, onClose } = props;
    const { module, load } = useLazyModule(importDialog);
    const [isThere, setThere] = useState(false);
    // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once with each opening
    useEffect(() => {
      if (opened) void load(() => setThere(true)).then((hasCome) => hasCome || onClose());
    }, [opened, load]);
    return module && <module.Dialog {...props} opened={opened && isThere} />;
  };
}
