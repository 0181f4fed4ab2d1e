import { collects } from '../data-practice.ts';
import { ANDROID, type DemoGame, WINDOWS } from '../demo-game.ts';

export const game: DemoGame = {
  slug: 'paddle-masters',
  appId: 'com.littlehill.paddle',
  developer: 'littlehill',
  category: 114,
  ageRating: '0+',
  platforms: [ANDROID, WINDOWS],
  tags: ['challenging', 'quick-rounds', '3d', 'local-multiplayer', 'online-multiplayer'],
  name: { 'zh-TW': '乒乓名將', 'zh-CN': '乒乓名将', 'vi-VN': 'Cao Thủ Bóng Bàn', 'en-US': 'Paddle Masters' },
  shortDescription: {
    'zh-TW': '下旋、側旋、假動作。十一分的桌球，一球都不能鬆。',
    'zh-CN': '下旋、侧旋、假动作。一局十一分，一个球都松不得。',
    'vi-VN': 'Xoáy xuống, xoáy ngang, động tác giả. Mười một điểm, không lơi một quả.',
    'en-US': 'Backspin, sidespin, bluff. Eleven points and not one to spare.',
  },
  fullDescription: {
    'zh-TW':
      '<p>社區活動中心的地下室，日光燈嗡嗡響，角落那張綠色桌球檯已經被下一組盯上。對面的大叔穿著拖鞋，但千萬別小看他的反手。</p><p>旋轉是這款遊戲的靈魂。手指劃過球的方向，就是球拍抹過去的方向；看懂對手的拍面，才知道這球該搓、該擋，還是該拉。</p><p><b>裁判席公告</b><br>・物理模擬旋轉，上旋下墜、側旋外飄都看得出來<br>・26 位對手，各有發球套路與口頭禪<br>・膠皮與底板自由搭配，軟硬快慢任選<br>・雙打模式可兩人共用一台裝置（Windows 版支援兩支手把）</p><p>免費遊玩，賽後偶有廣告，比賽進行中絕不打擾。</p>',
    'zh-CN':
      '<p>社区活动中心的地下室，日光灯嗡嗡响，墙角那张绿台子已经有人排队占着。对面大叔趿着拖鞋，可千万别小瞧他的反手。</p><p>旋转才是这游戏的魂。手指怎么划，球拍就怎么摩擦；看懂对手的拍形，才知道这板该搓、该挡，还是该拉。</p><p><b>裁判长通知</b><br>· 真实旋转物理，上旋下坠、侧旋外拐一目了然<br>· 26 位对手，发球套路和口头禅各不相同<br>· 胶皮底板自由搭配，软硬快慢随你挑<br>· 双打可两人同屏，Windows 版支持两个手柄</p><p>免费畅玩，赛后偶有广告，比赛中绝不打扰。</p>',
    'vi-VN':
      '<p>Tầng hầm nhà văn hóa phường, đèn tuýp kêu ù ù, chiếc bàn xanh ở góc đã có người xếp hàng chờ. Ông chú đối diện đi dép lê, nhưng chớ coi thường quả trái tay của ông.</p><p>Linh hồn của game nằm ở độ xoáy. Ngón tay lướt qua bóng hướng nào, mặt vợt miết theo hướng ấy; đọc được mặt vợt đối thủ mới biết nên gò, nên chặn hay nên giật.</p><p><b>Thông báo từ bàn trọng tài</b><br>• Mô phỏng xoáy đúng vật lý: xoáy lên thì cắm, xoáy ngang thì lượn<br>• 26 đối thủ, mỗi người một bài giao bóng và một câu cửa miệng<br>• Tự phối mặt vợt và cốt vợt<br>• Đánh đôi chung một máy, bản Windows cắm được hai tay cầm</p><p>Miễn phí, thỉnh thoảng có quảng cáo sau trận, không bao giờ xen vào lúc đang đấu.</p>',
    'en-US':
      '<p>The basement of the community hall. A fluorescent light hums, and someone is already waiting for the green table in the corner. Your opponent is wearing slippers. Do not underestimate his backhand.</p><p>Spin is everything. The way your finger brushes the ball is the way the paddle moves; read the other paddle and you will know whether to push, block or loop.</p><p><b>From the umpire’s chair</b><br>• Simulated spin you can see: topspin dips, sidespin curls<br>• 26 opponents with their own serves and catchphrases<br>• Rubbers and blades to mix, from soft and slow to hard and fast<br>• Doubles on one device, with two controllers on Windows</p><p>Free, with an occasional ad after a match and never during one.</p>',
  },
  hardwareRequirements: 'Android 8 · 2 GB RAM\nWindows 10 · 4 GB RAM',
  countries: ['TW', 'MY', 'SG', 'VN'],
  containsAds: true,
  isPaidOnce: false,
  hasInAppPurchase: true,
  promoVideo: '',
  privacyPolicyUrl: 'https://littlehill.example/privacy/paddle-masters',
  contactEmail: 'hello@littlehill.example.com',
  contacts: [
    { key: 'facebook', value: 'littlehill.games' },
    { key: 'whatsapp_group', value: 'PaddleMastersClub' },
  ],
  dataCollection: [
    collects(1101, ['analytics'], { optional: true }),
    collects(1401, ['advertising'], { shared: true }),
  ],
  publishDate: '2024-12-19T05:00:00.000Z',
  viewCount: 1_388,
  featured: null,
  versions: [
    {
      platform: ANDROID,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2024-12-19T05:00:00.000Z',
      notes: {
        'zh-TW': '零比零，請發球。',
        'zh-CN': '零比零，请发球。',
        'vi-VN': 'Tỷ số 0 – 0, mời giao bóng.',
        'en-US': 'Love all. Your serve.',
      },
    },
    {
      platform: WINDOWS,
      versionName: '1.2.0',
      minimumVersion: '',
      releasedAt: '2025-10-09T05:00:00.000Z',
      notes: {
        'zh-TW': 'Windows 版登場，滑鼠也能拉出弧圈球。慢動作重播可以逐格看旋轉。',
        'zh-CN': 'Windows 版登场，用鼠标也能拉弧圈。慢动作回放可逐帧看旋转。',
        'vi-VN': 'Ra mắt bản Windows, giật xoáy bằng chuột cũng được. Xem lại chậm từng khung hình để soi độ xoáy.',
        'en-US':
          'Out on Windows, where a mouse can loop too. Slow replays step frame by frame so you can study the spin.',
      },
    },
  ],
  playable: false,
};
