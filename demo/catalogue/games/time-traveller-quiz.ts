import { collects } from '../data-practice.ts';
import { ANDROID, type DemoGame } from '../demo-game.ts';

export const game: DemoGame = {
  slug: 'time-traveller-quiz',
  appId: 'com.littlehill.timequiz',
  developer: 'littlehill',
  category: 116,
  ageRating: '0+',
  platforms: [ANDROID],
  tags: ['science-fiction', 'historical', 'funny', 'quick-rounds', 'single-player', 'family-friendly'],
  name: {
    'zh-TW': '時光快答',
    'zh-CN': '时光快答',
    'vi-VN': 'Đố Vui Xuyên Thời Gian',
    'en-US': 'Time Traveller Quiz',
  },
  shortDescription: {
    'zh-TW': '鐘樓壞了，歷史亂成一團。用年份把它修回來。',
    'zh-CN': '钟楼坏了，历史乱成一锅粥。用年份把它拨回正轨。',
    'vi-VN': 'Tháp đồng hồ hỏng, lịch sử rối tung. Hãy chỉnh lại bằng năm tháng.',
    'en-US': 'The clock tower broke and history came loose. Put the years back.',
  },
  fullDescription: {
    'zh-TW':
      '<p>鐘樓管理員打了個噴嚏，齒輪全飛了。現在恐龍在蒸汽火車上看報紙，李白正用打字機寫詩，而你手上只有一把修錶用的小起子。</p><p>看線索、轉指針、選年代。差十年，齒輪喀一聲卡住；差一百年，會有騎士從門外跑過去。答得愈準，鐘樓就愈往上修一層，站得愈高，看見的時代愈多。</p><p><b>工具箱</b><br>・從青銅器到人造衛星，共 3,200 題<br>・排序、配對、真假三種題型<br>・每題附一則小故事，看完可以跟同事講<br>・每日一鐘：全世界同一題，只能答一次</p><p>免費，含少量橫幅廣告。</p>',
    'zh-CN':
      '<p>钟楼管理员打了个喷嚏，齿轮崩了一地。如今恐龙坐在蒸汽火车上看报，李白正用打字机写诗，而你手里只有一把修表的小螺丝刀。</p><p>看线索，拨指针，定年代。差十年，齿轮咔哒卡住；差一百年，门外便有骑士狂奔而过。答得越准，钟楼就修得越高；登得越高，望见的时代越多。</p><p><b>工具箱</b><br>· 从青铜器到人造卫星，共 3,200 题<br>· 排序、连线、判断真假三种题型<br>· 每题附一则小故事，转头就能讲给同事听<br>· 每日一钟：全球同一题，只许答一次</p><p>免费，含少量横幅广告，不打断答题。</p>',
    'vi-VN':
      '<p>Ông quản tháp đồng hồ hắt hơi một cái, bánh răng văng tứ tung. Giờ thì khủng long ngồi tàu hơi nước đọc báo, Lý Bạch làm thơ bằng máy chữ, còn bạn chỉ có mỗi cây tua vít sửa đồng hồ.</p><p>Đọc manh mối, xoay kim, chọn thời đại. Lệch mười năm, bánh răng kẹt đánh “cạch”; lệch trăm năm, sẽ có hiệp sĩ chạy vụt qua cửa. Càng đúng, tháp càng được sửa lên cao; càng cao, bạn nhìn thấy càng nhiều thời đại.</p><p><b>Hộp đồ nghề</b><br>• 3.200 câu, từ đồ đồng đến vệ tinh nhân tạo<br>• Ba dạng: sắp thứ tự, ghép cặp, thật hay giả<br>• Mỗi câu kèm một mẩu chuyện để kể lại cho đồng nghiệp<br>• Mỗi ngày một hồi chuông: cả thế giới chung một câu, chỉ được trả lời một lần</p>',
    'en-US':
      '<p>The keeper of the clock tower sneezed, and the gears went everywhere. Now a dinosaur reads the paper on a steam train, Li Bai is composing on a typewriter, and you have one small screwdriver.</p><p>Read the clue, turn the hands, choose the year. Ten years out and a gear jams. A hundred out and a knight gallops past the door. The closer you get, the higher the tower is rebuilt, and the more of time you can see from it.</p><p><b>In the toolbox</b><br>• 3,200 questions from bronze vessels to satellites<br>• Put in order, match up, or spot the fake<br>• A short story with every answer, ready to tell at work<br>• The Daily Chime: one question for the whole world, one try each</p><p>Free, with a few banner ads.</p>',
  },
  hardwareRequirements: 'Android 8 · 2 GB RAM',
  countries: ['TW', 'MY', 'SG', 'VN', 'US'],
  containsAds: true,
  isPaidOnce: false,
  hasInAppPurchase: false,
  promoVideo: '',
  privacyPolicyUrl: 'https://littlehill.example/privacy/time-traveller-quiz',
  contactEmail: 'hello@littlehill.example.com',
  contacts: [{ key: 'facebook', value: 'littlehill.games' }],
  dataCollection: [collects(1401, ['advertising'], { shared: true, optional: true })],
  publishDate: '2024-02-29T08:00:00.000Z',
  viewCount: 587,
  featured: null,
  versions: [
    {
      platform: ANDROID,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2024-02-29T08:00:00.000Z',
      notes: {
        'zh-TW': '選在閏日上架，下一次週年慶要等四年。',
        'zh-CN': '特意选在闰日上线，下个周年庆得等四年。',
        'vi-VN': 'Phát hành đúng ngày nhuận, bốn năm nữa mới mừng sinh nhật.',
        'en-US': 'Released on leap day. The first anniversary is four years off.',
      },
    },
    {
      platform: ANDROID,
      versionName: '1.2.0',
      minimumVersion: '1.0.0',
      releasedAt: '2025-07-24T08:00:00.000Z',
      notes: {
        'zh-TW': '每日一鐘上線。年份轉盤可以直接輸入數字。',
        'zh-CN': '“每日一钟”上线。年份转盘支持直接输入数字。',
        'vi-VN': 'Ra mắt “Mỗi ngày một hồi chuông”. Có thể gõ thẳng năm thay vì xoay kim.',
        'en-US': 'The Daily Chime begins. Years can be typed as well as dialed.',
      },
    },
  ],
  playable: false,
};
