/** Shown wherever a patient or a therapist would look for the room of an online session: there are no rooms yet. */
export const noRoomYet = 'La stanza online non è ancora attiva: accordatevi in chat su come vedervi.';
