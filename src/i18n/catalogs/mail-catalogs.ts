import type { AreaTexts } from './area-texts.ts';
import mailEnUs from './mail/en-US.json' with { type: 'json' };
import mailViVn from './mail/vi-VN.json' with { type: 'json' };
import mailZhCn from './mail/zh-CN.json' with { type: 'json' };
import mailZhTw from './mail/zh-TW.json' with { type: 'json' };
import notificationMailEnUs from './notification-mail/en-US.json' with { type: 'json' };
import notificationMailViVn from './notification-mail/vi-VN.json' with { type: 'json' };
import notificationMailZhCn from './notification-mail/zh-CN.json' with { type: 'json' };
import notificationMailZhTw from './notification-mail/zh-TW.json' with { type: 'json' };
import operationsMailEnUs from './operations-mail/en-US.json' with { type: 'json' };
import operationsMailViVn from './operations-mail/vi-VN.json' with { type: 'json' };
import operationsMailZhCn from './operations-mail/zh-CN.json' with { type: 'json' };
import operationsMailZhTw from './operations-mail/zh-TW.json' with { type: 'json' };
import providerMailEnUs from './provider-mail/en-US.json' with { type: 'json' };
import providerMailViVn from './provider-mail/vi-VN.json' with { type: 'json' };
import providerMailZhCn from './provider-mail/zh-CN.json' with { type: 'json' };
import providerMailZhTw from './provider-mail/zh-TW.json' with { type: 'json' };
import versionMailEnUs from './version-mail/en-US.json' with { type: 'json' };
import versionMailViVn from './version-mail/vi-VN.json' with { type: 'json' };
import versionMailZhCn from './version-mail/zh-CN.json' with { type: 'json' };
import versionMailZhTw from './version-mail/zh-TW.json' with { type: 'json' };
import webhookMailEnUs from './webhook-mail/en-US.json' with { type: 'json' };
import webhookMailViVn from './webhook-mail/vi-VN.json' with { type: 'json' };
import webhookMailZhCn from './webhook-mail/zh-CN.json' with { type: 'json' };
import webhookMailZhTw from './webhook-mail/zh-TW.json' with { type: 'json' };

/** Emails and text messages. */
export const MAIL_CATALOGS = {
  mail: { 'zh-TW': mailZhTw, 'zh-CN': mailZhCn, 'vi-VN': mailViVn, 'en-US': mailEnUs },
  'notification-mail': {
    'zh-TW': notificationMailZhTw,
    'zh-CN': notificationMailZhCn,
    'vi-VN': notificationMailViVn,
    'en-US': notificationMailEnUs,
  },
  'operations-mail': {
    'zh-TW': operationsMailZhTw,
    'zh-CN': operationsMailZhCn,
    'vi-VN': operationsMailViVn,
    'en-US': operationsMailEnUs,
  },
  'provider-mail': {
    'zh-TW': providerMailZhTw,
    'zh-CN': providerMailZhCn,
    'vi-VN': providerMailViVn,
    'en-US': providerMailEnUs,
  },
  'version-mail': {
    'zh-TW': versionMailZhTw,
    'zh-CN': versionMailZhCn,
    'vi-VN': versionMailViVn,
    'en-US': versionMailEnUs,
  },
  'webhook-mail': {
    'zh-TW': webhookMailZhTw,
    'zh-CN': webhookMailZhCn,
    'vi-VN': webhookMailViVn,
    'en-US': webhookMailEnUs,
  },
} as const satisfies Record<string, AreaTexts>;
