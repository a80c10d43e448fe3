import { expect, test } from 'vitest';
import { bareTexts } from '#scripts/structure/bare-text';
import { ownFiles } from '#scripts/structure/own-files';

/** A component file around one expression. */
function componentFile(jsx: string): string {
  return `
    import { IconCheck } from '@tabler/icons-react';
    import { Button } from '@mantine/core';
    import { askTeam } from '#web/flows/ask-team.tsx';
    import { useNote } from '#web/ui/use-note.tsx';
    import { Mark } from '#web/ui/mark.tsx';
    interface Props { readonly title: string; readonly extra: ReactNode; readonly wayOn: (to: string) => ReactNode }
    const looks = { on: IconCheck, off: Mark };
    export function Part({ title, extra, wayOn, children, isNew, names, state }: Props) {
      const { note } = useNote();
      const Icon = looks[state];
      const badge = isNew ? <b>Nuovo</b> : null;
      return ${jsx};
    }`;
}

test.each([
  ['a condition', '<p>{isNew && <b>Nuovo</b>} {title}</p>', '{title}'],
  ['a condition in brackets', '<p>{isNew && (title ? <b /> : null)} {title}</p>', '{title}'],
  ['one of two elements', '<p>{isNew ? <b>Sì</b> : <i>No</i>} Nota</p>', 'Nota'],
  ['an element that has a substitute', '<p>{badge ?? <i>No</i>} Nota</p>', 'Nota'],
  ['a list', '<p>Con: {names.map((name) => <b key={name}>{name}</b>)}</p>', 'Con:'],
  ['a condition in a component', '<Button>{isNew && <IconCheck />} {title}</Button>', '{title}'],
  ['a component of ours', '<p><Mark /> {title}</p>', '{title}'],
  ['a component kept in a variable', '<p><Icon /> {title}</p>', '{title}'],
  ['children', '<p>Nota {children}</p>', 'Nota'],
  ['a prop that holds elements', '<p>Nota {extra}</p>', 'Nota'],
  ['what a prop returns', "<p>Nota {wayOn('/')}</p>", 'Nota'],
  ['what a function of a component file returns', '<p>Nota {askTeam()}</p>', 'Nota'],
  ['what a hook returns', '<p>Nota {note}</p>', 'Nota'],
  ['a variable that holds elements', '<p>Nota {badge}</p>', 'Nota'],
])('finds text beside %s', (_, jsx, text) => {
  expect(bareTexts('part.tsx', componentFile(jsx))).toEqual([`part.tsx:13: ${text}`]);
});

test.each([
  ['beside an element', "<p><b>{title}</b> {isNew && 'nuovo'}</p>", "{isNew && 'nuovo'}"],
  ['beside other text', "<p>Nota{isNew ? ' nuova' : ''}</p>", 'Nota'],
  ['in place of an element', '<p><b /> {isNew ? title : <i>No</i>}</p>', '{isNew ? title : <i>No</i>}'],
])('finds text that comes and goes %s', (_, jsx, text) => {
  expect(bareTexts('part.tsx', componentFile(jsx))).toEqual([`part.tsx:13: ${text}`]);
});

test('finds text in a fragment, which goes with it', () => {
  expect(bareTexts('part.tsx', componentFile('<><b /> {title}</>'))).toEqual(['part.tsx:13: {title}']);
});

test('finds text that a component returns, which goes with it', () => {
  expect(bareTexts('part.tsx', componentFile('isNew ? <b /> : title'))).toEqual(['part.tsx:13: isNew ? <b /> : title']);
});

test.each([
  ['text in an element of its own', '<p>{isNew && <b>Nuovo</b>} <span>{title}</span></p>'],
  ['text alone in its element', "<p>{isNew ? title : 'Nessuno'}</p>"],
  ['text alone that comes and goes', '<p>{isNew && title}</p>'],
  ['text beside an element of HTML', '<p>Chiama il <a href="tel:112">112</a>.</p>'],
  ['text beside a component of a package', '<Button><IconCheck /> {title}</Button>'],
  ['text beside text', '<p>Nota di {title}</p>'],
  ['conditions without text', '<p>{isNew && <b>Nuovo</b>} {badge}</p>'],
  ['text that a function within a component returns', '<p>{names.map((name) => { return name; }).join()}</p>'],
  ['conditions without text in a fragment', '<>{isNew && <b>Nuovo</b>}{extra}</>'],
])('accepts %s', (_, jsx) => {
  expect(bareTexts('part.tsx', componentFile(jsx))).toEqual([]);
});

test('finds no such text in the interface', () => {
  const components = ownFiles().filter(({ path }) => /^web\/.*\.tsx$/.test(path) && !path.includes('.test.'));

  expect(components.flatMap(({ path, text }) => bareTexts(path, text))).toEqual([]);
});
