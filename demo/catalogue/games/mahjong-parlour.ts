import { collects } from '../data-practice.ts';
import { ANDROID, type DemoGame, IOS, type Localized } from '../demo-game.ts';

const tables: Localized = {
  'zh-TW': '新增「等我一下」按鈕，一圈可以暫離一次。理牌動畫可以關掉，老手打得更快。',
  'zh-CN': '新增“稍等一下”按钮，每圈可暂离一次。理牌动画可关闭，老手打得更快。',
  'vi-VN': 'Thêm nút “Đợi chút”, mỗi vòng được tạm rời bàn một lần. Có thể tắt hoạt ảnh xếp bài để đánh nhanh hơn.',
  'en-US': 'A “one moment” button lets you step away once per round. Tile-sorting animation can be switched off.',
};

export const game: DemoGame = {
  slug: 'mahjong-parlour',
  appId: 'com.littlehill.mahjong',
  developer: 'littlehill',
  category: 106,
  ageRating: '18+',
  platforms: [ANDROID, IOS],
  tags: ['turn-based', 'local-multiplayer', 'online-multiplayer'],
  name: { 'zh-TW': '麻將小館', 'zh-CN': '麻将小馆', 'vi-VN': 'Quán Mạt Chược', 'en-US': 'Mahjong Parlour' },
  shortDescription: {
    'zh-TW': '三缺一？進來坐。十六張、十三張，一桌湊齊。',
    'zh-CN': '三缺一？进来坐。国标、港麻、台麻，一桌凑齐。',
    'vi-VN': 'Thiếu một tay? Vào ngồi đi. Bàn nào rồi cũng đủ bốn người.',
    'en-US': 'One short of a table? Come in. Taiwanese and classic rules, four seats.',
  },
  fullDescription: {
    'zh-TW':
      '<p>巷子底那家沒有招牌的小館，洗牌聲從傍晚響到打烊。門口的黑板每天換一句話，今天寫的是：「運氣不好就去廚房幫忙切水果。」</p><p>這裡打的是慢麻將。沒有催促的讀秒特效，沒有滿天飛的金元寶，只有牌背溫溫的竹色，和四個願意把一圈打完的人。</p><p><b>小館規矩</b><br>・台灣十六張、國標與香港規則，台數可以自訂<br>・開桌邀朋友，暗號四個字就找得到<br>・電腦牌友十二位，各有牌品<br>・新手牌桌會提示聽牌，教到你會為止</p><p><u>使用虛擬籌碼，不得兌換現金或物品，僅限 18 歲以上。</u></p>',
    'zh-CN':
      '<p>巷子尽头那家没挂招牌的小馆，洗牌声从傍晚响到打烊。门口小黑板每天换一句话，今天写的是：“手气背的，去后厨帮忙切水果。”</p><p>这儿打的是慢麻将。没有催命似的倒计时，没有满天乱飞的金元宝，只有竹色牌背摸着温润，和四个愿意把一圈打完的人。</p><p><b>馆子规矩</b><br>· 国标、港式与台湾十六张，番数可自定<br>· 开桌约牌友，报个四字口令就能进<br>· 十二位电脑牌友，牌品各异<br>· 新手桌带听牌提示，包教包会</p><p><u>仅使用虚拟筹码，不可兑换现金或实物，仅限 18 岁以上。</u></p>',
    'vi-VN':
      '<p>Cuối hẻm có một quán nhỏ không treo biển, tiếng xoa bài vang từ chiều tối đến lúc đóng cửa. Tấm bảng đen trước quán mỗi ngày một câu, hôm nay viết: “Đen quá thì xuống bếp gọt trái cây.”</p><p>Ở đây người ta chơi mạt chược chậm. Không đồng hồ thúc giục, không thỏi vàng bay đầy trời, chỉ có lưng bài màu tre và bốn người chịu ngồi hết một vòng.</p><p><b>Lệ quán</b><br>• Luật 16 quân Đài Loan, luật quốc tế và luật Hồng Kông, tự chỉnh cách tính điểm<br>• Mở bàn mời bạn bằng một mật khẩu ngắn<br>• Mười hai tay bài máy, mỗi người một nết<br>• Bàn tân thủ có nhắc bài chờ, dạy đến khi biết</p><p><u>Chỉ dùng điểm ảo, không đổi thành tiền hay hiện vật. Dành cho người từ 18 tuổi.</u></p>',
    'en-US':
      '<p>At the end of the lane there is a place without a sign, where tiles clatter from dusk until closing. The blackboard outside changes daily. Today it says: “Out of luck? Help cut fruit in the kitchen.”</p><p>This is slow mahjong. No countdown barks at you and no gold ingots fly across the screen. There are only warm bamboo-backed tiles and four people willing to finish the round.</p><p><b>House rules</b><br>• Taiwanese sixteen-tile, Chinese official and Hong Kong play, with scoring you can adjust<br>• Open a table and let friends in with a short password<br>• Twelve computer regulars of varying table manners<br>• A beginners’ table that points out what you are waiting for</p><p><u>Virtual chips only, never exchangeable for money or goods. Ages 18 and over.</u></p>',
  },
  hardwareRequirements: 'Android 8 · 2 GB RAM\niPhone 8 · iOS 15',
  countries: ['TW', 'MY', 'SG'],
  containsAds: false,
  isPaidOnce: false,
  hasInAppPurchase: false,
  promoVideo: '',
  privacyPolicyUrl: 'https://littlehill.example/privacy/mahjong-parlour',
  contactEmail: 'parlour@littlehill.example.com',
  contacts: [
    { key: 'line', value: '@lhillmj' },
    { key: 'line_group', value: 'lhillmj' },
    { key: 'wechat', value: 'littlehill_mj' },
  ],
  dataCollection: [
    collects(203, ['functionality', 'account_management']),
    collects(1105, ['functionality', 'fraud_security']),
  ],
  publishDate: '2024-01-31T11:00:00.000Z',
  viewCount: 3_258,
  featured: null,
  versions: [
    {
      platform: ANDROID,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2024-01-31T11:00:00.000Z',
      notes: {
        'zh-TW': '趕在過年前開張，四位請入座。',
        'zh-CN': '赶在春节前开张，四位请入座。',
        'vi-VN': 'Mở quán kịp trước Tết, mời bốn vị vào bàn.',
        'en-US': 'Open just before Lunar New Year. Four seats, please.',
      },
    },
    {
      platform: ANDROID,
      versionName: '2.1.0',
      minimumVersion: '1.0.0',
      releasedAt: '2025-11-13T11:00:00.000Z',
      notes: tables,
    },
    {
      platform: IOS,
      versionName: '2.1.1',
      minimumVersion: '',
      releasedAt: '2025-11-18T11:00:00.000Z',
      notes: tables,
      downloadUrl: 'https://apps.apple.com/app/id9900000203',
    },
  ],
  playable: false,
};
