import { productName } from '#web/product';

/** Shown wherever a patient or a therapist would look for the room of an online session: there are no rooms yet. */
export const noRoomYet = `${productName} non ha ancora una stanza per le videochiamate: accordatevi in chat su come vedervi.`;
