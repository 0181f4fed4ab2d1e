import { Trophy } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import { EmptyList } from '#web/kit/list/empty-list.tsx';
import { writeQuery } from '#web/kit/list/filter/filter-values.ts';
import { Pager } from '#web/kit/list/pager.tsx';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { DrawList } from './draw-list.tsx';
import { ImportSection } from './import-section.tsx';
import type { DrawsPageData } from './load-draws.ts';

/** The winning numbers of Taiwan's invoice lottery, and the winning invoices. */
export function DrawsPage(data: DrawsPageData) {
  const page = usePage();
  const { draws, count } = data;
  return (
    <>
      <PageHeader title={page.t('money.draws.title')} lead={page.t('money.draws.lead')} />
      <ImportSection {...data} />
      <Section id="draws" title={page.t('money.draws.imported')} lead={page.t('money.draws.count', { count })}>
        {draws.length === 0 ? (
          <EmptyList title={page.t('money.draws.none')} text={page.t('money.draws.none.text')} Icon={Trophy} />
        ) : (
          <DrawList draws={draws} />
        )}
        <Pager
          number={data.page}
          count={count}
          address={(number) => page.href('/operator/draws', writeQuery({ page: number }))}
        />
      </Section>
    </>
  );
}
