import { Anchor, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useCallback, useDeferredValue } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { FaqColumns, TutorialList } from '#web/features/help/answers/answer-lists.tsx';
import { isOfCrisis } from '#web/features/help/answers/crisis-words';
import { matchingEntries, matchingGroups, type SoughtWord, searchWords } from '#web/features/help/answers/find-words';
import { useOpenAnswers } from '#web/features/help/answers/use-open-answers';
import { useSearchText } from '#web/features/help/answers/use-search-text';
import { type HelpContent, loadHelp } from '#web/features/help/help-content';
import classes from '#web/features/help/help-screen.module.css';
import { paths } from '#web/routing/paths';
import { useSession } from '#web/session/session-context';
import { SignpostDrawing } from '#web/ui/drawings/signpost-drawing.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RegionProblem } from '#web/ui/messages/region-problem.tsx';
import { Screen } from '#web/ui/screen.tsx';
import { ScreenSkeleton } from '#web/ui/screen-skeleton.tsx';
import { useLoadedModule } from '#web/ui/use-loaded-module';

interface HelpScreenProps {
  /** The way to a person, where a search finds nothing. */
  readonly wayOn: ReactNode;
  /** Whom to call at once: above what a search of somebody in danger finds, and where any search finds nothing. */
  readonly urgentHelp: ReactNode;
  /** What stands below the answers. */
  readonly children: ReactNode;
}

/** The help of the user's role: frequent questions, or the tutorial, by the address (HELP-01, HELP-02, HELP-03). */
export function HelpScreen(props: HelpScreenProps) {
  const { session } = useSession();
  const userType = session.kind === 'signed-in' ? session.user.userType : undefined;
  const load = useCallback(() => loadHelp(userType), [userType]);
  const { module: content, problem, retry } = useLoadedModule(load);
  const [params] = useSearchParams();
  const type = params.get('type') === 'tutorial' ? 'tutorial' : 'faq';
  if (problem) return <RegionProblem problem={problem} onRetry={retry} />;
  if (!content) return <ScreenSkeleton />;
  return <HelpPage key={type} type={type} content={content} {...props} />;
}

interface HelpPageProps extends HelpScreenProps {
  readonly type: 'faq' | 'tutorial';
  readonly content: HelpContent;
}

function HelpPage({ type, content, wayOn, urgentHelp, children }: HelpPageProps) {
  const { typed, type: change, write } = useSearchText();
  // Late on a slow device: what is typed comes first.
  const search = useDeferredValue(typed);
  const words = searchWords(search);
  const answers = useOpenAnswers(words.length > 0);
  const { title, description } = content[type];
  const groups = matchingGroups(content.faq.groups, words);
  const entries = type === 'faq' ? groups.flatMap((group) => group.entries) : matching(content, words);
  const isCrisis = isOfCrisis(search);
  const isUrgent = isCrisis || entries.length === 0;
  return (
    <Screen title={title}>
      <Stack gap="lg">
        <Text c="dimmed">{description}</Text>
        <HelpPages type={type} />
        <TextInput
          type="search"
          label="Cerca tra le risposte"
          maw={480}
          className="not-printed"
          leftSection={<IconSearch aria-hidden size={20} />}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onBlur={write}
        />
        <Text role="status" className="visually-hidden">
          {words.length > 0 && <span>{countText(entries.length)}</span>}
          {isUrgent && <span>. Sopra le risposte trovi i numeri da chiamare subito</span>}
        </Text>
        {isUrgent && urgentHelp}
        {entries.length === 0 && <NothingFound search={search.trim()} wayOn={isCrisis ? undefined : wayOn} />}
        {type === 'faq' && <FaqColumns groups={groups} answers={answers} words={words} />}
        {type === 'tutorial' && <TutorialList entries={entries} answers={answers} words={words} />}
        {children}
      </Stack>
    </Screen>
  );
}

/** Without a way on to a person there is nothing that answers at once, and it says so. */
function NothingFound({ search, wayOn }: { readonly search: string; readonly wayOn: ReactNode }) {
  return (
    <EmptyState drawing={<SignpostDrawing />} title={`Nessuna risposta per «${search}»`} action={wayOn}>
      {wayOn === undefined
        ? 'Chat e ticket non sono un servizio di emergenza: nessuno li controlla in ogni momento.'
        : 'Prova con una parola sola, oppure chiedi a noi.'}
    </EmptyState>
  );
}

function matching({ tutorial }: HelpContent, words: readonly SoughtWord[]) {
  return matchingEntries(tutorial.entries, words);
}

function countText(count: number): string {
  return count === 1 ? '1 risposta trovata' : `${count} risposte trovate`;
}

const pages = [
  { type: 'faq', label: 'Domande frequenti' },
  { type: 'tutorial', label: 'Guida all’uso' },
] as const;

/** The two pages of the help. */
function HelpPages({ type }: { readonly type: 'faq' | 'tutorial' }) {
  return (
    <nav aria-label="Pagine dell’aiuto" className={`${classes.pages} not-printed`}>
      {pages.map((page) => (
        <Anchor
          key={page.type}
          component={Link}
          to={paths.faq(page.type)}
          className={classes.page}
          aria-current={page.type === type ? 'page' : undefined}
        >
          {page.label}
        </Anchor>
      ))}
    </nav>
  );
}
