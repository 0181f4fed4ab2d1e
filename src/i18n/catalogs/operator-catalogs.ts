import type { AreaTexts } from './area-texts.ts';
import contactsEnUs from './contacts/en-US.json' with { type: 'json' };
import contactsViVn from './contacts/vi-VN.json' with { type: 'json' };
import contactsZhCn from './contacts/zh-CN.json' with { type: 'json' };
import contactsZhTw from './contacts/zh-TW.json' with { type: 'json' };
import operationsEnUs from './operations/en-US.json' with { type: 'json' };
import operationsViVn from './operations/vi-VN.json' with { type: 'json' };
import operationsZhCn from './operations/zh-CN.json' with { type: 'json' };
import operationsZhTw from './operations/zh-TW.json' with { type: 'json' };
import operatorEnUs from './operator/en-US.json' with { type: 'json' };
import operatorViVn from './operator/vi-VN.json' with { type: 'json' };
import operatorZhCn from './operator/zh-CN.json' with { type: 'json' };
import operatorZhTw from './operator/zh-TW.json' with { type: 'json' };
import operatorMoneyEnUs from './operator-money/en-US.json' with { type: 'json' };
import operatorMoneyViVn from './operator-money/vi-VN.json' with { type: 'json' };
import operatorMoneyZhCn from './operator-money/zh-CN.json' with { type: 'json' };
import operatorMoneyZhTw from './operator-money/zh-TW.json' with { type: 'json' };
import operatorProductsEnUs from './operator-products/en-US.json' with { type: 'json' };
import operatorProductsViVn from './operator-products/vi-VN.json' with { type: 'json' };
import operatorProductsZhCn from './operator-products/zh-CN.json' with { type: 'json' };
import operatorProductsZhTw from './operator-products/zh-TW.json' with { type: 'json' };
import operatorProvidersEnUs from './operator-providers/en-US.json' with { type: 'json' };
import operatorProvidersViVn from './operator-providers/vi-VN.json' with { type: 'json' };
import operatorProvidersZhCn from './operator-providers/zh-CN.json' with { type: 'json' };
import operatorProvidersZhTw from './operator-providers/zh-TW.json' with { type: 'json' };
import removalEnUs from './removal/en-US.json' with { type: 'json' };
import removalViVn from './removal/vi-VN.json' with { type: 'json' };
import removalZhCn from './removal/zh-CN.json' with { type: 'json' };
import removalZhTw from './removal/zh-TW.json' with { type: 'json' };
import reviewsEnUs from './reviews/en-US.json' with { type: 'json' };
import reviewsViVn from './reviews/vi-VN.json' with { type: 'json' };
import reviewsZhCn from './reviews/zh-CN.json' with { type: 'json' };
import reviewsZhTw from './reviews/zh-TW.json' with { type: 'json' };

/** The pages of operators. */
export const OPERATOR_CATALOGS = {
  operator: { 'zh-TW': operatorZhTw, 'zh-CN': operatorZhCn, 'vi-VN': operatorViVn, 'en-US': operatorEnUs },
  'operator-money': {
    'zh-TW': operatorMoneyZhTw,
    'zh-CN': operatorMoneyZhCn,
    'vi-VN': operatorMoneyViVn,
    'en-US': operatorMoneyEnUs,
  },
  'operator-products': {
    'zh-TW': operatorProductsZhTw,
    'zh-CN': operatorProductsZhCn,
    'vi-VN': operatorProductsViVn,
    'en-US': operatorProductsEnUs,
  },
  'operator-providers': {
    'zh-TW': operatorProvidersZhTw,
    'zh-CN': operatorProvidersZhCn,
    'vi-VN': operatorProvidersViVn,
    'en-US': operatorProvidersEnUs,
  },
  operations: { 'zh-TW': operationsZhTw, 'zh-CN': operationsZhCn, 'vi-VN': operationsViVn, 'en-US': operationsEnUs },
  contacts: { 'zh-TW': contactsZhTw, 'zh-CN': contactsZhCn, 'vi-VN': contactsViVn, 'en-US': contactsEnUs },
  reviews: { 'zh-TW': reviewsZhTw, 'zh-CN': reviewsZhCn, 'vi-VN': reviewsViVn, 'en-US': reviewsEnUs },
  removal: { 'zh-TW': removalZhTw, 'zh-CN': removalZhCn, 'vi-VN': removalViVn, 'en-US': removalEnUs },
} as const satisfies Record<string, AreaTexts>;
