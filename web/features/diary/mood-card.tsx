import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { type Mood, moods } from '#contracts/diary/moods';
import classes from '#web/features/diary/mood-card.module.css';
import { MoodMark } from '#web/features/diary/moods/mood-mark.tsx';
import box from '#web/ui/choice-box.module.css';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/features/diary/entry/entry-dialog.tsx');

interface MoodCardProps {
  /** The way to the diary, where the card stands elsewhere: there it also says who reads it. */
  readonly way?: ReactNode;
}

/**
 * 'Come ti senti oggi?': a mood opens the picker with it chosen, so that an entry takes two presses (DIARY-02,
 * DIARY-21, CAL-31).
 */
export function MoodCard({ way }: MoodCardProps) {
  const { module, load } = useLazyModule(loadDialog);
  const [opening, setOpening] = useState<{ readonly number: number; readonly mood: Mood | undefined }>();
  const [isOpen, setOpen] = useState(false);
  const title = useId();
  const open = (mood?: Mood) =>
    void load(() => {
      setOpening((before) => ({ number: (before?.number ?? 0) + 1, mood }));
      setOpen(true);
    });
  return (
    <Paper component="section" aria-labelledby={title} p="lg" radius="lg" withBorder className="not-printed">
      <Stack gap="sm">
        <Title order={2} size="h4" id={title}>
          Come ti senti oggi?
        </Title>
        <ul className={classes.moods}>
          {moods.map((mood) => (
            <li key={mood}>
              <button type="button" className={`${box.choice} ${classes.mood}`} onClick={() => open(mood)}>
                <MoodMark mood={mood} />
                <span>{mood}</span>
              </button>
            </li>
          ))}
        </ul>
        <div className={classes.foot}>
          <Button variant="default" px="sm" onClick={() => open()}>
            Aggiungi un’emozione
          </Button>
          {way}
          {way && (
            <Text size="sm" c="dimmed" className={classes.private}>
              <IconLock aria-hidden size={16} />
              Lo vedi solo tu
            </Text>
          )}
        </div>
      </Stack>
      {module && opening && (
        <module.EntryDialog key={opening.number} opened={isOpen} mood={opening.mood} onClose={() => setOpen(false)} />
      )}
    </Paper>
  );
}
