import { Button, Paper, Stack, Title } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ReactNode, useCallback, useId, useState } from 'react';
import type { DiaryEntry } from '#contracts/diary/diary.api';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { isDiaryCovered, rememberDiaryCover } from '#web/features/diary/list/diary-cover';
import { EntryTable } from '#web/features/diary/list/entry-table.tsx';
import { useDeletion } from '#web/features/diary/list/use-deletion';
import { useDiary } from '#web/features/diary/list/use-diary';
import { useDiarySelection } from '#web/features/diary/list/use-diary-selection';
import { CupDrawing } from '#web/ui/drawings/cup-drawing.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { rowsAtATime } from '#web/ui/records/record-table.tsx';
import { SelectionBar } from '#web/ui/records/selection-bar.tsx';
import type { Selection } from '#web/ui/records/use-selection';
import { useLazyModule } from '#web/ui/use-lazy-module';

interface DiaryEntriesProps {
  readonly sessionOf: (date: CivilDate) => ReactNode;
  /** What else can be done with the whole diary. */
  readonly children: ReactNode;
}

/** The list of entries, which loads and fails alone. */
export function DiaryEntries({ sessionOf, children }: DiaryEntriesProps) {
  const { query, show } = useDiary();
  const title = useId();
  return (
    <Paper component="section" aria-labelledby={title} p="lg" radius="lg" withBorder>
      <Stack gap="sm">
        <Title order={2} size="h3" id={title}>
          Le tue note
        </Title>
        <QueryRegion query={query} what="il diario">
          {(diary) => (
            <Entries diary={diary} show={show} sessionOf={sessionOf}>
              {children}
            </Entries>
          )}
        </QueryRegion>
      </Stack>
    </Paper>
  );
}

const loadDialogs = () => import('#web/features/diary/list/list-dialogs.tsx');

interface EntriesProps extends Pick<DiaryEntriesProps, 'sessionOf'> {
  readonly diary: { readonly entries: readonly DiaryEntry[]; readonly total: number };
  readonly show: (count: number) => void;
  readonly children: ReactNode;
}

/** Which dialog is open, and of which entry. */
interface Asked {
  readonly what: 'edit' | 'delete' | null;
  readonly entry?: DiaryEntry;
}

function Entries({ diary, show, sessionOf, children }: EntriesProps) {
  const { entries, total } = diary;
  const selection = useDiarySelection(diary, show);
  const { remove, isRunning } = useDeletion();
  const { module, load } = useLazyModule(loadDialogs);
  const [asked, setAsked] = useState<Asked>({ what: null });
  const [opening, setOpening] = useState(0);
  const [isHidden, setHidden] = useState(isDiaryCovered);
  const [pages, setPages] = useState(1);
  const showMore = (next: number) => {
    setPages(next);
    show(next * rowsAtATime);
  };
  const open = useCallback(
    (next: Asked) =>
      void load(() => {
        setOpening((before) => before + 1);
        setAsked(next);
      }),
    [load],
  );
  const edit = useCallback((entry: DiaryEntry) => open({ what: 'edit', entry }), [open]);
  const hide = () => {
    rememberDiaryCover(!isHidden);
    setHidden(!isHidden);
  };
  const close = () => setAsked((before) => ({ ...before, what: null }));
  const confirm = async () => {
    await remove(selection.chosen);
    close();
  };
  return (
    <>
      {total === 0 ? (
        <EmptyState drawing={<CupDrawing />} title="Non sono presenti note">
          Scegli qui sopra come ti senti: la prima nota compare qui.
        </EmptyState>
      ) : (
        <>
          <ListBar {...{ selection, total, isHidden }} onHide={hide} onDelete={() => open({ what: 'delete' })}>
            {children}
          </ListBar>
          <EntryTable
            {...{ entries, total, selection, isHidden, sessionOf }}
            onEdit={edit}
            shown={{ pages, onMore: showMore }}
          />
        </>
      )}
      {/* A form stays open when the last entry is deleted elsewhere. */}
      {module && (
        <module.ListDialogs
          {...asked}
          opening={opening}
          count={selection.chosen.length}
          isRunning={isRunning}
          onDelete={() => void confirm()}
          onClose={close}
        />
      )}
    </>
  );
}

interface ListBarProps {
  readonly selection: Selection;
  readonly total: number;
  readonly isHidden: boolean;
  readonly onHide: () => void;
  readonly onDelete: () => void;
  readonly children: ReactNode;
}

/** What can be done with the list and with what is chosen of it. */
function ListBar({ selection, total, isHidden, onHide, onDelete, children }: ListBarProps) {
  return (
    <SelectionBar
      selection={selection}
      total={total}
      allLabel="Seleziona tutte le note"
      countText={(count) => (count === 1 ? '1 nota selezionata' : `${count.toLocaleString('it-IT')} note selezionate`)}
      deleteLabel="Elimina"
      onDelete={onDelete}
    >
      <Button
        variant="default"
        leftSection={isHidden ? <IconEye aria-hidden size={18} /> : <IconEyeOff aria-hidden size={18} />}
        onClick={onHide}
      >
        {isHidden ? 'Mostra' : 'Nascondi'}
      </Button>
      {children}
    </SelectionBar>
  );
}
