/** Marks what is used right now. */
export function CurrentBadge({ text }: { text: string }) {
  return (
    <span className="border-success text-success inline-flex items-center rounded-full border px-2.5 py-0.5 text-xs font-bold">
      {text}
    </span>
  );
}
