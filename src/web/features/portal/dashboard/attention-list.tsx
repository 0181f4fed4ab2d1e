import {
  Ban,
  CircleX,
  FilePen,
  ImageOff,
  Languages,
  MessageCircleQuestion,
  MessageSquareWarning,
  PartyPopper,
  Rocket,
} from 'lucide-react';
import type { Attention } from '#contract/portal/entities.ts';
import { usePage } from '#web/app/use-page.ts';

const LOOKS = {
  removed: { Icon: Ban, look: 'text-danger' },
  removedVersion: { Icon: Ban, look: 'text-danger' },
  rejectedVersion: { Icon: CircleX, look: 'text-danger' },
  question: { Icon: MessageCircleQuestion, look: 'text-danger' },
  texts: { Icon: Languages, look: 'text-warning' },
  screenshots: { Icon: ImageOff, look: 'text-warning' },
  draft: { Icon: FilePen, look: 'text-info' },
  badRating: { Icon: MessageSquareWarning, look: 'text-warning' },
  approvedVersion: { Icon: Rocket, look: 'text-success' },
} as const satisfies Record<Attention['kind'], { Icon: typeof Ban; look: string }>;

/** Kinds that lead to the versions of the application. */
const OF_VERSIONS: readonly Attention['kind'][] = ['removedVersion', 'rejectedVersion', 'approvedVersion', 'question'];

/** The page on which an open item is handled. */
function placeOf({ applicationId, draftId, kind }: Attention): { readonly path: string; readonly query?: string } {
  if (applicationId !== null && OF_VERSIONS.includes(kind)) {
    return { path: '/developer/versions', query: `?${new URLSearchParams({ applicationId })}` };
  }
  if (applicationId !== null && kind === 'badRating') {
    return { path: '/developer/ratings', query: `?${new URLSearchParams({ applicationId, answered: 'false' })}` };
  }
  if (applicationId !== null) return { path: `/developer/applications/${applicationId}` };
  if (kind === 'question') return { path: '/developer/company' };
  return { path: '/developer/applications/new', query: draftId === null ? '' : `?draftId=${draftId}` };
}

/** Open items of the developer, each with a link. */
export function AttentionList({ attention, count }: { attention: readonly Attention[]; count: number }) {
  const page = usePage();
  return (
    <section aria-labelledby="attention" className="card min-w-0 p-4 sm:p-6">
      <h2 id="attention" className="mb-3 flex items-center gap-3 text-lg">
        {page.t('portal.attention.title')}
        {count > 0 && (
          <span className="bg-raised text-ink rounded-full px-2.5 py-0.5 text-xs tabular-nums">{count}</span>
        )}
      </h2>
      {attention.length === 0 ? (
        <p className="text-muted flex items-center gap-3 py-4">
          <PartyPopper size={24} aria-hidden className="text-success flex-none" />
          {page.t('portal.attention.none')}
        </p>
      ) : (
        <ul className="flex flex-col gap-1">
          {attention.map((waiting) => (
            <li key={`${waiting.kind} ${waiting.applicationId} ${waiting.draftId} ${waiting.detail}`}>
              <AttentionRow waiting={waiting} />
            </li>
          ))}
        </ul>
      )}
      {count > attention.length && (
        <p className="text-muted mt-2 text-sm">
          {page.t('portal.attention.more', { count: count - attention.length })}
        </p>
      )}
    </section>
  );
}

function AttentionRow({ waiting }: { waiting: Attention }) {
  const page = usePage();
  const { kind, name, detail, applicationId } = waiting;
  const { Icon, look } = LOOKS[kind];
  const { path, query } = placeOf(waiting);
  const title =
    kind === 'question' && applicationId === null
      ? page.t('words.company')
      : name || page.t('portal.attention.unnamed');
  return (
    <a
      href={page.href(path, query)}
      className="hover:bg-raised -mx-2 flex min-h-12 items-start gap-3 rounded-xl px-2 py-2"
    >
      <Icon size={20} aria-hidden className={`mt-0.5 flex-none ${look}`} />
      <span className="min-w-0">
        <span className="block truncate text-sm font-bold">{title}</span>
        <span className="block text-sm">{page.t(`portal.attention.${kind}`)}</span>
        {detail !== '' && <span className="text-muted line-clamp-2 text-sm wrap-anywhere">{detail}</span>}
      </span>
    </a>
  );
}
