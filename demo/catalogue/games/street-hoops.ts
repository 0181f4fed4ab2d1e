import { collects } from '../data-practice.ts';
import { ANDROID, type DemoGame, IOS, type Localized } from '../demo-game.ts';

const courts: Localized = {
  'zh-TW': '三座新球場：廟口、河濱、頂樓。逆風時的出手弧度重新調整，空心球的聲音也重錄了。',
  'zh-CN': '三块新球场：胡同口、江边、天台。重新调校逆风出手弧线，空心入网的声音也重录了。',
  'vi-VN':
    'Ba sân mới: trước cổng đình, ven sông, sân thượng. Chỉnh lại đường bóng ngược gió, thu lại cả tiếng bóng lọt lưới.',
  'en-US':
    'Three new courts: temple gate, riverside, rooftop. Headwind arcs are retuned and the swish has been recorded again.',
};

export const game: DemoGame = {
  slug: 'street-hoops',
  appId: 'com.neonbyte.hoops',
  developer: 'neonbyte',
  category: 114,
  ageRating: '6+',
  platforms: [ANDROID, IOS],
  tags: ['challenging', 'quick-rounds', '3d', 'co-op', 'online-multiplayer'],
  name: { 'zh-TW': '街頭三分', 'zh-CN': '街头三分', 'vi-VN': 'Bóng Rổ Đường Phố', 'en-US': 'Street Hoops' },
  shortDescription: {
    'zh-TW': '三對三鬥牛，先拿二十一分的留在場上。',
    'zh-CN': '三打三野球局，先到二十一分的留场。',
    'vi-VN': 'Ba đấu ba, đội nào đủ 21 điểm trước được ở lại sân.',
    'en-US': 'Three on three, first to twenty-one, winners stay on.',
  },
  fullDescription: {
    'zh-TW':
      '<p>下午五點，柏油還燙著。鐵網外排了四隊，想上場就得贏。</p><p>操作一根手指就夠：滑動運球，點一下傳，按住再放就是投。難的是騙。假動作騙得過防守，卻騙不過看台上那個賣冰的阿伯，他會大喊「走步！」而且通常是對的。</p><p><strong>場邊規矩</strong><br>・一場三分鐘，21 分制，沒有加時只有驟死<br>・24 名街球手，從鄰家國中生到退役校隊<br>・連線對戰按區域配對，延遲低才算公平<br>・連勝越多，圍觀的人越多，罰球時也越吵</p><p>免費遊玩，場間有廣告。球鞋只分好看和很好看，不加能力值。</p>',
    'zh-CN':
      '<p>下午五点，水泥地还烫脚。铁丝网外排着四队人，想上场，赢就行。</p><p>一根手指就能打：滑动运球，点一下传球，按住再松手就是投篮。难的是晃人。假动作骗得了防守，骗不了场边卖冰棍的大爷，他一嗓子“走步！”，多半还真没喊错。</p><p><strong>野球规矩</strong><br>· 一局三分钟，21 分制，没有加时，只有绝杀<br>· 24 名街球手，从邻居家初中生到退役校队<br>· 联机按地区匹配，延迟低才算公平<br>· 连胜越多，看热闹的越多，罚球时也越吵</p><p>免费畅玩，局间有广告。球鞋只分好看和更好看，不加属性。</p>',
    'vi-VN':
      '<p>Năm giờ chiều, mặt sân còn nóng rát. Ngoài hàng rào có bốn đội đang chờ; muốn ở lại thì phải thắng.</p><p>Chỉ cần một ngón tay: vuốt để dẫn bóng, chạm để chuyền, giữ rồi thả để ném. Khó là ở chỗ đánh lừa. Động tác giả qua mặt được hậu vệ chứ không qua mặt được ông bán kem ngoài sân; ông hô “Chạy bước!” thì thường là đúng.</p><p><strong>Luật sân phố</strong><br>• Ba phút một trận, 21 điểm, hòa thì ai ghi trước thắng<br>• 24 tay ném, từ cậu học sinh cấp hai đến cựu tuyển thủ trường<br>• Đấu mạng ghép theo khu vực cho độ trễ thấp<br>• Càng thắng liên tiếp, người xem càng đông và càng ồn lúc bạn ném phạt</p><p>Miễn phí, có quảng cáo giữa trận. Giày chỉ để đẹp, không cộng chỉ số.</p>',
    'en-US':
      '<p>Five in the afternoon and the asphalt is still hot. Four teams are waiting behind the fence, and the only way to stay on is to win.</p><p>One finger does it all: swipe to dribble, tap to pass, hold and let go to shoot. The hard part is lying. A good fake fools the defense, but never the old man selling popsicles, who yells “Traveling!” and is usually right.</p><p><strong>Court rules</strong><br>• Three minutes, twenty-one points, sudden death instead of overtime<br>• 24 players, from the kid next door to a retired college guard<br>• Online matches by region, because lag is not a foul<br>• The longer your streak, the bigger and louder the crowd at your free throws</p><p>Free, with ads between games. Shoes look good and change nothing.</p>',
  },
  hardwareRequirements: 'Android 9 · 3 GB RAM\niPhone XR · iOS 15',
  countries: ['TW', 'MY', 'SG', 'VN', 'US'],
  containsAds: true,
  isPaidOnce: false,
  hasInAppPurchase: true,
  promoVideo: '',
  privacyPolicyUrl: 'https://neonbyte.example/privacy#street-hoops',
  contactEmail: 'support@neonbyte.example.com',
  contacts: [
    { key: 'instagram', value: 'neonbyte.hoops' },
    { key: 'line_group', value: 'nbhoops21' },
  ],
  dataCollection: [
    collects(101, ['functionality', 'advertising'], { shared: true }),
    collects(203, ['functionality', 'account_management']),
    collects(1101, ['analytics']),
    collects(1401, ['advertising', 'fraud_security'], { shared: true }),
  ],
  publishDate: '2025-04-24T09:00:00.000Z',
  viewCount: 2_216,
  featured: null,
  versions: [
    {
      platform: ANDROID,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2025-04-24T09:00:00.000Z',
      notes: {
        'zh-TW': '開球！第一座球場就在你家巷口。',
        'zh-CN': '开球！第一块场子就在你家楼下。',
        'vi-VN': 'Bóng lăn! Sân đầu tiên ở ngay đầu ngõ nhà bạn.',
        'en-US': 'Check ball. The first court is at the end of your street.',
      },
    },
    {
      platform: ANDROID,
      versionName: '1.6.0',
      minimumVersion: '1.0.0',
      releasedAt: '2026-07-16T09:00:00.000Z',
      notes: courts,
    },
    {
      platform: IOS,
      versionName: '1.6.1',
      minimumVersion: '',
      releasedAt: '2026-07-17T09:00:00.000Z',
      notes: courts,
      downloadUrl: 'https://apps.apple.com/app/id9900000189',
    },
  ],
  playable: false,
};
