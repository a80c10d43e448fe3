import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ViolenceHelp } from '#web/features/crisis-help/violence-help.tsx';
import { questionnaireDraft, stepCount } from '#web/features/questionnaire/answers';
import { TherapistsScreen } from '#web/features/therapists/results/therapists-screen.tsx';
import { addressOfFilter } from '#web/features/therapists/search/address-of-filter';
import { wholeList } from '#web/features/therapists/search/search';
import { toResults } from '#web/features/therapists/search/use-search';
import { isNewcomer } from '#web/features/tutorial/is-newcomer';
import { useDraftOwner } from '#web/forms/draft-owner';
import { findDraft } from '#web/forms/draft-store';
import { useClosableSteps } from '#web/forms/use-steps';
import { paths } from '#web/routing/paths';
import { useSession } from '#web/session/session-context';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/features/questionnaire/questionnaire-dialog.tsx');
const loadTutorial = () => import('#web/features/tutorial/search-tutorial.tsx');

/** The search for a therapist, with the questionnaire that fills it in. */
export function FindTherapistRoute() {
  const owner = useDraftOwner();
  const navigate = useNavigate();
  const steps = useClosableSteps('questionario', stepCount);
  const { module, load } = useLazyModule(loadDialog);
  const [isReady, setReady] = useState(false);
  const isAsked = steps.index !== null;
  useEffect(() => {
    if (isAsked) void load(() => setReady(true));
  }, [isAsked, load]);
  const open = () => steps.open(findDraft(questionnaireDraft, owner).value?.index ?? 0);
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
          violenceHelp={<ViolenceHelp />}
          steps={steps}
          onFinish={(search) => {
            const results = { pathname: `${paths.therapists}/`, search: addressOfFilter({ ...wholeList, ...search }) };
            void navigate(results, { replace: true, state: toResults });
          }}
        />
      )}
      <TherapistsScreen onQuestionnaire={() => void load(open)} />
      {tutorial.module && <tutorial.module.SearchTutorial isHeld={isAsked} />}
    </>
  );
}
