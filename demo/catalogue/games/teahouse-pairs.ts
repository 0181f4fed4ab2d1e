import { type DemoGame, WEB } from '../demo-game.ts';

export const game: DemoGame = {
  slug: 'teahouse-pairs',
  appId: 'com.paperboat.teahousepairs',
  developer: 'paperboat',
  category: 107,
  ageRating: '0+',
  platforms: [WEB],
  tags: ['relaxing', 'cute', 'quick-rounds', 'hand-drawn', 'single-player', 'family-friendly'],
  name: { 'zh-TW': '茶館配對', 'zh-CN': '茶馆配对', 'vi-VN': 'Trà Quán Ghép Đôi', 'en-US': 'Teahouse Pairs' },
  shortDescription: {
    'zh-TW': '掀開茶牌，記住位置，湊成一對就上茶。',
    'zh-CN': '翻开茶牌，记牢位置，凑成一对就上茶。',
    'vi-VN': 'Lật thẻ, nhớ chỗ, ghép đủ đôi thì trà được mang ra.',
    'en-US': 'Turn the cards, remember the cups, and serve them two by two.',
  },
  fullDescription: {
    'zh-TW':
      '<p>巷口的老茶館下午兩點開門，老闆娘把今天的茶牌全蓋在桌上。「兩張一樣的就請你喝。」她說，眼睛卻笑得像早知道你記不住。</p><p>一次掀兩張：茶壺、蓋碗、茶點、一尾錦鯉。相同就留在桌上，不同就蓋回去。規則連阿嬤都會，而且通常是阿嬤贏。</p><p><b>今日茶單</b><br>・小桌、中桌、大桌三種牌數<br>・「靜心」沒有限制，翻得愈少星星愈多；「待客」先讓你看一眼，再用有限的步數翻完<br>・記不住就品一口茶，偷看整桌的牌<br>・每局重新洗牌，背答案沒有用<br>・鍵盤也能翻牌，單手拿茶杯沒問題</p><p>沒有倒數計時。茶要慢慢喝，記性也要慢慢養，輸給阿嬤一點都不丟臉。</p>',
    'zh-CN':
      '<p>胡同口的老茶馆下午两点开门，老板娘把今天的茶牌全扣在桌上：“翻出两张一样的，这壶我请。”嘴上大方，眼里却笑你记不住。</p><p>一次翻两张：茶壶、盖碗、茶点，还有一尾锦鲤。一样的留下，不一样的扣回去。规则简单到奶奶也会，而且多半是奶奶赢。</p><p><b>今日茶单</b><br>· 小桌、中桌、大桌，三种牌数任选<br>· “静心”没有限制，翻得越少星星越多；“待客”先给看一眼，再用有限的步数翻完<br>· 记不住就品口茶，偷看整桌的牌<br>· 每局重新洗牌，背答案没用<br>· 键盘也能翻牌，另一只手尽管端茶</p><p>没有倒计时。茶要慢慢喝，记性也要慢慢养。</p>',
    'vi-VN':
      '<p>Quán trà cũ đầu hẻm mở cửa lúc hai giờ chiều. Bà chủ úp hết thẻ trà xuống bàn rồi bảo: “Lật được hai thẻ giống nhau thì ấm này tôi mời.” Miệng nói hào phóng mà mắt cười như biết trước bạn sẽ quên.</p><p>Mỗi lượt lật hai thẻ: ấm trà, chén nắp, bánh ngọt, một chú cá koi. Giống thì giữ lại, khác thì úp xuống. Luật dễ đến mức bà ngoại cũng chơi được, mà thường thì bà ngoại thắng.</p><p><b>Thực đơn hôm nay</b><br>• Bàn nhỏ, bàn vừa, bàn lớn<br>• “Thong thả” không giới hạn, càng ít lượt càng nhiều sao; “Đãi khách” cho xem trước một thoáng rồi lật hết bàn với số lượt có hạn<br>• Quên thì nhấp trà để xem thoáng cả bàn<br>• Ván nào cũng xáo lại, học thuộc cũng vô ích<br>• Lật được bằng bàn phím, tay kia cứ nâng chén</p>',
    'en-US':
      '<p>The old teahouse in the lane opens at two. The owner lays every card face down on the table. “Find two alike and the pot is on me,” she says, smiling as if she already knows you will forget.</p><p>Turn over two: a teapot, a lidded bowl, a tea cake, a koi. A match stays, anything else goes back. Your grandmother can play it, and your grandmother usually wins.</p><p><b>On the menu</b><br>• A small, a medium and a large table<br>• Calm has no limits, and fewer moves earn more stars; Guests shows every card once, then counts your moves<br>• Sip your tea to peek at the whole table<br>• Freshly shuffled each time<br>• Works from the keyboard, leaving one hand for the cup</p><p>There is no clock. Neither tea nor memory likes to be rushed.</p>',
  },
  hardwareRequirements: '',
  countries: ['TW', 'MY', 'SG', 'VN', 'US'],
  containsAds: false,
  isPaidOnce: false,
  hasInAppPurchase: false,
  promoVideo: '',
  privacyPolicyUrl: 'https://paperboat.example/privacy/teahouse-pairs',
  contactEmail: 'letters@paperboat.example.com',
  contacts: [
    { key: 'instagram', value: 'paperboat.studio' },
    { key: 'facebook', value: 'paperboat.studio' },
  ],
  dataCollection: [],
  publishDate: '2024-10-24T06:00:00.000Z',
  viewCount: 1_862,
  featured: null,
  versions: [
    {
      platform: WEB,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2024-10-24T06:00:00.000Z',
      notes: {
        'zh-TW': '開門奉茶。水已經滾了。',
        'zh-CN': '开门迎客，水已烧开。',
        'vi-VN': 'Mở quán mời trà. Nước đã sôi.',
        'en-US': 'Doors open. The kettle is singing.',
      },
    },
  ],
  playable: true,
};
