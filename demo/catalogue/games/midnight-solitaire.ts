import { type DemoGame, WEB } from '../demo-game.ts';

export const game: DemoGame = {
  slug: 'midnight-solitaire',
  appId: 'com.littlehill.solitaire',
  developer: 'littlehill',
  category: 105,
  ageRating: '6+',
  platforms: [WEB],
  tags: ['relaxing', 'atmospheric', 'quick-rounds', '2d', 'single-player'],
  name: { 'zh-TW': '午夜接龍', 'zh-CN': '午夜纸牌', 'vi-VN': 'Xếp Bài Nửa Đêm', 'en-US': 'Midnight Solitaire' },
  shortDescription: {
    'zh-TW': '墨綠絨布、一盞檯燈、一副牌。睡前的經典克朗代克接龍。',
    'zh-CN': '墨绿绒布，一盏台灯，一副牌。睡前来局经典克朗代克。',
    'vi-VN': 'Bàn nỉ xanh thẫm, một ngọn đèn, một bộ bài. Klondike cho đêm khuya.',
    'en-US': 'Green baize, one lamp, one deck. Classic Klondike for late hours.',
  },
  fullDescription: {
    'zh-TW':
      '<p>全家都睡了，只剩檯燈還亮著。七疊牌攤在墨綠色的絨布上，黑接紅、紅接黑，A 一張一張歸位，腦袋裡的雜音也跟著一張一張收好。</p><p>這就是你認識的克朗代克接龍，沒有每日任務，沒有跳出來的寶箱。我們花了一整個冬天，只為了讓拖曳的手感像真的紙牌，讓暗色的桌面在半夜也不刺眼。</p><p><u>桌邊的小事</u><br>・拖曳、點一下、用鍵盤，三種方式都能移牌<br>・走錯可以復原，夜裡沒有人會笑你<br>・翻一張或翻三張，依你今晚有多清醒<br>・計時與步數可以看，也可以當作沒看到</p><p>牌桌不打烊。睏了就關燈，下次再來。</p>',
    'zh-CN':
      '<p>屋里人都睡了，只有台灯还醒着。七摞牌摊在墨绿绒布上，红黑相接，A 一张张归位，脑子里的杂念也一张张理顺。</p><p>这就是你熟悉的那款克朗代克纸牌，没有每日签到，也不会弹出宝箱。我们磨了整整一个冬天，只为两件事：拖牌的手感像真纸牌，深色桌面半夜看着不刺眼。</p><p><u>桌边小记</u><br>· 拖动、点一下、用键盘，怎么顺手怎么来<br>· 走错可以撤销，深夜没人笑话你<br>· 翻一张还是翻三张，看你今晚有多清醒<br>· 用时和步数都给你记着，在不在意随你</p><p>牌桌不打烊，困了就关灯睡，明晚接着来。</p>',
    'vi-VN':
      '<p>Cả nhà đã ngủ, chỉ còn ngọn đèn bàn thức. Bảy cột bài trải trên nền nỉ xanh thẫm; đen nối đỏ, đỏ nối đen, từng lá Át về chỗ, và những ý nghĩ ồn ào trong đầu cũng lần lượt lặng xuống.</p><p>Đây đúng là Klondike bạn vẫn quen: không điểm danh, không rương báu bật lên giữa màn hình. Chúng tôi dành trọn một mùa đông chỉ để lá bài kéo đi có cảm giác thật và mặt bàn không chói mắt lúc nửa đêm.</p><p><u>Bên bàn bài</u><br>• Kéo thả, chạm một cái hay dùng bàn phím đều được<br>• Đi nhầm thì hoàn tác, giữa khuya chẳng ai cười<br>• Lật một lá hay ba lá, tùy bạn còn tỉnh đến đâu<br>• Có đếm giờ và đếm bước, không thích thì cứ lờ đi</p>',
    'en-US':
      '<p>The house is asleep and the desk lamp is not. Seven piles lie on the dark green cloth; black on red, red on black, the aces go home one at a time, and so does the noise in your head.</p><p>This is the Klondike you know. No daily quests, nothing that pops out of a chest. We spent one whole winter on two things: cards that feel like cards when you drag them, and a table that is kind to your eyes at one in the morning.</p><p><u>By the table</u><br>• Drag, tap or use the keyboard<br>• Undo freely, nobody is watching<br>• Draw one or draw three, depending on how awake you are<br>• Time and moves are counted, and may be ignored</p>',
  },
  hardwareRequirements: '',
  countries: ['TW', 'MY', 'SG', 'VN', 'US'],
  containsAds: false,
  isPaidOnce: false,
  hasInAppPurchase: false,
  promoVideo: '',
  privacyPolicyUrl: 'https://littlehill.example/privacy/midnight-solitaire',
  contactEmail: 'hello@littlehill.example.com',
  contacts: [
    { key: 'facebook', value: 'littlehill.games' },
    { key: 'mail', value: 'cards@littlehill.example.com' },
  ],
  dataCollection: [],
  publishDate: '2025-01-09T15:00:00.000Z',
  viewCount: 3_328,
  featured: 12,
  versions: [
    {
      platform: WEB,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2025-01-09T15:00:00.000Z',
      notes: {
        'zh-TW': '燈開了，牌洗好了。',
        'zh-CN': '灯亮了，牌洗好了。',
        'vi-VN': 'Đèn đã bật, bài đã xào.',
        'en-US': 'The lamp is on and the deck is shuffled.',
      },
    },
    {
      platform: WEB,
      versionName: '1.1.0',
      minimumVersion: '',
      releasedAt: '2025-10-16T15:00:00.000Z',
      notes: {
        'zh-TW': '點一下，牌就會移到合適的位置。復原不限次數。',
        'zh-CN': '点一下，牌就移到合适的位置；撤销不再限制次数。',
        'vi-VN': 'Chạm một cái là lá bài tự đến chỗ phù hợp. Hoàn tác không giới hạn số lần.',
        'en-US': 'A tap sends a card where it fits. Undo is now unlimited.',
      },
    },
  ],
  playable: true,
};
