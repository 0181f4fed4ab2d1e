import type { ProviderForm } from '#contract/provider/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { LOGIN_TYPE, USER_STATUS } from '#contract/values/states.ts';
import type { DemoPerson } from './people.ts';

/** An applicant awaiting an operator's review. */
export interface DemoApplicant {
  /** File name of the documents in `demo/assets/papers`. */
  readonly key: string;
  readonly person: DemoPerson;
  /** The applicant's language for mails. */
  readonly language: LocaleCode;
  /** Hours before the store was seeded. */
  readonly submittedHoursAgo: number;
  readonly form: Omit<ProviderForm, 'documents' | 'passbook'>;
}

const AGREED = { terms: true, privacy: true } as const;
const INSIDE_TAIWAN = { country: 'TW', currency: 'TWD', pocCallingCode: '886', iban: '', cnapsCode: '' } as const;

function applicant(email: string, nickname: string, givenName: string, familyName: string): DemoPerson {
  const known = { provider: LOGIN_TYPE.google, emailConfirmed: true, status: USER_STATUS.normal };
  return { email, nickname, givenName, familyName, ...known };
}

/** The operators' queue of a new store: an overdue applicant, one that is due, and a new one. All are invented. */
export const demoApplicants: readonly DemoApplicant[] = [
  {
    key: 'tidepool',
    person: applicant('tidepool@starhall.test', 'Tidepool', 'Yu-Han', 'Hsu'),
    language: 'zh-TW',
    submittedHoursAgo: 9 * 24,
    form: {
      ...INSIDE_TAIWAN,
      ...AGREED,
      name: '潮間帶遊戲有限公司',
      taxIdNumber: '50101236',
      website: 'https://tidepool.example.com',
      email: 'hello@tidepool.example.com',
      phone: '+88675500217',
      address: '高雄市鼓山區星廳二路 17 號 3 樓',
      pocGivenName: '予涵',
      pocFamilyName: '許',
      pocEmail: 'yuhan.hsu@tidepool.example.com',
      pocPhoneNumber: '0900000217',
      bankCode: '004',
      branchCode: '0040037',
      bankName: '臺灣銀行',
      bankAccountNumber: '004001217217',
      billingContact: { name: '許予涵', email: 'billing@tidepool.example.com', phone: '+88675500218' },
    },
  },
  {
    key: 'rivergate',
    person: applicant('rivergate@starhall.test', 'Rivergate', 'Ngọc Anh', 'Lê'),
    language: 'vi-VN',
    submittedHoursAgo: 4 * 24,
    form: {
      ...AGREED,
      name: 'Rivergate Studio Co., Ltd.',
      taxIdNumber: '0319000423',
      country: 'VN',
      currency: 'EUR',
      website: 'https://rivergate.example.com',
      email: 'contact@rivergate.example.com',
      phone: '+842873000423',
      address: '42 đường Sao Hôm, Quận 1, Thành phố Hồ Chí Minh',
      pocGivenName: 'Ngọc Anh',
      pocFamilyName: 'Lê',
      pocEmail: 'ngocanh.le@rivergate.example.com',
      pocCallingCode: '84',
      pocPhoneNumber: '0912000423',
      bankCode: '',
      branchCode: '',
      bankName: 'Ngân hàng Bến Sông',
      bankAccountNumber: '190004230001',
      iban: '',
      cnapsCode: '',
      billingContact: { name: 'Lê Ngọc Anh', email: 'billing@rivergate.example.com', phone: '+842873000424' },
    },
  },
  {
    key: 'lanternfield',
    person: applicant('lanternfield@starhall.test', 'Lanternfield', 'Kai', 'Wu'),
    language: 'zh-TW',
    submittedHoursAgo: 5,
    form: {
      ...INSIDE_TAIWAN,
      ...AGREED,
      name: '田燈互動股份有限公司',
      taxIdNumber: '50101242',
      website: 'https://lanternfield.example.com',
      email: 'team@lanternfield.example.com',
      phone: '+886425500331',
      address: '臺中市西區星廳三街 31 號',
      pocGivenName: '凱',
      pocFamilyName: '吳',
      pocEmail: 'kai.wu@lanternfield.example.com',
      pocPhoneNumber: '0900000331',
      bankCode: '007',
      branchCode: '',
      bankName: '第一商業銀行',
      bankAccountNumber: '007000331331',
      billingContact: { name: '吳凱', email: 'kai.wu@lanternfield.example.com', phone: '+886425500331' },
    },
  },
];
