import { collects } from '../data-practice.ts';
import { ANDROID, type DemoGame, IOS, type Localized } from '../demo-game.ts';

const winter: Localized = {
  'zh-TW': '冬季菜單：草莓大福麵包、薑餅屋和一台會冒煙的烤栗子攤。常客現在會互相打招呼了。',
  'zh-CN': '冬季菜单：草莓大福面包、姜饼屋，还有冒热气的糖炒栗子摊。熟客之间会互相打招呼了。',
  'vi-VN':
    'Thực đơn mùa đông: bánh daifuku dâu, nhà bánh gừng và xe hạt dẻ nướng bốc khói. Khách quen giờ biết chào nhau.',
  'en-US':
    'The winter menu: strawberry daifuku buns, gingerbread houses and a chestnut cart that smokes. Regulars now greet each other.',
};

export const game: DemoGame = {
  slug: 'corner-bakery',
  appId: 'com.paperboat.bakery',
  developer: 'paperboat',
  category: 113,
  ageRating: '0+',
  platforms: [ANDROID, IOS],
  tags: ['management', 'cooking', 'relaxing', 'cute', 'single-player'],
  name: { 'zh-TW': '街角麵包坊', 'zh-CN': '街角面包店', 'vi-VN': 'Tiệm Bánh Góc Phố', 'en-US': 'Corner Bakery' },
  shortDescription: {
    'zh-TW': '凌晨四點揉麵，七點開門，一整條街都是你的味道。',
    'zh-CN': '凌晨四点和面，早上七点开门，整条街都是你家的香味。',
    'vi-VN': 'Bốn giờ nhồi bột, bảy giờ mở cửa, cả con phố thơm mùi bánh của bạn.',
    'en-US': 'Knead at four, open at seven, and let the whole street smell it.',
  },
  fullDescription: {
    'zh-TW':
      '<p>外婆留給你一間店、一座老烤爐，和一罐養了三十年的酵母。牠叫阿發，請記得每天餵。</p><p>天還沒亮就要決定今天烤什麼：下雨天菠蘿包賣得慢，月考那週紅豆麵包一定不夠。觀察客人的腳步、記住他們的口味，慢慢把一張張生面孔烤成熟客。</p><p><b>店裡的日常</b><br>・九十種麵包，配方靠試，不靠抽<br>・麵團會依溫度濕度發酵，太急會塌<br>・裝潢、櫥窗、招牌字體都能自己來<br>・五十位鄰居，每個人都有一個和麵包有關的故事</p><p>關店後把賣剩的吐司切邊，門口那隻柴犬已經坐好了。</p>',
    'zh-CN':
      '<p>外婆给你留了一间铺子、一座老烤炉，还有一罐养了三十年的老面。它叫阿发，每天都得喂。</p><p>天没亮就要拿主意：下雨天菠萝包走得慢，期中考那周红豆包准不够卖。看客人的脚步，记他们的口味，慢慢把生面孔烤成老主顾。</p><p><b>店里的日子</b><br>· 九十种面包，配方靠试，不靠抽卡<br>· 面团随温度湿度发酵，心急就塌<br>· 装修、橱窗、招牌字体，都由你亲手布置<br>· 五十位街坊，人人都有一段和面包有关的故事</p><p>打烊后把剩下的吐司切切边，门口那条柴犬已经坐好等着了。</p>',
    'vi-VN':
      '<p>Bà ngoại để lại cho bạn một tiệm nhỏ, một lò nướng cũ và một hũ men nuôi ba mươi năm. Nó tên là Phát, nhớ cho ăn mỗi ngày.</p><p>Trời chưa sáng đã phải tính hôm nay nướng gì: ngày mưa bánh dứa bán chậm, tuần thi thì bánh đậu đỏ thế nào cũng hết. Nhìn bước chân khách, nhớ khẩu vị của họ, rồi nướng dần người lạ thành khách quen.</p><p><b>Chuyện ở tiệm</b><br>• Chín mươi loại bánh, công thức do thử mà ra<br>• Bột nở theo nhiệt độ và độ ẩm, vội là xẹp<br>• Tự tay bày tủ kính, chọn kiểu chữ cho biển hiệu<br>• Năm mươi người hàng xóm, ai cũng có một câu chuyện với bánh</p><p>Đóng cửa xong, nhớ cắt viền bánh mì: chú shiba trước hiên đã ngồi chờ sẵn.</p>',
    'en-US':
      '<p>Grandmother has left you a shop, an old oven, and a sourdough starter she kept alive for thirty years. His name is Fa. Feed him daily.</p><p>Before dawn you decide what goes in: pineapple buns are slow in the rain, and in exam week there is never enough red bean. Watch how people walk in, remember what they like, and bake strangers into regulars.</p><p><b>Behind the counter</b><br>• Ninety breads, found by trying rather than by luck<br>• Dough that rises with heat and damp, and collapses if rushed<br>• Your own window, fittings and lettering above the door<br>• Fifty neighbors, each with a story that involves bread</p><p>After closing, trim the leftover loaves. The shiba on the step is already sitting nicely.</p>',
  },
  hardwareRequirements: 'Android 9 · 3 GB RAM\niPhone XR · iOS 16',
  countries: ['TW', 'MY', 'SG', 'VN', 'US'],
  containsAds: false,
  isPaidOnce: false,
  hasInAppPurchase: true,
  promoVideo: '',
  privacyPolicyUrl: 'https://paperboat.example/privacy/corner-bakery',
  contactEmail: 'letters@paperboat.example.com',
  contacts: [
    { key: 'instagram', value: 'paperboat.bakery' },
    { key: 'facebook', value: 'paperboat.studio' },
  ],
  dataCollection: [collects(1101, ['analytics'], { optional: true })],
  publishDate: '2025-08-07T20:00:00.000Z',
  viewCount: 3_139,
  featured: 10,
  versions: [
    {
      platform: ANDROID,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2025-08-07T20:00:00.000Z',
      notes: {
        'zh-TW': '開幕日！第一爐是奶油餐包。',
        'zh-CN': '开业啦！第一炉是奶油餐包。',
        'vi-VN': 'Ngày khai trương! Mẻ đầu tiên là bánh mì bơ sữa.',
        'en-US': 'Opening day. The first tray is butter rolls.',
      },
    },
    {
      platform: ANDROID,
      versionName: '1.2.0',
      minimumVersion: '1.0.0',
      releasedAt: '2025-12-01T20:00:00.000Z',
      notes: winter,
    },
    {
      platform: IOS,
      versionName: '1.2.1',
      minimumVersion: '',
      releasedAt: '2025-12-08T20:00:00.000Z',
      notes: winter,
      downloadUrl: 'https://apps.apple.com/app/id9900000174',
    },
  ],
  playable: false,
};
