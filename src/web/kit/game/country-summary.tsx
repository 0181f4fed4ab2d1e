import { summarizeCountries } from '#domain/countries/summarize-countries.ts';
import { compareRegions, regionName } from '#i18n/name-places.ts';
import { type Page, usePage } from '#web/app/use-page.ts';

/** The countries where a game is available: a short summary, with the full list in a disclosure. */
export function CountrySummary({ countries }: { countries: readonly string[] }) {
  const page = usePage();
  const summary = summarizeCountries(countries);
  if (summary.kind === 'everywhere') return <span>{page.t('countries.everywhere')}</span>;
  const names = joinNames(page, summary.countries);
  const count = summary.countries.length;
  if (summary.kind === 'few') return <span>{count === 0 ? page.t('countries.none') : names}</span>;
  if (summary.kind === 'except') return <span>{page.t('countries.except', { count, names })}</span>;
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {page.t('countries.count', { count })}
      </summary>
      <span className="mt-1 block">{names}</span>
    </details>
  );
}

function joinNames({ translator }: Page, countries: readonly string[]): string {
  const names = countries.toSorted(compareRegions(translator)).map((code) => regionName(translator, code));
  return names.join(translator.locale.startsWith('zh') ? '、' : ', ');
}
