import { ANDROID, type DemoGame, IOS, type Localized, WINDOWS } from '../demo-game.ts';

const launch: Localized = {
  'zh-TW': '雨下了，船也摺好了。',
  'zh-CN': '下雨了，船也叠好了。',
  'vi-VN': 'Mưa rồi, thuyền cũng gấp xong.',
  'en-US': 'It is raining and the boat is folded.',
};

export const game: DemoGame = {
  slug: 'paper-voyage',
  appId: 'com.paperboat.papervoyage',
  developer: 'paperboat',
  category: 102,
  ageRating: '0+',
  platforms: [ANDROID, IOS, WINDOWS],
  tags: ['platformer', 'ocean', 'relaxing', 'atmospheric', 'hand-drawn', 'single-player'],
  name: { 'zh-TW': '紙船漂流', 'zh-CN': '纸船漂流', 'vi-VN': 'Hành Trình Thuyền Giấy', 'en-US': 'Paper Voyage' },
  shortDescription: {
    'zh-TW': '一艘作業紙摺的小船，從巷口水溝一路漂到大海。',
    'zh-CN': '一只作业纸折的小船，从巷口水沟一路漂向大海。',
    'vi-VN': 'Chiếc thuyền gấp từ giấy vở, trôi từ rãnh nước đầu ngõ ra biển lớn.',
    'en-US': 'A boat folded from homework, from the gutter all the way to the sea.',
  },
  fullDescription: {
    'zh-TW':
      '<p>午後雷陣雨，放學的巷口積了一條小河。有人用考了五十八分的數學考卷摺了一艘船，輕輕放手。</p><p>你就是那艘船。輕輕吹氣推著它，繞過落葉、菸蒂和好奇的麻雀，穿過排水孔、菜市場、水圳與河口。紙會慢慢濕透，所以要找屋簷躲雨、找陽光晒乾，偶爾搭青蛙的便車。</p><p><b>航海日誌</b><br>・十一段水路，一鏡到底，沒有文字<br>・水流真的會算：漩渦、跌水、汽車濺起的浪<br>・船身皺褶與字跡隨旅程改變<br>・兩個小時，適合和孩子一起玩完</p><p>到了海邊，你會看見那張考卷背面寫了什麼。</p>',
    'zh-CN':
      '<p>午后一场雷阵雨，放学的巷口积出一条小河。有人拿考了五十八分的数学卷子折了只船，轻轻松了手。</p><p>你就是那只船。吹一口气推它向前，绕开落叶、烟头和好奇的麻雀，钻过下水口，漂过菜市场、水渠和入海口。纸会一点点湿透，得找屋檐躲雨，找太阳晒干，偶尔还能搭一程青蛙的顺风车。</p><p><b>航海日志</b><br>· 十一段水路，一镜到底，没有一句台词<br>· 水流实时演算：漩涡、跌水、汽车溅起的浪<br>· 船身的折痕和字迹随旅途变化<br>· 两小时左右，适合陪孩子一口气玩完</p><p>到了海边，你会看到那张卷子背面写了什么。</p>',
    'vi-VN':
      '<p>Cơn mưa rào buổi chiều, đầu ngõ giờ tan học đọng thành một con sông nhỏ. Ai đó lấy bài kiểm tra toán năm điểm gấp thành chiếc thuyền rồi nhẹ nhàng thả tay.</p><p>Bạn chính là chiếc thuyền ấy. Thổi nhẹ cho nó trôi, lách qua lá rụng, mẩu thuốc lá và chú sẻ tò mò, chui qua miệng cống, băng qua chợ, mương nước rồi ra cửa sông. Giấy sẽ ướt dần, nên phải tìm mái hiên trú mưa, tìm nắng hong khô, thỉnh thoảng quá giang một chú ếch.</p><p><b>Nhật ký hải trình</b><br>• Mười một chặng nước liền mạch, không một lời thoại<br>• Dòng chảy được tính thật: xoáy nước, thác nhỏ, sóng do ô tô tạt lên<br>• Nếp gấp và nét chữ trên thuyền đổi theo chuyến đi<br>• Khoảng hai giờ, hợp để chơi cùng con</p>',
    'en-US':
      '<p>An afternoon downpour has turned the lane outside school into a river. Someone folds a math test, marked fifty-eight, into a boat and lets it go.</p><p>You are the boat. A breath of wind pushes you past leaves, cigarette butts and an inquisitive sparrow, through the drain, the market, the irrigation canal and the estuary. Paper gets soggy, so shelter under eaves, dry out in the sun, and now and then hitch a ride on a frog.</p><p><b>Ship’s log</b><br>• Eleven waters in a single take, without a word<br>• Simulated currents: eddies, weirs, the splash of a passing car<br>• Creases and handwriting that change as you travel<br>• Two hours long, and lovely with a child beside you</p><p>When you reach the sea you will find out what was written on the back.</p>',
  },
  hardwareRequirements: 'Android 9 · 3 GB RAM\niPhone XR · iOS 15\nWindows 10 · 4 GB RAM',
  countries: ['TW', 'SG', 'VN', 'US'],
  containsAds: false,
  isPaidOnce: true,
  hasInAppPurchase: false,
  promoVideo: '',
  privacyPolicyUrl: 'https://paperboat.example/privacy/paper-voyage',
  contactEmail: 'letters@paperboat.example.com',
  contacts: [
    { key: 'instagram', value: 'paperboat.studio' },
    { key: 'facebook', value: 'paperboat.studio' },
  ],
  dataCollection: [],
  publishDate: '2024-08-29T06:00:00.000Z',
  viewCount: 1_810,
  featured: null,
  versions: [
    {
      platform: WINDOWS,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2024-08-29T06:00:00.000Z',
      notes: launch,
    },
    {
      platform: ANDROID,
      versionName: '1.0.1',
      minimumVersion: '',
      releasedAt: '2024-09-12T06:00:00.000Z',
      notes: launch,
    },
    {
      platform: IOS,
      versionName: '1.1.0',
      minimumVersion: '',
      releasedAt: '2025-05-15T06:00:00.000Z',
      notes: {
        'zh-TW': 'iOS 版下水，並加入震動回饋：雨點打在船上，手心感覺得到。',
        'zh-CN': 'iOS 版下水，新增震动反馈：雨点落在船上，掌心都能感觉到。',
        'vi-VN': 'Hạ thủy bản iOS, thêm phản hồi rung: giọt mưa rơi lên thuyền, lòng bàn tay cũng cảm được.',
        'en-US': 'Launched on iOS, with haptics: you can feel the rain land on deck.',
      },
      downloadUrl: 'https://apps.apple.com/app/id9900000239',
    },
  ],
  playable: false,
};
