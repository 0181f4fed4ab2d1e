import type { Localized } from './demo-game.ts';

export interface DemoCollection {
  readonly slug: string;
  /** Slug of the game whose scene is its image. */
  readonly image: string;
  readonly title: Localized;
  readonly text: Localized;
  /** Slugs of its games, in order. */
  readonly games: readonly string[];
}

/** The collections of the demo store; the first one is a row of the hall. */
export const demoCollections: readonly DemoCollection[] = [
  {
    slug: 'quiet-evenings',
    image: 'song-of-the-mountain',
    title: {
      'zh-TW': '靜夜裡的故事',
      'zh-CN': '静夜里的故事',
      'vi-VN': 'Chuyện kể cho đêm yên tĩnh',
      'en-US': 'Stories for a quiet evening',
    },
    text: {
      'zh-TW': '信、山與海。把燈調暗，慢慢玩的遊戲。',
      'zh-CN': '书信、群山与大海。把灯调暗，慢慢玩的游戏。',
      'vi-VN': 'Những lá thư, ngọn núi và biển khơi. Vặn nhỏ đèn và chơi thật chậm rãi.',
      'en-US': 'Letters, mountains and the sea. Games to play slowly, with the lights low.',
    },
    games: [
      ...['song-of-the-mountain', 'letters-from-the-isle', 'paper-voyage', 'firefly-woods', 'night-piano'],
      ...['dragon-and-tea', 'corner-bakery', 'cloud-citadel', 'metro-lines', 'tile-kingdom'],
    ],
  },
  {
    slug: 'ten-minute-breaks',
    image: 'teahouse-pairs',
    title: {
      'zh-TW': '一壺茶的時間',
      'zh-CN': '一壶茶的工夫',
      'vi-VN': 'Mười phút bên ấm trà',
      'en-US': 'Ten-minute breaks',
    },
    text: {
      'zh-TW': '等一壺茶泡好的十分鐘，剛好玩上一局。打開網頁就能玩，隨時都能停下來。',
      'zh-CN': '等一壶茶泡好的十分钟，正好来上一局。打开网页就能玩，随时都能放下。',
      'vi-VN': 'Vừa đủ thời gian chờ một ấm trà. Mở trang web là chơi, muốn dừng lúc nào cũng được.',
      'en-US': 'One round in the time a pot of tea takes. They start in your browser, and stop whenever you do.',
    },
    games: [
      ...['teahouse-pairs', 'number-hills', 'midnight-solitaire', 'word-lantern'],
      ...['star-mines', 'falling-garden', 'lumen-breaker', 'neon-serpent'],
    ],
  },
];
