import { Alert, List, UnstyledButton } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';

export interface FieldProblem<Name extends string = string> {
  readonly name: Name;
  /** The field's label. */
  readonly label: string;
  readonly text: string;
}

interface ErrorSummaryProps<Name extends string> {
  /** In the order of the form. */
  readonly problems: readonly FieldProblem<Name>[];
  /** Moves the focus to the field. */
  readonly onGoTo: (name: Name) => void;
  /** Changes with every attempt to send or go on: the summary then takes the focus. */
  readonly attempt: unknown;
  /** The default is 'Controlla questi campi'. */
  readonly title?: string | undefined;
  /** Another reason why the form was not sent; shown without field problems too. */
  readonly children?: ReactNode;
}

/** The problems of a form, each with a button to its field. Keep it mounted: without problems it renders nothing. */
export function ErrorSummary<Name extends string>(props: ErrorSummaryProps<Name>) {
  const { problems, onGoTo, attempt, title = 'Controlla questi campi', children } = props;
  const box = useRef<HTMLDivElement>(null);
  const isShown = problems.length > 0 || Boolean(children);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new attempt moves the focus
  useEffect(() => box.current?.focus(), [attempt]);
  useErrorInTitle(isShown);
  if (!isShown) return null;
  return (
    <Alert ref={box} tabIndex={-1} role="alert" color="mattone" title={title}>
      {children}
      {problems.length > 0 && (
        <List size="sm">
          {problems.map(({ name, label, text }) => (
            <List.Item key={name}>
              <UnstyledButton
                fz="sm"
                td="underline"
                mih="1.75rem"
                style={{ verticalAlign: 'top' }}
                onClick={() => onGoTo(name)}
              >
                {`${label}: ${text}`}
              </UnstyledButton>
            </List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
}

const mark = 'Errore: ';

/** Puts the error into the page's title too, for users who come back to the tab or hear the title read. */
function useErrorInTitle(isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return;
    document.title = `${mark}${document.title}`;
    return () => {
      document.title = document.title.replace(mark, '');
    };
  }, [isWrong]);
}
