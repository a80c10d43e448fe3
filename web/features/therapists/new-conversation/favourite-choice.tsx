import { Anchor, Button, Radio, Stack, Text } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { listConversations } from '#contracts/chat/chat.api';
import { listFavourites } from '#contracts/favourites/favourites.api';
import type { TherapistCard } from '#contracts/therapists/therapists.api';
import { useQuery } from '#web/api/use-query';
import { pausedWords } from '#web/features/therapists/first-message/paused-requests.tsx';
import { paths } from '#web/routing/paths';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { useRefusal } from '#web/ui/messages/use-refusal';
import { QueryRegion } from '#web/ui/query-region.tsx';

interface FavouriteChoiceProps {
  /** Called with a therapist with whom there is no chat yet. */
  readonly onChosen: (therapist: TherapistCard) => void;
  readonly onCancel: () => void;
}

/**
 * The patient's favourites, to choose whom to write to. Where there is a chat already, that chat opens (CHAT-35).
 * Others are reached by the search alone, also whoever the patient had a chat with and deleted it (CHAT-49).
 */
export function FavouriteChoice({ onChosen, onCancel }: FavouriteChoiceProps) {
  const favourites = useQuery(listFavourites, {});
  const conversations = useQuery(listConversations, {});
  const navigate = useNavigate();
  const [chosen, setChosen] = useState('');
  const nobody = useRefusal(chosen);
  const group = useRef<HTMLDivElement>(null);

  const chatWith = (therapist: string) =>
    conversations.data?.chats.find(({ otherSide }) => 'token' in otherSide && otherSide.token === therapist)?.token;
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    const therapist = favourites.data?.therapists.find(({ token }) => token === chosen);
    if (!therapist) {
      group.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus();
      nobody.refuse('seleziona almeno', 'Scegli il terapeuta a cui vuoi scrivere.');
      return;
    }
    const chat = chatWith(chosen);
    if (chat === undefined) onChosen(therapist);
    else void navigate(paths.conversation(chat));
  };
  return (
    <form noValidate onSubmit={goOn}>
      <Stack>
        <QueryRegion query={favourites} what="i preferiti">
          {({ therapists }) =>
            therapists.length === 0 ? (
              <Text>
                Qui scegli tra i tuoi preferiti, e per ora non ne hai. Con il cuore, sulla scheda o sul profilo di un
                terapeuta, lo salvi.
              </Text>
            ) : (
              <Radio.Group
                ref={group}
                label="A chi vuoi scrivere?"
                description="Sono i tuoi preferiti."
                value={chosen}
                onChange={setChosen}
                error={nobody.text}
              >
                <Stack gap={0} mt="xs">
                  {therapists.map((therapist) => {
                    const chat = chatWith(therapist.token);
                    const isPaused = therapist.requestsPaused && chat === undefined;
                    return (
                      <Radio
                        key={therapist.token}
                        value={therapist.token}
                        size="md"
                        py="xs"
                        label={therapist.name}
                        description={isPaused ? pausedWords : chat && 'Avete già una conversazione: si apre quella.'}
                        disabled={isPaused}
                      />
                    );
                  })}
                </Stack>
              </Radio.Group>
            )
          }
        </QueryRegion>
        <Text size="sm">
          Cerchi qualcun altro?{' '}
          <Anchor component={Link} to={paths.therapists} underline="always" inherit>
            Trova terapeuta
          </Anchor>
        </Text>
        <DialogActions>
          <Button variant="default" onClick={onCancel}>
            Annulla
          </Button>
          {favourites.data?.therapists.length !== 0 && <Button type="submit">Continua</Button>}
        </DialogActions>
      </Stack>
    </form>
  );
}
