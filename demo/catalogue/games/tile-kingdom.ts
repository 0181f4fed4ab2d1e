import { collects } from '../data-practice.ts';
import { ANDROID, type DemoGame, IOS, type Localized } from '../demo-game.ts';

const peacock: Localized = {
  'zh-TW': '「孔雀廳」開放，新增六十關與一種會開屏的磚。關卡失敗時不再跳出購買視窗。',
  'zh-CN': '“孔雀厅”开放，新增六十关和一种会开屏的砖。闯关失败后不再弹出购买窗口。',
  'vi-VN': 'Mở “Sảnh Chim Công” với 60 màn mới và loại gạch biết xòe đuôi. Thua màn không còn hiện cửa sổ mời mua.',
  'en-US':
    'The Peacock Hall opens with sixty levels and a tile that fans out. Losing a level no longer opens a shop window.',
};

export const game: DemoGame = {
  slug: 'tile-kingdom',
  appId: 'com.littlehill.tilekingdom',
  developer: 'littlehill',
  category: 110,
  ageRating: '0+',
  platforms: [ANDROID, IOS],
  tags: ['match-3', 'puzzle', 'historical', 'relaxing', 'cute', 'single-player'],
  name: { 'zh-TW': '磁磚王國', 'zh-CN': '瓷砖王国', 'vi-VN': 'Vương Quốc Gạch Men', 'en-US': 'Tile Kingdom' },
  shortDescription: {
    'zh-TW': '三片一消，替褪色的宮殿鋪回每一塊釉彩。',
    'zh-CN': '三块一消，为褪色的宫殿补回每一片釉彩。',
    'vi-VN': 'Ghép ba viên, trả lại men màu cho cung điện đã phai.',
    'en-US': 'Match three and give a faded palace its glazed colors back.',
  },
  fullDescription: {
    'zh-TW':
      '<p>女王打開窗簾，發現宮殿的顏色被雨水洗掉了。她沒有生氣，只是捲起袖子問：「誰會鋪磁磚？」</p><p>交換相鄰兩片，湊滿三片同花就會燒成釉。四片變成條磚，清掉一整排；五片燒出金釉，一次換走同一種顏色。每過一關，牆上就多一塊真正的圖案，遠看是花，近看還是花。</p><p><b>工匠手札</b><br>・480 關，從花磚老屋到海上鐘樓<br>・花紋取材自台灣老街、里斯本與麻六甲<br>・沒有倒數計時，步數夠用就好<br>・離線也能玩，進度自動備份</p><p>免費下載，可購買額外步數與裝飾，不買也能鋪完整座王國。</p>',
    'zh-CN':
      '<p>女王拉开窗帘，发现宫殿的颜色全被雨水冲没了。她没发火，只是挽起袖子问：“谁会贴瓷砖？”</p><p>交换相邻两块，凑齐三块同花便烧成釉。四块出条砖，一扫一整行；五块烧出金釉，带走全场同色。每过一关，墙上就多一片真图案，远看是花，近看还是花。</p><p><b>工匠手札</b><br>· 480 关，从花砖老屋到海上钟楼<br>· 纹样取自闽南老厝、里斯本与马六甲<br>· 不限时，步数够用就行<br>· 断网也能玩，进度自动备份</p><p>免费下载，含应用内购买（额外步数与装饰），一分不花也能铺满整个王国。</p>',
    'vi-VN':
      '<p>Nữ hoàng kéo rèm và thấy mưa đã rửa trôi hết màu của cung điện. Bà không giận, chỉ xắn tay áo hỏi: “Ai biết lát gạch nào?”</p><p>Đổi chỗ hai viên cạnh nhau, đủ ba viên cùng hoa văn là nung thành men. Bốn viên cho gạch thanh quét sạch một hàng; năm viên nung ra men vàng, cuốn đi cả một màu. Qua mỗi màn, bức tường có thêm một mảng hoa văn thật.</p><p><b>Sổ tay thợ gạch</b><br>• 480 màn, từ nhà cổ gạch bông đến tháp chuông trên biển<br>• Hoa văn lấy từ phố cổ Đài Loan, Lisbon và Malacca<br>• Không tính giờ, chỉ tính bước<br>• Chơi được khi không có mạng, tự sao lưu tiến trình</p><p>Tải miễn phí, có bán thêm lượt đi và đồ trang trí; không mua vẫn lát xong cả vương quốc.</p>',
    'en-US':
      '<p>The queen opened the curtains and found that the rain had washed the color off her palace. She was not angry. She rolled up her sleeves and asked, “Who here can lay tiles?”</p><p>Swap two neighbors; three of a pattern fire into glaze. Four make a border strip that clears its row, and five make gold, which takes a whole color with it. Every level sets one more real panel in the wall.</p><p><b>The tiler’s notebook</b><br>• 480 levels, from old townhouses to a bell tower at sea<br>• Patterns drawn from Taiwan, Lisbon and Malacca<br>• No timers, just enough moves<br>• Plays offline and backs itself up</p><p>Free to download. Extra moves and ornaments are for sale; the kingdom can be finished without them.</p>',
  },
  hardwareRequirements: 'Android 8 · 2 GB RAM\niPhone 8 · iOS 15',
  countries: ['TW', 'MY', 'SG', 'VN', 'US'],
  containsAds: true,
  isPaidOnce: false,
  hasInAppPurchase: true,
  promoVideo: '',
  privacyPolicyUrl: 'https://littlehill.example/privacy/tile-kingdom',
  contactEmail: 'hello@littlehill.example.com',
  contacts: [
    { key: 'facebook', value: 'littlehill.games' },
    { key: 'instagram', value: 'littlehill.games' },
    { key: 'whatsapp_group', value: 'TileKingdomFans' },
  ],
  dataCollection: [
    collects(203, ['functionality'], { optional: true }),
    collects(302, ['functionality', 'fraud_security']),
    collects(1101, ['analytics', 'personalisation']),
    collects(1401, ['advertising'], { shared: true }),
  ],
  publishDate: '2024-05-30T02:00:00.000Z',
  viewCount: 4_153,
  featured: null,
  versions: [
    {
      platform: ANDROID,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2024-05-30T02:00:00.000Z',
      notes: {
        'zh-TW': '開工！第一面牆共一百二十關。',
        'zh-CN': '开工！第一面墙共一百二十关。',
        'vi-VN': 'Khởi công! Bức tường đầu tiên có 120 màn.',
        'en-US': 'Work begins on the first wall, 120 levels wide.',
      },
    },
    {
      platform: ANDROID,
      versionName: '3.0.0',
      minimumVersion: '1.0.0',
      releasedAt: '2026-03-05T02:00:00.000Z',
      notes: peacock,
    },
    {
      platform: IOS,
      versionName: '3.0.1',
      minimumVersion: '',
      releasedAt: '2026-03-10T02:00:00.000Z',
      notes: peacock,
      downloadUrl: 'https://apps.apple.com/app/id9900000224',
    },
  ],
  playable: false,
};
