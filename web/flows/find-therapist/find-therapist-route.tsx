import { useContext, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { questionnaireDraft, stepCount } from '#web/features/questionnaire/answers';
import { TherapistsScreen, toResults } from '#web/features/therapists/results/therapists-screen.tsx';
import { addressOfFilter } from '#web/features/therapists/search/address-of-filter';
import { wholeList } from '#web/features/therapists/search/search';
import { isNewcomer } from '#web/features/tutorial/is-newcomer';
import { DraftOwner } from '#web/forms/draft-owner';
import { findDraft } from '#web/forms/draft-store';
import { useClosableSteps } from '#web/forms/use-steps';
import { paths } from '#web/routing/paths';
import { useSession } from '#web/session/session-context';
import { useFetchedPart } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/features/questionnaire/questionnaire-dialog.tsx');
const loadTutorial = () => import('#web/features/tutorial/search-tutorial.tsx');

/** The search for a therapist, with the questionnaire over it that fills it in. */
export function FindTherapistScreen() {
  const owner = useContext(DraftOwner);
  const navigate = useNavigate();
  const steps = useClosableSteps('questionario', stepCount);
  const { part, fetchPart } = useFetchedPart(loadDialog);
  const [isReady, setReady] = useState(false);
  const isAsked = steps.index !== null;
  useEffect(() => {
    if (isAsked) void fetchPart(() => setReady(true));
  }, [isAsked, fetchPart]);
  const open = () => steps.open(findDraft(questionnaireDraft, owner).value?.index ?? 0);
  const { session } = useSession();
  const tutorial = useFetchedPart(loadTutorial);
  const fetchTutorial = tutorial.fetchPart;
  const isNew = session.kind === 'signed-in' && isNewcomer(session.user);
  useEffect(() => {
    if (isNew) void fetchTutorial();
  }, [isNew, fetchTutorial]);
  return (
    <>
      {/* Before the screen: as the dialog closes it must not take the focus back from the results. */}
      {part && (
        <part.QuestionnaireDialog
          opened={isReady && isAsked}
          steps={steps}
          onFinish={(search) => {
            const results = { pathname: `${paths.therapists}/`, search: addressOfFilter({ ...wholeList, ...search }) };
            void navigate(results, { replace: true, state: toResults });
          }}
        />
      )}
      <TherapistsScreen onQuestionnaire={() => void fetchPart(open)} />
      {tutorial.part && <tutorial.part.SearchTutorial isHeld={isAsked} />}
    </>
  );
}
