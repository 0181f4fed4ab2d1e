import { type DemoGame, WEB } from '../demo-game.ts';

export const game: DemoGame = {
  slug: 'neon-serpent',
  appId: 'com.neonbyte.serpent',
  developer: 'neonbyte',
  category: 103,
  ageRating: '0+',
  platforms: [WEB],
  tags: ['challenging', 'quick-rounds', 'minimalist', 'retro', '2d', 'single-player', 'leaderboards'],
  name: { 'zh-TW': '霓虹靈蛇', 'zh-CN': '霓虹灵蛇', 'vi-VN': 'Rắn Neon', 'en-US': 'Neon Serpent' },
  shortDescription: {
    'zh-TW': '吞下光球，越長越亮，越亮越難轉身。',
    'zh-CN': '吞下光球，身形越长越亮，转身也越来越难。',
    'vi-VN': 'Nuốt từng quả cầu sáng: càng dài càng rực, càng rực càng khó xoay mình.',
    'en-US': 'Eat light, grow brighter, and try not to bite your own glow.',
  },
  fullDescription: {
    'zh-TW':
      '<p>黑到發亮的格線上，一條光做的蛇正在巡夜。吃一顆光球長一節，吃滿一關就躍進下一關：障礙更多，速度也更快。最大的敵人，還是你自己拖在後面的那道光。</p><p>我們把那台老手機裡的經典拆開，裝上合成器音色和殘影，只留下最純的那件事：下一個轉彎，轉還是不轉？</p><p><strong>夜巡規則</strong><br>・方向鍵或 WASD 轉向，手機直接滑<br>・接連快吃，倍率一路跳到五倍<br>・「穿越邊界」左出右進，「電網圍牆」碰到就結束；撞上障礙、咬到尾巴一律熄燈<br>・時緩、幻影、雙倍、磁力、剪尾，五種道具撐場<br>・暫停鍵隨時待命，老闆來了不用慌</p><p>一局大概兩分鐘。前提是你沒有因為差一點破紀錄而再開十局。</p>',
    'zh-CN':
      '<p>漆黑的网格上，一条光做的蛇开始巡夜。吃一颗光球长一截，吃满一关就跃入下一关：障碍更多，速度也更快。最大的对手，还是你身后那道越拖越长的光。</p><p>当年直板手机里的那条蛇，被我们接上了合成器和霓虹灯管，只留下最要紧的一瞬：前面这个弯，拐还是不拐？</p><p><strong>夜巡守则</strong><br>· 方向键或 WASD 转向，手机上滑动即可<br>· 接连快吃不断档，倍率一路涨到五倍<br>· “穿越边界”左出右进，“电网围墙”碰到就结束；撞障碍、咬尾巴一律熄灯<br>· 时缓、幻影、双倍、磁力、剪尾，五种道具助阵<br>· 随时暂停，老板路过也不慌</p><p>一局两分钟左右，前提是你忍得住不说“差一点就破纪录了”。</p>',
    'vi-VN':
      '<p>Trên tấm lưới đen bóng, một con rắn bằng ánh sáng đang đi tuần đêm. Ăn một quả cầu sáng, dài thêm một đốt; ăn đủ thì sang màn mới, nhiều chướng ngại hơn và nhanh hơn. Đối thủ lớn nhất vẫn là vệt sáng bạn kéo theo sau lưng.</p><p>Chúng tôi lấy trò rắn săn mồi trong chiếc điện thoại cục gạch năm nào, gắn thêm synth và đèn neon, rồi giữ lại đúng một câu hỏi: khúc cua tới, rẽ hay không rẽ?</p><p><strong>Luật đi đêm</strong><br>• Phím mũi tên hoặc WASD để rẽ, điện thoại thì vuốt<br>• Ăn liền tay, điểm nhân tới năm lần<br>• “Xuyên biên” thì ra trái vào phải, “Tường điện” thì chạm là thua; đụng chướng ngại hay cắn đuôi đều tắt đèn<br>• Năm vật phẩm: chậm lại, bóng ma, nhân đôi, nam châm, cắt đuôi<br>• Tạm dừng lúc nào cũng được, sếp đi ngang cũng không sao</p>',
    'en-US':
      '<p>On a grid so black it shines, a snake made of light is out on patrol. Every orb adds a segment; eat the level’s share and you warp to the next, with more in the way and less time to think. Your worst rival is the trail you drag behind you.</p><p>We took the game that lived in everyone’s first phone, wired it to a synthesizer, and kept the one question that matters: this corner, or the next one?</p><p><strong>House rules</strong><br>• Arrow keys or WASD to steer, swipe on a phone<br>• Keep eating without a pause for up to five times the points<br>• Wrap around the edges, or play with electric walls; blocks and tails end the night either way<br>• Slow, phantom, double, magnet and trim to help you out<br>• Pause whenever the boss walks past</p><p>A round lasts about two minutes. The “one more” after it lasts considerably longer.</p>',
  },
  hardwareRequirements: '',
  countries: ['TW', 'MY', 'SG', 'VN', 'US'],
  containsAds: false,
  isPaidOnce: false,
  hasInAppPurchase: true,
  promoVideo: '',
  privacyPolicyUrl: 'https://neonbyte.example/privacy#serpent',
  contactEmail: 'support@neonbyte.example.com',
  contacts: [
    { key: 'twitter', value: 'neonbyte_games' },
    { key: 'telegram', value: 'neonbyte_games' },
  ],
  dataCollection: [],
  publishDate: '2024-05-09T10:00:00.000Z',
  viewCount: 3_017,
  featured: 9,
  versions: [
    {
      platform: WEB,
      versionName: '1.0',
      minimumVersion: '',
      releasedAt: '2024-05-09T10:00:00.000Z',
      notes: {
        'zh-TW': '蛇出洞了。',
        'zh-CN': '灵蛇出洞。',
        'vi-VN': 'Rắn đã xuất hang.',
        'en-US': 'It slithers.',
      },
    },
    {
      platform: WEB,
      versionName: '1.3',
      minimumVersion: '',
      releasedAt: '2025-11-27T10:00:00.000Z',
      notes: {
        'zh-TW': '連按兩個方向時，兩個轉彎都會照順序執行。關閉音效的設定現在會記住。',
        'zh-CN': '快速连按两个方向键时，两次转向都会依次生效；静音设置会自动保存。',
        'vi-VN':
          'Bấm nhanh hai hướng liền nhau thì cả hai lần rẽ đều được thực hiện. Game nhớ lựa chọn tắt âm của bạn.',
        'en-US': 'Two quick turns are now both honored, in order. The mute setting is remembered.',
      },
    },
  ],
  playable: true,
};
