import { CircleAlert } from 'lucide-react';

/** The error message of a field, shown below it; the field refers to its ID by `aria-describedby`. */
export function FieldProblem({ id, error }: { id: string; error: string }) {
  return (
    <p id={id} className="text-danger flex items-start gap-1.5 text-sm">
      <CircleAlert size={16} aria-hidden className="mt-0.5 flex-none" />
      {error}
    </p>
  );
}
