import { Button } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { listConversations } from '#contracts/chat/chat.api';
import { listFavourites } from '#contracts/favourites/favourites.api';
import type { TherapistCard } from '#contracts/therapists/therapists.api';
import { useQuery } from '#web/api/use-query';
import type { ComparedTherapist } from '#web/features/therapists/comparison/compared-therapists';
import { useComparisonChoice } from '#web/features/therapists/comparison/comparison.tsx';
import { FavouriteButton } from '#web/features/therapists/favourites/favourite-button.tsx';
import { WriteButton } from '#web/features/therapists/first-message/write-button.tsx';
import classes from '#web/features/therapists/results/therapist-card.module.css';
import type { MatchReasons } from '#web/features/therapists/search/match-reasons';
import { useSession } from '#web/session/session-context';

interface CardActionsProps {
  readonly therapist: Pick<TherapistCard, 'token' | 'name' | 'areas' | 'requestsPaused'>;
  /** What a search says of the therapist, for the comparison; nothing where the card is no result. */
  readonly reasons: MatchReasons | undefined;
}

/** What can be done from a card without opening it; above the link that covers the card, and no part of it. */
export function CardActions({ therapist: shown, reasons }: CardActionsProps) {
  const { token, name, areas, requestsPaused } = shown;
  const therapist = { token, name };
  const { session } = useSession();
  const isPatient = session.kind === 'signed-in' && session.user.userType === 'patient';
  const conversations = useQuery(listConversations, isPatient ? {} : null);
  const favourites = useQuery(listFavourites, isPatient ? {} : null);
  const withTherapist = conversations.data?.chats.find(
    ({ otherSide }) => otherSide.kind === 'professional' && otherSide.token === token,
  );
  const isFavourite = favourites.data?.therapists.some((favourite) => favourite.token === token) ?? false;
  return (
    <div className={classes.actions}>
      <FavouriteButton therapist={{ ...therapist, isFavourite }} isOnCard />
      <CompareButton therapist={{ ...therapist, met: [...(reasons?.met ?? [])], unmet: [...(reasons?.unmet ?? [])] }} />
      <WriteButton
        therapist={{ ...therapist, areas, requestsPaused, chat: withTherapist?.token ?? null }}
        className={classes.write}
        pausedClassName={classes.paused}
        isOnCard
      />
    </div>
  );
}

const chosenWords = 'Nel confronto';

/**
 * Chooses a therapist for the comparison, or takes one out; while three are chosen the others cannot be. What is chosen
 * says so by its sign and its words; the button is as wide either way, so that a press moves nothing.
 */
function CompareButton({ therapist }: { readonly therapist: ComparedTherapist }) {
  const choice = useComparisonChoice();
  if (!choice) return null;
  const isChosen = choice.chosen.some(({ token }) => token === therapist.token);
  const Sign = isChosen ? IconCheck : IconPlus;
  return (
    <Button
      variant="default"
      size="sm"
      px="xs"
      mih="min(2.75rem, 56px)"
      className={classes.compare}
      aria-label={isChosen ? `${chosenWords}: ${therapist.name}` : `Confronta ${therapist.name}`}
      aria-pressed={isChosen}
      disabled={choice.isFull && !isChosen}
      leftSection={<Sign aria-hidden size={18} stroke={2.5} />}
      onClick={() => choice.toggle(therapist)}
    >
      <span className={classes.compareWords} data-widest={chosenWords}>
        {isChosen ? chosenWords : 'Confronta'}
      </span>
    </Button>
  );
}
