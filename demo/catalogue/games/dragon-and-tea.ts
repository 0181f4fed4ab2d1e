import { collects } from '../data-practice.ts';
import { ANDROID, type DemoGame, IOS, type Localized } from '../demo-game.ts';

const springHarvest: Localized = {
  'zh-TW': '春茶季開始：新增雨前採茶、兩位訪客，以及龍打噴嚏時要躲到哪裡的教學。',
  'zh-CN': '春茶季开始：新增雨前采茶和两位访客，还教你龙打喷嚏时往哪儿躲。',
  'vi-VN': 'Vào vụ trà xuân: hái trà trước mưa, thêm hai vị khách và bài học trốn ở đâu khi rồng hắt hơi.',
  'en-US':
    'Spring harvest: picking before the rains, two new visitors, and a lesson in where to stand when a dragon sneezes.',
};

export const game: DemoGame = {
  slug: 'dragon-and-tea',
  appId: 'com.paperboat.dragontea',
  developer: 'paperboat',
  category: 112,
  ageRating: '12+',
  platforms: [ANDROID, IOS],
  tags: ['farming', 'fantasy', 'relaxing', 'funny', 'story-rich', 'hand-drawn', 'single-player'],
  name: { 'zh-TW': '龍與茶', 'zh-CN': '龙与茶', 'vi-VN': 'Rồng và Trà', 'en-US': 'Dragon and Tea' },
  shortDescription: {
    'zh-TW': '退休的惡龍在山上種茶，你是牠第一個沒有逃走的學徒。',
    'zh-CN': '退休恶龙在山上种茶，你是头一个没被吓跑的学徒。',
    'vi-VN': 'Con rồng nghỉ hưu trồng trà trên núi, bạn là học trò đầu tiên không bỏ chạy.',
    'en-US': 'A retired dragon grows tea, and you are the first pupil not to run.',
  },
  fullDescription: {
    'zh-TW':
      '<p>三百年前燒掉七座城的烏牙，如今只用同一口火烘茶。牠說：「燒城只要大火，焙茶要忍。」</p><p>白天，你跟著牠學採菁、揉捻、看雲；夜裡，舊日的騎士、債主和被燒了屋頂的村民會一個個找上門。你可以拔劍，可以賠罪，也可以先請他坐下來喝一杯。</p><p><b>茶園手冊</b><br>・回合制戰鬥，茶湯決定屬性：烏龍穩心，紅茶壯膽，苦茶逼人說實話<br>・32 種茶，焙火輕重全看你手感<br>・每位訪客都能以三種方式收場<br>・龍會變老，故事橫跨四季十二年</p><p>不必每天簽到。茶樹等得起，龍也是。</p>',
    'zh-CN':
      '<p>三百年前烧掉七座城的乌牙，如今只拿那一口火焙茶。他说：“烧城要猛火，焙茶要忍性子。”</p><p>白天，你跟他学采青、揉捻、看云识天；夜里，旧日的骑士、债主、被烧了房顶的村民会挨个找上门。你可以拔剑，可以赔罪，也可以先请人坐下喝一杯。</p><p><b>茶园手册</b><br>· 回合制战斗，茶汤定属性：乌龙稳心，红茶壮胆，苦茶逼人吐真言<br>· 32 种茶，焙火轻重全凭手感<br>· 每位访客都有三种收场<br>· 龙会变老，故事跨越四季，前后十二年</p><p>没有每日签到。茶树等得起，龙也等得起。</p>',
    'vi-VN':
      '<p>Nanh Đen từng thiêu bảy tòa thành ba trăm năm trước, nay chỉ dùng chính ngọn lửa ấy để sao trà. Lão bảo: “Đốt thành cần lửa lớn, sao trà cần kiên nhẫn.”</p><p>Ban ngày bạn theo lão học hái búp, vò trà, trông mây. Ban đêm, hiệp sĩ năm xưa, chủ nợ và những người dân từng cháy mái nhà lần lượt gõ cửa. Bạn có thể rút kiếm, có thể tạ lỗi, hoặc mời họ ngồi uống một chén đã.</p><p><b>Sổ tay vườn trà</b><br>• Chiến đấu theo lượt, chén trà quyết định thuộc tính: ô long tĩnh tâm, hồng trà thêm gan, trà đắng buộc người nói thật<br>• 32 loại trà, lửa non hay già tùy tay bạn<br>• Mỗi vị khách có ba cách kết thúc<br>• Rồng cũng già đi, chuyện kéo dài mười hai năm</p>',
    'en-US':
      '<p>Blackfang burned seven cities three hundred years ago. These days the same fire roasts oolong. “Cities want heat,” says the dragon. “Tea wants patience.”</p><p>By day you learn to pick, roll and read the clouds. By night the past comes knocking: old knights, creditors, villagers whose roofs went up in smoke. You may draw a sword, or apologize, or ask them to sit down and have a cup first.</p><p><b>The garden handbook</b><br>• Turn-based battles steeped in tea: oolong steadies, black emboldens, bitter makes people tell the truth<br>• 32 teas to roast as light or dark as your hand allows<br>• Three ways for each visit to end<br>• A dragon that grows older over twelve years of story</p><p>No daily check-in. The bushes can wait, and so can the dragon.</p>',
  },
  hardwareRequirements: 'Android 9 · 4 GB RAM\niPhone 11 · iOS 16',
  countries: ['TW', 'MY', 'SG', 'VN', 'US'],
  containsAds: false,
  isPaidOnce: true,
  hasInAppPurchase: false,
  promoVideo: '',
  privacyPolicyUrl: 'https://paperboat.example/privacy/dragon-and-tea',
  contactEmail: 'letters@paperboat.example.com',
  contacts: [
    { key: 'instagram', value: 'paperboat.studio' },
    { key: 'tumblr', value: 'dragon-and-tea' },
  ],
  dataCollection: [collects(1301, ['analytics'], { optional: true })],
  publishDate: '2025-09-30T06:30:00.000Z',
  viewCount: 2_549,
  featured: 11,
  versions: [
    {
      platform: ANDROID,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2025-09-30T06:30:00.000Z',
      notes: {
        'zh-TW': '茶園開門。請勿在龍午睡時敲鑼。',
        'zh-CN': '茶园开门。龙在午睡，请勿敲锣。',
        'vi-VN': 'Vườn trà mở cửa. Xin đừng gõ chiêng lúc rồng ngủ trưa.',
        'en-US': 'The garden is open. Kindly do not ring the gong during naps.',
      },
    },
    {
      platform: ANDROID,
      versionName: '1.2.0',
      minimumVersion: '1.0.0',
      releasedAt: '2026-04-16T06:30:00.000Z',
      notes: springHarvest,
    },
    {
      platform: IOS,
      versionName: '1.2.1',
      minimumVersion: '',
      releasedAt: '2026-04-22T06:30:00.000Z',
      notes: springHarvest,
      downloadUrl: 'https://apps.apple.com/app/id9900000218',
    },
  ],
  playable: false,
};
