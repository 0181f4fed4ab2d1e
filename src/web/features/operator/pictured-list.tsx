import { type LucideIcon, Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LocaleCode } from '#contract/values/locales.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { usePage } from '#web/app/use-page.ts';
import { EmptyList, ListPage } from '#web/kit/list/list-page.tsx';
import { IconButton, LinkButton } from '#web/ui/button.tsx';
import { placeholderStyle } from '#web/ui/picture.tsx';
import { AuditLink } from './audit/audit-link.tsx';
import { Schedule } from './schedule.tsx';

interface PicturedListProps {
  readonly title: string;
  readonly lead: string;
  readonly add: { readonly text: string; readonly path: string };
  /** The notice that others have changed the list. */
  readonly changed: ReactNode;
  readonly total: string;
  readonly none: { readonly title: string; readonly text: string; readonly Icon: LucideIcon };
  /** The cards. */
  readonly children: readonly ReactNode[];
  /** What follows the list. */
  readonly pager?: ReactNode;
}

/** A page that lists banners or collections. */
export function PicturedList({ title, lead, add, changed, total, none, children, pager }: PicturedListProps) {
  const page = usePage();
  const action = (
    <LinkButton look="gold" href={page.href(add.path)} Icon={Plus}>
      {add.text}
    </LinkButton>
  );
  return (
    <ListPage title={title} lead={lead} actions={action} filters={changed} total={total}>
      {children.length === 0 ? (
        <EmptyList {...none} />
      ) : (
        <ul aria-label={title} className="flex flex-col gap-4">
          {children}
        </ul>
      )}
      {pager}
    </ListPage>
  );
}

interface PicturedCardProps {
  readonly item: {
    readonly images: { readonly small: string };
    readonly placeholder: string;
    readonly contents: readonly { readonly lang: LocaleCode }[];
    readonly beginAt: string | null;
    readonly endAt: string | null;
  };
  readonly name: string;
  /** The name as shown, if it is more than text. */
  readonly title?: ReactNode;
  /** The page that changes it. */
  readonly path: string;
  /** Whose audit entries the card leads to. */
  readonly subject: string;
  /** State and place. */
  readonly state: ReactNode;
  /** Where it leads or is. */
  readonly address: string;
  readonly onRemove: () => void;
}

/** A banner or a collection in its list. */
export function PicturedCard({ item, name, title = name, path, subject, state, address, onRemove }: PicturedCardProps) {
  const page = usePage();
  const edit = page.t('operations.banners.editNamed', { name });
  const remove = page.t('operations.banners.removeNamed', { name });
  return (
    <li className="border-line flex flex-col gap-4 rounded-xl border p-4 sm:flex-row sm:items-center">
      <img
        src={item.images.small}
        alt=""
        width={600}
        height={240}
        loading="lazy"
        style={placeholderStyle(item.placeholder)}
        className="bg-raised aspect-[5/2] w-full flex-none rounded-lg object-cover sm:w-56"
      />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5 text-sm">
        <p className="text-base font-bold wrap-anywhere">{title}</p>
        <p className="flex flex-wrap items-center gap-2">{state}</p>
        <p className="text-muted wrap-anywhere">{item.contents.map(({ lang }) => LANGUAGE_NAMES[lang]).join(' · ')}</p>
        <Schedule beginAt={item.beginAt} endAt={item.endAt} />
        {address !== '' && <p className="text-muted wrap-anywhere">{address}</p>}
      </div>
      <div className="flex flex-none items-center gap-1">
        <a className="btn-icon" href={page.href(path)} aria-label={edit} title={edit}>
          <Pencil size={20} aria-hidden />
        </a>
        <IconButton label={remove} onClick={onRemove} Icon={Trash2} size={20} />
        <AuditLink subject={subject} name={name} />
      </div>
    </li>
  );
}
