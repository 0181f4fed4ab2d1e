import { ArrowRight } from 'lucide-react';
import type { FormChange, VersionCase } from '#contract/version/operator-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { CountrySummary } from '#web/kit/game/country-summary.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { NamedPictures } from '../review/named-pictures.tsx';
import { labelOf, sayValue, TextChange } from './text-change.tsx';

/** Changes to the game's page since an operator last approved it. */
export function FormChanges({ formChanges: { since, changes } }: Pick<VersionCase, 'formChanges'>) {
  const page = usePage();
  const date = useLocalTime(since ?? '1970-01-01T00:00:00Z', 'day');
  const lead = since === null ? page.t('reviews.changes.first') : page.t('reviews.changes.since', { date });
  return (
    <Section id="changes" title={page.t('reviews.section.changes')} lead={lead}>
      {changes.length === 0 && <p className="text-muted text-sm">{page.t('reviews.changes.none')}</p>}
      <ul className={since === null ? 'gap-x-8 lg:columns-2' : 'flex flex-col'}>
        {changes.map((change) => (
          <li key={change.field} className="border-line flex min-w-0 break-inside-avoid flex-col gap-2 border-t py-4">
            <h3 className="font-sans text-sm font-bold">{labelOf(page, change.field)}</h3>
            <Change change={change} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const KINDS = {
  text: TextChange,
  image: PictureChange,
  video: VideoChange,
  list: ListChange,
  value: ValueChange,
} as const satisfies Record<FormChange['kind'], unknown>;

interface ChangeProps {
  readonly change: FormChange;
}

function Change({ change }: ChangeProps) {
  const Kind = KINDS[change.kind];
  return <Kind change={change} />;
}

/** Total width by number of pictures, so that a few are not larger than many. */
const ROOMS = ['', 'max-w-56', 'max-w-md', 'max-w-3xl'] as const;

/** The pictures before and after, side by side if there is room. */
function PictureChange({ change: { field, before, after } }: ChangeProps) {
  const page = usePage();
  const label = labelOf(page, field);
  const sides = [
    { title: page.t('reviews.before'), urls: before },
    { title: page.t('reviews.after'), urls: after },
  ].slice(before.length === 0 ? 1 : 0);
  return (
    <div className={`grid gap-4 ${sides.length > 1 ? 'md:grid-cols-2' : ''}`}>
      {sides.map(({ title, urls }) => (
        <div key={title} className="flex min-w-0 flex-col gap-2">
          {sides.length > 1 && <p className="text-muted text-xs">{title}</p>}
          <div className={ROOMS[Math.min(urls.length, 3)]}>
            <NamedPictures
              pictures={urls.map((url, place) => ({
                url,
                name: page.t('reviews.picture', { field: label, number: place + 1 }),
              }))}
            />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The video as it is now, or what was removed. */
function VideoChange({ change: { field, before, after } }: ChangeProps) {
  const page = usePage();
  const [url] = after;
  if (url === undefined) return <ValueChange change={{ field, kind: 'value', before, after }} />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are a field of their own, which is optional.
    <video
      controls
      preload="metadata"
      src={url}
      aria-label={labelOf(page, field)}
      className="aspect-video w-full max-w-xl rounded-xl bg-black"
    />
  );
}

/** Added and removed items; unchanged ones are only counted. */
function ListChange({ change: { field, before, after } }: ChangeProps) {
  const page = usePage();
  // The full list would bury the other changes.
  if (field === 'countries') return <CountryChange before={before} after={after} />;
  const added = after.filter((value) => !before.includes(value));
  const removed = before.filter((value) => !after.includes(value));
  const kept = after.length - added.length;
  return (
    <>
      <ul className="flex flex-col gap-1 text-sm">
        {removed.map((value) => (
          <ListItem key={value} kind="removed" text={sayValue(page, field, value)} />
        ))}
        {added.map((value) => (
          <ListItem key={value} kind="added" text={sayValue(page, field, value)} />
        ))}
      </ul>
      {kept > 0 && <p className="text-muted text-xs">{page.t('reviews.kept', { count: kept })}</p>}
    </>
  );
}

/** The countries where the game is available, before and after. */
function CountryChange({ before, after }: Pick<FormChange, 'before' | 'after'>) {
  const page = usePage();
  return (
    <div className="flex flex-col gap-1 text-sm">
      {before.length > 0 && (
        <div className="text-muted">
          {page.t('reviews.before')}: <CountrySummary countries={before} />
        </div>
      )}
      <div>
        {before.length > 0 && `${page.t('reviews.after')}: `}
        <CountrySummary countries={after} />
      </div>
    </div>
  );
}

const SIGNS = {
  added: { sign: '+', look: 'text-success' },
  removed: { sign: '−', look: 'text-danger' },
} as const;

function ListItem({ kind, text }: { kind: keyof typeof SIGNS; text: string }) {
  const page = usePage();
  const { sign, look } = SIGNS[kind];
  return (
    <li className="flex gap-2">
      <b aria-hidden className={`w-3 flex-none text-center ${look}`}>
        {sign}
      </b>
      <span className="sr-only">{page.t(`reviews.${kind}`)}</span>
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </li>
  );
}

function ValueChange({ change: { field, before, after } }: ChangeProps) {
  const page = usePage();
  const say = (values: readonly string[]) =>
    values.map((value) => sayValue(page, field, value)).join(' ') || page.t('providers.changed.empty');
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm wrap-anywhere">
      {before.length > 0 && (
        <>
          <span className="sr-only">{page.t('reviews.before')}</span>
          <del className="text-muted">{say(before)}</del>
          <ArrowRight size={16} aria-hidden className="text-muted flex-none" />
          <span className="sr-only">{page.t('reviews.after')}</span>
        </>
      )}
      <b>{say(after)}</b>
    </p>
  );
}
