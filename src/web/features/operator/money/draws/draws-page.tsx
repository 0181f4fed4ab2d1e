import { Trophy } from 'lucide-react';
import { usePage } from '../../../../app/use-page.ts';
import { EmptyList } from '../../empty-list.tsx';
import { writeQuery } from '../../filter-values.ts';
import { OperatorHeader } from '../../operator-header.tsx';
import { Pager } from '../../pager.tsx';
import { Section } from '../section.tsx';
import { DrawList } from './draw-list.tsx';
import { ImportSection } from './import-section.tsx';
import type { DrawsPageData } from './load-draws.ts';

/** The winning numbers of Taiwan's invoices, and who won with them. */
export function DrawsPage(data: DrawsPageData) {
  const page = usePage();
  const { draws, count } = data;
  return (
    <>
      <OperatorHeader title={page.t('money.draws.title')} lead={page.t('money.draws.lead')} />
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
