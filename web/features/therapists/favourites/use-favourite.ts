import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addFavourite } from '#contracts/favourites/favourites.api';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import type { Detail } from '#web/features/therapists/profile/detail';
import { paths } from '#web/routing/paths';
import { notifyDanger, notifySuccess } from '#web/ui/messages/notify';

const pauseBeforeListMs = 100;
const notSaved = 'Il terapeuta non è stato salvato tra i preferiti. Premi di nuovo il cuore quando vuoi.';
const unknownOutcome =
  'Non sappiamo se è stato salvato. Premi di nuovo il cuore: nei preferiti compare una volta sola.';

/** Saves a favourite, shown at once, and leads back to the list; a failed one stays where it was (FAV-04, FAV-09). */
export function useFavourite({ token, isFavourite }: Pick<Detail, 'token' | 'isFavourite'>) {
  const [state, setState] = useState<'rest' | 'saving' | 'saved'>('rest');
  const { run } = useCommand(addFavourite);
  const navigate = useNavigate();
  useEffect(() => {
    if (state !== 'saved') return;
    const pause = setTimeout(() => void navigate(paths.therapists), pauseBeforeListMs);
    return () => clearTimeout(pause);
  }, [state, navigate]);

  const save = async () => {
    if (state !== 'rest') return;
    setState('saving');
    try {
      await run({ therapist: token });
      notifySuccess('Aggiunto ai preferiti');
      setState('saved');
    } catch (failure) {
      const { outcomeUnknown } = problemOf(failure);
      notifyDanger('error', outcomeUnknown ? unknownOutcome : notSaved);
      setState('rest');
    }
  };
  return { isFavourite: isFavourite || state !== 'rest', save };
}
