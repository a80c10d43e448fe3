import { IconCalendarDown } from '@tabler/icons-react';
import { useContext, useState } from 'react';
import { appointmentFile } from '#contracts/calendar-export/calendar-export.api';
import { call } from '#web/api/call';
import { problemOf } from '#web/api/call-failed';
import { usePageUser } from '#web/api/page-user';
import { ProblemListener } from '#web/api/problem-listener';
import { readingProblemText } from '#web/copy/problem-texts';
import { saveFile } from '#web/ui/files/save-file';
import { notifyFailure } from '#web/ui/messages/notify';
import { QuietButton } from '#web/ui/quiet-button.tsx';

interface AddToCalendarButtonProps {
  /** The appointment's token. */
  readonly appointment: string;
  /** The id of the element that says which appointment this is. */
  readonly describedBy?: string | undefined;
}

/** Saves an appointment as a file any calendar opens: a neutral title, the time and a reminder. */
export function AddToCalendarButton({ appointment, describedBy }: AddToCalendarButtonProps) {
  const onProblem = useContext(ProblemListener);
  const pageUser = usePageUser();
  const [isFetching, setFetching] = useState(false);
  const save = async () => {
    setFetching(true);
    try {
      const { fileName, content } = await call(appointmentFile, { appointment }, pageUser);
      saveFile(new Blob([content], { type: 'text/calendar;charset=utf-8' }), fileName);
    } catch (failure) {
      onProblem(problemOf(failure).code);
      notifyFailure(appointmentFile, readingProblemText(problemOf(failure)));
    }
    setFetching(false);
  };
  return (
    <QuietButton icon={IconCalendarDown} describedBy={describedBy} loading={isFetching} onPress={() => void save()}>
      Aggiungi al calendario
    </QuietButton>
  );
}
