import { type DemoGame, WEB } from '../demo-game.ts';

export const game: DemoGame = {
  slug: 'falling-garden',
  appId: 'com.littlehill.fallinggarden',
  developer: 'littlehill',
  category: 103,
  ageRating: '0+',
  platforms: [WEB],
  tags: ['puzzle', 'nature', 'relaxing', 'cute', 'quick-rounds', '2d', 'single-player', 'leaderboards'],
  name: { 'zh-TW': '落花方塊', 'zh-CN': '落花方块', 'vi-VN': 'Vườn Hoa Rơi', 'en-US': 'Falling Garden' },
  shortDescription: {
    'zh-TW': '方塊像花瓣一樣落下，排滿一列，花圃就收成一列。',
    'zh-CN': '方块如花瓣般飘落，填满一行，就收获一行春天。',
    'vi-VN': 'Khối rơi như cánh hoa. Xếp kín một hàng, hái trọn một luống.',
    'en-US': 'Blocks drift down like petals. Fill a row and the bed is harvested.',
  },
  fullDescription: {
    'zh-TW':
      '<p>櫻粉、藤紫、嫩葉綠。七種方塊從枝頭輕輕落下，轉個方向、找個空位，排滿一整列，花圃就清出一片新土。</p><p>一開始像午後散步，落得慢、看得清；每收成十列，風就大一點。等到滿天落英，你才發現自己早就坐直了身體。</p><p><b>園丁筆記</b><br>・左右鍵移動，上鍵旋轉，下鍵加速，空白鍵直接落底<br>・預告接下來四塊，還有淡淡的落點影子；按 C 可以保留一塊<br>・一次收成四列，分數開得最盛；金色花苞另有獎勵<br>・手機上可以滑動，也有觸控按鈕</p><p>沒有爆炸，沒有閃光，只有剛剛好的緊張感。輸了也沒關係，花明年……不，下一局就再開。</p>',
    'zh-CN':
      '<p>樱粉、藤紫、新叶绿，七种方块从枝头悠悠飘下。转一转，挪一挪，填满整行，花圃便腾出一垄新土。</p><p>起初像饭后遛弯，落得慢，看得清；每收十行，风就紧一分。等到漫天花雨，你会发现自己早已屏住了呼吸。</p><p><b>园丁手记</b><br>· 左右键移动，上键旋转，下键加速，空格键一落到底<br>· 提前预告后面四块，淡淡的影子标出落点；按 C 可暂存一块<br>· 一口气收四行，得分最高；金色花苞另有奖励<br>· 手机上滑动、按键都行，躺着也能种花</p><p>没有爆炸特效，也不闪眼睛，只有恰到好处的紧张。输了别可惜，花下一局还会开。</p>',
    'vi-VN':
      '<p>Hồng anh đào, tím tử đằng, xanh lá non. Bảy kiểu khối nhẹ nhàng rời cành; bạn xoay một chút, dịch một chút, lấp kín cả hàng là luống hoa lại có đất mới.</p><p>Lúc đầu thong thả như đi dạo buổi chiều. Cứ mười hàng thu hoạch, gió lại mạnh thêm. Đến khi hoa bay kín trời, bạn mới nhận ra mình đã ngồi thẳng lưng từ lúc nào.</p><p><b>Sổ tay người làm vườn</b><br>• Phím trái phải để di chuyển, phím lên để xoay, phím xuống để rơi nhanh, phím cách để thả thẳng xuống đáy<br>• Xem trước bốn khối kế tiếp và bóng mờ nơi khối sẽ đáp; phím C để giữ một khối<br>• Thu bốn hàng một lúc để được nhiều điểm nhất; nụ vàng được thưởng thêm<br>• Trên điện thoại có thể vuốt hoặc dùng nút cảm ứng</p>',
    'en-US':
      '<p>Cherry pink, wisteria, young green. Seven shapes let go of the branch and float down; turn them, nudge them, fill a row, and the garden bed clears for new soil.</p><p>It begins like a stroll after lunch. Every ten rows the wind picks up, and by the time the sky is all petals you will notice you have been sitting very straight for quite a while.</p><p><b>From the gardener’s notebook</b><br>• Left and right to move, up to turn, down to hurry, space to drop<br>• A preview of the next four shapes, a soft shadow where this one will land, and C to hold one back<br>• Four rows in one go make the biggest bloom, and golden buds pay a bonus<br>• Swipes or touch buttons on phones</p><p>No explosions, no flashing lights. Just enough nerves.</p>',
  },
  hardwareRequirements: '',
  countries: ['TW', 'MY', 'SG', 'VN', 'US'],
  containsAds: false,
  isPaidOnce: false,
  hasInAppPurchase: false,
  promoVideo: '',
  privacyPolicyUrl: 'https://littlehill.example/privacy/falling-garden',
  contactEmail: 'hello@littlehill.example.com',
  contacts: [
    { key: 'facebook', value: 'littlehill.games' },
    { key: 'instagram', value: 'littlehill.games' },
  ],
  dataCollection: [],
  publishDate: '2024-03-20T02:30:00.000Z',
  viewCount: 3_772,
  featured: 7,
  versions: [
    {
      platform: WEB,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2024-03-20T02:30:00.000Z',
      notes: {
        'zh-TW': '春分開園，第一批花種好了。',
        'zh-CN': '春分开园，第一茬花已经种下。',
        'vi-VN': 'Khai vườn đúng ngày xuân phân.',
        'en-US': 'First planting, just in time for the equinox.',
      },
    },
    {
      platform: WEB,
      versionName: '1.1.0',
      minimumVersion: '',
      releasedAt: '2025-04-11T02:30:00.000Z',
      notes: {
        'zh-TW': '新增落點影子。靠牆時也轉得動了，感謝每一位寫信來的園丁。',
        'zh-CN': '新增落点提示；贴墙也能旋转了，感谢来信反馈的各位园丁。',
        'vi-VN': 'Thêm bóng mờ chỉ chỗ khối sẽ rơi. Sát tường vẫn xoay được khối.',
        'en-US': 'Adds the landing shadow. Shapes can now turn when they are right against the wall.',
      },
    },
  ],
  playable: true,
};
