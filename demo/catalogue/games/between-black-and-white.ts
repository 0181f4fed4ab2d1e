import { collects } from '../data-practice.ts';
import { ANDROID, type DemoGame, IOS, type Localized, WINDOWS } from '../demo-game.ts';

const opening: Localized = {
  'zh-TW': '黑先。請多指教。',
  'zh-CN': '黑棋先行，请多指教。',
  'vi-VN': 'Đen đi trước. Xin được chỉ giáo.',
  'en-US': 'Black to play. We look forward to the game.',
};

export const game: DemoGame = {
  slug: 'between-black-and-white',
  appId: 'com.littlehill.blackwhite',
  developer: 'littlehill',
  category: 104,
  ageRating: '0+',
  platforms: [ANDROID, IOS, WINDOWS],
  tags: ['turn-based', 'relaxing', 'minimalist', 'single-player', 'online-multiplayer'],
  name: {
    'zh-TW': '黑白之間',
    'zh-CN': '黑白之间',
    'vi-VN': 'Giữa Đen và Trắng',
    'en-US': 'Between Black and White',
  },
  shortDescription: {
    'zh-TW': '一方棋盤，十九路。從第一手到收官，陪你慢慢下。',
    'zh-CN': '一方棋盘，纵横十九路。从布局到收官，陪你慢慢下。',
    'vi-VN': 'Một bàn cờ vây, mười chín đường. Cùng bạn đi từ nước đầu đến thu quan.',
    'en-US': 'One board, nineteen lines, and all the time you want. A calm game of Go.',
  },
  fullDescription: {
    'zh-TW':
      '<p>落子的聲音，是我們錄了一整天的榧木棋盤。光為了選蛤碁石碰到木頭的那一下，就換了四支麥克風。</p><p>《黑白之間》把圍棋收得很乾淨：沒有聊天室，沒有勝率曲線在旁邊跳。想學的人，有一位從九路開始、會停下來等你的老師；想下的人，有二十段強度的對手，也能和朋友一天走一手，下完一整個秋天。</p><p><b>棋室設備</b><br>・九路、十三路、十九路棋盤，中國與日本規則<br>・240 題死活與手筋，由淺入深<br>・匯入、匯出 SGF 棋譜，可逐手留言<br>・離線對局，同桌雙人免連線</p>',
    'zh-CN':
      '<p>落子那一声，是在榧木棋盘上录了整整一天的成果。单为云子碰木头的那一响，我们换了四支话筒。</p><p>《黑白之间》把围棋做得很干净：没有聊天室，也没有胜率曲线在旁边跳。想学棋，有位从九路教起、肯停下来等你的老师；想下棋，有二十档强度的对手，还能和老友一天一手，慢慢下完一个秋天。</p><p><b>棋室陈设</b><br>· 九路、十三路、十九路棋盘，中国规则与日本规则<br>· 240 道死活与手筋题，由浅入深<br>· 支持 SGF 棋谱导入导出，可逐手写批注<br>· 单机对弈、同屏双人，无需联网</p>',
    'vi-VN':
      '<p>Tiếng đặt quân là thành quả của cả một ngày thu âm trên bàn gỗ kaya. Chỉ riêng khoảnh khắc quân cờ chạm gỗ, chúng tôi đã thay bốn chiếc micro.</p><p>Giữa Đen và Trắng giữ cho cờ vây thật tĩnh: không phòng chat, không đường tỷ lệ thắng nhấp nháy bên cạnh. Muốn học, có người thầy bắt đầu từ bàn chín đường và sẵn lòng đợi bạn. Muốn đấu, có hai mươi bậc sức cờ; hoặc mỗi ngày một nước với bạn cũ, đánh hết cả mùa thu.</p><p><b>Trong phòng cờ</b><br>• Bàn 9, 13 và 19 đường, luật Trung Quốc và luật Nhật Bản<br>• 240 bài sống chết và tesuji từ dễ đến khó<br>• Nhập, xuất kỳ phổ SGF, ghi chú từng nước<br>• Chơi với máy hoặc hai người cùng màn hình, không cần mạng</p>',
    'en-US':
      '<p>The sound of a stone landing took us a whole day and four microphones, with slate and shell on a kaya board. We think you will hear why.</p><p>Between Black and White keeps Go quiet. There is no chat room and no win-rate graph twitching at the edge. Learners get a teacher who starts on nine lines and waits for them. Players get twenty strengths of opponent, or a friend and one move a day until autumn is over.</p><p><b>In the room</b><br>• 9, 13 and 19-line boards, Chinese and Japanese rules<br>• 240 life-and-death and tesuji problems in rising order<br>• SGF import and export, with notes on any move<br>• Offline play against the computer or across one screen</p>',
  },
  hardwareRequirements: 'Android 8 · 2 GB RAM\niPhone 8 · iOS 15\nWindows 10 · 4 GB RAM',
  countries: ['TW', 'MY', 'SG', 'VN', 'US'],
  containsAds: false,
  isPaidOnce: false,
  hasInAppPurchase: false,
  promoVideo: '',
  privacyPolicyUrl: 'https://littlehill.example/privacy/between-black-and-white',
  contactEmail: 'hello@littlehill.example.com',
  contacts: [
    { key: 'mail', value: 'go@littlehill.example.com' },
    { key: 'wechat', value: 'littlehill_go' },
  ],
  dataCollection: [collects(203, ['functionality'], { optional: true })],
  publishDate: '2024-11-14T01:00:00.000Z',
  viewCount: 1_580,
  featured: null,
  versions: [
    {
      platform: WINDOWS,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2024-11-14T01:00:00.000Z',
      notes: opening,
    },
    {
      platform: ANDROID,
      versionName: '1.0.1',
      minimumVersion: '',
      releasedAt: '2024-11-21T01:00:00.000Z',
      notes: opening,
    },
    {
      platform: IOS,
      versionName: '1.1.0',
      minimumVersion: '',
      releasedAt: '2025-08-28T01:00:00.000Z',
      notes: {
        'zh-TW': 'iOS 版加入。兩指縮放棋盤，落子前先顯示影子，手指粗也不怕點錯。',
        'zh-CN': 'iOS 版加入。双指缩放棋盘，落子前先显示虚影，手指再粗也不怕点错。',
        'vi-VN':
          'Có mặt trên iOS. Chụm hai ngón để phóng to bàn cờ, quân hiện mờ trước khi đặt nên không sợ chạm nhầm.',
        'en-US': 'Welcome, iOS. Pinch to zoom, and a ghost stone shows where you are about to play.',
      },
      downloadUrl: 'https://apps.apple.com/app/id9900000146',
    },
  ],
  playable: false,
};
