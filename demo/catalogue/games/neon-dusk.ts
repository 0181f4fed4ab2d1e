import { collects } from '../data-practice.ts';
import { ANDROID, type DemoGame, type Localized, WINDOWS } from '../demo-game.ts';

const update: Localized = {
  'zh-TW': '新賽區「雨港」開放：濕地抓地力重新調校，水坑會映出對手的尾燈。另修正手把震動在重播時停不下來的問題。',
  'zh-CN': '新赛区“雨港”上线：重做湿滑路面的抓地手感，水洼里能看到对手的尾灯。修复回放时手柄震动不停的问题。',
  'vi-VN':
    'Mở khu đua mới “Cảng Mưa”: mặt đường ướt bám khác hẳn, vũng nước soi cả đèn hậu đối thủ. Sửa lỗi tay cầm rung mãi khi xem lại.',
  'en-US':
    'New district, Rain Harbor: retuned wet grip, and puddles that mirror the tail lights ahead. Controllers no longer keep rumbling in replays.',
};

export const game: DemoGame = {
  slug: 'neon-dusk',
  appId: 'com.neonbyte.neondusk',
  developer: 'neonbyte',
  category: 111,
  ageRating: '12+',
  platforms: [ANDROID, WINDOWS],
  tags: ['vehicles', 'atmospheric', 'retro', '3d', 'online-multiplayer', 'leaderboards'],
  name: { 'zh-TW': '霓虹黃昏', 'zh-CN': '霓虹黄昏', 'vi-VN': 'Hoàng Hôn Neon', 'en-US': 'Neon Dusk' },
  shortDescription: {
    'zh-TW': '太陽下山，引擎點火。合成器浪潮裡的城市街頭賽。',
    'zh-CN': '日落点火，一脚油门扎进合成器浪潮里的都市街头赛。',
    'vi-VN': 'Mặt trời lặn, nổ máy. Đua phố giữa làn sóng synthwave.',
    'en-US': 'Sun down, engines up. A city street race on a wave of synths.',
  },
  fullDescription: {
    'zh-TW':
      '<p>每天傍晚六點四十二分，高架橋會染成粉紫色，只維持十九分鐘。城裡最快的人都在等這十九分鐘。</p><p>《霓虹黃昏》把整座城市當成賽道：漁市場後巷、拆到一半的交流道、漲潮時只剩一條車寬的防波堤。夕陽的位置會隨比賽推移，第一圈刺眼，最後一圈只剩霓虹替你照路。</p><p><strong>油箱加滿</strong><br>・24 條街頭路線，黃昏與入夜各有兩種跑法<br>・18 台改裝車，避震、齒比、燈條都能調<br>・甩尾集氣，出彎瞬間釋放<br>・31 首原創合成器配樂，跟著轉速起伏<br>・支援手把與雙人分割畫面（Windows 版）</p><p>沒有反派，沒有拯救世界。只有日落之前，先過終點線。</p>',
    'zh-CN':
      '<p>每天傍晚六点四十二分，高架桥会被染成粉紫色，只有十九分钟。全城最快的人，等的就是这十九分钟。</p><p>《霓虹黄昏》把整座城市铺成赛道：鱼市后巷、拆了一半的立交桥、涨潮时只剩一车宽的防波堤。太阳随比赛一点点下沉，第一圈晃眼，最后一圈全靠霓虹引路。</p><p><strong>加满油再看</strong><br>· 24 条街头线路，黄昏与入夜两种跑法<br>· 18 台改装车，悬挂、齿比、氛围灯任你调<br>· 漂移攒气，出弯一瞬间全放出去<br>· 31 首原创合成器配乐，跟着转速起伏<br>· Windows 版支持手柄和双人分屏</p><p>没有反派，也不用拯救世界，只求日落之前先冲线。</p>',
    'vi-VN':
      '<p>Mỗi chiều lúc 6 giờ 42, cây cầu vượt nhuộm màu hồng tím, và chỉ trong mười chín phút. Những tay lái nhanh nhất thành phố đều chờ đúng mười chín phút ấy.</p><p>Hoàng Hôn Neon biến cả thành phố thành đường đua: con hẻm sau chợ cá, nút giao đang đập dở, con đê chắn sóng chỉ còn vừa một thân xe khi thủy triều lên. Mặt trời hạ dần theo từng vòng; vòng đầu chói mắt, vòng cuối chỉ còn đèn neon soi lối.</p><p><strong>Đổ đầy bình</strong><br>• 24 cung đường, chạy lúc chiều tà và khi đêm xuống<br>• 18 xe độ, chỉnh được giảm xóc, tỷ số truyền, dải đèn<br>• Drift để tích lực, thoát cua là bung<br>• 31 bản synth nguyên tác lên xuống theo vòng tua<br>• Bản Windows hỗ trợ tay cầm và chia đôi màn hình</p>',
    'en-US':
      '<p>At 6:42 every evening the overpass turns pink and violet, for nineteen minutes. The fastest people in town wait all day for those nineteen minutes.</p><p>Neon Dusk makes a circuit of the whole city: the alley behind the fish market, a half-demolished interchange, a breakwater that is one car wide at high tide. The sun sinks as you race. Lap one is blinding; by the last lap only the signs are left to steer by.</p><p><strong>Fill her up</strong><br>• 24 street routes, each run at dusk and after dark<br>• 18 cars with tunable suspension, gearing and light bars<br>• Drift to charge, release on the exit<br>• 31 original synth tracks that follow your revs<br>• Controllers and two-player split screen on Windows</p><p>No villain, no world to save. Just be first across the line before the light goes.</p>',
  },
  hardwareRequirements: 'Windows 10 · Core i5-8400 · 8 GB RAM · GTX 1060\nAndroid 10 · 4 GB RAM',
  countries: ['TW', 'MY', 'SG', 'US'],
  containsAds: false,
  isPaidOnce: true,
  hasInAppPurchase: false,
  promoVideo: '',
  privacyPolicyUrl: 'https://neonbyte.example/privacy#neon-dusk',
  contactEmail: 'support@neonbyte.example.com',
  contacts: [
    { key: 'twitter', value: 'neonbyte_games' },
    { key: 'youtube', value: 'NeonByteStarhall' },
    { key: 'telegram_group', value: 'neondusk_drivers' },
  ],
  dataCollection: [
    collects(203, ['functionality', 'fraud_security']),
    collects(1301, ['analytics'], { optional: true }),
    collects(1302, ['analytics'], { optional: true }),
  ],
  publishDate: '2025-09-18T10:42:00.000Z',
  viewCount: 4_719,
  featured: 2,
  versions: [
    {
      platform: WINDOWS,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2025-09-18T10:42:00.000Z',
      notes: {
        'zh-TW': '首發。六點四十二分，起跑線見。',
        'zh-CN': '正式首发。六点四十二分，起跑线上见。',
        'vi-VN': 'Bản phát hành đầu tiên. Hẹn ở vạch xuất phát lúc 6 giờ 42.',
        'en-US': 'First release. See you on the grid at 6:42.',
      },
    },
    {
      platform: WINDOWS,
      versionName: '1.2.0',
      minimumVersion: '1.0.0',
      releasedAt: '2026-04-23T10:00:00.000Z',
      notes: update,
    },
    {
      platform: ANDROID,
      versionName: '1.2.1',
      minimumVersion: '',
      releasedAt: '2026-04-30T10:00:00.000Z',
      notes: update,
    },
  ],
  playable: false,
};
