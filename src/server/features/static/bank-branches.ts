import type { BankBranch } from '#contract/static/entities.ts';
import { BANKS } from './banks.ts';

/**
 * Head offices and large branches, enough to try the forms. The official list has thousands of branches, changes every
 * month and is imported by operators (`npm run operator -- import-banks`).
 */
const BRANCHES: readonly (readonly [code: string, name: string])[] = [
  ['0040037', '營業部'],
  ['0040071', '館前分行'],
  ['0040093', '臺南分行'],
  ['0040107', '臺中分行'],
  ['0040118', '高雄分行'],
  ['0050050', '台北分行'],
  ['0050164', '新竹分行'],
  ['0050245', '台中分行'],
  ['0050337', '高雄分行'],
  ['0050418', '營業部'],
  ['0060028', '館前分行'],
  ['0060224', '台中分行'],
  ['0060349', '高雄分行'],
  ['0060453', '忠孝分行'],
  ['0060567', '營業部'],
  ['0070937', '營業部'],
  ['0071037', '忠孝路分行'],
  ['0073019', '新竹分行'],
  ['0074016', '台中分行'],
  ['0081005', '營業部'],
  ['0081304', '敦化分行'],
  ['0083009', '新竹分行'],
  ['0084202', '台中分行'],
  ['0092200', '總行營業部'],
  ['0094059', '台中分行'],
  ['0095012', '台北分行'],
  ['0110026', '營業部'],
  ['0110048', '高雄分行'],
  ['0110082', '台中分行'],
  ['0122009', '營業部'],
  ['0123006', '士林分行'],
  ['0130017', '館前分行'],
  ['0130051', '高雄分行'],
  ['0130062', '台中分行'],
  ['0132181', '營業部'],
  ['0161017', '營業部'],
  ['0162025', '前金分行'],
  ['0170044', '台中分行'],
  ['0170055', '忠孝分行'],
  ['0170310', '敦南分行'],
  ['0480011', '總行營業部'],
  ['0480033', '高雄分行'],
  ['0500108', '營業部'],
  ['0500500', '台北分行'],
  ['0504900', '台中分行'],
  ['0520959', '營業部'],
  ['0520982', '高雄分行'],
  ['0530020', '營業部'],
  ['0540010', '營業部'],
  ['0540032', '台南分行'],
  ['0810016', '台北分行'],
  ['0810522', '敦南分行'],
  ['7000021', '總公司'],
];

/** Branches by their seven-digit codes, which begin with the bank's three; names begin with the bank's name. */
export function listBankBranches(): BankBranch[] {
  const names = new Map(BANKS.map(({ code, name }) => [code, name]));
  return BRANCHES.map(([code, name]) => {
    const bank = code.slice(0, 3);
    return { code, name: `${names.get(bank) ?? ''}${name}`, bank };
  });
}
