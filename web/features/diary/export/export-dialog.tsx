import { Alert, Button, Checkbox, Stack, Text } from '@mantine/core';
import { IconFileSpreadsheet, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import type { DiaryEntry } from '#contracts/diary/diary.api';
import { shiftDays } from '#contracts/kernel/rome-time';
import { readingProblemText } from '#web/copy/problem-texts';
import {
  type ChosenPeriod,
  entriesIn,
  fileNameOf,
  type PeriodFault,
  periodFault,
} from '#web/features/diary/export/chosen-period';
import { diaryCsv } from '#web/features/diary/export/diary-csv';
import { PrintedDiary } from '#web/features/diary/export/printed-diary.tsx';
import { useWholeDiary } from '#web/features/diary/pages/use-whole-diary';
import { DateField } from '#web/fields/date/date-field.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { saveFile } from '#web/ui/files/save-file';
import { notifySuccess } from '#web/ui/messages/notify';
import { canPrint } from '#web/ui/print/print-under';
import { usePaper } from '#web/ui/print/use-paper';
import { useToday } from '#web/ui/use-today';

interface ExportDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Takes the notes of a period along: as a file for a spreadsheet, or on paper. */
export function ExportDialog({ opened, onClose }: ExportDialogProps) {
  const { period, choose, today, fault, run, isRunning, problem, isNothing, printed } = useExport();
  return (
    <Dialog opened={opened} onClose={onClose} title="Esporta il diario" size="md">
      <Stack>
        <Text>
          Scarica le note per tenerle con te. Il file resta sul tuo dispositivo: chi lo apre legge tutto quello che
          contiene.
        </Text>
        <Checkbox
          label="Tutto il diario"
          checked={period.isWhole}
          onChange={({ currentTarget: { checked } }) => choose({ isWhole: checked })}
        />
        {!period.isWhole && (
          <>
            <DateField
              label="Dal"
              value={period.from}
              max={today}
              years="short-too"
              onChange={(from) => choose({ from })}
              error={fault !== 'no-to' && fault && faultTexts[fault]}
            />
            <DateField
              label="Al"
              value={period.to}
              max={today}
              years="short-too"
              onChange={(to) => choose({ to })}
              error={fault === 'no-to' && faultTexts[fault]}
            />
          </>
        )}
        {problem && (
          <Alert role="alert" color="mattone" title={readingProblemText(problem).title}>
            {readingProblemText(problem).advice}
          </Alert>
        )}
        {isNothing && (
          <Alert role="status" color="laguna">
            In questo periodo non ci sono note.
          </Alert>
        )}
        <DialogActions>
          {canPrint() && (
            <Button
              variant="default"
              leftSection={<IconPrinter aria-hidden size={18} />}
              disabled={isRunning}
              onClick={() => void run('paper')}
            >
              Stampa o salva in PDF
            </Button>
          )}
          <Button
            leftSection={<IconFileSpreadsheet aria-hidden size={18} />}
            loading={isRunning}
            onClick={() => void run('file')}
          >
            Scarica il file CSV
          </Button>
        </DialogActions>
      </Stack>
      {printed && <PrintedDiary period={printed.period} entries={printed.entries} />}
    </Dialog>
  );
}

const faultTexts: Readonly<Record<PeriodFault, string>> = {
  'no-from': 'Scrivi un giorno che esiste, come 24/11/2026.',
  'no-to': 'Scrivi un giorno che esiste, come 24/11/2026.',
  'turned-round': 'Il primo giorno viene dopo l’ultimo.',
};

interface Printed {
  readonly period: ChosenPeriod;
  readonly entries: readonly DiaryEntry[];
}

/** Reads the whole diary when it is exported, and takes what belongs to the period. */
function useExport() {
  const today = useToday();
  const [period, setPeriod] = useState<ChosenPeriod>({ isWhole: false, from: shiftDays(today, -29), to: today });
  const [fault, setFault] = useState<PeriodFault>();
  const [isNothing, setNothing] = useState(false);
  const { printed, print } = usePaper<Printed>();
  const { read, isReading, problem } = useWholeDiary();
  const choose = (change: Partial<ChosenPeriod>) => {
    setPeriod({ ...period, ...change });
    setFault(undefined);
    setNothing(false);
  };
  const run = async (as: 'file' | 'paper') => {
    const found = periodFault(period);
    setFault(found);
    setNothing(false);
    if (found) return;
    const whole = await read();
    if (!whole) return;
    const entries = entriesIn(whole, period);
    if (entries.length === 0) return setNothing(true);
    if (as === 'paper') return print({ period, entries }, fileNameOf(period));
    saveFile(new Blob([diaryCsv(entries)], { type: 'text/csv;charset=utf-8' }), `${fileNameOf(period)}.csv`);
    notifySuccess('File scaricato');
  };
  return { period, choose, today, fault, run, isRunning: isReading, problem, isNothing, printed };
}
