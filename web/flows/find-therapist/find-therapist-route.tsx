import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keptAnswers } from '#web/features/questionnaire/kept-answers';
import { useQuestionnaireSteps } from '#web/features/questionnaire/use-questionnaire-steps';
import { TherapistsScreen, toResults } from '#web/features/therapists/results/therapists-screen.tsx';
import { addressOfFilter } from '#web/features/therapists/search/address-of-filter';
import { wholeList } from '#web/features/therapists/search/search';
import { isNewcomer } from '#web/features/tutorial/is-newcomer';
import { useDraftOwner } from '#web/forms/draft-owner';
import { paths } from '#web/routing/paths';
import { useSession } from '#web/session/session-context';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/features/questionnaire/questionnaire-dialog.tsx');
const loadTutorial = () => import('#web/features/tutorial/search-tutorial.tsx');

/** The search for a therapist, with the questionnaire over it that fills it in (SEARCH-03, QUEST-15). */
export function FindTherapistRoute() {
  const owner = useDraftOwner();
  const navigate = useNavigate();
  const steps = useQuestionnaireSteps();
  const { module, load } = useLazyModule(loadDialog);
  const [isReady, setReady] = useState(false);
  const isAsked = steps.step !== null;
  useEffect(() => {
    if (isAsked) void load(() => setReady(true));
  }, [isAsked, load]);
  const { session } = useSession();
  const tutorial = useLazyModule(loadTutorial);
  const fetchTutorial = tutorial.load;
  const isNew = session.kind === 'signed-in' && isNewcomer(session.user);
  useEffect(() => {
    if (isNew) void fetchTutorial();
  }, [isNew, fetchTutorial]);
  return (
    <>
      {/* Before the screen: as the dialog closes it must not take the focus back from the results. */}
      {module && (
        <module.QuestionnaireDialog
          opened={isReady && isAsked}
          steps={steps}
          onFinish={(search) => {
            const results = { pathname: `${paths.therapists}/`, search: addressOfFilter({ ...wholeList, ...search }) };
            void navigate(results, { replace: true, state: toResults });
          }}
        />
      )}
      <TherapistsScreen onQuestionnaire={() => void load(() => steps.open(keptAnswers(owner).step))} />
      {tutorial.module && <tutorial.module.SearchTutorial isHeld={isAsked} />}
    </>
  );
}
