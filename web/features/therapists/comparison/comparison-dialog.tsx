import { Alert, Anchor, Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { therapistDetail } from '#contracts/therapists/therapists.api';
import { useQuery } from '#web/api/use-query';
import type { ComparedTherapist } from '#web/features/therapists/comparison/compared-therapists';
import classes from '#web/features/therapists/comparison/comparison-dialog.module.css';
import { comparisonRows } from '#web/features/therapists/comparison/comparison-rows';
import type { Detail } from '#web/features/therapists/profile/detail';
import { TherapistPhoto } from '#web/features/therapists/results/therapist-photo.tsx';
import { paths } from '#web/routing/paths';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { RegionProblem } from '#web/ui/messages/region-problem.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

interface ComparisonDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly chosen: readonly ComparedTherapist[];
  readonly onRemove: (therapist: ComparedTherapist) => void;
}

/** Up to three therapists side by side; on a phone point by point, each with its names. */
export function ComparisonDialog({ opened, onClose, chosen, onRemove }: ComparisonDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Confronto" size="xl">
      <ComparisonTable chosen={chosen} onRemove={onRemove} />
    </Dialog>
  );
}

interface Column {
  readonly compared: ComparedTherapist;
  readonly detail: Detail | undefined;
}

function ComparisonTable({ chosen, onRemove }: Pick<ComparisonDialogProps, 'chosen' | 'onRemove'>) {
  const first = useDetail(chosen[0]);
  const second = useDetail(chosen[1]);
  const third = useDetail(chosen[2]);
  const read = [first, second, third].slice(0, chosen.length);
  const failed = read.find(({ problem, data }) => problem && !data && problem.code !== 'not_found');
  if (failed?.problem) return <RegionProblem problem={failed.problem} onRetry={failed.retry} />;
  const isGone = (at: number) => read[at]?.problem?.code === 'not_found';
  const columns = chosen.flatMap((compared, at) => (isGone(at) ? [] : [{ compared, detail: read[at]?.data }]));
  const rows = comparisonRows
    .map(({ title, lines }) => ({
      title,
      cells: columns.map(({ compared, detail }) => (detail ? lines(detail, compared) : [])),
    }))
    .filter(({ cells }) => cells.some((lines) => lines.length > 0));
  return (
    <div className={classes.frame} aria-busy={columns.some(({ detail }) => !detail)}>
      {chosen
        .filter((_, at) => isGone(at))
        .map((compared) => (
          <Gone key={compared.token} compared={compared} onRemove={onRemove} />
        ))}
      {/* The roles are written out: on a phone the table is no longer laid out as one. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <table role="table" className={classes.table}>
        <thead>
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <tr role="row">
            <td />
            {columns.map((column) => (
              <Head key={column.compared.token} {...column} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, cells }) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above
            <tr key={title} role="row">
              {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
              <th scope="row" role="rowheader">
                {title}
              </th>
              {cells.map((lines, at) => (
                <Cell key={columns[at]?.compared.token} name={columns[at]?.compared.name ?? ''} lines={lines} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function useDetail(compared: ComparedTherapist | undefined) {
  return useQuery(therapistDetail, compared ? { therapist: compared.token } : null);
}

interface GoneProps extends Pick<Column, 'compared'> {
  readonly onRemove: (therapist: ComparedTherapist) => void;
}

/** Instead of a column: the profile was there when it was chosen, and is there no longer. */
function Gone({ compared, onRemove }: GoneProps) {
  return (
    <Alert role="status" mb="md" icon={<IconInfoCircle aria-hidden />}>
      <span>Il profilo di {compared.name} non c’è più: confronti gli altri.</span>{' '}
      <TextButton
        onPress={() => {
          focusAnother(document.activeElement);
          onRemove(compared);
        }}
      >
        Togli<span className="visually-hidden"> {compared.name}</span> dal confronto
      </TextButton>
    </Alert>
  );
}

interface HeadProps extends Column {
  readonly onRemove: (therapist: ComparedTherapist) => void;
}

function Head({ compared, detail, onRemove }: HeadProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: on a phone the table is no longer laid out as one
    <th scope="col" role="columnheader" className={classes.head}>
      <div className={classes.photo}>
        <TherapistPhoto name={compared.name} pictureUrl={detail?.pictureUrl ?? null} eager />
      </div>
      <Anchor component={Link} to={paths.therapist(compared.token)} underline="always" className={classes.name}>
        {compared.name}
      </Anchor>
      <Button
        variant="subtle"
        size="sm"
        px={0}
        onClick={({ currentTarget }) => {
          focusAnother(currentTarget);
          onRemove(compared);
        }}
      >
        Togli<span className="visually-hidden"> {compared.name} dal confronto</span>
      </Button>
    </th>
  );
}

/** Moves the focus to a button of another therapist, since this one goes. */
function focusAnother(pressed: Element | null): void {
  const buttons = [...(pressed?.closest(`.${classes['frame']}`)?.querySelectorAll('button') ?? [])];
  buttons.find((button) => button !== pressed)?.focus();
}

interface CellProps {
  readonly name: string;
  readonly lines: readonly string[];
}

function Cell({ name, lines }: CellProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: on a phone the table is no longer laid out as one
    <td role="cell">
      <span aria-hidden className={classes.whose}>
        {name}
      </span>
      {lines.length === 0 ? (
        <span className={classes.none}>
          <span aria-hidden>–</span>
          <span className="visually-hidden">nulla</span>
        </span>
      ) : (
        <ul className={classes.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </td>
  );
}
