import { collects } from '../data-practice.ts';
import { type DemoGame, WINDOWS } from '../demo-game.ts';

export const game: DemoGame = {
  slug: 'summer-tide',
  appId: 'com.neonbyte.summertide',
  developer: 'neonbyte',
  category: 119,
  ageRating: '18+',
  platforms: [WINDOWS],
  tags: ['visual-novel', 'ocean', 'relaxing', 'story-rich', 'anime', 'single-player'],
  name: { 'zh-TW': '盛夏潮汐', 'zh-CN': '盛夏潮汐', 'vi-VN': 'Thủy Triều Mùa Hạ', 'en-US': 'Summer Tide' },
  shortDescription: {
    'zh-TW': '海邊民宿、一個夏天、三段成年人的戀愛。',
    'zh-CN': '海边民宿，一个夏天，三段属于成年人的恋爱。',
    'vi-VN': 'Homestay bên biển, một mùa hè, ba chuyện tình của người trưởng thành.',
    'en-US': 'A guesthouse by the sea, one summer, three grown-up love stories.',
  },
  fullDescription: {
    'zh-TW':
      '<p>三十一歲那年，你辭了工作，替朋友顧一間只有五個房間的海邊民宿。陽傘一把把撐開，房客一個個住進來，其中三位，會讓你開始在意今天穿什麼。</p><p>寫生的插畫家、只在浪大時出現的衝浪教練、把婚期延了兩次的律師。沒有好感度數字，只有沒說完的話、靠近又停下的手，和退潮後留在沙灘上的兩排腳印。</p><p><strong>入住須知</strong><br>・戀愛視覺小說，全程語音，約十五小時<br>・三條主線，外加一條選擇一個人看海的路線<br>・成熟、含蓄，以情感為主，含情慾暗示與飲酒場景<br>・僅限 18 歲以上</p>',
    'zh-CN':
      '<p>三十一岁那年，你辞了职，替朋友照看一家只有五间房的海边民宿。遮阳伞一把把撑开，客人一位位住进来，其中有三个人，让你出门前开始认真挑衣服。</p><p>来写生的插画师，浪大才现身的冲浪教练，婚期一推再推的律师。没有好感度数值，只有说了一半的话、伸出又收回的手，和退潮后沙滩上的两行脚印。</p><p><strong>入住须知</strong><br>· 恋爱视觉小说，全程配音，约十五小时<br>· 三条主线，外加一条独自看海的路线<br>· 成熟含蓄，以情感为主，含情欲暗示与饮酒场景<br>· 仅限 18 岁以上</p>',
    'vi-VN':
      '<p>Năm ba mươi mốt tuổi, bạn nghỉ việc, trông hộ bạn mình một homestay ven biển chỉ có năm phòng. Dù che nắng lần lượt mở, khách lần lượt đến, và có ba người khiến bạn bắt đầu để ý sáng nay mình mặc gì.</p><p>Cô họa sĩ đi vẽ ký họa, anh huấn luyện viên lướt sóng chỉ xuất hiện khi biển động, người luật sư đã hai lần hoãn cưới. Không có thanh đo thiện cảm, chỉ có câu nói dở dang, bàn tay đưa ra rồi dừng lại, và hai hàng dấu chân sau con nước rút.</p><p><strong>Lưu ý khi nhận phòng</strong><br>• Tiểu thuyết tương tác lãng mạn, lồng tiếng trọn vẹn, khoảng 15 giờ<br>• Ba tuyến chính, và một tuyến chọn ngắm biển một mình<br>• Chín chắn, kín đáo; có gợi ý tình dục và cảnh uống rượu<br>• Chỉ dành cho người từ 18 tuổi</p>',
    'en-US':
      '<p>At thirty-one you quit your job to mind a friend’s five-room guesthouse by the sea. The parasols go up, the guests come in, and three of them make you start thinking about what to wear.</p><p>An illustrator who sketches at dawn. A surf coach who only turns up when the waves do. A lawyer who has postponed a wedding twice. There is no affection meter, only sentences left unfinished, a hand that comes close and stops, and two lines of footprints after the tide.</p><p><strong>House information</strong><br>• A fully voiced romantic visual novel of about fifteen hours<br>• Three routes, and a fourth for watching the sea on your own<br>• Mature and understated, with sexual themes and alcohol<br>• Strictly for adults</p>',
  },
  hardwareRequirements: 'Windows 10 · Core i3-7100 · 4 GB RAM',
  countries: ['TW', 'US'],
  containsAds: false,
  isPaidOnce: true,
  hasInAppPurchase: false,
  promoVideo: '',
  privacyPolicyUrl: 'https://neonbyte.example/privacy#summer-tide',
  contactEmail: 'support@neonbyte.example.com',
  contacts: [{ key: 'twitter', value: 'summertide_vn' }],
  dataCollection: [collects(1301, ['analytics'], { optional: true })],
  publishDate: '2025-07-31T10:30:00.000Z',
  viewCount: 3_060,
  featured: null,
  versions: [
    {
      platform: WINDOWS,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2025-07-31T10:30:00.000Z',
      notes: {
        'zh-TW': '民宿開張，本日客滿。',
        'zh-CN': '民宿开张，今日满房。',
        'vi-VN': 'Khai trương. Hôm nay đã kín phòng.',
        'en-US': 'Open for the season, and fully booked.',
      },
    },
    {
      platform: WINDOWS,
      versionName: '1.1.0',
      minimumVersion: '1.0.0',
      releasedAt: '2026-06-25T10:30:00.000Z',
      notes: {
        'zh-TW': '追加後日談「颱風夜」。文字框透明度與自動播放速度可以分開設定。',
        'zh-CN': '追加后日谈“台风夜”。文本框透明度和自动播放速度可分别设置。',
        'vi-VN': 'Thêm ngoại truyện “Đêm bão”. Chỉnh riêng độ trong của khung thoại và tốc độ tự chạy.',
        'en-US': 'An epilogue, Typhoon Night. Text box opacity and auto-play speed can be set separately.',
      },
    },
  ],
  playable: false,
};
