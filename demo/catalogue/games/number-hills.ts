import { type DemoGame, WEB } from '../demo-game.ts';

export const game: DemoGame = {
  slug: 'number-hills',
  appId: 'com.littlehill.numberhills',
  developer: 'littlehill',
  category: 110,
  ageRating: '0+',
  platforms: [WEB],
  tags: ['puzzle', 'relaxing', 'quick-rounds', 'minimalist', '2d', 'single-player', 'leaderboards'],
  name: { 'zh-TW': '數字山丘', 'zh-CN': '数字山丘', 'vi-VN': 'Đồi Số', 'en-US': 'Number Hills' },
  shortDescription: {
    'zh-TW': '一推、一併、再往上疊一階。看你能把山頂堆到多高？',
    'zh-CN': '滑一下，并一块，再登高一级。你的山头能堆到多大的数？',
    'vi-VN': 'Vuốt một cái, hai ô thành một. Ngọn đồi của bạn cao đến đâu?',
    'en-US': 'Slide, merge, climb. How high can you stack a hill out of twos?',
  },
  fullDescription: {
    'zh-TW':
      '<p>從兩塊小小的 2 開始，往任何方向一推，整片山坡就跟著滑動。相同的數字撞在一起會疊成更高的一階：2 變 4、4 變 8……推著推著，2048 的山頭就在眼前。</p><p>規則十秒就懂，難的是忍住不亂推。把最大的數字守在角落、留一排當退路，每個人玩久了都會長出自己的一套登山路線。</p><p><b>山腳下的行前須知</b><br>・電腦用方向鍵，手機用手指滑<br>・經典 4 × 4，或有巨石擋路的 5 × 5<br>・雛菊會讓遇到的任何數字加倍；走錯可以復原一次，登上新高峰再得一次<br>・沒有倒數計時，泡杯茶慢慢想也行<br>・最高分留在你的瀏覽器裡，不必登入<br>・到了 2048 還能繼續爬，天空才是極限</p><p>適合等公車的三分鐘，也適合「再一局就睡」的深夜。</p>',
    'zh-CN':
      '<p>开局只有两块不起眼的 2。朝任意方向一滑，满坡的数字一起移动，相同的两块撞上就合成更大的一块：2 变 4，4 变 8，不知不觉 2048 已经在望。</p><p>上手只要十秒，管住手却要练很久。有人死守一个角，有人专留一行周转，玩上几天，你也会摸索出自己的登顶路线。</p><p><b>出发之前</b><br>· 电脑按方向键，手机直接滑屏<br>· 经典 4 × 4，或有巨石挡路的 5 × 5<br>· 雏菊会让遇到的任何数字翻倍；走错可撤销一次，登上新高峰再得一次<br>· 不限时，想多久都可以<br>· 最高分存在浏览器里，无需注册账号<br>· 过了 2048 不算完，后面还有更高的山</p><p>等地铁的三分钟拿来玩正好，睡前那句“最后一局”就别太当真了。</p>',
    'vi-VN':
      '<p>Bạn bắt đầu với hai ô số 2 bé xíu. Đẩy về hướng nào, cả sườn đồi trượt theo hướng ấy; hai số giống nhau chạm vào nhau sẽ chồng lên thành một bậc cao hơn. 2 thành 4, 4 thành 8, và chẳng mấy chốc đỉnh 2048 đã hiện ra trước mắt.</p><p>Luật chơi học trong mười giây, nhưng giữ tay cho khéo thì cần cả buổi. Người thì giữ số lớn ở góc, người thì chừa một hàng để xoay xở. Còn bạn?</p><p><b>Hành trang leo đồi</b><br>• Máy tính dùng phím mũi tên, điện thoại chỉ cần vuốt<br>• Bàn 4 × 4 cổ điển, hoặc 5 × 5 có tảng đá cản đường<br>• Hoa cúc nhân đôi mọi con số nó gặp; đi nhầm được hoàn tác một lần<br>• Không đồng hồ đếm ngược, cứ thong thả mà nghĩ<br>• Điểm cao nhất lưu ngay trên trình duyệt, không cần đăng nhập<br>• Qua 2048 rồi vẫn còn đồi cao hơn</p>',
    'en-US':
      '<p>You start with two small twos. Push in any direction and the whole hillside slides with you; when equal numbers meet, they stack into one higher step. Two becomes four, four becomes eight, and somewhere above the clouds sits 2048.</p><p>The rules take ten seconds. Not panicking takes longer. Guard a corner, keep one row in reserve, and you will soon have a route to the top that is entirely your own.</p><p><b>Before you set off</b><br>• Arrow keys on a computer, a swipe on a phone<br>• The classic 4 × 4, or 5 × 5 with boulders in the way<br>• A daisy doubles any number it meets; one undo, earned back with every new peak<br>• No timer, so put the kettle on<br>• Your best score stays in your browser, no account needed<br>• 2048 is a summit, not the end of the range</p>',
  },
  hardwareRequirements: '',
  countries: ['TW', 'MY', 'SG', 'VN', 'US'],
  containsAds: false,
  isPaidOnce: false,
  hasInAppPurchase: false,
  promoVideo: '',
  privacyPolicyUrl: 'https://littlehill.example/privacy/number-hills',
  contactEmail: 'hello@littlehill.example.com',
  contacts: [
    { key: 'facebook', value: 'littlehill.games' },
    { key: 'line', value: '@lhillgames' },
  ],
  dataCollection: [],
  publishDate: '2024-01-18T02:00:00.000Z',
  viewCount: 5_018,
  featured: 4,
  versions: [
    {
      platform: WEB,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2024-01-18T02:00:00.000Z',
      notes: {
        'zh-TW': '山丘開放登山。祝各位一路合併順利！',
        'zh-CN': '山门今日开放，祝大家一路合到顶。',
        'vi-VN': 'Đồi đã mở cửa. Chúc bạn gộp số thuận lợi!',
        'en-US': 'The trail is open. Happy merging!',
      },
    },
    {
      platform: WEB,
      versionName: '1.2.0',
      minimumVersion: '',
      releasedAt: '2025-03-06T02:00:00.000Z',
      notes: {
        'zh-TW': '手機滑動更靈敏，斜著滑不再誤判。方塊合併時的動畫也更俐落了。',
        'zh-CN': '优化手机滑动手感，斜着滑也不会误判；合并动画更干脆。',
        'vi-VN': 'Vuốt trên điện thoại nhạy hơn, vuốt chéo không còn bị nhận nhầm hướng. Hiệu ứng gộp ô gọn gàng hơn.',
        'en-US': 'Swipes are read more reliably, even sloppy diagonal ones, and merges animate faster.',
      },
    },
  ],
  playable: true,
};
