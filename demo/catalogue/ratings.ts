import type { RatingReason } from '#contract/rating/rating-reasons.ts';
import type { LocaleCode } from '#contract/values/locales.ts';

export interface DemoRating {
  readonly appId: string;
  /** The one-based number of the invented buyer; each rates a game once. */
  readonly buyer: number;
  readonly stars: number;
  readonly lang: LocaleCode;
  /** Empty: stars alone. */
  readonly words: string;
  readonly daysAgo: number;
  /** How many of the others marked it as helpful. */
  readonly helpful?: number;
  /** The developer's reply, a day later. */
  readonly answer?: string;
  /** Reported, with the operators' decision pending. */
  readonly report?: { readonly reason: RatingReason; readonly note: string };
}

const NUMBER_HILLS = 'com.littlehill.numberhills';
const STAR_MINES = 'com.littlehill.starmines';
const CITADEL = 'com.littlehill.cloudcitadel';
const MAHJONG = 'com.littlehill.mahjong';
const SOLITAIRE = 'com.littlehill.solitaire';
const GARDEN = 'com.littlehill.fallinggarden';
const TEAHOUSE = 'com.paperboat.teahousepairs';
const ISLE = 'com.paperboat.isle';
const PIANO = 'com.paperboat.nightpiano';
const HOUSE = 'com.paperboat.silenthouse';
const LANTERN = 'com.paperboat.wordlantern';
const BAKERY = 'com.paperboat.bakery';
const FIREFLY = 'com.paperboat.firefly';
const SERPENT = 'com.neonbyte.serpent';
const STARSEA = 'com.neonbyte.starsea';
const BREAKER = 'com.neonbyte.lumenbreaker';
const BAY = 'com.neonbyte.bayrush';

/** Invented ratings of the demo games in all four languages, with the developers' replies. */
export const demoRatings: readonly DemoRating[] = [
  {
    ...{ appId: NUMBER_HILLS, buyer: 1, stars: 5, lang: 'zh-TW', daysAgo: 62, helpful: 8 },
    words: '通勤路上玩剛剛好，一局三分鐘。滑動很順，斜著滑也判斷得準，再也沒有誤觸的火氣。',
    answer: '謝謝您！斜向滑動我們調了整整兩週，能聽到您這麼說真開心。',
  },
  {
    ...{ appId: NUMBER_HILLS, buyer: 5, stars: 4, lang: 'zh-CN', daysAgo: 48, helpful: 5 },
    words: '规则一眼就懂，但要爬到 4096 得真动脑子。希望以后能加一个撤销一步的按钮。',
    answer: '感谢建议，撤销功能已经排进下一个版本。',
  },
  {
    ...{ appId: NUMBER_HILLS, buyer: 3, stars: 5, lang: 'vi-VN', daysAgo: 30, helpful: 4 },
    words: 'Đơn giản mà gây nghiện. Mình chơi trên máy cũ vẫn mượt, không quảng cáo giữa ván.',
  },
  {
    ...{ appId: NUMBER_HILLS, buyer: 6, stars: 4, lang: 'en-US', daysAgo: 21, helpful: 6 },
    words:
      'I have played a lot of merge games, and this is the one that stays on my phone. The board never stutters, the sounds are gentle, and a lost round makes me want one more instead of throwing the phone.\n\nTwo things would make it perfect. First, an undo for one move: my thumb slips on the train, and a slip at the top of the hill costs the whole round. Second, a way to see the best board I ever had, not only its number. Still, a lovely little game, and the leaderboard with my sister keeps us both busy.',
  },
  { appId: NUMBER_HILLS, buyer: 9, stars: 5, lang: 'vi-VN', daysAgo: 12, words: '' },
  {
    appId: NUMBER_HILLS,
    buyer: 11,
    stars: 3,
    lang: 'zh-TW',
    daysAgo: 6,
    words: '耐玩，但玩到後面音樂有點單調。可以自己選曲就好了。',
  },
  {
    ...{ appId: TEAHOUSE, buyer: 2, stars: 5, lang: 'zh-TW', daysAgo: 55, helpful: 7 },
    words: '陪媽媽玩的，她說茶杯的花紋看了就放鬆。翻牌的聲音做得很細膩，像真的瓷器。',
  },
  {
    ...{ appId: TEAHOUSE, buyer: 7, stars: 4, lang: 'zh-CN', daysAgo: 33, helpful: 2 },
    words: '画面像一壶热茶，越看越暖。后面的关卡配对数量可以再多一些。',
    answer: '谢谢！大桌模式（48 张牌）正在试做中。',
  },
  {
    ...{ appId: TEAHOUSE, buyer: 4, stars: 5, lang: 'en-US', daysAgo: 18, helpful: 1 },
    words: 'My grandmother beat me four times in a row. Five stars, with some bitterness.',
  },
  { appId: TEAHOUSE, buyer: 10, stars: 4, lang: 'en-US', daysAgo: 9, words: '' },
  {
    ...{ appId: SERPENT, buyer: 4, stars: 4, lang: 'en-US', daysAgo: 51, helpful: 6 },
    words: 'Fast, bright, honest. Since the update two quick turns in a row both count, which fixed my only complaint.',
    answer: 'That one bothered us too. Thanks for coming back to say so!',
  },
  {
    ...{ appId: SERPENT, buyer: 8, stars: 2, lang: 'en-US', daysAgo: 40, helpful: 3 },
    words: 'The glow makes it hard for me to see my own tail. Please add a calmer theme or a contrast setting.',
  },
  {
    ...{ appId: SERPENT, buyer: 1, stars: 5, lang: 'zh-TW', daysAgo: 27, helpful: 2 },
    words: '小時候的貪食蛇穿上霓虹燈，手感一流。靜音設定會記住，這點很貼心。',
  },
  {
    ...{ appId: SERPENT, buyer: 9, stars: 4, lang: 'vi-VN', daysAgo: 15 },
    words: 'Đồ họa đẹp, điều khiển nhạy. Chơi bằng bàn phím thích hơn vuốt.',
  },
  {
    ...{ appId: SERPENT, buyer: 12, stars: 1, lang: 'en-US', daysAgo: 3 },
    words: 'CHEAP COINS!!! Visit my shop, the link is in my profile, best price today only!!!',
    report: { reason: 'spam', note: 'An ad that has nothing to do with the game.' },
  },
  {
    ...{ appId: ISLE, buyer: 2, stars: 5, lang: 'zh-TW', daysAgo: 70, helpful: 9 },
    words: '送到第三封信的時候就哭了。海的聲音、信紙的摺痕，每個細節都在說故事。請一定要戴耳機玩。',
    answer: '謝謝您替我們把信送到了。',
  },
  {
    ...{ appId: ISLE, buyer: 3, stars: 5, lang: 'vi-VN', daysAgo: 44, helpful: 5 },
    words:
      'Một câu chuyện nhẹ nhàng mà ám ảnh. Bản Android chơi được cả khi không có mạng, rất hợp để mang theo lúc đi xa.',
  },
  {
    ...{ appId: ISLE, buyer: 10, stars: 4, lang: 'en-US', daysAgo: 29, helpful: 4 },
    words: 'Beautifully written. The sailing is slow on purpose, so give it an evening rather than a coffee break.',
  },
  {
    ...{ appId: ISLE, buyer: 7, stars: 3, lang: 'zh-CN', daysAgo: 14, helpful: 1 },
    words: '文字很美，但海图在小屏幕上有点难点中。希望能放大航线上的小岛。',
    answer: '收到，小屏幕上的岛屿点击范围会在下个版本加大。',
  },
  {
    ...{ appId: STAR_MINES, buyer: 6, stars: 5, lang: 'en-US', daysAgo: 36, helpful: 3 },
    words: 'Every board can be solved without guessing. Someone cared.',
  },
  {
    ...{ appId: STAR_MINES, buyer: 11, stars: 4, lang: 'zh-TW', daysAgo: 24 },
    words: '不用猜的踩地雷！插旗的震動回饋很爽快，只是大盤面在手機上要一直縮放。',
  },
  { appId: STAR_MINES, buyer: 5, stars: 4, lang: 'zh-CN', daysAgo: 10, words: '节奏安静，适合睡前玩两盘再关灯。' },
  {
    ...{ appId: CITADEL, buyer: 8, stars: 4, lang: 'en-US', daysAgo: 58, helpful: 4 },
    words: 'Towers that drift with the wind change everything I thought I knew about tower defense.',
  },
  {
    ...{ appId: CITADEL, buyer: 1, stars: 2, lang: 'zh-TW', daysAgo: 20, helpful: 6 },
    words: '第七關之後難度跳太快，風向又無法預測，重打了十幾次。希望能先看到下一陣風。',
  },
  {
    ...{ appId: CITADEL, buyer: 9, stars: 4, lang: 'vi-VN', daysAgo: 8 },
    words: 'Ý tưởng lâu đài trôi theo gió rất hay, chỉ mong có thêm bản đồ mới.',
  },
  {
    ...{ appId: MAHJONG, buyer: 2, stars: 5, lang: 'zh-TW', daysAgo: 39, helpful: 5 },
    words: '台麻規則完整，算台清楚，等人時可以按「稍等一下」，長輩也玩得很開心。',
  },
  {
    ...{ appId: MAHJONG, buyer: 7, stars: 4, lang: 'zh-CN', daysAgo: 17, helpful: 1 },
    words: '四人桌很稳定，理牌动画可以关掉这点好评。要是能加国标规则就更好了。',
  },
  {
    appId: MAHJONG,
    buyer: 12,
    stars: 3,
    lang: 'en-US',
    daysAgo: 5,
    words: 'Good tiles, good sounds. The tutorial assumes that I know the scoring already.',
  },
  {
    ...{ appId: SOLITAIRE, buyer: 10, stars: 5, lang: 'en-US', daysAgo: 31, helpful: 2 },
    words: 'One lamp, one deck, unlimited undo. Exactly what midnight needs.',
  },
  {
    appId: SOLITAIRE,
    buyer: 3,
    stars: 4,
    lang: 'vi-VN',
    daysAgo: 11,
    words: 'Giao diện tối dịu mắt, hợp chơi trước khi ngủ.',
  },
  {
    ...{ appId: GARDEN, buyer: 11, stars: 4, lang: 'zh-TW', daysAgo: 26, helpful: 1 },
    words: '花瓣落地的影子幫了大忙，終於也能貼牆旋轉了。配樂很療癒。',
  },
  { appId: GARDEN, buyer: 4, stars: 5, lang: 'en-US', daysAgo: 13, words: '' },
  {
    ...{ appId: PIANO, buyer: 5, stars: 5, lang: 'zh-CN', daysAgo: 46, helpful: 6 },
    words: '延迟校准只要拍三下，之后每个音都落在点上。民歌那组曲子编得真好听。',
    answer: '谢谢喜欢！下一组曲子是雨夜主题。',
  },
  {
    ...{ appId: PIANO, buyer: 6, stars: 3, lang: 'en-US', daysAgo: 22, helpful: 2 },
    words: 'Gorgeous, but the hardest nocturne feels unfair on a phone. On a tablet it is a joy.',
  },
  {
    appId: PIANO,
    buyer: 2,
    stars: 4,
    lang: 'zh-TW',
    daysAgo: 7,
    words: '夜曲很美，希望能加左手模式。整體非常推薦給喜歡古典樂的人。',
  },
  {
    ...{ appId: HOUSE, buyer: 8, stars: 4, lang: 'en-US', daysAgo: 42, helpful: 3 },
    words: 'It listened to me breathe. I am not going back into that courtyard. I am absolutely going back.',
  },
  {
    ...{ appId: HOUSE, buyer: 1, stars: 5, lang: 'zh-TW', daysAgo: 19, helpful: 4 },
    words: '不靠突然嚇人，靠的是安靜。凌晨玩到一半家裡的門響了一聲，我直接關機。',
  },
  {
    ...{ appId: LANTERN, buyer: 12, stars: 4, lang: 'en-US', daysAgo: 34, helpful: 1 },
    words: 'A daily word that takes five minutes and lifts a lantern. The repeated-letter hints make sense now.',
  },
  { appId: LANTERN, buyer: 7, stars: 5, lang: 'zh-CN', daysAgo: 16, words: '每天一盏灯，已经连续飞了四十天了。' },
  {
    ...{ appId: BAKERY, buyer: 3, stars: 5, lang: 'vi-VN', daysAgo: 37, helpful: 3 },
    words: 'Nhìn mẻ bánh vàng lên mà thèm. Khách quen nhớ tên mình, dễ thương quá.',
  },
  {
    ...{ appId: BAKERY, buyer: 9, stars: 2, lang: 'vi-VN', daysAgo: 4, helpful: 1 },
    words: 'Sau bản cập nhật, trò chơi hay thoát ra khi mở lò nướng thứ hai. Mong sớm sửa.',
  },
  {
    ...{ appId: FIREFLY, buyer: 10, stars: 5, lang: 'en-US', daysAgo: 25, helpful: 2 },
    words: 'Dim the lights and play it with a child. We counted fireflies for an hour.',
  },
  { appId: FIREFLY, buyer: 5, stars: 4, lang: 'zh-CN', daysAgo: 9, words: '音效和光影都很温柔，就是流程偏短。' },
  {
    ...{ appId: STARSEA, buyer: 4, stars: 4, lang: 'en-US', daysAgo: 53, helpful: 7 },
    words: 'Two chapters in, and my crew argues like a real one. Co-op expeditions are the highlight.',
    answer: 'Chapter three adds two new voices to the argument. Thank you, Captain.',
  },
  {
    ...{ appId: STARSEA, buyer: 11, stars: 5, lang: 'zh-TW', daysAgo: 28, helpful: 3 },
    words: '船員的對話寫得太好，連排班都捨不得跳過。期待第三章！',
  },
  {
    ...{ appId: STARSEA, buyer: 7, stars: 3, lang: 'zh-CN', daysAgo: 12 },
    words: '剧情不错，但加载时间偏长，换星区要等十几秒。',
  },
  {
    ...{ appId: BREAKER, buyer: 6, stars: 4, lang: 'en-US', daysAgo: 23, helpful: 1 },
    words: 'The ball no longer gets stuck between two walls, and slow motion lasts just long enough.',
  },
  { appId: BREAKER, buyer: 2, stars: 4, lang: 'zh-TW', daysAgo: 8, words: '打磚塊的爽度滿分，光效可以再調暗一點。' },
  {
    ...{ appId: BAY, buyer: 8, stars: 5, lang: 'en-US', daysAgo: 35, helpful: 4 },
    words: 'The coast road at sunset with headphones on. I braked once, to look.',
  },
  {
    appId: BAY,
    buyer: 12,
    stars: 3,
    lang: 'en-US',
    daysAgo: 6,
    words: 'Great speed, but steering with the phone tilted drifts to the left.',
  },
];
