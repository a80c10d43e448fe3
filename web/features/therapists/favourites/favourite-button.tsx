import { ActionIcon, Button, Text } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { addFavourite } from '#contracts/favourites/favourites.api';
import { problemOf } from '#web/api/call-failed';
import { isSignedOut } from '#web/api/is-signed-out';
import { useCommand } from '#web/api/use-command';
import type { Detail } from '#web/features/therapists/profile/detail';
import { useAccountWays } from '#web/features/therapists/profile/use-account-ways';
import { useDraftOwner } from '#web/forms/draft-owner';
import { paths } from '#web/routing/paths';
import { keepIntention } from '#web/session/intention';
import { useSession } from '#web/session/session-context';
import { useConfirmDialog } from '#web/ui/dialogs/use-confirm-dialog';
import { notifyFailure, notifySuccess } from '#web/ui/messages/notify';

const pauseBeforeListMs = 100;
const notSaved = 'Il terapeuta non è stato salvato tra i preferiti. Premi di nuovo il cuore quando vuoi.';
const unknownOutcome =
  'Non sappiamo se è stato salvato. Premi di nuovo il cuore: nei preferiti compare una volta sola.';

/**
 * Saves a favourite, shown at once, and then returns to the list; after a failure, or on the list itself, the user
 * stays. Where the session has ended meanwhile, it is saved once the same user is signed in again.
 */
function useFavourite({ token, name, isFavourite }: FavouriteButtonProps['therapist']) {
  const owner = useDraftOwner();
  const [state, setState] = useState<'rest' | 'saving' | 'saved'>('rest');
  const { run } = useCommand(addFavourite);
  const navigate = useNavigate();
  const isOnList = useMatch(paths.therapists) !== null;
  useEffect(() => {
    if (state !== 'saved') return;
    if (isOnList) {
      setState('rest');
      return;
    }
    const pause = setTimeout(() => void navigate(paths.therapists), pauseBeforeListMs);
    return () => clearTimeout(pause);
  }, [state, navigate, isOnList]);

  const save = async () => {
    if (state !== 'rest') return;
    setState('saving');
    try {
      await run({ therapist: token });
      notifySuccess(isFavourite ? 'Spostato in fondo ai preferiti' : 'Aggiunto ai preferiti', { travels: true });
      setState('saved');
    } catch (failure) {
      const { code, outcomeUnknown } = problemOf(failure);
      setState('rest');
      if (isSignedOut(code)) return keepIntention(owner, { kind: 'favourite', therapist: token, name });
      notifyFailure(addFavourite, { title: 'error', advice: outcomeUnknown ? unknownOutcome : notSaved });
    }
  };
  return { isSaving: state !== 'rest', save };
}

interface FavouriteButtonProps {
  readonly therapist: Pick<Detail, 'token' | 'name' | 'isFavourite'>;
  /** On a card it is the heart alone, named with the therapist. */
  readonly isOnCard?: boolean;
}

/**
 * The heart button, for patients; a visitor is asked to register or sign in, and comes back. Pressed again, it moves
 * the therapist to the end of the favourites, as its name says; no control removes one.
 */
export function FavouriteButton({ therapist, isOnCard = false }: FavouriteButtonProps) {
  const { session } = useSession();
  const { module, load } = useConfirmDialog();
  const [isAsking, setAsking] = useState(false);
  const { token, name, isFavourite } = therapist;
  const { signIn, register } = useAccountWays({ kind: 'favourite', therapist: token, name });
  const { isSaving, save } = useFavourite(therapist);
  const note = useId();
  if (session.kind === 'signed-in' && session.user.userType === 'professional') return null;

  const Heart = isFavourite || isSaving ? IconHeartFilled : IconHeart;
  const act = isSaving ? 'Tra i preferiti' : isFavourite ? 'Sposta in fondo ai preferiti' : 'Aggiungi ai preferiti';
  const press = () => (session.kind === 'signed-in' ? void save() : load(() => setAsking(true)));
  return (
    <div>
      {isOnCard && (
        <ActionIcon variant="default" size={44} aria-label={`${act}: ${therapist.name}`} onClick={press}>
          <Heart aria-hidden size={20} color="var(--mantine-color-error)" />
        </ActionIcon>
      )}
      {!isOnCard && (
        <Button
          variant="default"
          fullWidth
          leftSection={<Heart aria-hidden size={20} color="var(--mantine-color-error)" />}
          aria-describedby={isFavourite ? note : undefined}
          onClick={press}
        >
          {act}
        </Button>
      )}
      {isFavourite && !isOnCard && (
        <Text id={note} size="sm" c="dimmed" mt="0.25rem">
          È tra i tuoi preferiti.
        </Text>
      )}
      {module && (
        <module.ConfirmDialog
          type="login"
          opened={isAsking}
          title={`Vuoi salvare ${name} tra i preferiti?`}
          isRunning={false}
          confirmLabel="Registrati"
          other={{ label: 'Accedi', onPress: signIn }}
          onConfirm={register}
          onDismiss={() => setAsking(false)}
        >
          <Text>
            Per salvare un terapeuta serve un account da paziente: registrarsi richiede circa 4 minuti. Poi lo
            aggiungiamo noi ai preferiti e torni sul suo profilo.
          </Text>
        </module.ConfirmDialog>
      )}
    </div>
  );
}
