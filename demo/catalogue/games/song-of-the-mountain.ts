import { collects } from '../data-practice.ts';
import { type DemoGame, IOS, type Localized, WINDOWS } from '../demo-game.ts';

const photoMode: Localized = {
  'zh-TW': '加入相機模式，雲海和山神都可以入鏡（祂不一定肯看鏡頭）。登山步道的自動存檔點變密了。',
  'zh-CN': '新增拍照模式，云海和山神都能入镜（它未必肯看镜头）。步道上的自动存档点更密了。',
  'vi-VN':
    'Thêm chế độ chụp ảnh: biển mây và cả sơn thần đều có thể vào khung hình, dù ngài chưa chắc chịu nhìn ống kính. Thêm điểm lưu tự động dọc đường mòn.',
  'en-US':
    'A photo mode. Clouds pose willingly, the spirit less so. Autosave points along the trail are closer together.',
};

export const game: DemoGame = {
  slug: 'song-of-the-mountain',
  appId: 'com.paperboat.mountain',
  developer: 'paperboat',
  category: 102,
  ageRating: '6+',
  platforms: [WINDOWS, IOS],
  tags: ['mythology', 'nature', 'story-rich', 'atmospheric', 'hand-drawn', 'single-player'],
  name: {
    'zh-TW': '山神之歌',
    'zh-CN': '山神之歌',
    'vi-VN': 'Khúc Ca Sơn Thần',
    'en-US': 'Song of the Mountain',
  },
  shortDescription: {
    'zh-TW': '黃昏入山的登山客，遇見一位忘了自己歌聲的山神。',
    'zh-CN': '黄昏进山的旅人，遇见一位忘了自己歌声的山神。',
    'vi-VN': 'Người lữ hành lên núi lúc hoàng hôn gặp vị sơn thần quên mất giọng hát.',
    'en-US': 'A hiker at dusk meets a mountain spirit who has forgotten how to sing.',
  },
  fullDescription: {
    'zh-TW':
      '<p>嚮導說，入夜以後別在稜線上唱歌，會有東西學你。你沒當一回事，直到身後的山谷，用你的聲音唱了下一句。</p><p>那是山神。祂很大，很老，也很害羞。祂記得每一棵樹的生日，唯獨忘了自己的歌。你答應陪祂走到山頂，一路把散落的音符找回來。</p><p><b>沿途風景</b><br>・從檜木林、箭竹坡到雲海，一條不切換畫面的完整山徑<br>・用哼唱和回音解謎，接上麥克風可以真的唱<br>・山神的情緒會改變天氣，請溫柔一點<br>・大約六小時，剛好一個下雨的週末</p><p>全程沒有敵人，沒有死亡。只有一位老人家想不起來的旋律，和願意等祂想起來的你。</p>',
    'zh-CN':
      '<p>向导说，天黑后别在山脊上唱歌，会有东西学你。你没往心里去，直到身后的山谷用你的嗓音接上了下一句。</p><p>那是山神。它很大，很老，也很怕生。哪棵树几岁它都记得，偏偏忘了自己的歌。你答应陪它走到山顶，一路拾回散落的音符。</p><p><b>一路所见</b><br>· 从古木林、箭竹坡走到云海，整条山路一镜到底<br>· 靠哼唱与回声解谜，接上麦克风可以真唱<br>· 山神的心情会改变天气，请温柔些<br>· 流程约六小时，正好一个下雨的周末</p><p>全程没有敌人，也没有死亡，只有一段怎么也想不起来的旋律，和愿意等它想起来的你。</p>',
    'vi-VN':
      '<p>Người dẫn đường dặn: trời tối rồi thì đừng hát trên sống núi, sẽ có thứ hát theo. Bạn chẳng để tâm, cho đến khi thung lũng sau lưng cất lên câu tiếp theo bằng chính giọng của bạn.</p><p>Đó là sơn thần. Ngài rất lớn, rất già và rất nhút nhát. Ngài nhớ tuổi của từng gốc cây, chỉ quên mất bài hát của mình. Bạn hứa đi cùng ngài lên đỉnh, nhặt lại từng nốt nhạc rơi dọc đường.</p><p><b>Cảnh dọc đường</b><br>• Từ rừng cổ thụ, dốc trúc đến biển mây, một con đường liền mạch không chuyển cảnh<br>• Giải đố bằng tiếng ngân và tiếng vọng, có micro thì hát thật<br>• Tâm trạng sơn thần làm đổi thời tiết, hãy nhẹ nhàng<br>• Khoảng sáu giờ, vừa một cuối tuần mưa</p><p>Không có kẻ thù, không ai phải chết. Chỉ có một giai điệu chưa nhớ ra.</p>',
    'en-US':
      '<p>Never sing on the ridge after dark, the guide told you, because something will learn the tune. You laughed, until the valley behind you took the next line in your own voice.</p><p>It is the mountain’s spirit: very large, very old, painfully shy. It knows the age of every tree and has lost only one thing, its song. You promise to walk it to the summit and gather the notes along the way.</p><p><b>On the trail</b><br>• Cypress forest, bamboo slopes and a sea of clouds in one unbroken path<br>• Puzzles of humming and echo, sung for real if you have a microphone<br>• A companion whose mood is the weather, so be kind<br>• About six hours, or one rainy weekend</p><p>No enemies and no dying. Only a melody on the tip of an ancient tongue, and you with time to spare.</p>',
  },
  hardwareRequirements: 'Windows 10 · Core i5-8400 · 8 GB RAM · GTX 1050 Ti\niPhone 11 · iOS 16',
  countries: ['TW', 'SG', 'US'],
  containsAds: false,
  isPaidOnce: true,
  hasInAppPurchase: false,
  promoVideo: 'https://www.youtube.com/watch?v=WhWc3b3KhnY',
  privacyPolicyUrl: 'https://paperboat.example/privacy/song-of-the-mountain',
  contactEmail: 'letters@paperboat.example.com',
  contacts: [
    { key: 'instagram', value: 'paperboat.studio' },
    { key: 'youtube', value: 'PaperBoatStarhall' },
  ],
  dataCollection: [
    collects(701, ['functionality'], { optional: true, ephemeral: true }),
    collects(1301, ['analytics'], { optional: true }),
  ],
  publishDate: '2025-12-11T08:00:00.000Z',
  viewCount: 3_585,
  featured: 6,
  versions: [
    {
      platform: WINDOWS,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2025-12-11T08:00:00.000Z',
      notes: {
        'zh-TW': '山門已開。天黑前請備妥頭燈。',
        'zh-CN': '山门已开，天黑前请备好头灯。',
        'vi-VN': 'Cổng núi đã mở. Nhớ mang đèn đội đầu trước khi trời tối.',
        'en-US': 'The trailhead is open. Pack a headlamp.',
      },
    },
    {
      platform: WINDOWS,
      versionName: '1.1.0',
      minimumVersion: '1.0.0',
      releasedAt: '2026-06-04T08:00:00.000Z',
      notes: photoMode,
    },
    {
      platform: IOS,
      versionName: '1.1.2',
      minimumVersion: '',
      releasedAt: '2026-06-18T08:00:00.000Z',
      notes: photoMode,
      downloadUrl: 'https://apps.apple.com/app/id9900000112',
    },
  ],
  playable: false,
};
