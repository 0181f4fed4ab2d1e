import { Link } from 'lucide-react';
import { usePage } from '../../app/use-page.ts';
import { copyText } from '../../ui/copy-text.ts';
import type { Heading } from '../../ui/markdown-document.ts';
import { toasts } from '../../ui/toast-store.ts';

/** Leads to a heading, and puts its address on the clipboard; without scripts it is a link like any other. */
export function HeadingLink({ heading: { id, text } }: { heading: Heading }) {
  const page = usePage();
  const copy = async () => {
    const address = new URL(`#${id}`, location.href).href;
    if (await copyText(address)) toasts.show('success', page.t('article.linkCopied'));
  };
  const label = page.t('article.copyLink', { heading: text });
  return (
    <a href={`#${id}`} className="btn-icon heading-link" aria-label={label} title={label} onClick={() => void copy()}>
      <Link size={16} aria-hidden />
    </a>
  );
}
