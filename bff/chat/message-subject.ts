/** The subject of every written message. The platform may put it into an e-mail, so it discloses nothing. */
export const messageSubject = 'Nuovo messaggio';
