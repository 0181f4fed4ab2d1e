import { collects } from '../data-practice.ts';
import { ANDROID, type DemoGame, WINDOWS } from '../demo-game.ts';

export const game: DemoGame = {
  slug: 'metro-lines',
  appId: 'com.neonbyte.metro',
  developer: 'neonbyte',
  category: 113,
  ageRating: '0+',
  platforms: [WINDOWS, ANDROID],
  tags: ['puzzle', 'city-builder', 'vehicles', 'challenging', 'minimalist', 'single-player'],
  name: { 'zh-TW': '都會軌道', 'zh-CN': '都市轨道', 'vi-VN': 'Mạng Lưới Metro', 'en-US': 'Metro Lines' },
  shortDescription: {
    'zh-TW': '畫一條線，接起一座城。等車的人可沒什麼耐心。',
    'zh-CN': '画一条线，连起一座城。站台上的人可没多少耐心。',
    'vi-VN': 'Kẻ một đường, nối cả thành phố. Người chờ tàu thì chẳng kiên nhẫn đâu.',
    'en-US': 'Draw a line, join up a city. The people on the platform are waiting.',
  },
  fullDescription: {
    'zh-TW':
      '<p>一開始只有三個車站，像三顆扣子。你拉一條紅線把它們扣起來，列車開動，城市就開始長大。</p><p>學區、夜市、科學園區、半夜才有人的批發市場，每一站的人流都有自己的作息。轉乘設計得好，八條線井然有序；設計不好，下班尖峰的月台會教你什麼叫後悔。</p><p><strong>路網簡介</strong><br>・十四座城市，含台北盆地、新加坡島、胡志明市<br>・高架、地下、環狀、機場快線，各有造價與脾氣<br>・即時人流熱區，拖一下就能改線<br>・結算時輸出一張漂亮的路線圖，可以當桌布</p><p>沒有喪屍，沒有隕石。唯一的災難是你自己昨天畫的那個彎。</p>',
    'zh-CN':
      '<p>起初只有三个站，像三粒纽扣。你拉一条红线把它们扣在一起，列车一开，城市就开始长个儿。</p><p>学区、夜市、软件园、后半夜才热闹的批发市场，每一站的客流都有自己的作息。换乘设计得当，八条线井井有条；设计失当，晚高峰的站台会让你懂得什么叫后悔。</p><p><strong>线网概况</strong><br>· 十四座城市，包括台北、新加坡、胡志明市<br>· 高架、地下、环线、机场快线，造价和脾气各异<br>· 实时客流热力图，随手一拖就能改线<br>· 结算时生成一张精美线路图，拿来当壁纸正好</p><p>没有丧尸，也没有陨石。唯一的灾难，是你昨天画的那个弯。</p>',
    'vi-VN':
      '<p>Ban đầu chỉ có ba nhà ga, như ba chiếc cúc áo. Bạn kéo một đường đỏ cài chúng lại, tàu chuyển bánh, và thành phố bắt đầu lớn.</p><p>Khu trường học, chợ đêm, khu công nghệ, chợ đầu mối chỉ đông lúc nửa đêm: ga nào cũng có giờ giấc riêng. Bố trí trạm đổi tàu khéo thì tám tuyến chạy đâu ra đấy; vụng thì giờ tan tầm trên sân ga sẽ cho bạn biết thế nào là hối hận.</p><p><strong>Sơ lược mạng lưới</strong><br>• 14 thành phố, có Đài Bắc, Singapore, TP. Hồ Chí Minh<br>• Trên cao, ngầm, vành đai, tuyến sân bay, mỗi kiểu một giá<br>• Bản đồ nhiệt hành khách theo thời gian thực, kéo là đổi tuyến<br>• Hết ván xuất ra sơ đồ đẹp như hình nền</p>',
    'en-US':
      '<p>At first there are three stations, like three buttons. You pull a red line through them, the train moves off, and the city begins to grow.</p><p>Schools, night markets, a tech park, a wholesale market that only wakes at midnight: every stop keeps its own hours. Plan your interchanges well and eight lines run like clockwork. Plan them badly and the evening rush will teach you regret.</p><p><strong>System map</strong><br>• Fourteen cities, including Taipei, Singapore and Ho Chi Minh City<br>• Elevated, underground, loop and airport lines, each with its price<br>• Live crowd heat; drag a line to reroute it<br>• Every session ends in a network map fit for a wallpaper</p><p>No zombies and no meteors. The only disaster is that curve you drew yesterday.</p>',
  },
  hardwareRequirements: 'Windows 10 · Core i3-6100 · 4 GB RAM\nAndroid 8 · 3 GB RAM',
  countries: ['TW', 'SG', 'VN', 'US'],
  containsAds: false,
  isPaidOnce: false,
  hasInAppPurchase: false,
  promoVideo: '',
  privacyPolicyUrl: 'https://neonbyte.example/privacy#metro-lines',
  contactEmail: 'support@neonbyte.example.com',
  contacts: [
    { key: 'twitter', value: 'neonbyte_games' },
    { key: 'linkedin', value: 'neonbyte-games' },
  ],
  dataCollection: [collects(1301, ['analytics'], { optional: true })],
  publishDate: '2024-07-11T07:30:00.000Z',
  viewCount: 2_704,
  featured: null,
  versions: [
    {
      platform: WINDOWS,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2024-07-11T07:30:00.000Z',
      notes: {
        'zh-TW': '首班車發車，請先讓車上旅客下車。',
        'zh-CN': '首班车发车，请先下后上。',
        'vi-VN': 'Chuyến tàu đầu tiên khởi hành. Xin nhường lối cho khách xuống trước.',
        'en-US': 'First train departing. Please let passengers off first.',
      },
    },
    {
      platform: ANDROID,
      versionName: '1.4.0',
      minimumVersion: '',
      releasedAt: '2025-05-08T07:30:00.000Z',
      notes: {
        'zh-TW': 'Android 版通車。新增胡志明市，以及可以切換的色弱路線配色。',
        'zh-CN': '安卓版开通。新增胡志明市，并提供色弱友好的线路配色。',
        'vi-VN': 'Thông tuyến trên Android. Thêm TP. Hồ Chí Minh và bảng màu dành cho người khó phân biệt màu.',
        'en-US': 'Service extended to Android, with Ho Chi Minh City and a color-blind palette.',
      },
    },
  ],
  playable: false,
};
