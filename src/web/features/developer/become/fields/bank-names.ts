import type { LocaleCode } from '#contract/values/locales.ts';

type OtherNames = readonly [english: string, simplified: string, vietnamese?: string];

/**
 * English and local names of Taiwan's banks by code, with common short names. The official names are Chinese; these
 * only help to find them. A bank missing here is found by its official name and code.
 */
const NAMES: Readonly<Record<string, OtherNames>> = {
  '004': ['Bank of Taiwan', '台湾银行', 'Ngân hàng Đài Loan'],
  '005': ['Land Bank of Taiwan', '台湾土地银行', 'Ngân hàng Đất đai Đài Loan'],
  '006': ['Taiwan Cooperative Bank', '合作金库商业银行', 'Ngân hàng Hợp tác Đài Loan'],
  '007': ['First Commercial Bank', '第一商业银行', 'Ngân hàng Thương mại Đệ Nhất'],
  '008': ['Hua Nan Commercial Bank', '华南商业银行', 'Ngân hàng Hoa Nam'],
  '009': ['Chang Hwa Commercial Bank', '彰化商业银行', 'Ngân hàng Chương Hóa'],
  '011': ['Shanghai Commercial and Savings Bank (SCSB)', '上海商业储蓄银行', 'Ngân hàng Thượng Hải'],
  '012': ['Taipei Fubon Commercial Bank', '台北富邦商业银行', 'Ngân hàng Fubon'],
  '013': ['Cathay United Bank', '国泰世华商业银行', 'Ngân hàng Cathay United'],
  '016': ['Bank of Kaohsiung', '高雄银行', 'Ngân hàng Cao Hùng'],
  '017': ['Mega International Commercial Bank', '兆丰国际商业银行', 'Ngân hàng Mega'],
  '018': ['Agricultural Bank of Taiwan', '全国农业金库', 'Ngân hàng Nông nghiệp Đài Loan'],
  '020': ['Mizuho Bank, Taipei Branch', '日商瑞穗银行台北分行', 'Ngân hàng Mizuho'],
  '021': ['Citibank Taiwan', '花旗（台湾）商业银行', 'Ngân hàng Citibank'],
  '022': ['Bank of America, Taipei Branch', '美国银行台北分行', 'Ngân hàng Mỹ'],
  '023': ['Bangkok Bank, Taipei Branch', '泰国盘谷银行台北分行', 'Ngân hàng Bangkok'],
  '025': ['Metropolitan Bank and Trust (Metrobank), Taipei Branch', '菲律宾首都银行台北分行', 'Ngân hàng Metrobank'],
  '029': ['United Overseas Bank (UOB), Taipei Branch', '新加坡商大华银行台北分行', 'Ngân hàng UOB'],
  '039': ['ANZ Bank, Taipei Branch', '澳商澳盛银行台北分行', 'Ngân hàng ANZ'],
  '048': ['O-Bank', '王道商业银行', 'Ngân hàng O-Bank'],
  '050': ['Taiwan Business Bank', '台湾中小企业银行', 'Ngân hàng Doanh nghiệp vừa và nhỏ Đài Loan'],
  '052': ['Standard Chartered Bank (Taiwan)', '渣打国际商业银行', 'Ngân hàng Standard Chartered'],
  '053': ['Taichung Commercial Bank', '台中商业银行', 'Ngân hàng Đài Trung'],
  '054': ["King's Town Bank", '京城商业银行', "Ngân hàng King's Town"],
  '072': ['Deutsche Bank, Taipei Branch', '德商德意志银行台北分行', 'Ngân hàng Deutsche Bank'],
  '075': ['Bank of East Asia, Taipei Branch', '香港商东亚银行台北分行', 'Ngân hàng Đông Á (Hồng Kông)'],
  '081': ['HSBC Bank (Taiwan)', '汇丰（台湾）商业银行', 'Ngân hàng HSBC'],
  '082': ['BNP Paribas, Taipei Branch', '法国巴黎银行台北分行', 'Ngân hàng BNP Paribas'],
  '101': ['Taipei Star Bank', '瑞兴商业银行', 'Ngân hàng Taipei Star'],
  '102': ['Hwatai Bank', '华泰商业银行', 'Ngân hàng Hwatai'],
  '103': ['Shin Kong Commercial Bank', '台湾新光商业银行', 'Ngân hàng Shin Kong'],
  '108': ['Sunny Bank', '阳信商业银行', 'Ngân hàng Sunny'],
  '114': ['First Credit Cooperative of Keelung', '基隆第一信用合作社'],
  '115': ['Second Credit Cooperative of Keelung', '基隆市第二信用合作社'],
  '118': ['Bank of Panhsin', '板信商业银行', 'Ngân hàng Panhsin'],
  '119': ['First Credit Cooperative of Tamsui', '淡水第一信用合作社'],
  '130': ['First Credit Cooperative of Hsinchu', '新竹第一信用合作社'],
  '132': ['Third Credit Cooperative of Hsinchu', '新竹第三信用合作社'],
  '146': ['Second Credit Cooperative of Taichung', '台中市第二信用合作社'],
  '147': ['COTA Commercial Bank', '三信商业银行', 'Ngân hàng COTA'],
  '162': ['Sixth Credit Cooperative of Changhua', '彰化第六信用合作社'],
  '204': ['Third Credit Cooperative of Kaohsiung', '高雄市第三信用合作社'],
  '215': ['First Credit Cooperative of Hualien', '花莲第一信用合作社'],
  '216': ['Second Credit Cooperative of Hualien', '花莲第二信用合作社'],
  '700': ['Chunghwa Post', '中华邮政', 'Bưu điện Trung Hoa'],
  '803': ['Union Bank of Taiwan', '联邦商业银行', 'Ngân hàng Union Đài Loan'],
  '805': ['Far Eastern International Bank', '远东国际商业银行', 'Ngân hàng Viễn Đông'],
  '806': ['Yuanta Commercial Bank', '元大商业银行', 'Ngân hàng Yuanta'],
  '807': ['Bank SinoPac', '永丰商业银行', 'Ngân hàng SinoPac'],
  '808': ['E.SUN Commercial Bank (ESUN)', '玉山商业银行', 'Ngân hàng E.SUN'],
  '809': ['KGI Bank', '凯基商业银行', 'Ngân hàng KGI'],
  '810': ['DBS Bank (Taiwan)', '星展（台湾）商业银行', 'Ngân hàng DBS'],
  '812': ['Taishin International Bank', '台新国际商业银行', 'Ngân hàng Taishin'],
  '816': ['Entie Commercial Bank', '安泰商业银行', 'Ngân hàng Entie'],
  '822': ['CTBC Bank (Chinatrust)', '中国信托商业银行', 'Ngân hàng CTBC'],
  '823': ['Next Bank', '将来商业银行', 'Ngân hàng Next Bank'],
  '824': ['LINE Bank Taiwan', '连线商业银行', 'Ngân hàng LINE Bank'],
  '826': ['Rakuten International Commercial Bank', '乐天国际商业银行', 'Ngân hàng Rakuten'],
};

/** How a bank is listed in a language, and its search words. */
export interface BankWords {
  readonly text: string;
  readonly alias: string;
}

/** A bank's name in the reader's language, beside the official one in their documents. */
export function wordsOfBank({ code, name }: { readonly code: string; readonly name: string }, locale: LocaleCode) {
  const [english, simplified, vietnamese] = NAMES[code] ?? [];
  const names = [name, name.replaceAll('臺', '台'), english, simplified, vietnamese];
  const alias = [...new Set(names)].filter((word) => word !== undefined).join('\n');
  const isChinese = locale === 'zh-TW' || locale === 'zh-CN';
  const own = isChinese ? undefined : english;
  return { text: own === undefined ? name : `${own} · ${name}`, alias } satisfies BankWords;
}
