import { listConversations } from '#contracts/chat/chat.api';
import { listFavourites } from '#contracts/favourites/favourites.api';
import type { TherapistCard } from '#contracts/therapists/therapists.api';
import { useQuery } from '#web/api/use-query';
import { FavouriteButton } from '#web/features/therapists/favourites/favourite-button.tsx';
import { WriteButton } from '#web/features/therapists/first-message/write-button.tsx';
import classes from '#web/features/therapists/results/therapist-card.module.css';
import { useSession } from '#web/session/session-context';

interface CardActionsProps {
  readonly therapist: Pick<TherapistCard, 'token' | 'name'>;
}

/** What can be done from a card without opening it; above the link that covers the card, and no part of it. */
export function CardActions({ therapist }: CardActionsProps) {
  const { session } = useSession();
  const isPatient = session.kind === 'signed-in' && session.user.userType === 'patient';
  const conversations = useQuery(listConversations, isPatient ? {} : null);
  const favourites = useQuery(listFavourites, isPatient ? {} : null);
  const withTherapist = conversations.data?.chats.find(
    ({ otherSide }) => otherSide.kind === 'professional' && otherSide.token === therapist.token,
  );
  const isFavourite = favourites.data?.therapists.some(({ token }) => token === therapist.token) ?? false;
  return (
    <div className={classes.actions}>
      <FavouriteButton therapist={{ ...therapist, isFavourite }} isOnCard />
      <WriteButton
        therapist={{ ...therapist, chat: withTherapist?.token ?? null }}
        className={classes.write}
        isOnCard
      />
    </div>
  );
}
