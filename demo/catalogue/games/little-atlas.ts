import { ANDROID, type DemoGame, IOS, type Localized } from '../demo-game.ts';

const firstDay: Localized = {
  'zh-TW': '出發！護照已經準備好，第一站由小朋友決定。',
  'zh-CN': '出发喽！护照备好了，第一站由小朋友来定。',
  'vi-VN': 'Lên đường nào! Hộ chiếu đã sẵn sàng, điểm đến đầu tiên do bé chọn.',
  'en-US': 'Off we go! Passports are ready, and the children choose the first stop.',
};

export const game: DemoGame = {
  slug: 'little-atlas',
  appId: 'com.littlehill.atlas',
  developer: 'littlehill',
  category: 108,
  ageRating: '0+',
  platforms: [ANDROID, IOS],
  tags: ['cute', 'hand-drawn', 'single-player', 'family-friendly'],
  name: { 'zh-TW': '小小地理家', 'zh-CN': '小小地理家', 'vi-VN': 'Nhà Địa Lý Nhí', 'en-US': 'Little Atlas' },
  shortDescription: {
    'zh-TW': '轉轉地球儀、蓋蓋護照章，和孩子一起認識世界。',
    'zh-CN': '转转地球仪，盖盖护照章，陪孩子把世界认个遍。',
    'vi-VN': 'Xoay quả địa cầu, đóng dấu hộ chiếu, cùng bé làm quen thế giới.',
    'en-US': 'Spin the globe, stamp the passport, and meet the world together.',
  },
  fullDescription: {
    'zh-TW':
      '<p>「企鵝住在上面還是下面？」「為什麼這個國家長得像靴子？」孩子的問題，地球儀都記得。</p><p>跟著背著大背包的水獺阿瀨，一站一站找國家、拼海岸線、聽一句當地的你好。答錯了不會出現紅色叉叉，阿瀨只會搔搔頭說：「我們再走近一點看。」</p><p><b>給小小地理家</b><br>・195 個國家、7 大洲，由近到遠慢慢解鎖<br>・拼圖、找旗子、聽聲音猜地方<br>・集滿護照章，可以列印成一張真的世界地圖</p><p><b>給爸爸媽媽</b><br>・五到十歲適用，題目全程有語音<br>・沒有廣告、沒有購買、不需要帳號<br>・可設定每日遊玩時間，時間到了阿瀨會自己打哈欠</p>',
    'zh-CN':
      '<p>“企鹅住在上面还是下面？”“这个国家怎么长得像靴子？”孩子的十万个为什么，地球仪都替你记着。</p><p>跟着背大背包的水獭阿濑，一站站找国家、拼海岸线，再学一句当地的“你好”。答错了没有红叉，阿濑只会挠挠头：“咱们走近点再看看。”</p><p><b>给小小地理家</b><br>· 195 个国家、七大洲，由近及远慢慢解锁<br>· 拼图、认国旗、听声音猜地方<br>· 集满护照章，能打印出一张真正的世界地图</p><p><b>给爸爸妈妈</b><br>· 适合五到十岁，题目全程语音朗读<br>· 无广告、无内购、不用注册账号<br>· 可设每日时长，到点阿濑会自己打哈欠</p>',
    'vi-VN':
      '<p>“Chim cánh cụt sống ở trên hay ở dưới?” “Sao nước này giống chiếc ủng thế?” Câu hỏi nào của bé, quả địa cầu cũng nhớ.</p><p>Theo chân rái cá Lài với chiếc ba lô to đùng, bé đi từng chặng: tìm đất nước, ghép bờ biển, học một câu chào của người bản địa. Trả lời sai cũng không có dấu X đỏ; Lài chỉ gãi đầu bảo: “Mình lại gần xem thêm nhé.”</p><p><b>Cho nhà địa lý nhí</b><br>• 195 quốc gia, bảy châu lục, mở dần từ gần đến xa<br>• Ghép hình, tìm quốc kỳ, nghe âm thanh đoán nơi chốn<br>• Đủ con dấu thì in được tấm bản đồ thế giới thật</p><p><b>Cho ba mẹ</b><br>• Hợp với bé 5 đến 10 tuổi, câu hỏi có giọng đọc<br>• Không quảng cáo, không mua thêm, không cần tài khoản<br>• Đặt giờ chơi mỗi ngày, hết giờ Lài tự ngáp</p>',
    'en-US':
      '<p>Do penguins live at the top or the bottom? Why is that country shaped like a boot? The globe remembers every question a child has asked it.</p><p>Follow Lai, an otter with an enormous backpack, from stop to stop: find the country, piece the coast together, learn to say hello. There is no red X for a wrong answer. Lai scratches his head and says, “Let’s go a little closer.”</p><p><b>For little geographers</b><br>• 195 countries on seven continents, near ones first<br>• Jigsaws, flags, and sounds to guess places by<br>• A full passport prints out as a real map of the world</p><p><b>For parents</b><br>• Ages five to ten, every question read aloud<br>• No ads, no purchases, no account<br>• Set a daily limit, and Lai yawns when it is up</p>',
  },
  hardwareRequirements: 'Android 8 · 2 GB RAM\niPad 6 · iPhone 8 · iOS 15',
  countries: ['TW', 'MY', 'SG', 'VN', 'US'],
  containsAds: false,
  isPaidOnce: false,
  hasInAppPurchase: false,
  promoVideo: '',
  privacyPolicyUrl: 'https://littlehill.example/privacy/little-atlas',
  contactEmail: 'family@littlehill.example.com',
  contacts: [
    { key: 'line', value: '@lhillgames' },
    { key: 'facebook_group', value: '100200300400612' },
  ],
  dataCollection: [],
  publishDate: '2024-04-04T01:00:00.000Z',
  viewCount: 1_726,
  featured: null,
  versions: [
    {
      platform: ANDROID,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2024-04-04T01:00:00.000Z',
      notes: firstDay,
    },
    {
      platform: IOS,
      versionName: '1.0.1',
      minimumVersion: '',
      releasedAt: '2024-04-18T01:00:00.000Z',
      notes: firstDay,
      downloadUrl: 'https://apps.apple.com/app/id9900000168',
    },
    {
      platform: ANDROID,
      versionName: '1.3.0',
      minimumVersion: '1.0.0',
      releasedAt: '2025-09-01T01:00:00.000Z',
      notes: {
        'zh-TW': '開學更新：新增十條大河與二十座高山，語音語速可以放慢。',
        'zh-CN': '开学更新：新增十条大河、二十座高山，语音可调慢语速。',
        'vi-VN': 'Cập nhật mùa tựu trường: thêm mười con sông lớn, hai mươi ngọn núi và giọng đọc chậm.',
        'en-US': 'Back to school with ten great rivers, twenty mountains and a slower reading voice.',
      },
    },
  ],
  playable: false,
};
