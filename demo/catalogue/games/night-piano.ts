import { collects } from '../data-practice.ts';
import { ANDROID, type DemoGame, IOS, type Localized } from '../demo-game.ts';

const encore: Localized = {
  'zh-TW': '加演曲目：十首夜曲與三首台灣童謠。延遲校正改成跟著節拍點三下就好。',
  'zh-CN': '加演曲目：十首夜曲、三首台湾童谣。延迟校准改为跟着节拍点三下即可。',
  'vi-VN':
    'Chơi thêm theo yêu cầu: mười bản nocturne và ba bài đồng dao Đài Loan. Chỉnh độ trễ giờ chỉ cần gõ ba nhịp.',
  'en-US':
    'Encore: ten nocturnes and three Taiwanese nursery rhymes. Latency is calibrated by tapping along three times.',
};

export const game: DemoGame = {
  slug: 'night-piano',
  appId: 'com.paperboat.nightpiano',
  developer: 'paperboat',
  category: 109,
  ageRating: '0+',
  platforms: [ANDROID, IOS],
  tags: ['rhythm', 'relaxing', 'atmospheric', 'quick-rounds', 'single-player'],
  name: { 'zh-TW': '星夜鋼琴', 'zh-CN': '星夜钢琴', 'vi-VN': 'Dương Cầm Đêm Sao', 'en-US': 'Night Piano' },
  shortDescription: {
    'zh-TW': '琴鍵化成流星落下。輕觸一顆，夜空就多一個音。',
    'zh-CN': '琴键化作流星划落，轻点一颗，夜空便多一个音。',
    'vi-VN': 'Phím đàn rơi như sao băng. Chạm một vì sao, đêm thêm một nốt.',
    'en-US': 'Keys fall like meteors. Touch one and the night gains a note.',
  },
  fullDescription: {
    'zh-TW':
      '<p>你不需要會彈琴。只要在星星落到地平線的那一刻碰它一下，蕭邦就會從你的指尖流出來。</p><p>彈得準，銀河會多亮一段；彈錯了，也只是一顆星慢了半拍才亮起。我們拿掉了「失敗」這個畫面，因為深夜練琴的人，不該再被誰罵一次。</p><p><b>今晚曲目</b><br>・86 首鋼琴曲，從《月光》到原創小品<br>・三種速度，可單獨練左手或右手<br>・每首曲子彈完，會在星圖上連成一個星座<br>・所有琴音取自同一台 1962 年的直立式鋼琴，連踏板的嘆息都留著</p><p>建議關燈，戴上耳機。</p>',
    'zh-CN':
      '<p>不会弹琴也没关系。星星落到地平线的那一刻，轻轻碰它一下，肖邦就会从你指尖流出来。</p><p>弹得准，银河就多亮一段；弹错了，不过是一颗星晚半拍才亮。我们删掉了“失败”界面，因为深夜练琴的人，不该再挨谁一顿数落。</p><p><b>今晚曲目</b><br>· 86 首钢琴曲，从《月光》到原创小品<br>· 三档速度，左右手可分开练<br>· 每弹完一首，星图上便连成一个星座<br>· 音色全部采自一台 1962 年的立式钢琴，连踏板的轻响都没舍得去掉</p><p>推荐关灯，戴上耳机，再弹。</p>',
    'vi-VN':
      '<p>Bạn không cần biết chơi đàn. Chỉ cần chạm vào ngôi sao đúng lúc nó chạm đường chân trời, Chopin sẽ chảy ra từ đầu ngón tay bạn.</p><p>Chạm đúng, dải Ngân Hà sáng thêm một đoạn. Chạm trật, chẳng qua một vì sao bừng lên chậm nửa nhịp. Chúng tôi đã bỏ hẳn màn hình “thất bại”, vì người tập đàn giữa khuya không đáng bị mắng thêm lần nữa.</p><p><b>Chương trình đêm nay</b><br>• 86 bản piano, từ “Ánh trăng” đến những tiểu phẩm mới viết<br>• Ba tốc độ, tập riêng tay trái hoặc tay phải<br>• Mỗi bản đàn xong nối thành một chòm sao<br>• Tiếng đàn thu từ một cây piano đứng đời 1962, giữ cả tiếng thở của pedal</p>',
    'en-US':
      '<p>You do not need to play the piano. Touch each star as it reaches the horizon, and Chopin comes out of your fingertips.</p><p>Play well and another stretch of the Milky Way lights up. Miss, and a star simply comes on half a beat late. We took the “failed” screen out altogether; nobody practicing at midnight deserves another scolding.</p><p><b>Tonight’s program</b><br>• 86 pieces, from Clair de lune to miniatures of our own<br>• Three speeds, and either hand alone<br>• Every finished piece becomes a constellation on your chart<br>• All notes sampled from one 1962 upright, with the sighs of the pedal left in</p><p>Best with the lights off and headphones on.</p>',
  },
  hardwareRequirements: 'Android 8 · 3 GB RAM\niPhone 8 · iOS 15',
  countries: ['TW', 'MY', 'SG', 'VN', 'US'],
  containsAds: false,
  isPaidOnce: false,
  hasInAppPurchase: true,
  promoVideo: '',
  privacyPolicyUrl: 'https://paperboat.example/privacy/night-piano',
  contactEmail: 'letters@paperboat.example.com',
  contacts: [
    { key: 'instagram', value: 'paperboat.studio' },
    { key: 'flickr', value: 'paperboat-studio' },
  ],
  dataCollection: [collects(1302, ['analytics'], { optional: true })],
  publishDate: '2025-03-27T12:00:00.000Z',
  viewCount: 2_109,
  featured: null,
  versions: [
    {
      platform: ANDROID,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2025-03-27T12:00:00.000Z',
      notes: {
        'zh-TW': '琴蓋掀開，第一顆星落下。',
        'zh-CN': '琴盖掀开，第一颗星落下。',
        'vi-VN': 'Nắp đàn mở ra, vì sao đầu tiên rơi xuống.',
        'en-US': 'The lid is up and the first star is falling.',
      },
    },
    {
      platform: ANDROID,
      versionName: '1.4.0',
      minimumVersion: '1.0.0',
      releasedAt: '2025-12-04T12:00:00.000Z',
      notes: encore,
    },
    {
      platform: IOS,
      versionName: '1.4.1',
      minimumVersion: '',
      releasedAt: '2025-12-09T12:00:00.000Z',
      notes: encore,
      downloadUrl: 'https://apps.apple.com/app/id9900000153',
    },
  ],
  playable: false,
};
