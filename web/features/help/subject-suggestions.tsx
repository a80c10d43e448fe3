import { Text } from '@mantine/core';
import { useCallback, useId } from 'react';
import { Answer } from '#web/features/help/answers/answer.tsx';
import { suggestedEntries } from '#web/features/help/answers/find-words';
import { faqEntries, loadHelp } from '#web/features/help/help-content';
import { useSignedInUser } from '#web/session/session-context';
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx';
import { useLoadedModule } from '#web/ui/use-loaded-module';

/** The frequent questions that may answer a subject already, each opened in its place; nothing where none does. */
export function SubjectSuggestions({ subject }: { readonly subject: string }) {
  const { userType } = useSignedInUser();
  const load = useCallback(() => loadHelp(userType), [userType]);
  const { module: content } = useLoadedModule(load);
  const title = useId();
  const entries = content ? suggestedEntries(faqEntries(content), subject) : [];
  return (
    <>
      <Text role="status" className="visually-hidden">
        {entries.length > 0 && 'Forse la risposta c’è già: la trovi sotto l’oggetto.'}
      </Text>
      {entries.length > 0 && (
        <section aria-labelledby={title}>
          <Text fw={600} size="sm" id={title}>
            Forse la risposta c’è già
          </Text>
          {entries.map(({ id, question, answer }) => (
            <Disclosure key={id} label={question}>
              <Answer parts={answer} />
            </Disclosure>
          ))}
        </section>
      )}
    </>
  );
}
