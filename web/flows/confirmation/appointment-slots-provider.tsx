import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import {
  type StepDialogProps,
  type StepDialogs,
  StepDialogsContext,
} from '#web/features/appointments/entry/appointment-slots';
import { AddToCalendarButton } from '#web/features/calendar-export/add-to-calendar-button.tsx';
import { ReopenedPayment } from '#web/flows/confirmation/reopened-payment.tsx';
import { useReader } from '#web/session/use-reader';
import { useFetchedPart } from '#web/ui/use-lazy-module';

type Dialog = ComponentType<StepDialogProps>;

const dialogs: StepDialogs = {
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
export function StepDialogsProvider({ children }: { readonly children: ReactNode }) {
  const reader = useReader();
  return (
    <StepDialogsContext value={dialogs}>
      {children}
      <ReopenedPayment key={reader} owner={reader} />
    </StepDialogsContext>
  );
}

/** A dialog that is fetched when it is first opened; one that does not come counts as closed. */
function fetched(loadDialog: () => Promise<Dialog>): Dialog {
  const load = async () => ({ Dialog: await loadDialog() });
  return function FetchedDialog(props) {
    const { opened, onClose } = props;
    const { part, fetchPart } = useFetchedPart(load);
    const [isThere, setThere] = useState(false);
    // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once with each opening
    useEffect(() => {
      if (opened) void fetchPart(() => setThere(true)).then((hasCome) => hasCome || onClose());
    }, [opened, fetchPart]);
    return part && <part.Dialog {...props} opened={opened && isThere} />;
  };
}
