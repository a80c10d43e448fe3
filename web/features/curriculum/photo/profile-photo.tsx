import { Avatar, Button, Group, Stack, Text } from '@mantine/core';
import { IconCamera, IconPhotoUp } from '@tabler/icons-react';
import { type ChangeEvent, useId, useRef } from 'react';
import classes from '#web/features/curriculum/photo/profile-photo.module.css';
import { usePhoto } from '#web/features/curriculum/photo/use-photo';
import { OutsideForm } from '#web/ui/dialogs/outside-form.tsx';
import { initials } from '#web/ui/portrait.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/features/curriculum/photo/crop-dialog.tsx');

interface ProfilePhotoProps {
  readonly firstName: string;
  readonly lastName: string;
  readonly pictureUrl: string | null;
}

/** The photo of the profile, or the initials, and the ways to a new one: from the device, or taken now (PROF-21). */
export function ProfilePhoto({ firstName, lastName, pictureUrl }: ProfilePhotoProps) {
  const { url, sending, unsupported, choose, send, close, refuseUnreadable } = usePhoto(pictureUrl !== null);
  const { module, load } = useLazyModule(loadDialog);
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const id = useId();
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    if (chosen) void load(() => void choose(chosen));
    currentTarget.value = '';
  };
  const described = `${id}-hint ${id}-unsupported`;
  return (
    <fieldset className={classes.photo} aria-label="Foto del profilo">
      <div className={classes.frame}>
        <Avatar
          src={pictureUrl}
          alt={pictureUrl ? 'La tua foto' : ''}
          radius="md"
          color="laguna"
          className={classes.picture}
        >
          {initials(firstName, lastName)}
        </Avatar>
      </div>
      <Stack gap="xs" className={classes.words}>
        <Text id={`${id}-hint`}>
          <span>
            {pictureUrl
              ? 'È la prima cosa che i pazienti guardano.'
              : 'Serve per salvare il profilo; finché manca, al suo posto ci sono le iniziali.'}
          </span>{' '}
          Viso centrato, buona luce, sfondo semplice.
        </Text>
        <Text size="sm" c="dimmed">
          JPEG, JPG o PNG. La ritagli e la ruoti prima di salvarla.
        </Text>
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconPhotoUp aria-hidden size={20} />}
            aria-describedby={described}
            onClick={() => file.current?.click()}
          >
            {pictureUrl ? 'Cambia foto' : 'Scegli foto'}
          </Button>
          <Button
            variant="subtle"
            leftSection={<IconCamera aria-hidden size={20} />}
            aria-describedby={described}
            onClick={() => camera.current?.click()}
          >
            Scatta foto
          </Button>
        </Group>
        <span id={`${id}-unsupported`} className="visually-hidden">
          {unsupported}
        </span>
      </Stack>
      <input ref={file} type="file" hidden accept={accepted} aria-label="File della foto" onChange={take} />
      <input ref={camera} type="file" hidden accept={accepted} capture="user" onChange={take} />
      {module && (
        <OutsideForm>
          <module.CropDialog
            opened={url !== undefined}
            url={url ?? ''}
            sending={sending}
            onCropped={(photo, crop) => void send(photo, crop)}
            onUnreadable={refuseUnreadable}
            onClose={close}
          />
        </OutsideForm>
      )}
    </fieldset>
  );
}

const accepted = 'image/jpeg,image/png';
