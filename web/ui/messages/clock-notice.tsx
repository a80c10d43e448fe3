import { Alert } from '@mantine/core';
import { useState } from 'react';
import { dayMs, hourMs, minuteMs } from '#contracts/kernel/instant';
import { useServerOffset } from '#web/api/server-clock';

/** From here on a wrong clock of the device is worth a line, in milliseconds. */
const noticedFromMs = 5 * minuteMs;

/** Says that the device's clock is wrong, until the user closes it; not again before the page is reloaded. */
export function ClockNotice() {
  const offset = useServerOffset();
  const [isClosed, setClosed] = useState(false);
  if (isClosed || Math.abs(offset) <= noticedFromMs) return null;
  const direction = offset < 0 ? 'avanti' : 'indietro';
  return (
    <Alert
      role="status"
      className="not-printed"
      radius={0}
      color="laguna"
      withCloseButton
      closeButtonLabel="Chiudi l’avviso"
      onClose={() => {
        setClosed(true);
        // The button is gone: move the focus to the heading of the page.
        document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
      }}
    >
      {`L’orologio di questo dispositivo è ${direction} di circa ${about(Math.abs(offset))}: gli orari che vedi qui sono quelli giusti.`}
    </Alert>
  );
}

/** The duration rounded to its largest unit, such as `3 giorni`. */
function about(ms: number): string {
  const days = Math.round(ms / dayMs);
  const hours = Math.round(ms / hourMs);
  const minutes = Math.round(ms / minuteMs);
  if (hours >= 24) return days === 1 ? '1 giorno' : `${days} giorni`;
  if (minutes >= 60) return hours === 1 ? '1 ora' : `${hours} ore`;
  return `${minutes} minuti`;
}
