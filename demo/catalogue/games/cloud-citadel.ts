import { collects } from '../data-practice.ts';
import { type DemoGame, WINDOWS } from '../demo-game.ts';

export const game: DemoGame = {
  slug: 'cloud-citadel',
  appId: 'com.littlehill.cloudcitadel',
  developer: 'littlehill',
  category: 115,
  ageRating: '6+',
  platforms: [WINDOWS],
  tags: ['tower-defense', 'fantasy', 'challenging', 'hand-drawn', 'single-player'],
  name: { 'zh-TW': '雲端城堡', 'zh-CN': '云端城堡', 'vi-VN': 'Thành Trì Trên Mây', 'en-US': 'Cloud Citadel' },
  shortDescription: {
    'zh-TW': '城堡浮在雲上，雲會飄走。一場連地形都在動的塔防。',
    'zh-CN': '城堡浮在云上，云却会飘走。一款连地形都在动的塔防。',
    'vi-VN': 'Lâu đài nổi trên mây, mà mây thì trôi. Thủ thành khi địa hình cũng di động.',
    'en-US': 'The castle floats on clouds, and clouds drift. Tower defense on the move.',
  },
  fullDescription: {
    'zh-TW':
      '<p>蓋塔容易，難的是腳下的雲會跑。西風一起，你精心排好的火砲就和城門隔了一整片天空。</p><p>《雲端城堡》是一款看天氣吃飯的塔防。開戰前有一分鐘讀風向圖，決定哪朵雲該錨住、哪朵該放它漂到敵軍頭上。來犯的風箏騎兵、滾雷象和紙鶴轟炸隊，也一樣得看風的臉色。</p><p><b>築城須知</b><br>・四大雲區、52 場守城戰，地形每一分鐘都在變<br>・21 種塔樓，可以用繩橋相連，共享彈藥<br>・無盡模式附每日風向，全服比誰守得久<br>・可以隨時暫停下令，慢慢想沒關係</p><p>沒有體力條，沒有抽卡。輸了，就怪風吧。</p>',
    'zh-CN':
      '<p>造塔不难，难在脚下的云会跑。西风一起，你精心排好的火炮就跟城门隔了一整片天。</p><p>《云端城堡》是一款看天吃饭的塔防。开战前有一分钟看风向图，决定哪朵云锚住不动，哪朵放它飘到敌军头顶。来犯的风筝骑兵、滚雷象和纸鹤轰炸队，同样得看风的脸色。</p><p><b>筑城须知</b><br>· 四大云区、52 场守城战，地形分分钟在变<br>· 21 种塔楼，架上绳桥就能共享弹药<br>· 无尽模式每日换风向，全服比谁守得久<br>· 随时暂停下令，慢慢琢磨不着急</p><p>没有体力值，也不抽卡。守不住？那就怪风吧。</p>',
    'vi-VN':
      '<p>Xây tháp thì dễ, khó là đám mây dưới chân cứ trôi. Gió tây vừa nổi, dàn pháo bạn xếp công phu đã cách cổng thành cả một khoảng trời.</p><p>Thành Trì Trên Mây là game thủ thành phải trông trời mà đánh. Trước mỗi trận bạn có một phút đọc bản đồ gió, chọn đám mây nào cần neo lại, đám nào cứ thả cho trôi lên đầu quân địch. Kỵ binh diều, voi sấm và phi đội hạc giấy cũng phải lựa theo chiều gió như bạn.</p><p><b>Cẩm nang xây thành</b><br>• Bốn vùng mây, 52 trận, địa hình đổi từng phút<br>• 21 loại tháp, nối cầu dây để dùng chung đạn<br>• Chế độ vô tận đổi hướng gió mỗi ngày, có bảng xếp hạng<br>• Tạm dừng để ra lệnh bất cứ lúc nào</p>',
    'en-US':
      '<p>Building towers is easy. Keeping them near the gate is not, because the clouds beneath them drift. One west wind and your careful battery is a whole sky away from where it is needed.</p><p>Cloud Citadel is tower defense by weather forecast. Before each battle you get a minute with the wind chart to decide which cloud to anchor and which to let float over the enemy. The kite cavalry, thunder elephants and paper-crane bombers have to read the same wind.</p><p><b>For the master builder</b><br>• Four skies and 52 sieges on ground that never holds still<br>• 21 towers that share ammunition across rope bridges<br>• An endless mode with a new wind every day<br>• Pause at any time and give orders at leisure</p><p>No energy bar and no card packs. If you lose, blame the breeze.</p>',
  },
  hardwareRequirements: 'Windows 10 · Core i3-9100 · 8 GB RAM · GTX 960',
  countries: ['TW', 'SG', 'US'],
  containsAds: false,
  isPaidOnce: true,
  hasInAppPurchase: false,
  promoVideo: '',
  privacyPolicyUrl: 'https://littlehill.example/privacy/cloud-citadel',
  contactEmail: 'hello@littlehill.example.com',
  contacts: [
    { key: 'facebook', value: 'littlehill.games' },
    { key: 'youtube', value: 'LittleHillStarhall' },
  ],
  dataCollection: [
    collects(203, ['functionality'], { optional: true }),
    collects(1301, ['analytics'], { optional: true }),
  ],
  publishDate: '2026-01-15T02:00:00.000Z',
  viewCount: 2_796,
  featured: 8,
  versions: [
    {
      platform: WINDOWS,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2026-01-15T02:00:00.000Z',
      notes: {
        'zh-TW': '城門升起，風向西北西，風力三級。',
        'zh-CN': '城门升起，西北偏西风，三级。',
        'vi-VN': 'Cổng thành kéo lên. Gió tây tây bắc, cấp ba.',
        'en-US': 'The gates go up. Wind west-north-west, force three.',
      },
    },
    {
      platform: WINDOWS,
      versionName: '1.2.0',
      minimumVersion: '1.0.0',
      releasedAt: '2026-07-09T02:00:00.000Z',
      notes: {
        'zh-TW': '新增「每日風向」排行榜與兩倍速按鈕。滾雷象終於學會轉彎了，請小心側翼。',
        'zh-CN': '新增“每日风向”排行榜和二倍速按钮。滚雷象总算学会拐弯，当心侧翼。',
        'vi-VN':
          'Thêm bảng xếp hạng “Gió mỗi ngày” và nút tua nhanh gấp đôi. Voi sấm rốt cuộc đã biết rẽ, coi chừng hai cánh.',
        'en-US':
          'A daily-wind leaderboard and a double-speed button. Thunder elephants have learned to turn, so watch your flanks.',
      },
    },
  ],
  playable: false,
};
