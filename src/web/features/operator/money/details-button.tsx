import { usePage } from '#web/app/use-page.ts';
import { Button } from '#web/ui/button.tsx';

interface DetailsButtonProps {
  /** Id of the payment. */
  readonly id: string;
  readonly onChoose: (id: string) => void;
}

/** Opens the details of a payment. */
export function DetailsButton({ id, onChoose }: DetailsButtonProps) {
  const page = usePage();
  return (
    <Button className="px-4" aria-label={page.t('words.detailsOfId', { id })} onClick={() => onChoose(id)}>
      {page.t('words.details')}
    </Button>
  );
}
