import type { DemoDeveloperKey, Localized } from './demo-game.ts';

export interface DemoPost {
  readonly developer: DemoDeveloperKey;
  /** The game that it is about, whose picture it has. */
  readonly appId: string;
  readonly daysAgo: number;
  readonly title: Localized;
  /** Markdown. */
  readonly body: Localized;
}

/** News of the three studios, oldest first. */
export const demoPosts: readonly DemoPost[] = [
  {
    developer: 'littlehill',
    appId: 'com.littlehill.mahjong',
    daysAgo: 41,
    title: {
      'zh-TW': '麻將小館：一圈可以請大家「等我一下」',
      'zh-CN': '麻将小馆：一圈能喊一次“等我一下”',
      'vi-VN': 'Quán Mạt Chược: mỗi vòng được “đợi tôi chút” một lần',
      'en-US': 'Mahjong Parlour: you may ask the table to wait',
    },
    body: {
      'zh-TW':
        '家裡打麻將，總有人要去關爐火、接電話、抱小孩。所以我們加了一個按鈕：**等我一下**。\n\n## 怎麼用\n\n- 每圈可以用一次，最長三分鐘\n- 其他三家會看到倒數，也可以提早叫你回來\n- 牌局會停在原地，不會自動出牌\n\n另外，理牌動畫現在可以關掉。常打的人會覺得快很多。',
      'zh-CN':
        '在家打麻将，总有人要去关火、接电话、抱孩子。所以我们加了个按钮：**等我一下**。\n\n## 怎么用\n\n- 每圈能用一次，最长三分钟\n- 另外三家能看到倒计时，也能提前喊你回来\n- 牌局停在原地，不会替你出牌\n\n还有，理牌动画现在可以关了。常打的人会觉得快不少。',
      'vi-VN':
        'Đánh mạt chược ở nhà thì thế nào cũng có người phải đi tắt bếp, nghe điện thoại hay bế con. Vì vậy chúng tôi thêm một nút: **Đợi tôi chút**.\n\n## Cách dùng\n\n- Mỗi vòng dùng được một lần, tối đa ba phút\n- Ba người kia thấy đồng hồ đếm ngược và có thể gọi bạn về sớm\n- Ván bài dừng nguyên tại chỗ, máy không đánh thay bạn\n\nNgoài ra, giờ bạn có thể tắt hiệu ứng xếp bài. Người chơi quen tay sẽ thấy nhanh hơn hẳn.',
      'en-US':
        'When you play at home, someone always has to turn off the stove, answer the phone or pick up a child. So there is a new button: **wait for me**.\n\n## How it works\n\n- Once per round, for up to three minutes\n- The others see the countdown, and can call you back early\n- The table stays as it is; nothing is played for you\n\nYou can now also switch off the animation that sorts your tiles. If you play every day, the game feels much faster.',
    },
  },
  {
    developer: 'paperboat',
    appId: 'com.paperboat.nightpiano',
    daysAgo: 33,
    title: {
      'zh-TW': '星夜鋼琴加演十三首',
      'zh-CN': '星夜钢琴加演十三首',
      'vi-VN': 'Dương Cầm Đêm Sao diễn thêm mười ba bản',
      'en-US': 'Thirteen encores for Night Piano',
    },
    body: {
      'zh-TW':
        '這次更新多了十首夜曲，以及三首台灣童謠。童謠是請三位阿嬤各唱一遍，再由我們的作曲寫成鋼琴曲的。\n\n> 她們都說自己唱得不準。我們一個音也沒有改。\n\n延遲校正也換了方法：跟著節拍點三下就好，不用再看數字。',
      'zh-CN':
        '这次更新多了十首夜曲，还有三首台湾童谣。童谣是请三位阿嬷各唱一遍，再由我们的作曲写成钢琴曲的。\n\n> 她们都说自己唱得不准。我们一个音也没改。\n\n延迟校准也换了办法：跟着节拍点三下就行，不用再看数字。',
      'vi-VN':
        'Bản cập nhật này có thêm mười bản dạ khúc và ba bài đồng dao Đài Loan. Ba cụ bà đã hát cho chúng tôi nghe, rồi nhạc sĩ của chúng tôi chuyển thành nhạc piano.\n\n> Các cụ đều bảo mình hát lạc điệu. Chúng tôi không sửa một nốt nào.\n\nCách chỉnh độ trễ cũng khác trước: chỉ cần gõ ba nhịp theo nhạc, không phải nhìn con số nữa.',
      'en-US':
        'This update adds ten nocturnes and three Taiwanese nursery rhymes. Three grandmothers sang the rhymes for us, and our composer arranged them for the piano.\n\n> They all said they were out of tune. We did not change a note.\n\nCalibrating the delay is simpler, too: tap along with three beats, and you never have to look at a number again.',
    },
  },
  {
    developer: 'neonbyte',
    appId: 'com.neonbyte.beatcity',
    daysAgo: 24,
    title: {
      'zh-TW': '節拍都市：譜面編輯器開放',
      'zh-CN': '节拍都市：谱面编辑器开放',
      'vi-VN': 'Thành Phố Nhịp Điệu mở trình tạo màn chơi',
      'en-US': 'Beat City opens its chart editor',
    },
    body: {
      'zh-TW':
        '自己的大樓自己蓋：譜面編輯器今天開放給所有人。\n\n## 可以做什麼\n\n1. 匯入自己的音樂，程式會先抓出拍子\n2. 在時間軸上放音符，隨時試玩\n3. 匯出成檔案，傳給朋友\n\n音樂只留在你的電腦上，不會上傳。畫面也支援 *144 Hz* 以上的螢幕了。',
      'zh-CN':
        '自己的大楼自己盖：谱面编辑器今天对所有人开放。\n\n## 能做什么\n\n1. 导入自己的音乐，先自动找出拍子\n2. 在时间轴上摆音符，随时试玩\n3. 导出成文件，发给朋友\n\n音乐只留在你的电脑上，不会上传。画面也支持 *144 Hz* 以上的屏幕了。',
      'vi-VN':
        'Tòa nhà của bạn, bạn tự xây: trình tạo màn chơi mở cho tất cả mọi người từ hôm nay.\n\n## Bạn làm được gì\n\n1. Đưa nhạc của mình vào, game sẽ dò nhịp trước\n2. Đặt nốt trên dòng thời gian và chơi thử bất cứ lúc nào\n3. Xuất thành tệp rồi gửi cho bạn bè\n\nNhạc chỉ nằm trên máy của bạn, không tải lên đâu cả. Game cũng đã hỗ trợ màn hình từ *144 Hz* trở lên.',
      'en-US':
        'Build your own tower: from today, the chart editor is open to everyone.\n\n## What you can do\n\n1. Import your own music; the editor finds the beat first\n2. Place notes on the timeline, and try them at any time\n3. Export a file and send it to your friends\n\nYour music stays on your computer. The game now also supports screens of *144 Hz* and more.',
    },
  },
  {
    developer: 'paperboat',
    appId: 'com.paperboat.dragontea',
    daysAgo: 16,
    title: {
      'zh-TW': '龍與茶：春茶季開始了',
      'zh-CN': '龙与茶：春茶季开始了',
      'vi-VN': 'Rồng và Trà: mùa trà xuân đã đến',
      'en-US': 'Dragon and Tea: the spring harvest begins',
    },
    body: {
      'zh-TW':
        '山上的茶芽冒出來了。這一季有三件新鮮事：\n\n- 雨前採茶：看雲的顏色，猜猜還有多久會下雨\n- 兩位新訪客，其中一位只喝冷的\n- 龍打噴嚏時要躲到哪裡，現在有教學了\n\n進度不會重來，茶園接著種就好。',
      'zh-CN':
        '山上的茶芽冒出来了。这一季有三样新鲜事：\n\n- 雨前采茶：看云的颜色，猜猜还有多久下雨\n- 两位新访客，其中一位只喝凉的\n- 龙打喷嚏时该往哪儿躲，现在有教程了\n\n进度不会重来，茶园接着种就好。',
      'vi-VN':
        'Búp trà trên núi đã nhú. Mùa này có ba điều mới:\n\n- Hái trà trước mưa: nhìn màu mây để đoán bao lâu nữa mưa xuống\n- Hai vị khách mới, một vị chỉ uống trà lạnh\n- Hướng dẫn nấp ở đâu khi rồng hắt hơi\n\nTiến trình không mất, vườn trà cứ thế mà trồng tiếp.',
      'en-US':
        'The first buds are out on the mountain. This season brings three new things:\n\n- Picking before the rain: read the color of the clouds and guess how long you have\n- Two new visitors, one of whom takes tea only cold\n- Instructions on where to hide when the dragon sneezes\n\nYour progress stays, and so does your garden.',
    },
  },
  {
    developer: 'littlehill',
    appId: 'com.littlehill.numberhills',
    daysAgo: 9,
    title: {
      'zh-TW': '數字山丘：更好讀，也更省電',
      'zh-CN': '数字山丘：看得更清，也更省电',
      'vi-VN': 'Đồi Số: dễ đọc hơn, đỡ hao pin hơn',
      'en-US': 'Number Hills is easier on your eyes and your battery',
    },
    body: {
      'zh-TW':
        '很多人在通勤時玩數字山丘，太陽一照就看不清楚。這次我們重新挑了每一階的顏色，在戶外也分得出來；色覺不同的玩家，可以在設定裡改用花紋。\n\n沒有動的時候，畫面也不再重畫。同一支手機現在可以多玩一個多小時。',
      'zh-CN':
        '很多人在上下班路上玩数字山丘，太阳一照就看不清。这次我们给每一阶重新挑了颜色，在户外也分得出来；色觉不同的玩家，可以在设置里换成花纹。\n\n画面不动的时候也不再重画了。同一部手机现在能多玩一个多小时。',
      'vi-VN':
        'Nhiều người chơi Đồi Số trên đường đi làm, mà nắng chiếu vào là không thấy gì. Lần này chúng tôi chọn lại màu cho từng bậc để ngoài trời vẫn phân biệt được; ai khó phân biệt màu có thể bật hoa văn trong phần cài đặt.\n\nKhi không có gì chuyển động, game cũng không vẽ lại hình. Cùng một chiếc điện thoại giờ chơi được thêm hơn một tiếng.',
      'en-US':
        'Many people play Number Hills on the way to work, where the sun makes every hill look alike. We chose new colors for all steps, so you can tell them apart outdoors; if you see colors differently, switch on patterns in the settings.\n\nThe game also stops drawing while nothing moves. The same phone now lasts an hour longer.',
    },
  },
  {
    developer: 'neonbyte',
    appId: 'com.neonbyte.neondusk',
    daysAgo: 4,
    title: {
      'zh-TW': '霓虹黃昏新賽區：雨港',
      'zh-CN': '霓虹黄昏新赛区：雨港',
      'vi-VN': 'Hoàng Hôn Neon có đường đua mới: Cảng Mưa',
      'en-US': 'Neon Dusk races into Rain Harbor',
    },
    body: {
      'zh-TW':
        '雨港開放了：四條賽道，全程下雨。\n\n濕地的抓地力重新調過，煞車要比平常早一點。水坑會映出對手的尾燈，**跟在後面的人看得到彎道另一邊有沒有車**，請好好利用。\n\n這一版也修好了手把震動在重播時停不下來的問題。謝謝回報的各位，手還好嗎？',
      'zh-CN':
        '雨港开放了：四条赛道，全程下雨。\n\n湿地的抓地力重新调过，刹车要比平时早一点。水坑会映出对手的尾灯，**跟在后面能看到弯道那头有没有车**，好好利用。\n\n这一版还修好了手柄震动在回放时停不下来的毛病。谢谢反馈的各位，手还好吗？',
      'vi-VN':
        'Cảng Mưa đã mở: bốn đường đua, mưa từ đầu đến cuối.\n\nĐộ bám trên mặt đường ướt đã được chỉnh lại, bạn nên phanh sớm hơn thường lệ một chút. Vũng nước phản chiếu đèn hậu của đối thủ: **chạy phía sau, bạn thấy được bên kia khúc cua có xe hay không**. Hãy tận dụng điều đó.\n\nBản này cũng sửa lỗi tay cầm rung mãi không dừng khi xem lại. Cảm ơn những bạn đã báo lỗi, tay các bạn ổn chứ?',
      'en-US':
        'Rain Harbor is open: four tracks, and rain on all of them.\n\nWe tuned the grip on wet roads, so brake a little earlier than usual. Puddles mirror the tail lights of your rivals, and **whoever drives behind can see whether there is a car around the corner**. Use it.\n\nThis version also fixes controllers that kept rumbling during replays. Thank you for the reports. How are your hands?',
    },
  },
];
