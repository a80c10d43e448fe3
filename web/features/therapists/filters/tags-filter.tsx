import { Button, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId, useState, useSyncExternalStore } from 'react';
import { interventionAreas, macroCategories } from '#contracts/options/intervention-areas';
import classes from '#web/features/therapists/filters/filter-form.module.css';
import { visibleTagCount } from '#web/features/therapists/filters/visible-tag-count';
import { askedAreas } from '#web/features/therapists/search/asked-areas';
import type { Search } from '#web/features/therapists/search/search';
import { groupsOf } from '#web/fields/choices/choice-groups';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/fields/choices/choices-dialog.tsx');
const groups = groupsOf(macroCategories);

interface TagsFilterProps {
  readonly draft: Search;
  readonly onChange: (tags: string[]) => void;
}

/** Toggles for areas of intervention: as many as the window has room for, the others in a dialog. */
export function TagsFilter({ draft, onChange }: TagsFilterProps) {
  const { interventions: value } = draft;
  const shown = interventionAreas.slice(0, visibleTagCount(useWindowWidth()));
  const { module, load } = useLazyModule(loadDialog);
  const [isOpen, setOpen] = useState(false);
  const label = useId();
  const toggle = (tag: string) => onChange(value.includes(tag) ? value.filter((one) => one !== tag) : [...value, tag]);
  const more = interventionAreas.length - shown.length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out beside its buttons
    <div role="group" aria-labelledby={label}>
      <div className={classes.tags}>
        <span id={label} className={classes.label}>
          Aree di intervento
        </span>
        {shown.map((tag) => (
          <UnstyledButton
            key={tag}
            className={classes.tag}
            aria-pressed={value.includes(tag)}
            onClick={() => toggle(tag)}
          >
            {value.includes(tag) && <IconCheck aria-hidden size={16} />}
            <span>{tag}</span>
          </UnstyledButton>
        ))}
        <Button
          variant="default"
          radius="xl"
          size="sm"
          mih="2.75rem"
          aria-haspopup="dialog"
          onClick={() => void load(() => setOpen(true))}
        >
          <span>{`+${more}`}</span>
          <span className="visually-hidden"> altre aree</span>
        </Button>
        <NotShown draft={draft} shown={shown} />
      </div>
      {module && (
        <module.ChoicesDialog
          opened={isOpen}
          mayBeEmpty
          title="Aree di intervento"
          groups={groups}
          value={value}
          onConfirm={(tags) => {
            onChange(tags);
            setOpen(false);
          }}
          onDismiss={() => setOpen(false)}
        />
      )}
    </div>
  );
}

interface NotShownProps {
  readonly draft: Search;
  readonly shown: readonly string[];
}

/** The criteria beyond the tags in sight: areas chosen by name, and the answers that others come from. */
function NotShown({ draft, shown }: NotShownProps) {
  const asked = askedAreas(draft);
  const named = asked.filter(({ answer, areas }) => answer === null && !areas.some((area) => shown.includes(area)));
  const answered = asked.filter(({ answer }) => answer !== null);
  return (
    <>
      {named.length > 0 && (
        <p className={classes.others}>{`Scelte anche: ${named.flatMap(({ areas }) => areas).join(', ')}`}</p>
      )}
      {answered.length > 0 && (
        <p className={classes.others}>{`Dal questionario: ${answered.map(({ words }) => words).join(', ')}`}</p>
      )}
    </>
  );
}

/** The window's current width in pixels. */
function useWindowWidth(): number {
  return useSyncExternalStore(subscribe, () => window.innerWidth);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
