import type { FamilyExamples, RuleExamples } from './rule-examples.ts';

const FILE = { name: 'game.apk', size: 1 };

const NEEDED_FILE: readonly RuleExamples[] = [
  {
    args: { mode: 'add' },
    accepts: [FILE, [FILE], { name: 'empty.txt', size: 0 }, [FILE, FILE]],
    refuses: [null, [], '', 'game.apk', {}, { name: '', size: 0 }, [null], 1],
  },
  { args: { mode: 'edit' }, accepts: [null, [], FILE, [FILE]], refuses: [] },
];

export const fileExamples = {
  custom_required_file: NEEDED_FILE,
  file_uploaded: NEEDED_FILE,
  file_size_limit: [
    {
      args: { maxMb: 5 },
      accepts: [5_242_880, 1, 0, '5242880'],
      refuses: [5_242_881, 10_485_760, '5242881', -1, 1.5, '', '5 MB', '1e3', null],
    },
    { args: { maxMb: 0.5 }, accepts: [524_288], refuses: [524_289] },
  ],
  file_type: [
    {
      args: { extension: 'apk' },
      accepts: ['game.apk', 'GAME.APK', 'a.b.Apk', '遊戲.apk', 'my game.apk'],
      refuses: [
        'game.exe',
        'apk',
        'gameapk',
        'game.apk ',
        'game.apk\n',
        'game.apk.exe',
        'game.xapk',
        'game.',
        '',
        null,
      ],
    },
    { args: { extension: ['apk', 'exe'] }, accepts: ['game.apk', 'Setup.EXE'], refuses: ['game.zip', 'exe'] },
    { args: { extension: [] }, accepts: [], refuses: ['game.apk'] },
  ],
  is_url: [
    {
      accepts: [
        'http://a.tw',
        'https://a.tw',
        'https://a.tw:8443/p/a?b=c&d=%20#e',
        'https://例子.tw/頁',
        'http://192.0.2.1/',
        'http://localhost:3000',
        'https://a.tw/?to=http://b.tw',
      ],
      refuses: [
        'www.a.tw',
        'ftp://a.tw',
        'ftp://a.tw/http',
        'javascript:alert("http://a.tw")',
        'data:text/html,http://a.tw',
        'http',
        'http://',
        'https:',
        'http:a.tw',
        'https:/a.tw',
        'https:\\\\a.tw',
        'https://a.tw\\@b.tw',
        'https://a .tw',
        'https://a.tw/a b',
        ' https://a.tw',
        'https://a.tw\n',
        'ht\ntps://a.tw',
        'https://a.tw/\u0000',
        'https://a.tw:99999',
        'https://user:secret@a.tw',
        'https://a.tw@b.tw',
        'see https://a.tw',
        '',
        null,
      ],
    },
  ],
} satisfies FamilyExamples;
