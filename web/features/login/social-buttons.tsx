import { Button } from '@mantine/core';
import { IconBrandFacebook, IconBrandGoogle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SocialProvider } from '#contracts/login/login.api';
import type { LoginFields } from '#web/features/login/login-fields';
import classes from '#web/features/login/login-form.module.css';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadSignIn = () => import('#web/features/login/social-sign-in.tsx');

const buttons = [
  { provider: 'google', name: 'Google', icon: IconBrandGoogle },
  { provider: 'facebook', name: 'Facebook', icon: IconBrandFacebook },
] as const;

/** Sign-in through a provider, for patients. The code for a press and for the return is loaded when needed. */
export function SocialButtons({ fields }: { readonly fields: LoginFields }) {
  const { module, load } = useLazyModule(loadSignIn);
  const [pressed, setPressed] = useState<SocialProvider>();
  const hasReturned = useLocation().search.includes('social=');
  useEffect(() => {
    if (hasReturned) void load();
  }, [hasReturned, load]);
  const press = async (provider: SocialProvider) => {
    setPressed(provider);
    if (!(await load())) setPressed(undefined);
  };
  return (
    <>
      <p className={classes.or}>oppure</p>
      <div className={classes.form}>
        {buttons.map(({ provider, name, icon: Icon }) => (
          <Button
            key={provider}
            variant="default"
            leftSection={<Icon aria-hidden size={20} />}
            loading={pressed === provider}
            onClick={() => void press(provider)}
          >
            Continua con {name}
          </Button>
        ))}
      </div>
      {module && <module.SocialSignIn pressed={pressed} fields={fields} onSettled={() => setPressed(undefined)} />}
    </>
  );
}
