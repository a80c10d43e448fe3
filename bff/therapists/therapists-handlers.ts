import type { HandlersOf } from '#bff/run-operation';
import { handleCountTherapists } from '#bff/therapists/count-therapists';
import { handleFilterChoices } from '#bff/therapists/filter-choices';
import { handleRecordProfileView } from '#bff/therapists/record-profile-view';
import { handleSearchTherapists } from '#bff/therapists/search-therapists';
import { handleTherapistDetail } from '#bff/therapists/therapist-detail';
import type { searchApi } from '#contracts/therapists/search.api';
import type { therapistsApi } from '#contracts/therapists/therapists.api';

export const therapistsHandlers: HandlersOf<typeof searchApi & typeof therapistsApi> = {
  searchTherapists: handleSearchTherapists,
  countTherapists: handleCountTherapists,
  filterChoices: handleFilterChoices,
  recordProfileView: handleRecordProfileView,
  therapistDetail: handleTherapistDetail,
};
