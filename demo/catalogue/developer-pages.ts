import type { DemoDeveloperKey, Localized } from './demo-game.ts';

export interface DemoDeveloperPage {
  readonly slug: string;
  readonly about: Localized;
  /** How many of the invented players follow the studio. */
  readonly followers: number;
}

/** The public pages of the three studios. */
export const demoDeveloperPages: Readonly<Record<DemoDeveloperKey, DemoDeveloperPage>> = {
  neonbyte: {
    slug: 'neonbyte',
    followers: 11,
    about: {
      'zh-TW':
        '我們是十一個習慣在夜裡工作的人，辦公室在台北中山區，窗外就是一整條還亮著的招牌。\n\n我們做賽車、節奏和動作遊戲，只在乎一件事：按下去的那一刻，畫面和手指是不是同時到。每款遊戲上架前，我們會用十年前的筆電和最便宜的手把各玩一整晚。\n\n遇到問題請直接來信，回信的人就是寫那段程式的人。',
      'zh-CN':
        '我们一共十一个人，都爱在夜里干活。办公室在台北中山区，窗外一整条街的招牌亮到天明。\n\n赛车、音游、动作游戏，我们做的就这几样，只较真一件事：手指按下去，画面得同时有反应。每款游戏上线前，我们都会用十年前的笔记本和最便宜的手柄各打一个通宵。\n\n有问题直接写信来，给你回信的就是写那段代码的人。',
      'vi-VN':
        'Chúng tôi là mười một người quen làm việc ban đêm. Văn phòng nằm ở quận Trung Sơn, Đài Bắc, nhìn ra cả một con phố biển hiệu chưa tắt.\n\nChúng tôi làm game đua xe, nhịp điệu và hành động, và chỉ bận tâm một điều: lúc bạn bấm nút, hình và tay có đến cùng một lúc không. Trước khi phát hành, game nào cũng được chơi trọn một đêm trên chiếc laptop mười năm tuổi và tay cầm rẻ nhất mà chúng tôi tìm được.\n\nCó gì chưa ổn, cứ gửi email cho chúng tôi. Người trả lời chính là người đã viết đoạn code đó.',
      'en-US':
        'We are eleven people who do our best work after dark, in an office in Zhongshan, Taipei, above a street whose signs never quite go out.\n\nWe make racing, rhythm and action games, and we care about one thing: that the screen moves the moment your finger does. Before a release, each of us plays the game for a whole night on a ten-year-old laptop and the cheapest controller we can find.\n\nIf something feels wrong, write to us. The person who answers is the person who wrote that code.',
    },
  },
  paperboat: {
    slug: 'paperboat',
    followers: 9,
    about: {
      'zh-TW':
        '紙船是台南的小工作室：兩位作家、一位畫家、一位作曲，還有一隻負責趕人回家的貓。\n\n我們做可以慢慢玩的故事遊戲。沒有倒數、沒有排行榜，關掉再打開，故事還在原來的地方等你。\n\n中文和越南文的劇本都由母語作者從頭寫起，不是翻譯。',
      'zh-CN':
        '纸船是台南的一间小工作室：两个写故事的，一个画画的，一个作曲的，外加一只到点就赶人下班的猫。\n\n我们做能慢慢玩的故事游戏。不催你，也不排名，关掉再打开，故事还在原地等着。\n\n每种语言的剧本都请母语作者从头写过，不是翻译出来的。',
      'vi-VN':
        'Paper Boat là một studio nhỏ ở Đài Nam: hai người viết, một họa sĩ, một nhạc sĩ và một chú mèo chuyên nhắc mọi người về nhà.\n\nChúng tôi làm những trò chơi kể chuyện để chơi chậm rãi. Không đếm ngược, không bảng xếp hạng; tắt đi rồi mở lại, câu chuyện vẫn chờ bạn đúng chỗ cũ.\n\nKịch bản tiếng Việt do tác giả người Việt viết từ đầu, không phải bản dịch.',
      'en-US':
        'Paper Boat is a small studio in Tainan: two writers, one painter, one composer, and a cat who decides when everyone goes home.\n\nWe make story games that can be played slowly. There are no timers and no leaderboards; close the game, come back next month, and the story is waiting where you left it.\n\nEvery language has a script by someone who grew up with it. None of them is a translation.',
    },
  },
  littlehill: {
    slug: 'little-hill',
    followers: 7,
    about: {
      'zh-TW':
        '小山丘在新竹。我們做全家人可以輪流玩的益智與桌上遊戲：規則三十秒講完，想贏卻要想很久。\n\n所有遊戲都能離線玩，不看廣告，字夠大，也能只用鍵盤操作。爺爺奶奶是我們最嚴格的測試員。',
      'zh-CN':
        '小山丘在新竹，做的是一家人能轮着玩的益智和棋牌游戏：规则半分钟讲完，想赢就得动脑筋。\n\n所有游戏都能离线玩，不放广告，字够大，光用键盘也能玩。测试最较真的，是家里的爷爷奶奶。',
      'vi-VN':
        'Little Hill Games ở Tân Trúc. Chúng tôi làm game giải đố và game bàn để cả nhà thay nhau chơi: luật nói trong nửa phút, nhưng muốn thắng thì phải nghĩ lâu.\n\nGame nào cũng chơi được khi không có mạng, không quảng cáo, chữ đủ lớn và chơi được chỉ bằng bàn phím. Người thử game khó tính nhất của chúng tôi là ông bà.',
      'en-US':
        'Little Hill is in Hsinchu. We make puzzles and table games that a family can pass around: rules you can explain in thirty seconds, and wins that take some thought.\n\nAll of our games work offline and without ads, have type that is large enough, and can be played with the keyboard alone. Our strictest testers are grandparents.',
    },
  },
};

/** The studio that the demo player follows. */
export const FOLLOWED_BY_PLAYER: DemoDeveloperKey = 'littlehill';
