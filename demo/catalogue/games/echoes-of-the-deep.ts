import { collects } from '../data-practice.ts';
import { type DemoGame, WINDOWS } from '../demo-game.ts';

export const game: DemoGame = {
  slug: 'echoes-of-the-deep',
  appId: 'com.paperboat.deepecho',
  developer: 'paperboat',
  category: 118,
  ageRating: '18+',
  platforms: [WINDOWS],
  tags: ['survival', 'ocean', 'dark', 'story-rich', 'atmospheric', 'single-player'],
  name: { 'zh-TW': '深海回聲', 'zh-CN': '深海回声', 'vi-VN': 'Tiếng Vọng Biển Sâu', 'en-US': 'Echoes of the Deep' },
  shortDescription: {
    'zh-TW': '水下一千公尺，聲納傳回一聲敲門。艇上只有你一個人。',
    'zh-CN': '水下一千米，声呐里传来敲门声，而艇上只有你一个人。',
    'vi-VN': 'Dưới nghìn mét nước, sonar vọng về tiếng gõ cửa. Trên tàu chỉ có bạn.',
    'en-US': 'A thousand meters down, sonar returns a knock. You are alone aboard.',
  },
  fullDescription: {
    'zh-TW':
      '<p>研究潛艇「海鷗六號」失聯第九天，你被放下去找答案。窗外什麼都看不見，能相信的只有聲納上一圈圈的綠光，和耳機裡的聲音。</p><p>每發出一次聲波，你就看得遠一點；每發出一次聲波，那些東西也聽得見你。氧氣、電力、理智都在倒數，而艙壁的另一側，有人用摩斯密碼敲出了你的名字。</p><p><b>下潛前請確認</b><br>・全程第一人稱，強烈建議戴耳機<br>・雙耳立體音效，敵人從不直接露臉<br>・五層甲板、四種結局，約七小時<br>・含血腥、密閉空間與自我傷害暗示，僅限 18 歲以上</p><p>如果聽見有人說可以上浮了，先數一數船員名單。</p>',
    'zh-CN':
      '<p>科考潜艇“海鸥六号”失联第九天，你被放下水去找答案。舷窗外一片漆黑，能信的只有声呐上一圈圈的绿光，和耳机里的动静。</p><p>每放一次声波，你能看得更远；每放一次声波，它们也听得见你。氧气、电力、理智都在倒数，而舱壁那头，有人正用摩斯电码敲出你的名字。</p><p><b>下潜前请确认</b><br>· 全程第一人称，强烈建议佩戴耳机<br>· 双耳立体声设计，敌人从不正面现身<br>· 五层甲板，四种结局，流程约七小时<br>· 含血腥、密闭空间及自我伤害暗示，仅限 18 岁以上</p><p>如果有人告诉你可以上浮了，请先核对一遍船员名单。</p>',
    'vi-VN':
      '<p>Ngày thứ chín tàu ngầm nghiên cứu Hải Âu 6 mất liên lạc, bạn được thả xuống tìm câu trả lời. Ngoài ô kính chẳng thấy gì; thứ duy nhất tin được là vòng sáng xanh trên màn sonar và âm thanh trong tai nghe.</p><p>Mỗi lần phát sóng âm, bạn nhìn được xa hơn. Mỗi lần phát sóng âm, chúng cũng nghe thấy bạn. Dưỡng khí, điện và lý trí cạn dần, còn bên kia vách khoang, ai đó đang gõ tên bạn bằng mã Morse.</p><p><b>Trước khi lặn</b><br>• Góc nhìn thứ nhất, rất nên đeo tai nghe<br>• Âm thanh hai tai, kẻ thù không bao giờ lộ mặt<br>• Năm tầng tàu, bốn cái kết, khoảng bảy giờ chơi<br>• Có máu me, không gian kín và ám chỉ tự làm hại bản thân; chỉ dành cho người từ 18 tuổi</p>',
    'en-US':
      '<p>Nine days after the research submarine Gull Six went silent, they lower you in to find out why. There is nothing beyond the glass. All you can trust is a green ring on the sonar and what you hear in your headphones.</p><p>Every ping lets you see a little further. Every ping lets them hear you. Oxygen, power and reason are all counting down, and on the far side of the bulkhead someone is tapping your name in Morse.</p><p><b>Before you dive</b><br>• First person throughout, headphones strongly advised<br>• Binaural sound, and an enemy that never shows its face<br>• Five decks, four endings, about seven hours<br>• Contains gore, confined spaces and references to self-harm; adults only</p><p>If a voice tells you it is safe to surface, check it against the crew list first.</p>',
  },
  hardwareRequirements: 'Windows 10 · Core i5-9400F · 12 GB RAM · GTX 1060',
  countries: ['TW', 'SG', 'US'],
  containsAds: false,
  isPaidOnce: true,
  hasInAppPurchase: false,
  promoVideo: '',
  privacyPolicyUrl: 'https://paperboat.example/privacy/echoes-of-the-deep',
  contactEmail: 'letters@paperboat.example.com',
  contacts: [{ key: 'twitter', value: 'paperboat_deep' }],
  dataCollection: [
    collects(1301, ['analytics'], { optional: true }),
    collects(1302, ['analytics'], { optional: true }),
  ],
  publishDate: '2025-10-30T16:00:00.000Z',
  viewCount: 2_353,
  featured: null,
  versions: [
    {
      platform: WINDOWS,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2025-10-30T16:00:00.000Z',
      notes: {
        'zh-TW': '開始下潛。通訊將於三百公尺後中斷。',
        'zh-CN': '开始下潜。三百米以下，通讯将中断。',
        'vi-VN': 'Bắt đầu lặn. Liên lạc sẽ gián đoạn sau 300 mét.',
        'en-US': 'Dive begins. Radio contact ends at three hundred meters.',
      },
    },
    {
      platform: WINDOWS,
      versionName: '1.0.3',
      minimumVersion: '1.0.0',
      releasedAt: '2025-12-18T16:00:00.000Z',
      notes: {
        'zh-TW': '新增字幕方向提示，聽不清楚的玩家也能判斷聲音來源。修正第三甲板讀檔後閘門鎖死的問題。',
        'zh-CN': '新增带方向的字幕，听不清也能判断声源。修复第三甲板读档后舱门锁死的问题。',
        'vi-VN':
          'Phụ đề có chỉ hướng âm thanh cho người khó nghe. Sửa lỗi cửa khoang ở tầng ba bị khóa cứng sau khi tải lại.',
        'en-US':
          'Subtitles now show where a sound comes from. The deck three hatch no longer jams after loading a save.',
      },
    },
  ],
  playable: false,
};
