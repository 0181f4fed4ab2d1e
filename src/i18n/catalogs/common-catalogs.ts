import type { AreaTexts } from './area-texts.ts';
import connectionEnUs from './connection/en-US.json' with { type: 'json' };
import connectionViVn from './connection/vi-VN.json' with { type: 'json' };
import connectionZhCn from './connection/zh-CN.json' with { type: 'json' };
import connectionZhTw from './connection/zh-TW.json' with { type: 'json' };
import dialogEnUs from './dialog/en-US.json' with { type: 'json' };
import dialogViVn from './dialog/vi-VN.json' with { type: 'json' };
import dialogZhCn from './dialog/zh-CN.json' with { type: 'json' };
import dialogZhTw from './dialog/zh-TW.json' with { type: 'json' };
import errorsEnUs from './errors/en-US.json' with { type: 'json' };
import errorsViVn from './errors/vi-VN.json' with { type: 'json' };
import errorsZhCn from './errors/zh-CN.json' with { type: 'json' };
import errorsZhTw from './errors/zh-TW.json' with { type: 'json' };
import formEnUs from './form/en-US.json' with { type: 'json' };
import formViVn from './form/vi-VN.json' with { type: 'json' };
import formZhCn from './form/zh-CN.json' with { type: 'json' };
import formZhTw from './form/zh-TW.json' with { type: 'json' };
import helpEnUs from './help/en-US.json' with { type: 'json' };
import helpViVn from './help/vi-VN.json' with { type: 'json' };
import helpZhCn from './help/zh-CN.json' with { type: 'json' };
import helpZhTw from './help/zh-TW.json' with { type: 'json' };
import listEnUs from './list/en-US.json' with { type: 'json' };
import listViVn from './list/vi-VN.json' with { type: 'json' };
import listZhCn from './list/zh-CN.json' with { type: 'json' };
import listZhTw from './list/zh-TW.json' with { type: 'json' };
import musicEnUs from './music/en-US.json' with { type: 'json' };
import musicViVn from './music/vi-VN.json' with { type: 'json' };
import musicZhCn from './music/zh-CN.json' with { type: 'json' };
import musicZhTw from './music/zh-TW.json' with { type: 'json' };
import offlineEnUs from './offline/en-US.json' with { type: 'json' };
import offlineViVn from './offline/vi-VN.json' with { type: 'json' };
import offlineZhCn from './offline/zh-CN.json' with { type: 'json' };
import offlineZhTw from './offline/zh-TW.json' with { type: 'json' };
import oldBrowserEnUs from './old-browser/en-US.json' with { type: 'json' };
import oldBrowserViVn from './old-browser/vi-VN.json' with { type: 'json' };
import oldBrowserZhCn from './old-browser/zh-CN.json' with { type: 'json' };
import oldBrowserZhTw from './old-browser/zh-TW.json' with { type: 'json' };
import overlaysEnUs from './overlays/en-US.json' with { type: 'json' };
import overlaysViVn from './overlays/vi-VN.json' with { type: 'json' };
import overlaysZhCn from './overlays/zh-CN.json' with { type: 'json' };
import overlaysZhTw from './overlays/zh-TW.json' with { type: 'json' };
import pagesErrorEnUs from './pages-error/en-US.json' with { type: 'json' };
import pagesErrorViVn from './pages-error/vi-VN.json' with { type: 'json' };
import pagesErrorZhCn from './pages-error/zh-CN.json' with { type: 'json' };
import pagesErrorZhTw from './pages-error/zh-TW.json' with { type: 'json' };
import rareOverlaysEnUs from './rare-overlays/en-US.json' with { type: 'json' };
import rareOverlaysViVn from './rare-overlays/vi-VN.json' with { type: 'json' };
import rareOverlaysZhCn from './rare-overlays/zh-CN.json' with { type: 'json' };
import rareOverlaysZhTw from './rare-overlays/zh-TW.json' with { type: 'json' };
import rulesEnUs from './rules/en-US.json' with { type: 'json' };
import rulesViVn from './rules/vi-VN.json' with { type: 'json' };
import rulesZhCn from './rules/zh-CN.json' with { type: 'json' };
import rulesZhTw from './rules/zh-TW.json' with { type: 'json' };
import shellEnUs from './shell/en-US.json' with { type: 'json' };
import shellViVn from './shell/vi-VN.json' with { type: 'json' };
import shellZhCn from './shell/zh-CN.json' with { type: 'json' };
import shellZhTw from './shell/zh-TW.json' with { type: 'json' };
import statesEnUs from './states/en-US.json' with { type: 'json' };
import statesViVn from './states/vi-VN.json' with { type: 'json' };
import statesZhCn from './states/zh-CN.json' with { type: 'json' };
import statesZhTw from './states/zh-TW.json' with { type: 'json' };
import uploadEnUs from './upload/en-US.json' with { type: 'json' };
import uploadViVn from './upload/vi-VN.json' with { type: 'json' };
import uploadZhCn from './upload/zh-CN.json' with { type: 'json' };
import uploadZhTw from './upload/zh-TW.json' with { type: 'json' };
import wordsEnUs from './words/en-US.json' with { type: 'json' };
import wordsViVn from './words/vi-VN.json' with { type: 'json' };
import wordsZhCn from './words/zh-CN.json' with { type: 'json' };
import wordsZhTw from './words/zh-TW.json' with { type: 'json' };

/** Messages any page may use: frame, errors, rules, states, forms, lists, dialogs, overlays. */
export const COMMON_CATALOGS = {
  shell: { 'zh-TW': shellZhTw, 'zh-CN': shellZhCn, 'vi-VN': shellViVn, 'en-US': shellEnUs },
  connection: { 'zh-TW': connectionZhTw, 'zh-CN': connectionZhCn, 'vi-VN': connectionViVn, 'en-US': connectionEnUs },
  errors: { 'zh-TW': errorsZhTw, 'zh-CN': errorsZhCn, 'vi-VN': errorsViVn, 'en-US': errorsEnUs },
  rules: { 'zh-TW': rulesZhTw, 'zh-CN': rulesZhCn, 'vi-VN': rulesViVn, 'en-US': rulesEnUs },
  states: { 'zh-TW': statesZhTw, 'zh-CN': statesZhCn, 'vi-VN': statesViVn, 'en-US': statesEnUs },
  words: { 'zh-TW': wordsZhTw, 'zh-CN': wordsZhCn, 'vi-VN': wordsViVn, 'en-US': wordsEnUs },
  'pages-error': { 'zh-TW': pagesErrorZhTw, 'zh-CN': pagesErrorZhCn, 'vi-VN': pagesErrorViVn, 'en-US': pagesErrorEnUs },
  'old-browser': { 'zh-TW': oldBrowserZhTw, 'zh-CN': oldBrowserZhCn, 'vi-VN': oldBrowserViVn, 'en-US': oldBrowserEnUs },
  overlays: { 'zh-TW': overlaysZhTw, 'zh-CN': overlaysZhCn, 'vi-VN': overlaysViVn, 'en-US': overlaysEnUs },
  'rare-overlays': {
    'zh-TW': rareOverlaysZhTw,
    'zh-CN': rareOverlaysZhCn,
    'vi-VN': rareOverlaysViVn,
    'en-US': rareOverlaysEnUs,
  },
  offline: { 'zh-TW': offlineZhTw, 'zh-CN': offlineZhCn, 'vi-VN': offlineViVn, 'en-US': offlineEnUs },
  dialog: { 'zh-TW': dialogZhTw, 'zh-CN': dialogZhCn, 'vi-VN': dialogViVn, 'en-US': dialogEnUs },
  help: { 'zh-TW': helpZhTw, 'zh-CN': helpZhCn, 'vi-VN': helpViVn, 'en-US': helpEnUs },
  form: { 'zh-TW': formZhTw, 'zh-CN': formZhCn, 'vi-VN': formViVn, 'en-US': formEnUs },
  list: { 'zh-TW': listZhTw, 'zh-CN': listZhCn, 'vi-VN': listViVn, 'en-US': listEnUs },
  music: { 'zh-TW': musicZhTw, 'zh-CN': musicZhCn, 'vi-VN': musicViVn, 'en-US': musicEnUs },
  upload: { 'zh-TW': uploadZhTw, 'zh-CN': uploadZhCn, 'vi-VN': uploadViVn, 'en-US': uploadEnUs },
} as const satisfies Record<string, AreaTexts>;
