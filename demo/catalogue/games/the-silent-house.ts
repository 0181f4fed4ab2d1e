import { collects } from '../data-practice.ts';
import { ANDROID, type DemoGame, type Localized, WINDOWS } from '../demo-game.ts';

const seventhMonth: Localized = {
  'zh-TW': '農曆七月更新：西廂房解鎖，多一段錄音帶。祖譜裡的字放大了，看得更清楚（不一定是好事）。',
  'zh-CN': '中元更新：西厢房解锁，多了一盘磁带。族谱字号调大，看得更清楚了（未必是好事）。',
  'vi-VN':
    'Cập nhật tháng cô hồn: mở gian nhà phía tây, thêm một cuộn băng. Chữ trong gia phả to hơn, nhìn rõ hơn, chưa chắc đã là điều hay.',
  'en-US':
    'For ghost month: the west wing opens and there is one more tape. The family register is easier to read, which may not be a kindness.',
};

export const game: DemoGame = {
  slug: 'the-silent-house',
  appId: 'com.paperboat.silenthouse',
  developer: 'paperboat',
  category: 118,
  ageRating: '15+',
  platforms: [WINDOWS, ANDROID],
  tags: ['survival', 'stealth', 'dark', 'atmospheric', 'challenging', 'single-player'],
  name: { 'zh-TW': '老宅無聲', 'zh-CN': '老宅无声', 'vi-VN': 'Ngôi Nhà Lặng Câm', 'en-US': 'The Silent House' },
  shortDescription: {
    'zh-TW': '三合院的門自己關上了。這一晚，請不要發出聲音。',
    'zh-CN': '四合院的门自己合上了。今夜，请别出声。',
    'vi-VN': 'Cánh cổng ngôi nhà cổ tự khép lại. Đêm nay, xin đừng gây tiếng động.',
    'en-US': 'The courtyard gate swung shut on its own. Tonight, please make no sound.',
  },
  fullDescription: {
    'zh-TW':
      '<p>叔公過世後，三合院要拆了。你回來拿祖先牌位，本來只打算待十分鐘。可是時鐘停在十一點，而門，從外面上了栓。</p><p>這間屋子怕吵。地板會響、門軸會響、你的呼吸也會響。每一個聲音，都讓正廳那張空著的太師椅，往你的方向轉一點點。</p><p><b>守夜須知</b><br>・走、蹲、屏息，三種腳步三種音量<br>・線索藏在對聯、藥單與錄音帶裡，想通了才走得出去<br>・沒有武器，也沒有突然大叫的鬼臉<br>・約四小時，三個結局，其中一個不必離開</p><p>適合十五歲以上。一個人玩的話，先把燈關掉……或者不要。</p>',
    'zh-CN':
      '<p>叔公走后，老宅要拆了。你回来取祖宗牌位，原本只打算待十分钟。可座钟停在十一点，大门从外头上了闩。</p><p>这宅子怕吵。地板会响，门轴会响，你的呼吸也会响。每响一声，堂屋那把空着的太师椅，就朝你转过来一点点。</p><p><b>守夜须知</b><br>· 走、蹲、屏息，三种步态三种音量<br>· 线索藏在对联、药方和磁带里，想通了才出得去<br>· 没有武器，也没有突然贴脸的尖叫<br>· 流程约四小时，三个结局，其中一个不必离开</p><p>适合十五岁以上玩家。要是一个人玩，先把灯关了……算了，还是开着吧。</p>',
    'vi-VN':
      '<p>Ông chú mất, ngôi nhà ba gian sắp bị dỡ. Bạn về lấy bài vị tổ tiên, định chỉ ở mười phút. Nhưng đồng hồ đã dừng lúc mười một giờ, và cánh cổng cài then từ bên ngoài.</p><p>Ngôi nhà này sợ ồn. Sàn gỗ kêu, bản lề kêu, hơi thở của bạn cũng kêu. Cứ mỗi tiếng động, chiếc ghế bành bỏ trống ở gian giữa lại xoay về phía bạn một chút.</p><p><b>Dặn người thức đêm</b><br>• Đi, khom, nín thở: ba kiểu di chuyển, ba mức âm thanh<br>• Manh mối nằm trong câu đối, đơn thuốc và băng cassette<br>• Không vũ khí, không mặt ma hét vào màn hình<br>• Khoảng bốn giờ, ba cái kết, trong đó có một cái không cần rời đi</p><p>Dành cho người từ 15 tuổi. Chơi một mình thì nên tắt đèn… mà thôi, cứ để đèn sáng.</p>',
    'en-US':
      '<p>Great-uncle is gone and the courtyard house is coming down. You came back for the ancestral tablets and meant to stay ten minutes. The clock says eleven and has for a while. The gate is bolted, from outside.</p><p>This house cannot bear noise. Floorboards make it, hinges make it, you make it when you breathe. With every sound the empty chair in the main hall turns a little further toward you.</p><p><b>Notes for the vigil</b><br>• Walk, crouch or hold your breath, and be heard accordingly<br>• Clues in couplets, prescriptions and cassette tapes<br>• No weapons, and no faces screaming into the lens<br>• About four hours and three endings, one of which does not involve leaving</p><p>For ages fifteen and up. If you play alone, turn off the lights. Or perhaps don’t.</p>',
  },
  hardwareRequirements: 'Windows 10 · Core i5-7400 · 8 GB RAM · GTX 1050\nAndroid 10 · 4 GB RAM',
  countries: ['TW', 'MY', 'SG'],
  containsAds: false,
  isPaidOnce: true,
  hasInAppPurchase: false,
  promoVideo: '',
  privacyPolicyUrl: 'https://paperboat.example/privacy/the-silent-house',
  contactEmail: 'letters@paperboat.example.com',
  contacts: [
    { key: 'twitter', value: 'paperboat_house' },
    { key: 'youtube', value: 'PaperBoatStarhall' },
  ],
  dataCollection: [collects(1301, ['analytics'], { optional: true })],
  publishDate: '2026-02-26T15:00:00.000Z',
  viewCount: 2_327,
  featured: null,
  versions: [
    {
      platform: WINDOWS,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2026-02-26T15:00:00.000Z',
      notes: {
        'zh-TW': '門開著。請脫鞋。',
        'zh-CN': '门开着，请进。脚步轻些。',
        'vi-VN': 'Cổng đang mở. Xin bỏ giày bên ngoài.',
        'en-US': 'The gate is open. Shoes off, please.',
      },
    },
    {
      platform: WINDOWS,
      versionName: '1.1.0',
      minimumVersion: '1.0.0',
      releasedAt: '2026-08-13T15:00:00.000Z',
      notes: seventhMonth,
    },
    {
      platform: ANDROID,
      versionName: '1.1.1',
      minimumVersion: '',
      releasedAt: '2026-08-20T15:00:00.000Z',
      notes: seventhMonth,
    },
  ],
  playable: false,
};
