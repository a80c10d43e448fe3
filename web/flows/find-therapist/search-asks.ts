import { currentSession } from '#contracts/login/login.api';
import { searchTherapists } from '#contracts/therapists/search.api';
import { filterOf, wholeList } from '#web/features/therapists/search/search';

/** Stands for the visit of the tab, which only the browser knows. */
export const visitMark = '{visit}';

/**
 * What the search asks first, by operation. The build writes it into the page, whose script asks before the interface
 * is there.
 */
export const searchAsks = {
  [currentSession.name]: {},
  [searchTherapists.name]: { visit: visitMark, filter: filterOf(wholeList), sort: wholeList.sort, page: 0 },
};
