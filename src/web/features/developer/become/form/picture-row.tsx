import { usePage } from '#web/app/use-page.ts';

/** Thumbnails of uploaded pictures; each opens at full size in a new tab. */
export function PictureRow({ urls, label }: { urls: readonly string[]; label: string }) {
  const page = usePage();
  return (
    <ul className="flex flex-wrap gap-2">
      {urls.map((url, place) => {
        const name = page.t('upload.place', { name: label, place: place + 1, count: urls.length });
        return (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer" title={page.t('become.newTab')}>
              <img
                src={url}
                alt={`${name} (${page.t('become.newTab')})`}
                width={96}
                height={72}
                loading="lazy"
                decoding="async"
                className="border-line bg-raised h-[72px] w-24 rounded-lg border object-contain"
              />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
