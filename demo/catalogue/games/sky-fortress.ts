import { collects } from '../data-practice.ts';
import { ANDROID, type DemoGame, type Localized, WINDOWS } from '../demo-game.ts';

const storm: Localized = {
  'zh-TW': '「雷雨鋒面」更新：雲層會導電，帆布艇請繞道。調低了要塞主砲的傷害，大家都辛苦了。',
  'zh-CN': '“雷雨锋面”更新：云层会导电，帆布艇请绕行。下调要塞主炮伤害，各位辛苦了。',
  'vi-VN':
    'Bản cập nhật “Mặt trận giông”: mây dẫn điện, tàu vải bạt nên đi vòng. Giảm sát thương của pháo chính trên pháo đài; mọi người vất vả rồi.',
  'en-US':
    'Storm Front: clouds conduct, so canvas ships should go around. The fortress’s main gun has been toned down. Sorry about that.',
};

export const game: DemoGame = {
  slug: 'sky-fortress',
  appId: 'com.neonbyte.skyfortress',
  developer: 'neonbyte',
  category: 101,
  ageRating: '12+',
  platforms: [ANDROID, WINDOWS],
  tags: ['shooter', 'science-fiction', 'challenging', 'retro', 'single-player'],
  name: { 'zh-TW': '天空要塞', 'zh-CN': '天空要塞', 'vi-VN': 'Pháo Đài Trên Không', 'en-US': 'Sky Fortress' },
  shortDescription: {
    'zh-TW': '一艘補了又補的飛船，挑戰一座從不落地的要塞。',
    'zh-CN': '一艘补丁摞补丁的飞艇，去撼动一座从不落地的要塞。',
    'vi-VN': 'Một phi thuyền chắp vá thách thức pháo đài chưa từng chạm đất.',
    'en-US': 'One much-mended airship against a fortress that has never landed.',
  },
  fullDescription: {
    'zh-TW':
      '<p>要塞遮住太陽的時候，整個山谷要點三小時的燈。村子湊了銅鍋、床單和一具拖拉機引擎，做成你的飛船。大家說，拜託把光帶回來。</p><p>一趟出擊二十分鐘。火力、裝甲、升力三選二，重量永遠不夠用。被打下來不是結束，撿起殘骸，下一艘會更像樣一點。</p><p><strong>機庫清單</strong><br>・隨機生成的雲層航線，每次出擊都不同<br>・58 種零件，從茶壺砲到避雷針<br>・六座浮空堡壘，最後一座比地圖還大<br>・本機雙人：一人開船，一人開砲，吵架不計分</p><p>船會墜，想往上飛的心不會。</p>',
    'zh-CN':
      '<p>要塞遮住太阳的时候，整条山谷得点三个钟头的灯。乡亲们凑了铜锅、床单和一台拖拉机的发动机，拼出了你的飞艇。大伙儿说，求你把光带回来。</p><p>出击一趟二十分钟。火力、装甲、升力三选二，载重永远不够。被打下来不算完，捡起残骸，下一艘会更像样。</p><p><strong>机库清单</strong><br>· 云层航线随机生成，每次出击都不重样<br>· 58 种零件，从茶壶炮到避雷针<br>· 六座浮空堡垒，最后一座比地图还大<br>· 本地双人：一人掌舵，一人开炮，吵架不计分</p><p>船可以坠，往上飞的念头不会坠。</p>',
    'vi-VN':
      '<p>Mỗi khi pháo đài che mặt trời, cả thung lũng phải thắp đèn ba tiếng đồng hồ. Dân làng gom nồi đồng, ga giường và một động cơ máy kéo, ráp thành phi thuyền cho bạn. Họ chỉ xin một điều: mang ánh sáng trở về.</p><p>Một chuyến xuất kích hai mươi phút. Hỏa lực, giáp, lực nâng: ba thứ chỉ chọn được hai. Bị bắn rơi chưa phải là hết; nhặt mảnh vỡ về, chiếc sau sẽ ra dáng hơn.</p><p><strong>Trong xưởng</strong><br>• Đường bay giữa mây sinh ngẫu nhiên, không chuyến nào giống nhau<br>• 58 linh kiện, từ pháo ấm trà đến cột thu lôi<br>• Sáu pháo đài bay, cái cuối to hơn cả bản đồ<br>• Hai người một máy: kẻ lái, người bắn, cãi nhau không trừ điểm</p>',
    'en-US':
      '<p>When the fortress covers the sun, the valley burns lamps for three hours. So the village gathered copper pots, bed sheets and a tractor engine and built you an airship. Bring the light back, they said.</p><p>A sortie lasts twenty minutes. Of guns, armor and lift you may have two, because weight is always short. Being shot down is not the end: collect the wreckage, and the next ship will be a little more like one.</p><p><strong>Hangar list</strong><br>• Cloud routes generated afresh for every sortie<br>• 58 parts, from the teapot cannon to the lightning rod<br>• Six floating strongholds, the last one larger than its map<br>• Two players on one device: one flies, one shoots, and arguments are not scored</p>',
  },
  hardwareRequirements: 'Android 10 · 4 GB RAM\nWindows 10 · Core i3-8100 · 8 GB RAM · GTX 960',
  countries: ['TW', 'MY', 'SG', 'US'],
  containsAds: false,
  isPaidOnce: false,
  hasInAppPurchase: false,
  promoVideo: '',
  privacyPolicyUrl: 'https://neonbyte.example/privacy#sky-fortress',
  contactEmail: 'support@neonbyte.example.com',
  contacts: [
    { key: 'twitter', value: 'neonbyte_games' },
    { key: 'telegram', value: 'neonbyte_games' },
  ],
  dataCollection: [
    collects(1301, ['analytics'], { optional: true }),
    collects(1302, ['analytics'], { optional: true }),
  ],
  publishDate: '2026-06-11T09:00:00.000Z',
  viewCount: 1_910,
  featured: null,
  versions: [
    {
      platform: ANDROID,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2026-06-11T09:00:00.000Z',
      notes: {
        'zh-TW': '解纜，升空。',
        'zh-CN': '解缆，升空。',
        'vi-VN': 'Tháo dây, cất cánh.',
        'en-US': 'Lines away. Up she goes.',
      },
    },
    {
      platform: ANDROID,
      versionName: '1.1.0',
      minimumVersion: '1.0.0',
      releasedAt: '2026-10-01T09:00:00.000Z',
      notes: storm,
    },
    {
      platform: WINDOWS,
      versionName: '1.1.1',
      minimumVersion: '',
      releasedAt: '2026-10-08T09:00:00.000Z',
      notes: storm,
    },
  ],
  playable: false,
};
