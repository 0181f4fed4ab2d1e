import type { DemoDeveloperKey, Localized } from './demo-game.ts';

export interface DemoDeveloper {
  key: DemoDeveloperKey;
  /** Email of the account that owns the studio's games. */
  accountEmail: string;
  nickname: string;
  /** Registered company name, shown in the store as the developer. */
  name: string;
  tagline: Localized;
  taxIdNumber: string;
  country: 'TW';
  currency: 'TWD';
  website: string;
  email: string;
  /** E.164. */
  phone: string;
  postalCode: string;
  address: string;
  bankCode: string;
  bankName: string;
  bankAccountNumber: string;
  pocGivenName: string;
  pocFamilyName: string;
  pocEmail: string;
  pocCallingCode: string;
  /** National format, as the form expects it. */
  pocPhoneNumber: string;
  billingContact: { name: string; email: string; phone: string };
}

/** The three studios of the demo store; every company, person and number is invented. */
export const demoDevelopers: readonly DemoDeveloper[] = [
  {
    key: 'neonbyte',
    accountEmail: 'neonbyte@starhall.test',
    nickname: 'NeonByte',
    name: 'NeonByte',
    tagline: {
      'zh-TW': '台北夜色裡寫程式的十一個人，專做手感。',
      'zh-CN': '台北夜色里敲代码的十一个人，只琢磨手感。',
      'vi-VN': 'Mười một người viết code trong đêm Đài Bắc, chỉ mê cảm giác điều khiển.',
      'en-US': 'Eleven people coding through the Taipei night, obsessed with how a game feels.',
    },
    taxIdNumber: '22099131',
    country: 'TW',
    currency: 'TWD',
    website: 'https://neonbyte.example.com',
    email: 'hello@neonbyte.example.com',
    phone: '+886255500131',
    postalCode: '104',
    address: '臺北市中山區星廳路 131 號 11 樓',
    bankCode: '808',
    bankName: '玉山商業銀行',
    bankAccountNumber: '0130000220991',
    pocGivenName: '子晴',
    pocFamilyName: '林',
    pocEmail: 'tzuching.lin@neonbyte.example.com',
    pocCallingCode: '886',
    pocPhoneNumber: '0900000131',
    billingContact: { name: '高承恩', email: 'billing@neonbyte.example.com', phone: '+886255500132' },
  },
  {
    key: 'paperboat',
    accountEmail: 'paperboat@starhall.test',
    nickname: 'Paper Boat',
    name: 'Paper Boat',
    tagline: {
      'zh-TW': '台南小工作室，把故事摺成船，放進水裡。',
      'zh-CN': '台南的小工作室，把故事叠成船，放进水里。',
      'vi-VN': 'Studio nhỏ ở Đài Nam, gấp câu chuyện thành thuyền rồi thả xuống nước.',
      'en-US': 'A small Tainan studio that folds stories into boats and lets them go.',
    },
    taxIdNumber: '04595257',
    country: 'TW',
    currency: 'TWD',
    website: 'https://paperboat.example.com',
    email: 'letters@paperboat.example.com',
    phone: '+88662550257',
    postalCode: '700',
    address: '臺南市中西區紙船巷 57 號',
    bankCode: '004',
    bankName: '臺灣銀行',
    bankAccountNumber: '009000045952',
    pocGivenName: '語潔',
    pocFamilyName: '陳',
    pocEmail: 'yuchieh.chen@paperboat.example.com',
    pocCallingCode: '886',
    pocPhoneNumber: '0900000257',
    billingContact: { name: '陳語潔', email: 'accounts@paperboat.example.com', phone: '+88662550258' },
  },
  {
    key: 'littlehill',
    accountEmail: 'littlehill@starhall.test',
    nickname: 'Little Hill Games',
    name: 'Little Hill Games',
    tagline: {
      'zh-TW': '全家都能坐下來玩的遊戲，一次只做一座小山丘。',
      'zh-CN': '做一家人能坐到一起玩的游戏，一次只堆一座小山丘。',
      'vi-VN': 'Game cho cả nhà cùng ngồi chơi, mỗi lần chỉ đắp một ngọn đồi nhỏ.',
      'en-US': 'Games the whole family can sit down to, built one small hill at a time.',
    },
    taxIdNumber: '53212539',
    country: 'TW',
    currency: 'TWD',
    website: 'https://littlehill.example.com',
    email: 'hello@littlehill.example.com',
    phone: '+88635500539',
    postalCode: '300',
    address: '新竹市東區小丘街 39 巷 5 號 2 樓',
    bankCode: '812',
    bankName: '台新國際商業銀行',
    bankAccountNumber: '20680000532125',
    pocGivenName: '柏翰',
    pocFamilyName: '吳',
    pocEmail: 'pohan.wu@littlehill.example.com',
    pocCallingCode: '886',
    pocPhoneNumber: '0900000539',
    billingContact: { name: '許雅雯', email: 'billing@littlehill.example.com', phone: '+88635500540' },
  },
];
