import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import { questionnaireDraft } from '#web/features/questionnaire/answers';
import { searchOfAnswers } from '#web/features/questionnaire/search-of-answers';
import { wholeList } from '#web/features/therapists/search/search';
import { SuggestedTherapists } from '#web/features/therapists/suggestions/suggested-therapists.tsx';
import { HowItWorks } from '#web/features/tutorial/how-it-works.tsx';
import { useDraftOwner } from '#web/forms/draft-owner';
import { findDraft } from '#web/forms/draft-store';

/** How a new patient begins: the way in three steps, and therapists to look at. */
export function NewPatientStart() {
  const owner = useDraftOwner();
  const search = useMemo(() => {
    const kept = findDraft(questionnaireDraft, owner).value;
    return kept ? { ...wholeList, ...searchOfAnswers(kept.answers) } : wholeList;
  }, [owner]);
  return (
    <Stack gap="lg">
      <HowItWorks />
      <SuggestedTherapists search={search} />
    </Stack>
  );
}
