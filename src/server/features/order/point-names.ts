import { serverWords } from '../../mails/server-words.ts';
import type { Texts } from '../product/shop-queries.ts';

/** What star coins are called as a product. */
export function findPointNames(): Texts {
  return {
    'zh-TW': serverWords('zh-TW').t('order.point'),
    'zh-CN': serverWords('zh-CN').t('order.point'),
    'vi-VN': serverWords('vi-VN').t('order.point'),
    'en-US': serverWords('en-US').t('order.point'),
  };
}
