/** The largest distance of a studio from the address searched for, in kilometres (SEARCH-59). */
export const searchRadiusKm = 50;

/** Cards on a page without a filter (SEARCH-72). */
export const cardsPerPage = 9;

/** Cards in total with a filter (SEARCH-70). */
export const cardsWithFilter = 10;

/** How many Premium therapists come first (SEARCH-67). */
export const premiumPlacesFirst = 3;
