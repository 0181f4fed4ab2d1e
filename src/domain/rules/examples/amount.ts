import type { FamilyExamples } from './rule-examples.ts';

export const amountExamples = {
  coin_max: [
    {
      args: { max: 1000 },
      accepts: [999, 1, '999', '999.99', -1, 999.5],
      refuses: [
        1000,
        1001,
        '1000',
        '1000.00',
        '9'.repeat(400),
        '',
        ' 5',
        '1e3',
        '0x10',
        '１０',
        'Infinity',
        'abc',
        null,
        true,
        [5],
      ],
    },
  ],
  coin_min: [
    {
      args: { min: 10 },
      accepts: [10, 11, '10', '10.00', '9'.repeat(400)],
      refuses: [9, 0, '9', '9.99', -10],
    },
  ],
  transfer_min: [{ args: { min: 50 }, accepts: [50, 5000, '50', '5000'], refuses: [49, 0, '49', '49.99'] }],
  coin_min_send_mail: [{ accepts: [10_000, 10_001, '10000', '10001'], refuses: [9999, 0, '9999', '9999.99', -10_000] }],
  insufficient_quota: [
    { args: { available: 500 }, accepts: [500, 1, '500', '500.0'], refuses: [501, 1000, 502, '500.01'] },
  ],
  insufficient_points: [{ args: { available: 500 }, accepts: [500, 499, 1, '499'], refuses: [501, 9999, 502, '501'] }],
  insufficient_points_vip: [
    { args: { available: 0 }, accepts: [0, '0', -1], refuses: [1, '1', '0.01'] },
    { args: { available: 20 }, accepts: [20, '20', 19], refuses: [21, '21', 20.01] },
    { args: { available: 500 }, accepts: [500], refuses: [501] },
  ],
  insufficient_store_points: [{ args: { available: 300 }, accepts: [300, 10, '300'], refuses: [301, 400, '300.5'] }],
  insufficient_withdraw_points: [
    { args: { available: 1000 }, accepts: [1000, 1, '1000'], refuses: [1001, 2000, '1000.5'] },
  ],
} satisfies FamilyExamples;
