/** The subject of every written message. The platform may put it into an e-mail, so it says nothing of anybody. */
export const messageSubject = 'Nuovo messaggio';
