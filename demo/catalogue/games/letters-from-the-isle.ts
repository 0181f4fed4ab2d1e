import { collects } from '../data-practice.ts';
import { ANDROID, type DemoGame, WINDOWS } from '../demo-game.ts';

export const game: DemoGame = {
  slug: 'letters-from-the-isle',
  appId: 'com.paperboat.isle',
  developer: 'paperboat',
  category: 112,
  ageRating: '6+',
  platforms: [WINDOWS, ANDROID],
  tags: ['ocean', 'relaxing', 'story-rich', 'atmospheric', 'hand-drawn', 'single-player'],
  name: { 'zh-TW': '孤島來信', 'zh-CN': '孤岛来信', 'vi-VN': 'Thư Từ Đảo Xa', 'en-US': 'Letters from the Isle' },
  shortDescription: {
    'zh-TW': '駕著小帆船替群島送信，讀懂每一座島不肯說的事。',
    'zh-CN': '驾一叶小帆船为群岛送信，读懂每座岛没说出口的往事。',
    'vi-VN': 'Lái thuyền buồm đưa thư giữa quần đảo, và đọc điều chưa ai nói ra.',
    'en-US': 'Sail the mail between islands and read what nobody says aloud.',
  },
  fullDescription: {
    'zh-TW':
      '<pre>給下一任郵差：\n潮汐表在抽屜裡，帆自己補。\n第七座島的信，請務必親手交。</pre><p>前任郵差只留下這張紙條，和一袋遲了十二年的信。你解開纜繩，朝落日的方向出航。</p><p>這是一款關於風、等待與回信的角色扮演遊戲。順風時什麼都不必做，看海就好；逆風時得學會走「之」字。每靠一次岸，就會多認識一個人：燈塔守夜人、只收不寄的裁縫、假裝不認字的老船長。</p><p><b>船上有</b><br>・九座小島，四十二封信，信可以拆，也可以選擇不拆<br>・依真實物理運作的風與浪，沒有戰鬥<br>・居民會記得你遲到、說謊，或在雨裡等過他們<br>・三種結局，由你最後寄出的那封信決定</p>',
    'zh-CN':
      '<pre>致下一任邮差：\n潮汐表在抽屉里，帆要自己补。\n第七座岛的信，务必当面交。</pre><p>前任邮差留下的只有这张字条，还有一袋迟到十二年的信。你解开缆绳，迎着落日出海。</p><p>这是一款写给风、写给等待的角色扮演游戏。顺风时什么都不用做，看海就好；逆风时要学会走“之”字。每次靠岸，都会多认识一个人：守灯塔的、只收信不寄信的裁缝、假装不识字的老船长。</p><p><b>船舱清单</b><br>· 九座小岛，四十二封信，拆与不拆由你<br>· 风浪遵循真实物理，全程没有战斗<br>· 岛民会记得你迟到过、撒过谎，或在雨里等过他们<br>· 三种结局，取决于你寄出的最后一封信</p>',
    'vi-VN':
      '<pre>Gửi người đưa thư kế nhiệm:\nBảng thủy triều trong ngăn kéo, buồm rách tự vá.\nThư đảo thứ bảy, nhớ trao tận tay.</pre><p>Người đưa thư cũ chỉ để lại mẩu giấy này và một túi thư trễ mười hai năm. Bạn tháo dây neo, hướng mũi thuyền về phía mặt trời lặn.</p><p>Đây là game nhập vai về gió, về chờ đợi và hồi âm. Xuôi gió thì cứ ngồi ngắm biển; ngược gió phải biết chạy chữ chi. Mỗi lần cập bến, bạn quen thêm một người: người gác hải đăng, cô thợ may chỉ nhận mà không gửi, ông thuyền trưởng già vờ không biết chữ.</p><p><b>Trên thuyền có</b><br>• Chín hòn đảo, bốn mươi hai lá thư, mở hay không tùy bạn<br>• Gió và sóng theo vật lý thật, không chiến đấu<br>• Dân đảo nhớ bạn từng đến muộn, nói dối hay đứng đợi họ dưới mưa<br>• Ba cái kết, do lá thư cuối cùng quyết định</p>',
    'en-US':
      '<pre>To the next mail carrier:\nTide tables in the drawer. Mend the sail yourself.\nIsland seven: hand it over in person.</pre><p>That note is all your predecessor left, apart from a sack of letters twelve years late. You cast off and steer for the sunset.</p><p>This is a role-playing game about wind, waiting and writing back. With the wind behind you there is nothing to do but look at the sea; against it, you learn to tack. Every landing is someone new: a lighthouse keeper, a seamstress who receives but never sends, an old captain who pretends he cannot read.</p><p><b>On board</b><br>• Nine islands and forty-two letters, to open or not<br>• Wind and swell that behave like the real thing, and no combat<br>• Islanders who remember that you were late, or lied, or waited in the rain<br>• Three endings, decided by the last letter you send</p>',
  },
  hardwareRequirements: 'Windows 10 · Core i3-8100 · 8 GB RAM · GTX 750 Ti\nAndroid 9 · 3 GB RAM',
  countries: ['TW', 'MY', 'SG', 'VN', 'US'],
  containsAds: false,
  isPaidOnce: true,
  hasInAppPurchase: false,
  promoVideo: '',
  privacyPolicyUrl: 'https://paperboat.example/privacy/letters-from-the-isle',
  contactEmail: 'letters@paperboat.example.com',
  contacts: [
    { key: 'instagram', value: 'paperboat.studio' },
    { key: 'tumblr', value: 'paperboat-studio' },
    { key: 'mail', value: 'isle@paperboat.example.com' },
  ],
  dataCollection: [collects(1301, ['analytics'], { optional: true })],
  publishDate: '2025-11-06T02:00:00.000Z',
  viewCount: 4_255,
  featured: 3,
  versions: [
    {
      platform: WINDOWS,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2025-11-06T02:00:00.000Z',
      notes: {
        'zh-TW': '啟航。願順風。',
        'zh-CN': '启航，愿你一路顺风。',
        'vi-VN': 'Nhổ neo. Chúc bạn thuận buồm xuôi gió.',
        'en-US': 'Casting off. Fair winds.',
      },
    },
    {
      platform: WINDOWS,
      versionName: '1.1.0',
      minimumVersion: '1.0.0',
      releasedAt: '2026-02-12T02:00:00.000Z',
      notes: {
        'zh-TW': '手寫信件可以切換成印刷體，讀起來更輕鬆。修正第五座島的碼頭偶爾無法繫纜。',
        'zh-CN': '手写体信件可切换为印刷体，读起来更轻松。修复第五座岛的码头偶尔无法系缆的问题。',
        'vi-VN':
          'Thư viết tay có thể chuyển sang chữ in cho dễ đọc. Sửa lỗi đôi khi không buộc được thuyền ở bến đảo thứ năm.',
        'en-US':
          'Handwritten letters can be switched to print. Fixes a mooring on island five that sometimes would not take a rope.',
      },
    },
    {
      platform: ANDROID,
      versionName: '1.1.1',
      minimumVersion: '',
      releasedAt: '2026-03-19T02:00:00.000Z',
      notes: {
        'zh-TW': 'Android 版啟航：單指掌舵，雙指看地圖，離線也能玩完全程。',
        'zh-CN': '安卓版启航：单指掌舵，双指看海图，全程可离线游玩。',
        'vi-VN': 'Bản Android ra khơi: một ngón giữ lái, hai ngón xem hải đồ, chơi trọn vẹn không cần mạng.',
        'en-US': 'Now on Android: one finger steers, two open the chart, and the whole story plays offline.',
      },
    },
  ],
  playable: false,
};
