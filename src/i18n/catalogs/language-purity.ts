import type { LocaleCode } from '#contract/values/locales.ts';

/**
 * Characters that belong to one Chinese script only and are frequent in a store; those shared by both scripts are
 * omitted.
 */
const TRADITIONAL_ONLY = `
並亂佈併來係個們偵備傳傾僅價億儘償儲兌兒內兩冊別刪則剛創劃劇劍動務勵匯區參員問啟單嗎國圍圓圖團報場壓壞壯夠夢奪婦媽嬰
孫學實審寫寬寶將專尋對導屆屢層屬島嶼帳帶幣幾庫廢廣廳張強後從復惡愛態憑應懷戲戶掛採換損摺撥擁擇擊擋擔據擠擬擾敗數斷於
時暫曆書會東條業構樂標樣機橫檔檢欄權歡歲歷歸氣決沒況洩涼減測湊湯準溫滅滿漢漸潤濕濫瀏灣災為無煙熱燈營爭爺狀獎獨獲獸獻
現瑪環產畫異當瘓療癱發盜盡監盤確碼磚礙礦禮稅種稱穩窮竄競筆節範篩簡簽籃籤糧紀約紅純紙級細終組結絕絡給統絲綁經綜綠維綱
網緊線緣編緩練縣縫縮縱總織繞繪繳繼續羅義習聖聯聲職聽脅腦腳臉臺與興舉舊華菸萬蒐藝藥蘭處虛號螢蟲術衛補裝裡製複見規視親
覺覽觀訂計訊託記訟訪設許訴診註詐評詞詢試話該詳誌認語誠誤說誰課調談請論謝證識譯議護讀變讓豐負財貢貨販責買費貼貿資賓賣
購賽贈趕跡蹤車軍軟較載輔輕輛輪輯輸轄轉轟辦農這連進遊運過達違遞遠適遲遷選還邊邏郵鄉鄭鄰醜醫釋針鈕銀銷鋪鋼錄錢錯鍵鎖鎮
鏈鏡鐘鐵長門閉開閒間閱闆關陣陰陸陽隊階際隨險隱雖雙雜離難雲電靜響頁頂項順須預領頭頻顆題額顏願類顯風飛飯飲養餓餘館馬騎
騙騷驅驗驚體髮鬥鬧魚鳥鳳鹽麗麥麼黃點黨齊齒齡龍龜
`;
const SIMPLIFIED_ONLY = `
万专业东丝两严个丰为丽举么义乐习乡书买乱争产亲亿仅从们价会传体侦倾偿储儿兑兰关兴养兽内册写军农决况凉减凑凤凭击则刚创
删剑剧办务动励区医华单卖卫厅压县参双发变号吗听启员响团围国图圆圣场坏壮声处备够头夺奖妇妈婴孙学宝实审宽宾对寻导将尽层
届属屡屿岁岛币帐带并广库应废开异张强归当录怀态总恶惊愿戏户扰护报担拟拥拦拨择挂挡挤损换数断无旧时昵显暂术机杂权条来构
标栏样档梦检横欢气汇汉汤没测浏润渐温湾湿溃满滥灭灯灾点烟热爱爷状独献玛环现电画疗痪瘫盐监盗盘着矿码砖确碍礼离种称税稳
穷窜竞笔筛签简篮类粮紧红约级纪纯纲纵纸线练组细织终绍经绑结绕绘给络绝统继续维综绿缓编缘缝缩缴网罗职联胁脑脚脸艺节药获
萤营虚虫虽补装见观规视览觉计订认让议讯记许论讼设访证评识诈诉诊词译试诚话询该详语误说请读课谁调谈谜谢负贡财责败货贩购
贴贸费资赋赛赠赶车转轮软轰轻载较辅辆辑输辖边达迁过运还这进远违连迟迹适选递逻邮邻郑释针钟钢钮钱铁银铺链销锁错键镇镜长
门闭问闲间闹闻阅队阳阴阵阶际陆险随隐难静页顶项顺须预领频颗题颜额风飞饭饮饿馆马驱验骑骗骚鱼鸟麦黄齐齿龄龙龟
`;

const FOREIGN_CHARACTERS: Readonly<Partial<Record<LocaleCode, ReadonlySet<string>>>> = {
  'zh-TW': new Set(`${SIMPLIFIED_ONLY.replaceAll('\n', '')}“”`),
  'zh-CN': new Set(`${TRADITIONAL_ONLY.replaceAll('\n', '')}「」『』`),
};

/**
 * Words in the right script that reveal a converted text rather than one written for its readers. Words that also
 * occur where two others meet (在線 in 現在線上) are omitted.
 */
const FOREIGN_WORDS: Readonly<Partial<Record<LocaleCode, readonly string[]>>> = {
  'zh-TW': `
默認 服務器 服務端 客戶端 網絡 軟件 硬件 視頻 音頻 賬 鏈接 屏幕 信息 字符 充值 短信 文件夾 登錄 搜索 設置 鼠標 打印 菜單 緩存 硬盤 線程
令牌 運營 收藏夾 剪貼板 郵箱 舉報 封禁 標籤頁 地址欄 知識產權 點擊 兼容 反饋 創建 概率 插件 截屏 端口 構建 便利店 林吉特 分辨率 二維碼
博客 域名 高清 智能手機 數據庫
`
    .trim()
    .split(/\s+/),
  'zh-CN': `
伺服器 网路 软体 硬体 萤幕 预设 连结 程式 讯息 资讯 简讯 视讯 音讯 帐 储值 资料夹 登入 登出 搜寻 介面 视窗 滑鼠 列印 支援 相容 最佳化
快取 记忆体 硬碟 光碟 字元 字串 阵列 变数 函式 专案 权杖 金钥 剪贴簿 位址 网域 部落格 解析度 画素 行动电话 智慧型 智慧财产 隐私权政策
检举 停权 退件 超商 令吉 透过 回馈 档案 影片 营运 贩售 贩卖 核取方块 对话方块 工具列 身分 逾时 建置
`
    .trim()
    .split(/\s+/),
};

/** British spellings by their stems and endings, since en-US is American throughout. */
const BRITISH = [
  /\b\w*(?:colour|favour|honour|behaviour|neighbour|harbour|labour|rumour|flavour|humour|armour)\w*/gi,
  /\b(?:cent|met|kilomet|millimet|centimet|theat|lit|fib|calib)res?\b/gi,
  /\b(?:cancel|travel|label|model|signal|level|marvel|counsel|quarrel|total|dial)l(?:ed|ing|ers?)\b/gi,
  /\b(?:organ|recogn|author|custom|personal|real|summar|apolog|optim|initial|normal|synchron|categor|util|emphas|critic|penal|local|priorit|final|special|legal|anonym|minim|maxim|standard|familiar|visual|character|general|item|token)is(?:e[ds]?|ing|ers?|ations?)\b/gi,
  /\b(?:anal|paral|catal)ys(?:e[ds]?|ing)\b/gi,
  /\b(?:licences?|defences?|offences?|cheques?|programmes?|catalogues?|grey\w*|whilst|amongst|learnt|spelt|fulfils?|enrols?|instalments?|skilful|judgement|ageing|tyres?)\b/gi,
  /\bany more(?=[.,;:!?]|$)/gi,
];

/** The language switch names every language in its own script. */
const NATIVE_NAMES = ['繁體中文', '简体中文'];

const HAN = /\p{Script=Han}/u;

const HALF_WIDTH = /\p{Script=Han}[,;!?:()]|[,;!?()]\p{Script=Han}|\p{Script=Han}\.(?![\p{L}\d])|\.{3}/gu;

/** Two of these in one text indicate an English sentence; none is a Vietnamese word. */
const ENGLISH_WORDS = new Set(
  'the and your you please with this that is are was of from has have been cannot must again not be or'.split(' '),
);

/** Names and terms that are the same in all languages. */
const SAME_EVERYWHERE = new Set(
  `android apple apk arcade chrome csv edge email english exe facebook firefox flickr google instagram internet explorer ios json
  line linkedin logo microsoft mozilla png safari skype starhall telegram tumblr twitter video web webhook webp wechat whatsapp
  windows youtube zip ecpay familymart hi-life okmart twd myr sgd eur vip`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/**
 * The characters and words of `text` from the other Chinese script or region or, outside Chinese, any Han character.
 * Empty if clean.
 */
export function findForeign(text: string, locale: LocaleCode): readonly string[] {
  const characters = FOREIGN_CHARACTERS[locale];
  const isForeign = characters ? (character: string) => characters.has(character) : (c: string) => HAN.test(c);
  const checked = NATIVE_NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text);
  const words = (FOREIGN_WORDS[locale] ?? []).filter((word) => checked.includes(word));
  return [...new Set([...checked].filter(isForeign)), ...words];
}

/** The British spellings in an English text; empty if there are none. */
export function findBritish(text: string): readonly string[] {
  return BRITISH.flatMap((pattern) => text.match(pattern) ?? []);
}

/** Half-width punctuation and three-dot ellipses where Chinese uses full-width ones; empty if there are none. */
export function findHalfWidth(text: string): readonly string[] {
  return text.match(HALF_WIDTH) ?? [];
}

/** The English words of a text that should not be English; empty if they are too few for a sentence. */
export function findEnglishSentence(text: string): readonly string[] {
  const found = wordsOf(text).filter((word) => ENGLISH_WORDS.has(word));
  return new Set(found).size > 1 ? found : [];
}

/** True if a text repeats the English one although it contains translatable words. */
export function isUntranslated(text: string, english: string): boolean {
  if (text.trim() !== english.trim()) return false;
  return wordsOf(text).some((word) => word.length > 2 && !SAME_EVERYWHERE.has(word));
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/(?<![\p{L}\d])[a-z]+(?:-[a-z]+)*(?![\p{L}\d])/gu) ?? [];
}
