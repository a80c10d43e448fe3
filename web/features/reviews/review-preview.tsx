import { Paper, Text } from '@mantine/core';
import { type Stars, starsText } from '#web/features/reviews/star-words';

interface ReviewPreviewProps {
  /** How the patient's name stands above a review. */
  readonly publicName: string;
  readonly rating: Stars | null;
  readonly text: string;
}

/** How the review will be read, and who may write one: nothing of it comes as a surprise. */
export function ReviewPreview({ publicName, rating, text }: ReviewPreviewProps) {
  return (
    <div>
      <Text fw={600} mb={4}>
        Come si leggerà
      </Text>
      <Paper component="figure" m={0} p="sm" radius="md" withBorder shadow="none">
        <Text component="figcaption" size="sm">
          <strong>{publicName}</strong>
          {rating !== null && `, ${starsText(rating)}`}
        </Text>
        {text.trim() !== '' && (
          <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {text.trim()}
          </Text>
        )}
      </Paper>
      <Text size="sm" c="dimmed" mt="xs">
        Può scrivere solo chi ha concluso una seduta con questo terapeuta. Le recensioni si mostrano tutte, con il nome
        abbreviato: parlano dell’esperienza, non dell’efficacia della cura. Non scrivere dati personali.
      </Text>
    </div>
  );
}
