import { Alert, Button, Text } from '@mantine/core';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import { ownNewRequests } from '#contracts/new-requests/new-requests.api';
import { useQuery } from '#web/api/use-query';
import { usePause } from '#web/features/new-requests/use-pause';
import { notifySuccess } from '#web/ui/messages/notify';

/** For the home: that new requests are paused, and the way to take them again; otherwise nothing. */
export function PauseNotice() {
  const { data } = useQuery(ownNewRequests, {});
  const { setPaused, isSaving } = usePause();
  if (!data?.pausedAt) return null;
  const resume = async (pressed: Element) => {
    const main = pressed.closest('main');
    // The pressed button goes with the notice.
    if (!(await setPaused(false))) return;
    main?.focus({ preventScroll: true });
    const pauseAgain = async () => {
      await setPaused(true);
    };
    notifySuccess('Accetti di nuovo nuove richieste', { offer: { label: 'Sospendi di nuovo', run: pauseAgain } });
  };
  return (
    <Alert
      role="none"
      color="ocra"
      title={`Hai sospeso le nuove richieste dal ${shortDate(instantFromIso(data.pausedAt))}`}
    >
      <Text size="sm">Un nuovo paziente che ti trova nell’elenco non può scriverti.</Text>
      <Button mt="sm" loading={isSaving} onClick={({ currentTarget }) => void resume(currentTarget)}>
        Riprendi
      </Button>
    </Alert>
  );
}
