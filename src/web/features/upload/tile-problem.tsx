import { ApiError } from '#contract/api-error.ts';
import { type Page, usePage } from '../../app/use-page.ts';

/** Why a picture did not arrive: what the server has against it, else what the failure is. */
export function TileProblem({ error }: { error: unknown }) {
  const page = usePage();
  return <p className="text-danger px-3 pt-2 text-xs wrap-anywhere">{sayUploadError(page, error)}</p>;
}

function sayUploadError({ translator }: Page, error: unknown): string {
  const general = translator.find('upload.failed') ?? '';
  if (!(error instanceof ApiError)) return general;
  // Not reaching anybody is a failure without an answer; the client tells it as a busy system.
  const isAnswered =
    typeof error.cause !== 'object' ||
    error.cause === null ||
    !('kind' in error.cause) ||
    error.cause.kind === 'refused';
  const [field] = Object.values(error.fields ?? {});
  const text =
    field === undefined ? translator.find(`error.${error.code}`, error.params) : translator.find(field, error.params);
  return isAnswered ? (text ?? general) : general;
}
