import { IconCircleCheck, IconCircleX, IconHourglassEmpty } from '@tabler/icons-react';
import type { Appointment } from '#contracts/appointments/appointments.api';

const icons = { pending: IconHourglassEmpty, accepted: IconCircleCheck, denied: IconCircleX } as const;

interface StatusIconProps {
  readonly status: Appointment['status'];
  readonly size: number;
}

/** A status as a shape; its word is always beside it or in the control's name. */
export function StatusIcon({ status, size }: StatusIconProps) {
  const Icon = icons[status];
  return <Icon aria-hidden size={size} stroke={2} />;
}
