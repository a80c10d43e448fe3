import { TextInput } from '@mantine/core';
import { act } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import * as z from 'zod/mini';
import { sendInformationRequest } from '#contracts/information-request/information-request.api';
import { useWizard } from '#web/forms/use-wizard';
import { useWizardField } from '#web/forms/use-wizard-field';
import type { Wizard } from '#web/forms/use-wizard-form';
import { WizardFrame, type WizardWords } from '#web/forms/wizard-frame.tsx';
import { closeAfterTest } from '#web/testing/open-apps';
import { renderServedPart, type ServedPart } from '#web/testing/render-served-part.tsx';

interface FakeValues {
  readonly name: string;
  readonly email: string;
  readonly pin: string;
  readonly day: string;
  readonly message: string;
}

const labels = { name: 'Nome', email: 'Email', pin: 'Pin', day: 'Giorno', message: 'Messaggio' } as const;
const written = z.string().check(z.minLength(1, 'required'));
const { name, email, pin, day, message } = labels;

const wizard: Wizard<FakeValues> = {
  name: 'fake',
  steps: [
    {
      tab: 'Chi',
      title: 'Chi sei',
      minutes: 2,
      labels: { name, email, pin },
      schema: z.object({ name: written, email: written, pin: written }),
    },
    {
      tab: 'Quando',
      title: 'Quando',
      labels: { day },
      schema: z.object({ day: written }),
      rule: (values, today) => (values.day > today ? [{ name: 'day', code: 'not_yet' }] : []),
    },
    { tab: 'Che cosa', title: 'Che cosa', labels: { message }, schema: z.object({ message: written }) },
  ],
  blank: { name: '', email: '', pin: '', day: '', message: '' },
  neverKept: { pin: 'il pin' },
  fieldText: (field, code) => `${field}: ${code}`,
};

const words: WizardWords = {
  steps: 'Passi',
  required: 'Tutto è obbligatorio.',
  next: 'Avanti',
  finish: 'Invia',
  back: 'Indietro',
  kept: (savedAt) => `bozza delle ${savedAt}`,
  discarded: 'Si svuota tutto.',
  leave: 'Lasciare?',
  left: 'Il pin andrà inserito di nuovo.',
};

const unasked = { kind: 'info', userType: 'patient', lastName: '', phone: '+39 347 555 0199', subject: '' } as const;

function Field({ name }: { readonly name: keyof FakeValues }) {
  return <TextInput label={labels[name]} {...useWizardField<FakeValues, typeof name>(name)} />;
}

function FakeWizard() {
  const state = useWizard(wizard, {
    operation: sendInformationRequest,
    input: ({ name, email, message }) => ({ ...unasked, firstName: name, email, message }),
    refusedFields: { invalid_input: 'email' },
    onDone: () => undefined,
  });
  return (
    <WizardFrame
      state={state}
      words={words}
      isTitled
      intro={state.again.length > 0 && <p>Di nuovo: {state.again.join(', ')}</p>}
      isLosing={(values) => values.pin !== ''}
    >
      {Object.keys(state.step.labels).map((name) => (
        <Field key={name} name={name as keyof FakeValues} />
      ))}
      {state.problem && <p>Problema: {state.problem.code}</p>}
    </WizardFrame>
  );
}

export interface RenderedWizard extends ServedPart {
  /** The current address: path and query. */
  readonly address: () => string;
  /** Goes to an address, or that many entries through the history. */
  readonly go: (to: string | number) => Promise<void>;
}

/** Shows a wizard of three steps at `/wizard`, opened from `/`. */
export function renderFakeWizard(query = '', options: Parameters<typeof renderServedPart>[1] = {}): RenderedWizard {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Altrove</p> },
      { path: '/wizard', element: <FakeWizard /> },
    ],
    { initialEntries: ['/', `/wizard${query}`] },
  );
  closeAfterTest(() => router.dispose());
  const part = renderServedPart(<RouterProvider router={router} />, options);
  return {
    ...part,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    go: (to) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to))),
  };
}
