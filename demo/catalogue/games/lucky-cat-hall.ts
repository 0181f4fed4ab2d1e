import { collects } from '../data-practice.ts';
import { ANDROID, type DemoGame, WEB } from '../demo-game.ts';

export const game: DemoGame = {
  slug: 'lucky-cat-hall',
  appId: 'com.neonbyte.luckycat',
  developer: 'neonbyte',
  category: 106,
  ageRating: '18+',
  platforms: [WEB, ANDROID],
  tags: ['animals', 'cute', 'quick-rounds', '2d'],
  name: { 'zh-TW': '招財貓樂園', 'zh-CN': '招财猫乐园', 'vi-VN': 'Sảnh Mèo Thần Tài', 'en-US': 'Lucky Cat Hall' },
  shortDescription: {
    'zh-TW': '轉輪一響，滿廳的貓都舉手。純娛樂虛擬金幣老虎機。',
    'zh-CN': '转轮一响，满堂招财猫齐招手。虚拟金币老虎机，仅供娱乐。',
    'vi-VN': 'Vòng quay vừa reo, cả sảnh mèo cùng vẫy tay. Chỉ dùng xu ảo.',
    'en-US': 'Spin the reels and every cat in the hall waves. Virtual coins only.',
  },
  fullDescription: {
    'zh-TW':
      '<p>推開紅色的大門，三百隻招財貓同時看向你。右手舉起來是招財，左手舉起來是招客，兩隻手一起舉，代表大獎快來了。</p><p>十二款主題機台各有脾氣：鯉魚池喜歡連線，夜市台專門掉驚喜，還有一台老是打瞌睡的，叫醒牠就送一輪免費旋轉。</p><p><strong>樂園導覽</strong><br>・每四小時領一次免費金幣，不儲值也能玩<br>・收集 64 隻貓，布置自己的小神社<br>・每日金額與時間上限可自行設定<br>・機率表公開，長按任何符號即可查看</p><p><u>本遊戲涉及虛擬點數之使用，所得金幣不得兌換現金或實物，僅限 18 歲以上。請留意遊戲時間，避免沉迷。</u></p>',
    'zh-CN':
      '<p>推开红漆大门，三百只招财猫齐刷刷看过来。举右手招财，举左手招客，双手齐举，说明大奖不远了。</p><p>十二台主题机各有脾气：锦鲤池爱连线，夜市台专掉惊喜，还有一台老打瞌睡，叫醒它就送一轮免费旋转。</p><p><strong>乐园导览</strong><br>· 每四小时领一次免费金币，不充值也能玩<br>· 集齐 64 只猫，布置自己的小神社<br>· 每日消费和时长上限可自行设定<br>· 概率全部公示，长按任意图案即可查看</p><p><u>本游戏含虚拟点数，所得金币不可兑换现金或实物，仅限 18 岁以上。请合理安排游戏时间，避免沉迷。</u></p>',
    'vi-VN':
      '<p>Đẩy cánh cửa đỏ, ba trăm chú mèo cùng quay lại nhìn bạn. Giơ tay phải là vẫy tài lộc, giơ tay trái là vẫy khách, giơ cả hai tay tức là giải lớn sắp đến.</p><p>Mười hai máy quay, mỗi máy một tính: Hồ Cá Chép mê nối hàng, Chợ Đêm hay rơi quà, còn một máy suốt ngày ngủ gật, đánh thức nó sẽ được tặng một lượt quay miễn phí.</p><p><strong>Dạo quanh sảnh</strong><br>• Bốn giờ nhận xu miễn phí một lần, không nạp vẫn chơi được<br>• Sưu tầm 64 chú mèo, bày biện ngôi đền nhỏ của riêng mình<br>• Tự đặt giới hạn tiền và thời gian mỗi ngày<br>• Công khai tỷ lệ, nhấn giữ biểu tượng để xem</p><p><u>Xu trong game không đổi được thành tiền hay hiện vật. Chỉ dành cho người từ 18 tuổi. Hãy chơi có chừng mực.</u></p>',
    'en-US':
      '<p>Push the red doors and three hundred porcelain cats turn to look. A raised right paw calls for fortune, a left paw for guests. Both paws up means the big one is near.</p><p>Twelve machines, twelve tempers. Koi Pond loves a long line, Night Market drops surprises, and one keeps dozing off: wake it and it pays you in free spins.</p><p><strong>A tour of the hall</strong><br>• Free coins every four hours, no top-up needed<br>• 64 cats to collect for a shrine of your own<br>• Daily limits on time and spending that you set yourself<br>• Published odds: hold any symbol to see them</p><p><u>Coins cannot be exchanged for money or goods. For adults of 18 and over. Please mind how long you play.</u></p>',
  },
  hardwareRequirements: 'Android 8 · 3 GB RAM',
  countries: ['TW', 'MY'],
  containsAds: false,
  isPaidOnce: false,
  hasInAppPurchase: true,
  promoVideo: '',
  privacyPolicyUrl: 'https://neonbyte.example/privacy#lucky-cat-hall',
  contactEmail: 'luckycat@neonbyte.example.com',
  contacts: [
    { key: 'line', value: '@nbluckycat' },
    { key: 'facebook', value: 'neonbyte.luckycat' },
  ],
  dataCollection: [
    collects(203, ['functionality', 'account_management']),
    collects(302, ['functionality', 'fraud_security']),
    collects(1101, ['analytics', 'personalisation']),
    collects(1401, ['fraud_security']),
  ],
  publishDate: '2025-01-23T04:00:00.000Z',
  viewCount: 3_430,
  featured: null,
  versions: [
    {
      platform: ANDROID,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2025-01-23T04:00:00.000Z',
      notes: {
        'zh-TW': '開門見喜！六款機台、三十二隻貓恭候大駕。',
        'zh-CN': '开门见喜！六台机器、三十二只猫恭候光临。',
        'vi-VN': 'Mở cửa đón lộc! Sáu máy quay và ba mươi hai chú mèo đang chờ.',
        'en-US': 'Grand opening with six machines and thirty-two cats.',
      },
    },
    {
      platform: ANDROID,
      versionName: '3.1.0',
      minimumVersion: '1.0.0',
      releasedAt: '2026-02-05T04:00:00.000Z',
      notes: {
        'zh-TW': '馬年新機台「馬到成功」登場。每日消費上限改為次日零時重置。',
        'zh-CN': '马年新机“马到成功”登场；每日消费上限改为次日零点重置。',
        'vi-VN': 'Máy quay năm Ngọ “Mã Đáo Thành Công” ra mắt. Hạn mức chi tiêu mỗi ngày đặt lại lúc 0 giờ.',
        'en-US': 'A machine for the Year of the Horse. Daily spending limits now reset at midnight.',
      },
    },
    {
      platform: WEB,
      versionName: '3.2.0',
      minimumVersion: '',
      releasedAt: '2026-04-09T04:00:00.000Z',
      notes: {
        'zh-TW': '瀏覽器版先開放一台機台：三個轉輪、六種圖案，機率公開，不需儲值。其他機台請到 Android 版遊玩。',
        'zh-CN': '浏览器版先开放一台机器：三个转轮、六种图案，概率公示，无需充值。其他机器请到 Android 版游玩。',
        'vi-VN':
          'Bản trên trình duyệt mở trước một máy: ba vòng quay, sáu biểu tượng, công khai tỷ lệ, không cần nạp. Các máy khác có ở bản Android.',
        'en-US':
          'One machine to try in the browser: three reels, six symbols, published odds, nothing to buy. The others are in the Android version.',
      },
    },
  ],
  playable: true,
};
