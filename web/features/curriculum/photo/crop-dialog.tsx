import { Button, Group, Slider, Stack, Text } from '@mantine/core';
import { IconRotateClockwise } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import {
  type Crop,
  drawnSize,
  mostZoom,
  type Size,
  turnedCrop,
  turnedSize,
  wholeCrop,
  windowOf,
} from '#web/features/curriculum/photo/crop';
import classes from '#web/features/curriculum/photo/crop-dialog.module.css';
import { CropWindow } from '#web/features/curriculum/photo/crop-window.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

interface CropDialogProps {
  readonly opened: boolean;
  /** The chosen photo's address in this tab. */
  readonly url: string;
  /** A photo that has left can no longer be called back. */
  readonly sending: 'leaving' | 'left' | undefined;
  /** Called with the photo as it was cropped; undefined where this browser cannot draw it. */
  readonly onCropped: (photo: Blob | undefined, crop: Crop) => void;
  readonly onUnreadable: () => void;
  readonly onClose: () => void;
}

const zoomLabel = 'Ingrandimento';

/** Crops and turns a photo before it is sent, by pointer, touch or keys alone. */
export function CropDialog({ opened, onClose, ...props }: CropDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Inquadra la foto"
      closable={props.sending !== 'left'}
      hasHistoryStep
      closeOnClickOutside={false}
    >
      <Cropping {...props} onClose={onClose} />
    </Dialog>
  );
}

function Cropping({ url, sending, onCropped, onUnreadable, onClose }: Omit<CropDialogProps, 'opened'>) {
  const [crop, setCrop] = useState<Crop>(wholeCrop);
  const [size, setSize] = useState<Size>();
  const photo = useRef<HTMLImageElement>(null);
  const look = () => {
    const { naturalWidth: width = 0, naturalHeight: height = 0 } = photo.current ?? {};
    if (width > 0 && height > 0) setSize({ width, height });
    else onUnreadable();
  };
  const save = async () => {
    if (photo.current && size) onCropped(await drawCrop(photo.current, crop), crop);
  };
  return (
    <Stack gap="sm">
      <Text size="sm">Viso centrato e ben in luce. Il cerchio è quello che si vede nella chat.</Text>
      <CropWindow ref={photo} {...{ url, size, crop, onUnreadable }} onChange={setCrop} onLoad={look} />
      <Group justify="center">
        <Button
          variant="default"
          leftSection={<IconRotateClockwise aria-hidden size={20} />}
          onClick={() => setCrop(turnedCrop(crop))}
        >
          Ruota di 90°
        </Button>
      </Group>
      <div className={classes.zoom}>
        <Text aria-hidden size="sm" fw={500}>
          {zoomLabel}
        </Text>
        <Slider
          thumbLabel={zoomLabel}
          min={1}
          max={mostZoom}
          step={0.1}
          label={null}
          value={crop.zoom}
          onChange={(zoom) => setCrop({ ...crop, zoom })}
        />
      </div>
      <DialogActions>
        <Button variant="default" disabled={sending === 'left'} onClick={onClose}>
          {sending ? 'Interrompi' : 'Annulla'}
        </Button>
        <Button loading={sending !== undefined} disabled={!size} onClick={() => void save()}>
          Usa questa foto
        </Button>
      </DialogActions>
    </Stack>
  );
}

/**
 * Draws what the crop shows of a photo, upright, as a JPEG without anything else of the file. Undefined where this
 * browser cannot draw it.
 */
async function drawCrop(photo: HTMLImageElement, crop: Crop): Promise<Blob | undefined> {
  const size = { width: photo.naturalWidth, height: photo.naturalHeight };
  const shown = windowOf(size, crop);
  const { width, height } = drawnSize(shown);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const paper = canvas.getContext('2d');
  if (!paper) return undefined;
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, width, height);
  paper.scale(width / shown.width, height / shown.height);
  paper.translate(-shown.left, -shown.top);
  const turned = turnedSize(size, crop.turns);
  paper.translate(turned.width / 2, turned.height / 2);
  paper.rotate((crop.turns * Math.PI) / 2);
  paper.drawImage(photo, -size.width / 2, -size.height / 2);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.9));
}
