import { collects } from '../data-practice.ts';
import { ANDROID, type DemoGame, type Localized, WINDOWS } from '../demo-game.ts';

const openDoors: Localized = {
  'zh-TW': '開幕季！手機與電腦可以同場競技，邀請碼六碼，斷線三十秒內可以回到原局。',
  'zh-CN': '开幕赛季！手机与电脑同场竞技，六位邀请码进房，掉线三十秒内可重连。',
  'vi-VN': 'Mùa khai mạc! Điện thoại và máy tính đấu chung sân, mã mời sáu ký tự, rớt mạng vẫn có 30 giây để quay lại.',
  'en-US':
    'Opening season. Phones and computers share the floor, rooms use six-character codes, and dropped players have thirty seconds to return.',
};

export const game: DemoGame = {
  slug: 'starhall-arena',
  appId: 'com.neonbyte.arena',
  developer: 'neonbyte',
  category: 101,
  ageRating: '12+',
  platforms: [WINDOWS, ANDROID],
  tags: ['fighting', 'science-fiction', 'funny', '3d', 'co-op', 'online-multiplayer'],
  name: { 'zh-TW': '星廳競技場', 'zh-CN': '星厅竞技场', 'vi-VN': 'Đấu Trường Starhall', 'en-US': 'Starhall Arena' },
  shortDescription: {
    'zh-TW': '八台機器人、一座亂來的競技場，最後站著的請客。',
    'zh-CN': '八台机器人，一座不讲道理的竞技场，站到最后的请客。',
    'vi-VN': 'Tám robot, một đấu trường quái chiêu, ai trụ cuối cùng phải đãi.',
    'en-US': 'Eight robots, one unreasonable arena. Last one standing buys dinner.',
  },
  fullDescription: {
    'zh-TW':
      '<p>歡迎光臨星廳。地板會翻、天花板會掉，評審是一台有起床氣的吐司機。</p><p>挑一台機器人，裝上手邊找得到的一切：拖把長槍、彈簧拳套、超市推車底盤。八人一局、五分鐘結束，輸的人還能變成觀眾席的搗蛋鬼，往場上丟香蕉皮繼續報仇。</p><p><strong>賽前檢錄</strong><br>・十六種派對模式，從推擠相撲到冰上搬家<br>・同一台電腦最多四人，加上連線湊滿八人<br>・零件會掉、會被撿走，也會被別人裝到頭上<br>・免費遊玩；造型可用點數購買，拳頭大小一律相同</p><p>請勿在比賽中途餵食吐司機。</p>',
    'zh-CN':
      '<p>欢迎来到星厅。地板会翻，天花板会掉，评委是一台起床气很重的烤面包机。</p><p>挑一台机器人，手边有什么就装什么：拖把长枪、弹簧拳套、超市推车底盘。八人一局，五分钟见分晓，出局的还能坐上观众席捣乱，往场上扔香蕉皮报仇。</p><p><strong>赛前检录</strong><br>· 十六种派对模式，从推搡相扑到冰上搬家<br>· 一台电脑最多四人，加上联机凑齐八人<br>· 零件会掉，会被捡走，还会被装到别人头上<br>· 免费畅玩；外观可用点数购买，拳头大小一律平等</p><p>比赛期间，请勿投喂烤面包机。</p>',
    'vi-VN':
      '<p>Chào mừng đến Starhall. Sàn biết lật, trần biết rơi, còn giám khảo là cái lò nướng bánh mì hay cáu kỉnh buổi sáng.</p><p>Chọn một robot rồi lắp bất cứ thứ gì vớ được: thương bằng cây lau nhà, găng đấm lò xo, gầm xe đẩy siêu thị. Tám người một trận, năm phút là xong. Thua rồi vẫn được lên khán đài phá đám, ném vỏ chuối xuống sân mà trả thù.</p><p><strong>Trước giờ thi đấu</strong><br>• 16 chế độ tiệc tùng, từ sumo xô đẩy đến dọn nhà trên băng<br>• Tối đa bốn người một máy tính, thêm bạn chơi mạng cho đủ tám<br>• Linh kiện rơi ra, bị nhặt mất, có khi gắn lên đầu kẻ khác<br>• Chơi miễn phí; trang phục mua bằng điểm, nắm đấm ai cũng như ai</p><p>Vui lòng không cho lò nướng ăn trong trận.</p>',
    'en-US':
      '<p>Welcome to Starhall. The floor flips, the ceiling drops, and the judge is a toaster that is not a morning person.</p><p>Pick a robot and bolt on whatever is lying around: a mop lance, spring-loaded gloves, the chassis of a supermarket cart. Eight players, five minutes. If you lose you join the stands as a pest and take revenge with banana peels.</p><p><strong>Weigh-in</strong><br>• Sixteen party modes, from shoving sumo to moving house on ice<br>• Up to four on one computer, topped up to eight online<br>• Parts that fall off, get picked up, and end up on someone else’s head<br>• Free to play; outfits cost points, and every fist is the same size</p><p>Please do not feed the toaster during matches.</p>',
  },
  hardwareRequirements: 'Windows 10 · Core i5-8400 · 8 GB RAM · GTX 1050 Ti\nAndroid 10 · 4 GB RAM',
  countries: ['TW', 'MY', 'SG', 'VN', 'US'],
  containsAds: false,
  isPaidOnce: false,
  hasInAppPurchase: true,
  promoVideo: 'https://www.youtube.com/watch?v=UXqq0ZvbOnk',
  privacyPolicyUrl: 'https://neonbyte.example/privacy#starhall-arena',
  contactEmail: 'arena@neonbyte.example.com',
  contacts: [
    { key: 'twitter', value: 'starhall_arena' },
    { key: 'youtube', value: 'NeonByteStarhall' },
    { key: 'telegram_group', value: 'arena_toasters' },
  ],
  dataCollection: [
    collects(203, ['functionality', 'account_management']),
    collects(302, ['functionality', 'fraud_security']),
    collects(503, ['functionality'], { optional: true, ephemeral: true }),
    collects(701, ['functionality'], { optional: true, ephemeral: true }),
    collects(1301, ['analytics'], { optional: true }),
    collects(1401, ['fraud_security']),
  ],
  publishDate: '2026-10-15T04:00:00.000Z',
  viewCount: 284,
  featured: null,
  versions: [
    {
      platform: WINDOWS,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2026-10-15T04:00:00.000Z',
      notes: openDoors,
    },
    {
      platform: ANDROID,
      versionName: '1.0.1',
      minimumVersion: '',
      releasedAt: '2026-10-16T04:00:00.000Z',
      notes: openDoors,
    },
  ],
  playable: false,
};
