/** How far from the asked place a studio may lie, in kilometres (SEARCH-59, C-28). */
export const searchRadiusKm = 50;

/** Cards a page without a filter (SEARCH-72, SEARCH-74). */
export const cardsPerPage = 9;

/** Cards in all with a filter (SEARCH-70). */
export const cardsWithFilter = 10;

/** How many Premium therapists come first (SEARCH-67). */
export const premiumPlacesFirst = 3;
