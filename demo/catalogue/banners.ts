import type { Localized } from './demo-game.ts';

export interface DemoBanner {
  /** Slug of the game that the banner opens. */
  slug: string;
  sort: number;
  eyebrow: Localized;
  title: Localized;
  tagline: Localized;
}

/** The hero banners of the home page, in display order. */
export const demoBanners: readonly DemoBanner[] = [
  {
    slug: 'number-hills',
    sort: 1,
    eyebrow: {
      'zh-TW': '免下載，點開就玩',
      'zh-CN': '免下载，点开即玩',
      'vi-VN': 'Chơi ngay, khỏi tải',
      'en-US': 'Play right in the page',
    },
    title: { 'zh-TW': '數字山丘', 'zh-CN': '数字山丘', 'vi-VN': 'Đồi Số', 'en-US': 'Number Hills' },
    tagline: {
      'zh-TW': '從兩塊 2 推到 2048，等車的三分鐘剛剛好。',
      'zh-CN': '从两块 2 一路滑到 2048，等地铁的三分钟刚刚好。',
      'vi-VN': 'Đẩy hai ô số 2 lên tới 2048, vừa đủ ba phút chờ xe.',
      'en-US': 'From two small twos to 2048, in the time it takes to miss a bus.',
    },
  },
  {
    slug: 'starsea-voyage',
    sort: 2,
    eyebrow: { 'zh-TW': '本週精選', 'zh-CN': '本周精选', 'vi-VN': 'Nổi bật trong tuần', 'en-US': 'This week’s pick' },
    title: { 'zh-TW': '星海遠征', 'zh-CN': '星海远征', 'vi-VN': 'Viễn Chinh Biển Sao', 'en-US': 'Starsea Voyage' },
    tagline: {
      'zh-TW': '駕著老拓荒艦穿過破碎的行星環，把熄滅的航線重新點亮。',
      'zh-CN': '驾着老拓荒舰穿过破碎的行星环，把熄灭的航线重新点亮。',
      'vi-VN': 'Lái con tàu khai phá già nua qua vành đai vỡ và thắp lại những tuyến bay đã tắt.',
      'en-US': 'Take an aging pioneer ship through the broken rings and relight the lanes.',
    },
  },
  {
    slug: 'neon-dusk',
    sort: 3,
    eyebrow: { 'zh-TW': '編輯推薦', 'zh-CN': '编辑推荐', 'vi-VN': 'Ban biên tập đề cử', 'en-US': 'Editors’ choice' },
    title: { 'zh-TW': '霓虹黃昏', 'zh-CN': '霓虹黄昏', 'vi-VN': 'Hoàng Hôn Neon', 'en-US': 'Neon Dusk' },
    tagline: {
      'zh-TW': '整座城市只亮十九分鐘，趕在天黑前衝過終點線。',
      'zh-CN': '全城的粉紫天光只有十九分钟，赶在天黑前冲线。',
      'vi-VN': 'Hoàng hôn chỉ có mười chín phút. Hãy cán đích trước khi trời tối.',
      'en-US': 'The city glows for nineteen minutes. Cross the line before it stops.',
    },
  },
  {
    slug: 'letters-from-the-isle',
    sort: 4,
    eyebrow: {
      'zh-TW': '獨立佳作',
      'zh-CN': '独立佳作',
      'vi-VN': 'Game độc lập đáng chơi',
      'en-US': 'Indie spotlight',
    },
    title: { 'zh-TW': '孤島來信', 'zh-CN': '孤岛来信', 'vi-VN': 'Thư Từ Đảo Xa', 'en-US': 'Letters from the Isle' },
    tagline: {
      'zh-TW': '九座島、四十二封遲到的信，你是唯一的郵差。',
      'zh-CN': '九座岛，四十二封迟到的信，邮差只有你一个。',
      'vi-VN': 'Chín hòn đảo, bốn mươi hai lá thư đến muộn và chỉ một người đưa thư là bạn.',
      'en-US': 'Nine islands, forty-two late letters, and only you to deliver them.',
    },
  },
  {
    slug: 'firefly-woods',
    sort: 5,
    eyebrow: {
      'zh-TW': '睡前小遊戲',
      'zh-CN': '睡前小游戏',
      'vi-VN': 'Game nhỏ trước giờ ngủ',
      'en-US': 'For a quiet evening',
    },
    title: { 'zh-TW': '螢火森林', 'zh-CN': '萤火森林', 'vi-VN': 'Rừng Đom Đóm', 'en-US': 'Firefly Woods' },
    tagline: {
      'zh-TW': '提著玻璃罐走進夜色，把走散的螢火帶回家。',
      'zh-CN': '提着玻璃罐走进夜色，把走散的萤火领回家。',
      'vi-VN': 'Xách chiếc lọ thủy tinh vào đêm, đưa những đốm sáng lạc bầy về nhà.',
      'en-US': 'Walk into the night with a glass jar and bring the stray lights home.',
    },
  },
];
