import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Checkbox, UnstyledButton } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import type { OperationInput } from '#contracts/kernel/operation';
import { logIn } from '#contracts/login/login.api';
import classes from '#web/features/login/login-form.module.css';
import { NoticeBox, type UnapprovedPart } from '#web/features/login/notice-box.tsx';
import { SocialButtons } from '#web/features/login/social-buttons.tsx';
import { useLogIn } from '#web/features/login/use-log-in';
import { EmailField } from '#web/fields/email-field.tsx';
import { fieldText } from '#web/fields/field-texts';
import { PasswordField } from '#web/fields/password/password-field.tsx';
import { adoptFilledFields } from '#web/forms/adopt-filled-fields';
import { forgetLoginEmail, loginEmail } from '#web/session/login-email';
import type { UserType } from '#web/session/session-context';
import { useRefusal } from '#web/ui/messages/use-refusal';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadRecovery = () => import('#web/features/login/recovery-dialog.tsx');

const required = 'il campo è obbligatorio';

/** The login form with e-mail and password. Nothing is sent before both are valid. */
export function LoginForm({
  audience,
  Unapproved,
}: {
  readonly audience: UserType;
  readonly Unapproved: UnapprovedPart;
}) {
  const { module, load } = useLazyModule(loadRecovery);
  const [recovery, setRecovery] = useState({ opened: false, email: '' });
  const form = useRef<HTMLFormElement>(null);
  const isFocusMovedByUs = useRef(false);
  const { register, handleSubmit, formState, clearErrors, ...fields } = useForm<OperationInput<typeof logIn>>({
    resolver: zodResolver(logIn.input),
    defaultValues: { email: loginEmail(), password: '', rememberMe: false },
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  useEffect(forgetLoginEmail, []);
  const wrong = useRefusal(fields.watch(['email', 'password']).join('\n'));
  const { attempt, isRunning, notice } = useLogIn(audience, wrong);

  const focusField = (name: 'email' | 'password') => {
    const field = form.current?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) return;
    isFocusMovedByUs.current = true;
    field.focus();
    field.select();
    isFocusMovedByUs.current = false;
  };
  const send = handleSubmit(
    async (credentials) => {
      if ((await attempt(credentials)) === 'kept-out') focusField('password');
    },
    (errors: FieldErrors) => focusField(errors['email'] ? 'email' : 'password'),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    adoptFilledFields(event.currentTarget, fields);
    void send(event);
  };
  // A field the user focuses loses its error; one the form itself focuses keeps it.
  const clearing = (name: 'email' | 'password') => ({
    error: faultText(formState.errors[name]?.message),
    ...wrong.field,
    onFocus: () => {
      if (isFocusMovedByUs.current) return;
      clearErrors(name);
      wrong.takeBack();
    },
  });

  return (
    <>
      {/* Outside the form: it opens a form of its own. */}
      {notice?.unapproved && <NoticeBox notice={notice} Unapproved={Unapproved} takesFocus />}
      <form ref={form} noValidate onSubmit={submit} className={classes.form} aria-label="Accesso">
        <EmailField
          {...register('email', { setValueAs: trimmed, onChange: () => clearErrors('email') })}
          {...clearing('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...register('password', { onChange: () => clearErrors('password') })}
          {...clearing('password')}
        />
        <div className={classes.between}>
          <Checkbox label="Rimani connesso" {...register('rememberMe')} />
          <UnstyledButton
            className={classes.recovery}
            onClick={() => load(() => setRecovery({ opened: true, email: fields.getValues('email') }))}
          >
            Password dimenticata?
          </UnstyledButton>
        </div>
        {notice && !notice.unapproved && <NoticeBox notice={notice} Unapproved={Unapproved} />}
        <Button type="submit" size="lg" fullWidth loading={isRunning}>
          ACCEDI ALLA PIATTAFORMA
        </Button>
      </form>
      {audience === 'patient' && <SocialButtons fields={fields} />}
      {module && <module.RecoveryDialog {...recovery} onClose={() => setRecovery({ ...recovery, opened: false })} />}
    </>
  );
}

/** Any problem is reported as a missing value, except invisible characters, which the user could not find otherwise. */
function faultText(code: string | undefined): string | undefined {
  return code === 'invisible_characters' ? fieldText(code) : code && required;
}

function trimmed(value: string): string {
  return value.trim();
}
