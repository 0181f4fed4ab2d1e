import { collects } from '../data-practice.ts';
import { ANDROID, type DemoGame, IOS, type Localized } from '../demo-game.ts';

const opening: Localized = {
  'zh-TW': '擺攤囉！十二個攤位同時開張。',
  'zh-CN': '出摊啦！十二个摊位同时开张。',
  'vi-VN': 'Dọn hàng thôi! Mười hai quầy cùng mở.',
  'en-US': 'Twelve stalls, all open tonight.',
};

export const game: DemoGame = {
  slug: 'night-market-quiz',
  appId: 'com.paperboat.nightmarket',
  developer: 'paperboat',
  category: 116,
  ageRating: '0+',
  platforms: [ANDROID, IOS],
  tags: ['cooking', 'cute', 'funny', 'quick-rounds', 'local-multiplayer', 'family-friendly'],
  name: { 'zh-TW': '夜市問答', 'zh-CN': '夜市问答', 'vi-VN': 'Đố Vui Chợ Đêm', 'en-US': 'Night Market Quiz' },
  shortDescription: {
    'zh-TW': '答對一題，老闆多加一球。從第一攤一路吃到最後一攤。',
    'zh-CN': '答对一题，老板多送一勺。从街头第一摊吃到街尾。',
    'vi-VN': 'Đúng một câu, chủ quầy thêm một viên. Ăn từ đầu chợ đến cuối chợ.',
    'en-US': 'A right answer earns an extra scoop. Eat your way down the street.',
  },
  fullDescription: {
    'zh-TW':
      '<p>「少年仔，考你一題，答對這份臭豆腐半價！」在這條夜市裡，知識真的可以當飯吃。</p><p>每個攤位各有地盤：糖葫蘆姐姐愛問電影，撈金魚的叔叔只考動物，滷味攤的雙胞胎會同時出題讓你二選一。連對五題，隔壁攤還會自己跑過來插隊發問。</p><p><b>今晚逛什麼</b><br>・十二攤、六千題，台灣本地題目占一半<br>・一局九十秒，邊走邊玩剛剛好<br>・好友同桌搶答，最多四人一支手機<br>・題目看不順眼可以檢舉，我們真的會改</p><p>免費遊玩，靠廣告付攤租。玩到肚子餓，本店概不負責。</p>',
    'zh-CN':
      '<p>“小伙子，考你一题，答对了这份烤冷面半价！”在这条夜市上，知识是真能当饭吃的。</p><p>每个摊位各管一摊：糖葫芦姐姐爱问电影，捞金鱼的大叔专考动物，卤味摊的双胞胎非要同时出题让你二选一。连对五题，隔壁摊主还会挤过来抢着问。</p><p><b>今晚逛点啥</b><br>· 十二个摊位，六千道题，天南地北都有<br>· 一局九十秒，排队等串儿的工夫正好<br>· 好友抢答，一部手机最多四人<br>· 题目有毛病尽管举报，我们真的会改</p><p>免费畅玩，靠广告交摊位费。看饿了概不负责。</p>',
    'vi-VN':
      '<p>“Này em, đố một câu, đúng thì phần đậu hũ này giảm nửa giá!” Ở khu chợ đêm này, kiến thức ăn được thật.</p><p>Mỗi quầy một chuyên môn: chị bán kẹo hồ lô mê phim ảnh, chú vớt cá vàng chỉ hỏi về động vật, cặp song sinh bán đồ kho thì hỏi cùng lúc hai câu cho bạn chọn. Đúng liền năm câu, chủ quầy bên cạnh còn chen sang hỏi ké.</p><p><b>Tối nay đi đâu?</b><br>• Mười hai quầy, sáu nghìn câu hỏi<br>• Chín mươi giây một lượt, vừa đi vừa chơi<br>• Giành quyền trả lời với bạn bè, tối đa bốn người một máy<br>• Câu nào sai cứ báo, chúng tôi sửa thật</p><p>Miễn phí, quảng cáo lo tiền thuê chỗ. Đói bụng thì ráng chịu.</p>',
    'en-US':
      '<p>“You there! One question, and if you get it right the tofu is half price.” In this street you really can live on trivia.</p><p>Every stall has its subject. The candied-fruit lady asks about movies, the goldfish man about animals, and the twins at the braising pot put two questions at once and let you pick. Get five in a row and the neighbors push in with theirs.</p><p><b>Tonight’s walk</b><br>• Twelve stalls and six thousand questions<br>• Ninety seconds a round, about as long as the line<br>• Buzz in with up to four friends on one phone<br>• Report a bad question and we will actually fix it</p><p>Free; the ads pay the rent. We accept no liability for hunger.</p>',
  },
  hardwareRequirements: 'Android 8 · 2 GB RAM\niPhone 8 · iOS 15',
  countries: ['TW', 'MY', 'VN'],
  containsAds: true,
  isPaidOnce: false,
  hasInAppPurchase: false,
  promoVideo: '',
  privacyPolicyUrl: 'https://paperboat.example/privacy/night-market-quiz',
  contactEmail: 'market@paperboat.example.com',
  contacts: [
    { key: 'facebook', value: 'paperboat.market' },
    { key: 'line', value: '@pboatnight' },
  ],
  dataCollection: [
    collects(1104, ['functionality'], { optional: true }),
    collects(1401, ['advertising'], { shared: true }),
  ],
  publishDate: '2025-05-29T12:00:00.000Z',
  viewCount: 1_643,
  featured: null,
  versions: [
    {
      platform: ANDROID,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2025-05-29T12:00:00.000Z',
      notes: opening,
    },
    {
      platform: IOS,
      versionName: '1.0.1',
      minimumVersion: '',
      releasedAt: '2025-06-12T12:00:00.000Z',
      notes: opening,
      downloadUrl: 'https://apps.apple.com/app/id9900000195',
    },
    {
      platform: ANDROID,
      versionName: '1.3.0',
      minimumVersion: '1.0.0',
      releasedAt: '2026-05-21T12:00:00.000Z',
      notes: {
        'zh-TW': '新攤位「古早味電玩」進駐，另外依大家檢舉修正了 83 題。',
        'zh-CN': '新摊位“怀旧游戏厅”进驻；根据大家举报，修正了 83 道题。',
        'vi-VN': 'Quầy mới “Game thùng ngày xưa”. Sửa 83 câu hỏi theo góp ý của mọi người.',
        'en-US': 'A new stall, Old Arcade, and 83 questions corrected thanks to your reports.',
      },
    },
  ],
  playable: false,
};
