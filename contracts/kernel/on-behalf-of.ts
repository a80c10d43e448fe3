/**
 * The header in which a page says whose it is: the public token of the user it shows, or `visitor`. It proves nothing,
 * and nobody gains by a false one: the sealed cookie alone says who is signed in. It only keeps a page from acting for
 * somebody it does not show.
 */
export const onBehalfOfHeader = 'x-on-behalf-of';

/** The value of a page that shows nobody signed in. */
export const visitor = 'visitor';
