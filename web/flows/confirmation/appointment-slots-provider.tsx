import type { ReactNode } from 'react';
import { type AppointmentSlots, AppointmentSlotsContext } from '#web/features/appointments/entry/appointment-slots';
import { AddToCalendarButton } from '#web/features/calendar-export/add-to-calendar-button.tsx';
import { PaymentNote } from '#web/features/payments/payment/payment-note.tsx';
import { ReopenedPayment } from '#web/flows/confirmation/reopened-payment.tsx';
import { useDraftOwner } from '#web/forms/draft-owner';
import { lazyDialog } from '#web/ui/dialogs/lazy-dialog.tsx';

const dialogs: AppointmentSlots = {
  Confirmation: lazyDialog(
    async () => (await import('#web/flows/confirmation/confirmation-dialog.tsx')).ConfirmationDialog,
  ),
  Review: lazyDialog(async () => (await import('#web/features/reviews/review-dialog.tsx')).ReviewDialog),
  DeviceCheck: lazyDialog(
    async () => (await import('#web/features/device-check/device-check-dialog.tsx')).DeviceCheckDialog,
  ),
  OwnCredit: lazyDialog(async () => (await import('#web/features/payments/wallet/wallet-dialog.tsx')).WalletDialog),
  RenewPlan: lazyDialog(async () => (await import('#web/features/plans/renew-plan-dialog.tsx')).RenewPlanDialog),
  AddToCalendar: AddToCalendarButton,
  PaymentNote,
};

/** Provides the screens with what other features open over or place beside an appointment. */
export function AppointmentSlotsProvider({ children }: { readonly children: ReactNode }) {
  const owner = useDraftOwner();
  return (
    <AppointmentSlotsContext value={dialogs}>
      {children}
      <ReopenedPayment key={owner} owner={owner} />
    </AppointmentSlotsContext>
  );
}
