import { addBanner, updateBanner } from '#contract/banner/operator-endpoints.ts';
import type { OperatorBanner } from '#contract/banner/operator-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { useTextsForm } from '../use-texts-form.ts';
import {
  type BannerForm,
  type BannerText,
  checkBanner,
  readBanner,
  readBannerFields,
  writeBanner,
} from './banner-form.ts';

const ORDER = ['image', 'texts', 'type', 'source', 'sort', 'link', 'beginAt', 'endAt'];

export function useBannerForm(banner: OperatorBanner | null) {
  const page = usePage();
  return useTextsForm<BannerText, BannerForm>({
    initial: readBanner(banner),
    order: ORDER,
    check: checkBanner,
    readFields: readBannerFields,
    withTexts: (texts) => ({ texts }),
    send(values) {
      const sent = writeBanner(values);
      return banner === null ? page.call(addBanner, sent) : page.call(updateBanner, { id: banner.id, ...sent });
    },
    saved: page.t('operations.banners.saved'),
    list: '/operator/banners',
  });
}
