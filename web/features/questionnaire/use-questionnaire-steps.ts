import { useLocation, useNavigate } from 'react-router-dom';
import { askedStep } from '#web/features/questionnaire/questionnaire-step';

const parameter = 'questionario';

/** How the history came to this step. */
interface Trail {
  /** How many steps back the screen lies that the questionnaire was opened on; null when an address led here. */
  readonly depth: number | null;
  /** The step the browser's own Back leads to. */
  readonly previous: number | null;
}

export interface QuestionnaireSteps {
  /** The step the address shows; null while the questionnaire is closed. */
  readonly step: number | null;
  readonly open: (step: number) => void;
  readonly goTo: (step: number) => void;
  readonly back: () => void;
  /** Leaves the search as it was (QUEST-20). */
  readonly close: () => void;
}

/** Which step the address shows, over whatever search stands in it, and the ways on: Back goes a step back. */
export function useQuestionnaireSteps(): QuestionnaireSteps {
  const { search: query, state } = useLocation();
  const navigate = useNavigate();
  const step = askedStep(new URLSearchParams(query).get(parameter));
  const trail: Trail = state?.questionnaire ?? { depth: null, previous: null };

  const show = (next: number | null, { trail, replace }: { trail?: Trail; replace: boolean }) => {
    const parameters = new URLSearchParams(query);
    if (next === null) parameters.delete(parameter);
    else parameters.set(parameter, String(next));
    void navigate({ search: parameters.toString() }, { replace, state: trail && { questionnaire: trail } });
  };

  return {
    step,
    open: (first) => show(first, { trail: { depth: 1, previous: null }, replace: false }),
    goTo: (next) => {
      const depth = trail.depth === null ? null : trail.depth + 1;
      show(next, { trail: { depth, previous: step }, replace: false });
    },
    back: () => {
      if (step === null || step === 1) return;
      if (trail.previous === step - 1) void navigate(-1);
      else show(step - 1, { trail, replace: true });
    },
    close: () => {
      if (trail.depth === null) show(null, { replace: true });
      else void navigate(-trail.depth);
    },
  };
}
