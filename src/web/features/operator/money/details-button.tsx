import { usePage } from '#web/app/use-page.ts';

interface DetailsButtonProps {
  /** Id of the payment. */
  readonly id: string;
  readonly onChoose: (id: string) => void;
}

/** Opens the details of a payment. */
export function DetailsButton({ id, onChoose }: DetailsButtonProps) {
  const page = usePage();
  return (
    <button
      type="button"
      className="btn btn-quiet px-4"
      aria-label={page.t('words.detailsOfId', { id })}
      onClick={() => onChoose(id)}
    >
      {page.t('words.details')}
    </button>
  );
}
