import { collects } from '../data-practice.ts';
import { ANDROID, type DemoGame, type Localized, WINDOWS } from '../demo-game.ts';

const ringfall: Localized = {
  'zh-TW': '第三章「環墜」開放：巨大的冰環碎片、兩種新艦首砲，以及一位不太可靠的導航員。連線配對時間大幅縮短。',
  'zh-CN': '第三章“环坠”上线：巨型冰环碎片、两种全新舰首炮，外加一位不太靠谱的领航员。联机匹配明显提速。',
  'vi-VN':
    'Chương ba “Vành Đai Sụp” đã mở: mảnh băng khổng lồ, hai loại pháo mũi tàu mới và một hoa tiêu không mấy đáng tin. Ghép trận nhanh hơn nhiều.',
  'en-US':
    'Chapter three, Ringfall: colossal ice, two new bow cannons and a navigator of doubtful reliability. Matchmaking is much faster.',
};

/** When each line of the trailer is shown. */
const TIMES = [
  '00:00.500 --> 00:03.000',
  '00:03.300 --> 00:05.700',
  '00:06.000 --> 00:08.400',
  '00:08.700 --> 00:11.600',
];

function captionsOf(lines: readonly string[]): string {
  return `WEBVTT\n\n${lines.map((line, place) => `${TIMES[place]}\n${line}\n`).join('\n')}`;
}

const captions: Localized = {
  'zh-TW': captionsOf([
    '兩百年前，艾歐斯的行星環一夜崩解。',
    '在三萬公里時速的碎冰間駕駛。',
    '和撿荒者搶下每一滴燃料。',
    '星海遠征：把航線一段段點亮。',
  ]),
  'zh-CN': captionsOf([
    '两百年前，艾欧斯的行星环一夜崩碎。',
    '在三万公里时速的碎冰间穿行。',
    '跟拾荒者抢下每一滴燃料。',
    '星海远征：把航线一段段点亮。',
  ]),
  'vi-VN': captionsOf([
    'Hai trăm năm trước, vành đai Eos vỡ tan trong một đêm.',
    'Lách qua băng vụn bay ba mươi nghìn cây số một giờ.',
    'Giành từng giọt nhiên liệu với bọn nhặt xác tàu.',
    'Viễn Chinh Biển Sao: thắp lại từng chặng bay.',
  ]),
  'en-US': captionsOf([
    'Two centuries ago the rings of Eos came apart overnight.',
    'Thread ice that moves at thirty thousand kilometers an hour.',
    'Race scavengers for every drop of fuel.',
    'Starsea Voyage: relight the lanes, one by one.',
  ]),
};

export const game: DemoGame = {
  slug: 'starsea-voyage',
  appId: 'com.neonbyte.starsea',
  developer: 'neonbyte',
  category: 101,
  ageRating: '12+',
  platforms: [WINDOWS, ANDROID],
  tags: ['survival', 'science-fiction', 'space', 'story-rich', '3d', 'single-player', 'co-op'],
  name: { 'zh-TW': '星海遠征', 'zh-CN': '星海远征', 'vi-VN': 'Viễn Chinh Biển Sao', 'en-US': 'Starsea Voyage' },
  shortDescription: {
    'zh-TW': '破碎的行星環之間，一艘拓荒艦正等著它的艦長。',
    'zh-CN': '在破碎的行星环间，一艘拓荒舰正等待它的舰长。',
    'vi-VN': 'Giữa những vành đai vỡ vụn, một con tàu khai phá đang chờ thuyền trưởng.',
    'en-US': 'Among broken planetary rings, a pioneer ship waits for its captain.',
  },
  fullDescription: {
    'zh-TW':
      '<p>兩百年前，艾歐斯的行星環一夜崩解。航線沒了，殖民地斷了音訊，地圖上只留下一行字：此後無人歸航。</p><p>你接手的拓荒艦「晨曦號」比你還老，引擎會咳嗽，艦橋的咖啡機倒是好的。穿過時速三萬公里的碎冰、和撿荒者搶燃料、替失聯的小站接上第一通訊號，一段一段把航線重新點亮。</p><p><strong>艦長簡報</strong><br>・手動駕駛與即時砲戰，慣性就是你的武器<br>・十二名船員，各有本事也各有脾氣<br>・艦體模組自由拼裝，少裝一座砲就多載一船人<br>・單人劇情三章，另有四人合作遠征<br>・免費遊玩；塗裝與部分艦體可用星幣購買，不影響勝負</p><p>星海很大，但每一盞燈都有人等著它亮。</p>',
    'zh-CN':
      '<p>两百年前，艾欧斯的行星环一夜崩碎。航线断了，殖民地没了音信，星图上只剩一句话：此后无人归航。</p><p>你接手的拓荒舰“晨曦号”比你岁数还大，引擎咳嗽，舰桥上的咖啡机倒还能用。你要闯过时速三万公里的碎冰带，跟拾荒者抢燃料，替失联的小站接通第一声呼叫，把熄灭的航线一段段重新点亮。</p><p><strong>舰长简报</strong><br>· 手动驾驶加即时炮战，惯性就是武器<br>· 十二名船员，各有本事，也各有脾气<br>· 舰体模块自由拼装，少一门炮就多载一船人<br>· 三章单人剧情，另有四人联机远征<br>· 免费畅玩；涂装和部分舰体可用星币购买，不卖数值</p><p>星海辽阔，而每盏灯后面都有人在等。</p>',
    'vi-VN':
      '<p>Hai trăm năm trước, vành đai hành tinh Eos vỡ tan chỉ trong một đêm. Tuyến bay biến mất, các thuộc địa bặt tin, trên bản đồ chỉ còn một dòng: từ đây không ai trở về.</p><p>Con tàu Bình Minh bạn tiếp quản còn nhiều tuổi hơn bạn. Động cơ hay ho khan, được cái máy pha cà phê vẫn tốt. Bạn sẽ lách qua dòng băng vụn bay ba mươi nghìn cây số một giờ, giành nhiên liệu với bọn nhặt xác tàu và thắp lại từng chặng bay.</p><p><strong>Báo cáo gửi thuyền trưởng</strong><br>• Lái tay, đấu pháo thời gian thực, quán tính là vũ khí<br>• Mười hai thuyền viên, mỗi người một tài một tật<br>• Tự lắp ghép thân tàu: bớt một khẩu pháo, chở thêm một khoang người<br>• Ba chương cốt truyện, thêm chế độ viễn chinh bốn người<br>• Chơi miễn phí; lớp sơn và một số thân tàu mua bằng xu sao, không ảnh hưởng thắng thua</p>',
    'en-US':
      '<p>Two centuries ago the rings of Eos came apart overnight. The lanes closed, the colonies went quiet, and the chart kept a single line: none returned beyond this point.</p><p>Your ship, the Daybreak, is older than you are. The engines cough, though the coffee machine on the bridge is fine. Thread ice that moves at thirty thousand kilometers an hour, race scavengers for fuel, bring the first signal back to a lost station, and relight the lanes one by one.</p><p><strong>Captain’s briefing</strong><br>• Hands-on flight and real-time gunnery, with inertia as your best weapon<br>• Twelve crew members, each with a talent and a temper<br>• A modular hull: one gun fewer is one deck of passengers more<br>• Three story chapters, plus co-op expeditions for four<br>• Free to play; paint and some hulls cost star coins and never decide a fight</p>',
  },
  hardwareRequirements: 'Windows 10 · Core i5-9400F · 16 GB RAM · GTX 1660\nAndroid 11 · 6 GB RAM',
  countries: ['TW', 'MY', 'SG', 'VN', 'US'],
  containsAds: false,
  isPaidOnce: false,
  hasInAppPurchase: true,
  trailer: { captions, seconds: 12 },
  promoVideo: '',
  privacyPolicyUrl: 'https://neonbyte.example/privacy#starsea-voyage',
  contactEmail: 'bridge@neonbyte.example.com',
  contacts: [
    { key: 'twitter', value: 'starsea_bridge' },
    { key: 'youtube', value: 'NeonByteStarhall' },
    { key: 'telegram_group', value: 'starsea_captains' },
    { key: 'facebook_group', value: '100200300400501' },
  ],
  dataCollection: [
    collects(203, ['functionality', 'account_management']),
    collects(302, ['functionality', 'fraud_security']),
    collects(503, ['functionality'], { optional: true, ephemeral: true }),
    collects(1101, ['analytics', 'personalisation']),
    collects(1301, ['analytics'], { optional: true }),
    collects(1401, ['fraud_security']),
  ],
  publishDate: '2026-05-14T04:00:00.000Z',
  viewCount: 5_122,
  featured: 1,
  versions: [
    {
      platform: WINDOWS,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2026-05-14T04:00:00.000Z',
      notes: {
        'zh-TW': '晨曦號離港。第一、二章與合作遠征同步開放。',
        'zh-CN': '晨曦号离港，第一、二章与联机远征同步开放。',
        'vi-VN': 'Tàu Bình Minh rời cảng. Mở chương một, chương hai và chế độ viễn chinh.',
        'en-US': 'The Daybreak leaves port with chapters one and two and co-op expeditions.',
      },
    },
    {
      platform: WINDOWS,
      versionName: '1.3.0',
      minimumVersion: '1.0.0',
      releasedAt: '2026-09-24T04:00:00.000Z',
      notes: ringfall,
    },
    {
      platform: ANDROID,
      versionName: '1.3.1',
      minimumVersion: '',
      releasedAt: '2026-09-30T04:00:00.000Z',
      notes: ringfall,
    },
  ],
  playable: false,
};
