import { CircleAlert } from 'lucide-react';

/** What is wrong with a field, below it; its id is what the field is described by. */
export function FieldProblem({ id, error }: { id: string; error: string }) {
  return (
    <p id={id} className="text-danger flex items-start gap-1.5 text-sm">
      <CircleAlert size={16} aria-hidden className="mt-0.5 flex-none" />
      {error}
    </p>
  );
}
