import type { AreaTexts } from './area-texts.ts';
import becomeEnUs from './become/en-US.json' with { type: 'json' };
import becomeViVn from './become/vi-VN.json' with { type: 'json' };
import becomeZhCn from './become/zh-CN.json' with { type: 'json' };
import becomeZhTw from './become/zh-TW.json' with { type: 'json' };
import companyEnUs from './company/en-US.json' with { type: 'json' };
import companyViVn from './company/vi-VN.json' with { type: 'json' };
import companyZhCn from './company/zh-CN.json' with { type: 'json' };
import companyZhTw from './company/zh-TW.json' with { type: 'json' };
import developerEnUs from './developer/en-US.json' with { type: 'json' };
import developerViVn from './developer/vi-VN.json' with { type: 'json' };
import developerZhCn from './developer/zh-CN.json' with { type: 'json' };
import developerZhTw from './developer/zh-TW.json' with { type: 'json' };
import editorEnUs from './editor/en-US.json' with { type: 'json' };
import editorViVn from './editor/vi-VN.json' with { type: 'json' };
import editorZhCn from './editor/zh-CN.json' with { type: 'json' };
import editorZhTw from './editor/zh-TW.json' with { type: 'json' };
import inspectionEnUs from './inspection/en-US.json' with { type: 'json' };
import inspectionViVn from './inspection/vi-VN.json' with { type: 'json' };
import inspectionZhCn from './inspection/zh-CN.json' with { type: 'json' };
import inspectionZhTw from './inspection/zh-TW.json' with { type: 'json' };
import portalEnUs from './portal/en-US.json' with { type: 'json' };
import portalViVn from './portal/vi-VN.json' with { type: 'json' };
import portalZhCn from './portal/zh-CN.json' with { type: 'json' };
import portalZhTw from './portal/zh-TW.json' with { type: 'json' };
import postsEnUs from './posts/en-US.json' with { type: 'json' };
import postsViVn from './posts/vi-VN.json' with { type: 'json' };
import postsZhCn from './posts/zh-CN.json' with { type: 'json' };
import postsZhTw from './posts/zh-TW.json' with { type: 'json' };
import productsEnUs from './products/en-US.json' with { type: 'json' };
import productsViVn from './products/vi-VN.json' with { type: 'json' };
import productsZhCn from './products/zh-CN.json' with { type: 'json' };
import productsZhTw from './products/zh-TW.json' with { type: 'json' };
import publicPageEnUs from './public-page/en-US.json' with { type: 'json' };
import publicPageViVn from './public-page/vi-VN.json' with { type: 'json' };
import publicPageZhCn from './public-page/zh-CN.json' with { type: 'json' };
import publicPageZhTw from './public-page/zh-TW.json' with { type: 'json' };
import salesEnUs from './sales/en-US.json' with { type: 'json' };
import salesViVn from './sales/vi-VN.json' with { type: 'json' };
import salesZhCn from './sales/zh-CN.json' with { type: 'json' };
import salesZhTw from './sales/zh-TW.json' with { type: 'json' };
import salesExportEnUs from './sales-export/en-US.json' with { type: 'json' };
import salesExportViVn from './sales-export/vi-VN.json' with { type: 'json' };
import salesExportZhCn from './sales-export/zh-CN.json' with { type: 'json' };
import salesExportZhTw from './sales-export/zh-TW.json' with { type: 'json' };
import testAccountEnUs from './test-account/en-US.json' with { type: 'json' };
import testAccountViVn from './test-account/vi-VN.json' with { type: 'json' };
import testAccountZhCn from './test-account/zh-CN.json' with { type: 'json' };
import testAccountZhTw from './test-account/zh-TW.json' with { type: 'json' };
import tokensEnUs from './tokens/en-US.json' with { type: 'json' };
import tokensViVn from './tokens/vi-VN.json' with { type: 'json' };
import tokensZhCn from './tokens/zh-CN.json' with { type: 'json' };
import tokensZhTw from './tokens/zh-TW.json' with { type: 'json' };
import versionsEnUs from './versions/en-US.json' with { type: 'json' };
import versionsViVn from './versions/vi-VN.json' with { type: 'json' };
import versionsZhCn from './versions/zh-CN.json' with { type: 'json' };
import versionsZhTw from './versions/zh-TW.json' with { type: 'json' };
import webhooksEnUs from './webhooks/en-US.json' with { type: 'json' };
import webhooksViVn from './webhooks/vi-VN.json' with { type: 'json' };
import webhooksZhCn from './webhooks/zh-CN.json' with { type: 'json' };
import webhooksZhTw from './webhooks/zh-TW.json' with { type: 'json' };

/** The developers' pages and their exported files. */
export const DEVELOPER_CATALOGS = {
  posts: { 'zh-TW': postsZhTw, 'zh-CN': postsZhCn, 'vi-VN': postsViVn, 'en-US': postsEnUs },
  'public-page': { 'zh-TW': publicPageZhTw, 'zh-CN': publicPageZhCn, 'vi-VN': publicPageViVn, 'en-US': publicPageEnUs },
  developer: { 'zh-TW': developerZhTw, 'zh-CN': developerZhCn, 'vi-VN': developerViVn, 'en-US': developerEnUs },
  become: { 'zh-TW': becomeZhTw, 'zh-CN': becomeZhCn, 'vi-VN': becomeViVn, 'en-US': becomeEnUs },
  company: { 'zh-TW': companyZhTw, 'zh-CN': companyZhCn, 'vi-VN': companyViVn, 'en-US': companyEnUs },
  portal: { 'zh-TW': portalZhTw, 'zh-CN': portalZhCn, 'vi-VN': portalViVn, 'en-US': portalEnUs },
  editor: { 'zh-TW': editorZhTw, 'zh-CN': editorZhCn, 'vi-VN': editorViVn, 'en-US': editorEnUs },
  versions: { 'zh-TW': versionsZhTw, 'zh-CN': versionsZhCn, 'vi-VN': versionsViVn, 'en-US': versionsEnUs },
  inspection: { 'zh-TW': inspectionZhTw, 'zh-CN': inspectionZhCn, 'vi-VN': inspectionViVn, 'en-US': inspectionEnUs },
  products: { 'zh-TW': productsZhTw, 'zh-CN': productsZhCn, 'vi-VN': productsViVn, 'en-US': productsEnUs },
  sales: { 'zh-TW': salesZhTw, 'zh-CN': salesZhCn, 'vi-VN': salesViVn, 'en-US': salesEnUs },
  'sales-export': {
    'zh-TW': salesExportZhTw,
    'zh-CN': salesExportZhCn,
    'vi-VN': salesExportViVn,
    'en-US': salesExportEnUs,
  },
  webhooks: { 'zh-TW': webhooksZhTw, 'zh-CN': webhooksZhCn, 'vi-VN': webhooksViVn, 'en-US': webhooksEnUs },
  tokens: { 'zh-TW': tokensZhTw, 'zh-CN': tokensZhCn, 'vi-VN': tokensViVn, 'en-US': tokensEnUs },
  'test-account': {
    'zh-TW': testAccountZhTw,
    'zh-CN': testAccountZhCn,
    'vi-VN': testAccountViVn,
    'en-US': testAccountEnUs,
  },
} as const satisfies Record<string, AreaTexts>;
