import { type DemoGame, WEB } from '../demo-game.ts';

export const game: DemoGame = {
  slug: 'star-mines',
  appId: 'com.littlehill.starmines',
  developer: 'littlehill',
  category: 104,
  ageRating: '0+',
  platforms: [WEB],
  tags: ['puzzle', 'space', 'challenging', 'quick-rounds', '2d', 'single-player'],
  name: { 'zh-TW': '星礦掃雷', 'zh-CN': '星矿扫雷', 'vi-VN': 'Dò Mìn Thiên Thạch', 'en-US': 'Star Mines' },
  shortDescription: {
    'zh-TW': '小行星上的踩地雷：推理、插信標，別驚動星礦。',
    'zh-CN': '把扫雷搬上小行星：推理、插信标，别惊动星矿。',
    'vi-VN': 'Dò mìn ngoài không gian: suy luận, cắm mốc và đừng đánh thức tinh thể.',
    'en-US': 'Minesweeper on an asteroid: reason, mark, open, and wake nothing.',
  },
  fullDescription: {
    'zh-TW':
      '<p>小行星底下睡著一碰就爆發的星礦。你的工作很單純：看數字、算位置、插信標，然後安全返航。</p><p>每個數字告訴你周圍八格裡藏著幾顆星礦。第一下永遠安全，之後就全靠腦袋了：星域都挑推理得出來的，很少要用猜的。</p><p><b>三種星域任你挑</b><br>近星：小小一片，練手感<br>星帶：標準大小，通勤剛好清完一片<br>深空：星礦密集，請先深呼吸</p><p>清空一片就前往下一星區，星礦也會再多一顆，看你能飛多遠。左鍵打開，右鍵插信標；手機長按就能插。數字周圍的信標夠了，再點一下數字可以一次打開其餘的格子。各星域的最快紀錄會留在瀏覽器裡，等你明天再來打破。</p>',
    'zh-CN':
      '<p>小行星底下睡着一碰就爆发的星矿。你的活儿很简单：看数字，推位置，插信标，平安返航。</p><p>每个数字都是周围八格里的星矿数。第一下保证安全，往后全凭脑子：星域都挑推得出来的，很少需要蒙。</p><p><b>三种星域，难度自选</b><br>近星：巴掌大一片，先找找手感<br>星带：经典大小，一趟地铁清完一片<br>深空：星矿密布，动手前先喘口气</p><p>清空一片就飞往下一星区，星矿也会多上一颗，看你能飞多远。鼠标左键打开，右键插信标；手机长按即可插上。信标够数之后再点数字，周围剩下的格子会一次打开。每种星域的最快用时保存在浏览器里，欢迎明天再来刷新。</p>',
    'vi-VN':
      '<p>Dưới bề mặt tiểu hành tinh là những tinh thể sao đang ngủ, động vào là bùng nổ. Việc của bạn rất đơn giản: đọc số, tính chỗ, cắm mốc rồi bay về an toàn.</p><p>Mỗi con số cho biết có bao nhiêu tinh thể trong tám ô xung quanh. Ô đầu tiên luôn an toàn; từ ô thứ hai thì phải nhờ cái đầu, vì các bãi đều được chọn để suy luận, hiếm khi phải đoán.</p><p><b>Ba cỡ bãi để chọn</b><br>Gần: một mảnh nhỏ để quen tay<br>Vành đai: cỡ chuẩn, vừa một chuyến xe buýt<br>Sâu thẳm: tinh thể dày đặc, hít sâu trước đã</p><p>Dọn xong một khu, bạn bay sang khu tiếp theo, nơi có thêm một tinh thể. Chuột trái để mở, chuột phải để cắm mốc, trên điện thoại thì nhấn giữ. Kỷ lục nhanh nhất của từng cỡ được lưu ngay trên trình duyệt.</p>',
    'en-US':
      '<p>Star crystals sleep under the crust of these asteroids, and they burst when touched. Your job is simple: read the numbers, work out the rest, place beacons, fly home in one piece.</p><p>Each number counts the crystals in the eight squares around it. The first square is always safe. Everything after that is up to your reasoning, and fields are picked so that you rarely have to guess.</p><p><b>Pick your field</b><br>Near: small, for getting a feel<br>Belt: the classic size, one bus ride long<br>Deep: crowded, breathe first</p><p>Every cleared sector leads to the next, with one more crystal in it. Left click opens and right click places a beacon; on a phone, press and hold. With enough beacons around a number, tap it to open the rest. Your fastest time on each size is kept in your browser.</p>',
  },
  hardwareRequirements: '',
  countries: ['TW', 'MY', 'SG', 'VN', 'US'],
  containsAds: false,
  isPaidOnce: false,
  hasInAppPurchase: true,
  promoVideo: '',
  privacyPolicyUrl: 'https://littlehill.example/privacy/star-mines',
  contactEmail: 'hello@littlehill.example.com',
  contacts: [{ key: 'line', value: '@lhillgames' }],
  dataCollection: [],
  publishDate: '2024-06-27T03:00:00.000Z',
  viewCount: 2_247,
  featured: null,
  versions: [
    {
      platform: WEB,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2024-06-27T03:00:00.000Z',
      notes: {
        'zh-TW': '星區開放作業。安全帽請自備。',
        'zh-CN': '星区今日开工，安全帽请自备。',
        'vi-VN': 'Công trường mở cửa. Vui lòng tự mang mũ bảo hộ.',
        'en-US': 'The site is open for work. Bring your own helmet.',
      },
    },
    {
      platform: WEB,
      versionName: '1.0.4',
      minimumVersion: '',
      releasedAt: '2024-12-05T03:00:00.000Z',
      notes: {
        'zh-TW': '可以只用鍵盤玩完一整局，數字配色也對色弱玩家更友善。',
        'zh-CN': '支持全程键盘操作；数字换了配色，色弱玩家也能轻松分辨。',
        'vi-VN': 'Có thể chơi trọn ván chỉ bằng bàn phím. Màu các con số dễ phân biệt hơn với người khó nhìn màu.',
        'en-US':
          'The whole board can be played from the keyboard, and the number colors suit color-blind players better.',
      },
    },
  ],
  playable: true,
};
