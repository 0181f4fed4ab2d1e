import { collects } from '../data-practice.ts';
import { ANDROID, type DemoGame, IOS, type Localized } from '../demo-game.ts';

const seasonTwo: Localized = {
  'zh-TW': '第二賽季：新增「海霧」天氣與八台復古小車。更新後首次開啟需重新下載賽道資料，建議使用 Wi-Fi。',
  'zh-CN': '第二赛季：新增“海雾”天气和八台复古小车。更新后首次启动需重新下载赛道数据，建议连接 Wi-Fi。',
  'vi-VN':
    'Mùa giải thứ hai: thời tiết sương biển và tám chiếc xe cổ nhỏ nhắn. Lần mở đầu tiên cần tải lại dữ liệu đường đua, nên dùng Wi-Fi.',
  'en-US':
    'Season two: sea fog, and eight small vintage cars. Tracks download again on first start, so Wi-Fi is a good idea.',
};

export const game: DemoGame = {
  slug: 'bay-rush',
  appId: 'com.neonbyte.bayrush',
  developer: 'neonbyte',
  category: 111,
  ageRating: '6+',
  platforms: [ANDROID, IOS],
  tags: ['ocean', 'vehicles', 'challenging', '3d', 'online-multiplayer', 'leaderboards'],
  name: { 'zh-TW': '極速灣岸', 'zh-CN': '极速湾岸', 'vi-VN': 'Vịnh Tốc Độ', 'en-US': 'Bay Rush' },
  shortDescription: {
    'zh-TW': '左邊是山壁，右邊是海。油門踩到底，風景留給副駕看。',
    'zh-CN': '左手山壁，右手大海。油门到底，风景留给副驾看。',
    'vi-VN': 'Bên trái vách núi, bên phải biển xanh. Đạp ga, cảnh để ghế phụ ngắm.',
    'en-US': 'Cliff on the left, sea on the right, and your foot flat on the floor.',
  },
  fullDescription: {
    'zh-TW':
      '<p>濱海公路最不缺的就是彎。髮夾彎、連續彎、下坡又突然收窄的缺德彎，一路接到燈塔前的那段大直線。</p><p>操作只有一件事：什麼時候放開油門。手指按住加速，鬆開過彎，放得漂亮，車尾就會自己甩出去。三分鐘學會，三個月還在為 0.2 秒生氣。</p><p><strong>沿海里程表</strong><br>60 段海岸路線，從漁港到斷崖<br>34 台車，每台的過彎脾氣都不同<br>幽靈車對戰：追的是朋友昨天的你，或你昨天的朋友<br>清晨、正午、颱風前夕，三種光線三種抓地力</p><p>免費下載，含有廣告；看一段廣告可以換一張重跑券，不看也能一路開到底。</p>',
    'zh-CN':
      '<p>滨海公路最不缺的就是弯。发卡弯、连续弯、下坡突然收窄的缺德弯，一路连到灯塔前那段大直道。</p><p>操作只有一件事：什么时候松油门。按住加速，松手过弯，松得漂亮，车尾自己就甩出去了。三分钟学会，三个月后还在为 0.2 秒较劲。</p><p><strong>沿海里程表</strong><br>60 段海岸线路，从渔港到断崖<br>34 台车，过弯脾气各不相同<br>幽灵车对战：追的是好友昨天留下的影子<br>清晨、正午、台风前夜，三种天光三种抓地力</p><p>免费下载，内含广告。看一段广告可换一张重跑券，一条不看也能从头开到尾。</p>',
    'vi-VN':
      '<p>Đường ven biển thứ gì cũng thiếu, chỉ thừa khúc cua. Cua tay áo, cua liên hoàn, cua xuống dốc bỗng dưng thắt lại, nối nhau đến đoạn thẳng dài trước ngọn hải đăng.</p><p>Cách chơi gói gọn trong một điều: nhả ga lúc nào. Giữ ngón tay để tăng tốc, nhả ra để vào cua; nhả khéo thì đuôi xe tự văng. Ba phút là biết chơi, ba tháng sau vẫn cay cú vì 0,2 giây.</p><p><strong>Đồng hồ cây số</strong><br>60 chặng ven biển, từ cảng cá đến vách đá<br>34 chiếc xe, mỗi chiếc vào cua một tính nết<br>Đua với xe bóng ma của bạn bè<br>Sáng sớm, giữa trưa, trước bão: ba thứ ánh sáng, ba độ bám đường</p><p>Tải miễn phí, có quảng cáo. Xem một đoạn để đổi vé chạy lại, không xem vẫn đi hết đường.</p>',
    'en-US':
      '<p>If there is one thing a coast road has plenty of, it is corners. Hairpins, esses, the rude one that tightens halfway downhill, all the way to the long straight before the lighthouse.</p><p>There is only one thing to master: when to let go. Hold to accelerate, release to turn, and if you release well the tail swings around on its own. Three minutes to learn, three months of being sore about two tenths.</p><p><strong>On the odometer</strong><br>60 stretches of coast, fishing port to cliff edge<br>34 cars, each with its own manners in a bend<br>Ghost races against your friends’ best runs<br>Dawn, noon and the eve of a typhoon, with grip to match</p><p>Free with ads. Watching one buys a retry; never watching any still gets you to the end of the road.</p>',
  },
  hardwareRequirements: 'Android 9 · 3 GB RAM\niPhone XR · iOS 15',
  countries: ['TW', 'MY', 'SG', 'VN'],
  containsAds: true,
  isPaidOnce: false,
  hasInAppPurchase: true,
  promoVideo: '',
  privacyPolicyUrl: 'https://neonbyte.example/privacy#bay-rush',
  contactEmail: 'support@neonbyte.example.com',
  contacts: [
    { key: 'twitter', value: 'neonbyte_games' },
    { key: 'whatsapp_group', value: 'BayRushCrew' },
  ],
  dataCollection: [
    collects(101, ['advertising'], { shared: true, optional: true }),
    collects(1101, ['analytics']),
    collects(1301, ['analytics'], { optional: true }),
    collects(1401, ['advertising', 'fraud_security'], { shared: true }),
  ],
  publishDate: '2025-07-03T03:00:00.000Z',
  viewCount: 1_953,
  featured: null,
  versions: [
    {
      platform: ANDROID,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2025-07-03T03:00:00.000Z',
      notes: {
        'zh-TW': '濱海公路通車。請繫好安全帶。',
        'zh-CN': '滨海公路通车，请系好安全带。',
        'vi-VN': 'Thông xe đường ven biển. Nhớ thắt dây an toàn.',
        'en-US': 'The coast road is open. Buckle up.',
      },
    },
    {
      platform: ANDROID,
      versionName: '2.0.0',
      minimumVersion: '1.0.0',
      releasedAt: '2026-01-22T03:00:00.000Z',
      notes: seasonTwo,
    },
    {
      platform: IOS,
      versionName: '2.0.1',
      minimumVersion: '',
      releasedAt: '2026-01-29T03:00:00.000Z',
      notes: seasonTwo,
      downloadUrl: 'https://apps.apple.com/app/id9900000131',
    },
  ],
  playable: false,
};
