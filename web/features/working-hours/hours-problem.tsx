import { Alert } from '@mantine/core';
import type { Problem } from '#contracts/kernel/problem';
import { problemText } from '#web/copy/problem-texts';

/** Why the hours could not be saved, and that another press is safe. */
export function HoursProblem({ problem }: { readonly problem: Problem }) {
  const isOvertaken = problem.code === 'changed_elsewhere';
  const { title, advice } = problemText(problem);
  return (
    <Alert color="mattone" role="alert" title={isOvertaken ? 'Il tuo profilo è cambiato nel frattempo' : title}>
      {isOvertaken ? 'Gli orari non sono stati salvati. Premi di nuovo «Salva orari».' : advice}
    </Alert>
  );
}
