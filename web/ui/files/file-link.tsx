import { Anchor } from '@mantine/core';
import { type MouseEvent, type ReactNode, useContext, useRef } from 'react';
import type { Problem } from '#contracts/kernel/problem';
import { problemOf } from '#web/api/call-failed';
import { fetchFile } from '#web/api/fetch-file';
import { usePageUser } from '#web/api/page-user';
import { ProblemListener } from '#web/api/problem-listener';
import { type ProblemText, problemText } from '#web/copy/problem-texts';
import { saveFile } from '#web/ui/files/save-file';
import { notifyFailure } from '#web/ui/messages/notify';

interface FileLinkProps {
  /** The address of a file on our own server; its last part is the file's name. */
  readonly href: string;
  /** The name it is saved under, where that is another. */
  readonly name?: string;
  /** What the link is called, where its content does not say it all. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Saves a file. A failure is shown as a toast, where a plain link would save the error page under the file's name. */
export function FileLink({ href, name, label, className, children }: FileLinkProps) {
  const pageUser = usePageUser();
  const onProblem = useContext(ProblemListener);
  const isUnderWay = useRef(false);
  const save = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      saveFile(await fetchFile(href, pageUser), name ?? href.split('/').at(-1) ?? '');
    } catch (failure) {
      onProblem(problemOf(failure).code);
      notifyFailure({ name: href }, notSaved(problemOf(failure)));
    } finally {
      isUnderWay.current = false;
    }
  };
  return (
    <Anchor
      href={href}
      download={name ?? true}
      underline="always"
      onClick={save}
      {...(label ? { 'aria-label': label } : {})}
      {...(className ? { className } : {})}
    >
      {children}
    </Anchor>
  );
}

/** Why a file was not saved; here nothing was written that could stay. */
function notSaved(problem: Problem): ProblemText {
  const words = problemText(problem);
  if (problem.code !== 'no_connection') return words;
  return { ...words, advice: 'Il file non è stato scaricato. Controlla la rete e riprova.' };
}
