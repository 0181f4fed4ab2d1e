import { collects } from '../data-practice.ts';
import { ANDROID, type DemoGame, type Localized, WINDOWS } from '../demo-game.ts';

const editor: Localized = {
  'zh-TW': '譜面編輯器開放：匯入自己的音樂，自己的大樓自己蓋。支援 144 Hz 以上螢幕。',
  'zh-CN': '谱面编辑器上线：导入自己的音乐，自己的楼自己盖。支持 144 Hz 以上高刷屏。',
  'vi-VN': 'Ra mắt trình tạo màn chơi: nhập nhạc của bạn, tự dựng tòa nhà của bạn. Hỗ trợ màn hình từ 144 Hz.',
  'en-US': 'The chart editor is here: bring your own music and raise your own towers. Supports displays above 144 Hz.',
};

export const game: DemoGame = {
  slug: 'beat-city',
  appId: 'com.neonbyte.beatcity',
  developer: 'neonbyte',
  category: 109,
  ageRating: '6+',
  platforms: [ANDROID, WINDOWS],
  tags: ['rhythm', 'challenging', 'quick-rounds', 'leaderboards'],
  name: { 'zh-TW': '節拍都市', 'zh-CN': '节拍都市', 'vi-VN': 'Thành Phố Nhịp Điệu', 'en-US': 'Beat City' },
  shortDescription: {
    'zh-TW': '整座城市是一台等化器。打中節拍，大樓就往上竄。',
    'zh-CN': '整座城就是一台均衡器，踩中节拍，高楼拔地而起。',
    'vi-VN': 'Cả thành phố là một bộ cân bằng âm. Đúng nhịp, nhà cao tầng vươn lên.',
    'en-US': 'The skyline is an equalizer. Hit the beat and the towers shoot up.',
  },
  fullDescription: {
    'zh-TW':
      '<p>低音是河堤，鼓點是紅綠燈，主旋律從一百零一層樓的窗戶依序亮起來。你敲下去的每一拍，這座城市都聽得見。</p><p>四軌、六軌、八軌，外加一條專門拿來刁難人的「捷運軌」：長音會穿過整個市區，你得一路按到終點站。全連的那一刻，所有招牌會一起熄燈，為你放十秒煙火。</p><p><strong>都市計畫</strong><br>・128 首曲目，來自 40 位獨立音樂人<br>・難度 1 到 15，14 以上請先熱身手指<br>・鍵盤、手把、觸控各有獨立判定<br>・每週末連線對拍，一局八人，比準不比快</p>',
    'zh-CN':
      '<p>低音是河堤，鼓点是红绿灯，主旋律让一百零一层的窗户次第亮起。你敲下的每一拍，这座城都听得见。</p><p>四键、六键、八键，外加一条专门为难人的“地铁轨”：长音贯穿整个市区，得一路按到终点站。全连那一刻，满城招牌齐齐熄灯，为你放十秒烟花。</p><p><strong>城市规划</strong><br>· 128 首曲目，出自 40 位独立音乐人<br>· 难度 1 到 15，14 往上请先活动手指<br>· 键盘、手柄、触屏各有一套独立判定<br>· 周末八人联机对拍，比的是准，不是快</p>',
    'vi-VN':
      '<p>Tiếng bass là bờ kè, tiếng trống là đèn giao thông, giai điệu chính thắp sáng lần lượt từng ô cửa của tòa nhà 101 tầng. Mỗi nhịp bạn gõ xuống, cả thành phố đều nghe thấy.</p><p>Bốn phím, sáu phím, tám phím, thêm một “đường metro” chuyên làm khó: nốt dài chạy xuyên phố, bạn phải giữ tay đến tận ga cuối. Khi đạt full combo, mọi biển hiệu cùng tắt để bắn tặng bạn mười giây pháo hoa.</p><p><strong>Quy hoạch đô thị</strong><br>• 128 bản nhạc của 40 nghệ sĩ độc lập<br>• Độ khó 1 đến 15, từ 14 trở lên nhớ khởi động ngón tay<br>• Bàn phím, tay cầm, cảm ứng có cách tính riêng<br>• Cuối tuần đấu nhịp tám người, thi chuẩn chứ không thi nhanh</p>',
    'en-US':
      '<p>The bass is the embankment, the drums are traffic lights, and the lead runs up the windows of a hundred-and-one-story tower. Whatever you hit, the city hears.</p><p>Play on four keys, six or eight, plus the spiteful Metro Lane, whose long notes cross all of downtown and have to be held to the terminus. Land a full combo and every sign goes dark to give you ten seconds of fireworks.</p><p><strong>City planning</strong><br>• 128 tracks by 40 independent musicians<br>• Difficulty 1 to 15; stretch your fingers before 14<br>• Separate timing for keyboard, controller and touch<br>• Eight-player weekend sessions judged on accuracy, not speed</p>',
  },
  hardwareRequirements: 'Windows 10 · Core i3-8100 · 8 GB RAM\nAndroid 9 · 4 GB RAM',
  countries: ['TW', 'MY', 'SG'],
  containsAds: false,
  isPaidOnce: true,
  hasInAppPurchase: false,
  promoVideo: '',
  privacyPolicyUrl: 'https://neonbyte.example/privacy#beat-city',
  contactEmail: 'support@neonbyte.example.com',
  contacts: [
    { key: 'youtube', value: 'NeonByteStarhall' },
    { key: 'telegram_group', value: 'beatcity_charts' },
  ],
  dataCollection: [
    collects(203, ['functionality', 'account_management']),
    collects(702, ['functionality'], { optional: true, ephemeral: true }),
    collects(1301, ['analytics'], { optional: true }),
  ],
  publishDate: '2025-06-05T11:00:00.000Z',
  viewCount: 2_915,
  featured: null,
  versions: [
    {
      platform: ANDROID,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2025-06-05T11:00:00.000Z',
      notes: {
        'zh-TW': '城市通電，首批 96 首曲目上架。',
        'zh-CN': '全城通电，首批 96 首曲目就位。',
        'vi-VN': 'Thành phố có điện, mở màn với 96 bản nhạc.',
        'en-US': 'Power on, with 96 tracks in the first set.',
      },
    },
    {
      platform: ANDROID,
      versionName: '1.5.0',
      minimumVersion: '1.0.0',
      releasedAt: '2026-03-12T11:00:00.000Z',
      notes: editor,
    },
    {
      platform: WINDOWS,
      versionName: '1.5.1',
      minimumVersion: '',
      releasedAt: '2026-03-13T11:00:00.000Z',
      notes: editor,
    },
  ],
  playable: false,
};
