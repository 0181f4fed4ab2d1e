import { ANDROID, type DemoGame } from '../demo-game.ts';

export const game: DemoGame = {
  slug: 'abacus-academy',
  appId: 'com.littlehill.abacus',
  developer: 'littlehill',
  category: 108,
  ageRating: '0+',
  platforms: [ANDROID],
  tags: ['quick-rounds', 'hand-drawn', 'single-player', 'family-friendly'],
  name: { 'zh-TW': '算盤學園', 'zh-CN': '算盘学园', 'vi-VN': 'Học Viện Bàn Tính', 'en-US': 'Abacus Academy' },
  shortDescription: {
    'zh-TW': '撥一撥、算一算。把算盤裝進腦袋裡的心算練習。',
    'zh-CN': '拨一拨，算一算，把算盘装进脑子里的珠心算练习。',
    'vi-VN': 'Gạt hạt, nhẩm số: luyện tính nhẩm cho đến khi bàn tính nằm trong đầu.',
    'en-US': 'Slide beads, do sums, and end up with an abacus inside your head.',
  },
  fullDescription: {
    'zh-TW':
      '<p>上珠一顆當五，下珠四顆各當一。就這麼簡單的一塊木頭，可以讓八歲的孩子算得比計算機還快。</p><p>學園一共六個年級。一年級只學怎麼把珠子撥整齊；三年級開始借位、進位；到了五年級，畫面上的算盤會慢慢變透明，直到你發現自己正對著一片空白，而手指還在空中撥。</p><p><b>課表</b><br>第一節　暖身：聽珠子的聲音報數<br>第二節　加減乘除，依程度自動出題<br>第三節　心像：算盤越來越淡<br>放學前　和昨天的自己比一場</p><p>每天十分鐘，兩週後去便利商店結帳，先別看螢幕。</p>',
    'zh-CN':
      '<p>上珠一颗当五，下珠四颗各当一。就这么一块木头，能让八岁的孩子算得比计算器还快。</p><p>学园共六个年级。一年级只学把珠子拨齐；三年级开始进位、借位；到了五年级，屏幕上的算盘会渐渐变淡，直到有一天你对着一片空白，手指却还在空中拨动。</p><p><b>课程表</b><br>第一节　热身：听珠子声音报数<br>第二节　加减乘除，按水平自动出题<br>第三节　心像：算盘一点点隐去<br>放学前　和昨天的自己比一场</p><p>每天十分钟，坚持两周再去超市结账，先别看收银机的屏幕，自己报个数试试。</p>',
    'vi-VN':
      '<p>Hạt trên tính năm, bốn hạt dưới mỗi hạt tính một. Chỉ một khung gỗ đơn giản vậy thôi mà đứa trẻ tám tuổi có thể tính nhanh hơn cả máy.</p><p>Học viện có sáu lớp. Lớp một chỉ học gạt hạt cho ngay ngắn; lớp ba bắt đầu nhớ và mượn; đến lớp năm, bàn tính trên màn hình mờ dần, cho đến lúc bạn nhận ra mình đang nhìn vào khoảng trống mà ngón tay vẫn gạt trong không khí.</p><p><b>Thời khóa biểu</b><br>Tiết 1: khởi động, nghe tiếng hạt đoán số<br>Tiết 2: cộng trừ nhân chia, đề tự chỉnh theo sức<br>Tiết 3: hình dung, bàn tính nhạt dần<br>Trước khi tan học: thi với chính mình hôm qua</p><p>Mỗi ngày mười phút. Hai tuần sau đi siêu thị, thử đừng nhìn màn hình tính tiền.</p>',
    'en-US':
      '<p>One bead above the bar is worth five, each of the four below it is worth one. With nothing more than that, an eight-year-old can outrun a calculator.</p><p>The academy has six grades. Grade one learns to set beads straight. Grade three carries and borrows. In grade five the abacus on the screen starts to fade, until one day you are looking at nothing at all and your fingers are still moving.</p><p><b>Timetable</b><br>First lesson: warm up by naming numbers from the sound of the beads<br>Second: all four operations, set to your level<br>Third: mental image, with the frame growing fainter<br>Before the bell: a race against yesterday’s you</p><p>Ten minutes a day. In two weeks, try not looking at the register.</p>',
  },
  hardwareRequirements: 'Android 7 · 2 GB RAM',
  countries: ['TW', 'MY', 'VN'],
  containsAds: false,
  isPaidOnce: false,
  hasInAppPurchase: false,
  promoVideo: '',
  privacyPolicyUrl: 'https://littlehill.example/privacy/abacus-academy',
  contactEmail: 'family@littlehill.example.com',
  contacts: [{ key: 'line', value: '@lhillgames' }],
  dataCollection: [],
  publishDate: '2024-09-02T00:30:00.000Z',
  viewCount: 838,
  featured: null,
  versions: [
    {
      platform: ANDROID,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2024-09-02T00:30:00.000Z',
      notes: {
        'zh-TW': '敲鐘，上課。',
        'zh-CN': '打铃，上课。',
        'vi-VN': 'Reng reng, vào lớp.',
        'en-US': 'The bell rings. Take your seats.',
      },
    },
    {
      platform: ANDROID,
      versionName: '1.1.0',
      minimumVersion: '1.0.0',
      releasedAt: '2025-02-17T00:30:00.000Z',
      notes: {
        'zh-TW': '新增左撇子模式，以及一鍵清盤的搖晃手勢。',
        'zh-CN': '新增左手模式，摇一摇即可清盘。',
        'vi-VN': 'Thêm chế độ thuận tay trái và lắc máy để xóa bàn tính.',
        'en-US': 'A left-handed mode, and shake to clear the frame.',
      },
    },
  ],
  playable: false,
};
