import { type DemoGame, WEB } from '../demo-game.ts';

export const game: DemoGame = {
  slug: 'lumen-breaker',
  appId: 'com.neonbyte.lumenbreaker',
  developer: 'neonbyte',
  category: 101,
  ageRating: '6+',
  platforms: [WEB],
  tags: ['quick-rounds', 'minimalist', 'retro', '2d', 'single-player', 'leaderboards'],
  name: { 'zh-TW': '光磚突擊', 'zh-CN': '光砖突击', 'vi-VN': 'Phá Gạch Ánh Sáng', 'en-US': 'Lumen Breaker' },
  shortDescription: {
    'zh-TW': '一顆光球、一面光牆。打碎它，接住掉下來的膠囊。',
    'zh-CN': '一颗光球，一堵光墙。砸穿它，再接住掉落的胶囊。',
    'vi-VN': 'Một quả cầu sáng, một bức tường sáng. Đập vỡ và hứng lấy vật phẩm.',
    'en-US': 'One ball of light, one wall of it. Break through and catch what falls.',
  },
  fullDescription: {
    'zh-TW':
      '<p>城市的防火牆亮起來了，一磚一磚全是凝固的光。你手上只有一塊光板和一顆停不下來的光球。</p><p>球擦過光板邊緣會切出銳角，正中央則直直彈回。學會控制角度，就能把球送進磚牆背後那條窄縫，然後放下雙手，聽它在裡面自己敲出一整段節奏。</p><p><strong>從磚塊裡掉出來的東西</strong><br>・加寬光板：板子變長，心臟也跟著放寬<br>・三重光球：一顆變三顆，顧好哪一顆由你決定<br>・放慢時間：世界慢半拍，專救手忙腳亂<br>・雷射砲、穿透光球：換你進攻<br>・多一條命：不解釋</p><p>滑鼠、方向鍵、手指都能玩。八種磚陣各有脾氣：有些磚得敲兩次才肯碎，有些一碎就炸開，還有些永遠敲不破。</p>',
    'zh-CN':
      '<p>城市防火墙全面点亮，每块砖都是凝固的光。而你手里，只有一块光板和一颗停不下来的光球。</p><p>球打在光板边上会飞出锐角，落在正中则笔直弹回。摸透角度之后，把球送进砖墙背后的窄缝，你就可以松手看戏，听它自己在里头敲出一段鼓点。</p><p><strong>砖里藏着什么</strong><br>· 加宽光板：板子变长，容错变高<br>· 三重光球：一球变三球，先救哪颗你说了算<br>· 放慢时间：世界慢半拍，专治手忙脚乱<br>· 激光炮、穿透光球：轮到你进攻<br>· 多一条命：懂的都懂</p><p>鼠标、方向键、触屏都能操作。八种砖阵各有脾气：有些砖要敲两下才碎，有些一碎就炸，还有些怎么敲都敲不破。</p>',
    'vi-VN':
      '<p>Bức tường lửa của thành phố vừa bật sáng, mỗi viên gạch là một khối ánh sáng đông cứng. Trong tay bạn chỉ có một thanh đỡ và một quả cầu không biết dừng.</p><p>Bóng chạm mép thanh sẽ bay góc nhọn, chạm giữa thì bật thẳng. Khi đã quen góc, hãy đưa bóng lọt vào khe sau bức tường rồi buông tay, nghe nó tự gõ thành nhịp.</p><p><strong>Gạch vỡ ra thứ gì?</strong><br>• Thanh đỡ rộng: dễ đỡ hơn hẳn<br>• Ba quả cầu: một thành ba, cứu quả nào là tùy bạn<br>• Làm chậm: cho những lúc cuống tay<br>• Súng laser, cầu xuyên thấu: đến lượt bạn tấn công<br>• Thêm một mạng: khỏi cần giải thích</p><p>Chơi bằng chuột, phím mũi tên hoặc ngón tay. Tám thế gạch: có viên phải gõ hai lần mới vỡ, có viên vỡ là nổ, có viên chẳng bao giờ vỡ.</p>',
    'en-US':
      '<p>The city firewall has lit up, and every brick in it is frozen light. You have a paddle, and a ball that has never learned to stop.</p><p>Catch it on the edge and it leaves at a sharp angle; catch it dead center and it comes straight back. Thread it into the gap behind the wall, then lift your hands and listen to it play a drum solo on its own.</p><p><strong>What falls out of the bricks</strong><br>• Wide: a longer paddle and a longer life expectancy<br>• Triple: one ball becomes three, so choose whom to save<br>• Slow: half a beat of mercy<br>• Laser and piercing ball: your turn to attack<br>• Extra life: exactly that</p><p>Play with mouse, arrow keys or a finger. There are eight walls, where some bricks need telling twice, some blow up, and some never listen.</p>',
  },
  hardwareRequirements: '',
  countries: ['TW', 'MY', 'SG', 'VN', 'US'],
  containsAds: false,
  isPaidOnce: false,
  hasInAppPurchase: false,
  promoVideo: '',
  privacyPolicyUrl: 'https://neonbyte.example/privacy#lumen-breaker',
  contactEmail: 'support@neonbyte.example.com',
  contacts: [
    { key: 'twitter', value: 'neonbyte_games' },
    { key: 'youtube', value: 'NeonByteStarhall' },
  ],
  dataCollection: [],
  publishDate: '2024-08-15T09:00:00.000Z',
  viewCount: 2_469,
  featured: null,
  versions: [
    {
      platform: WEB,
      versionName: '1.0',
      minimumVersion: '',
      releasedAt: '2024-08-15T09:00:00.000Z',
      notes: {
        'zh-TW': '第一面牆已經砌好，請動手拆。',
        'zh-CN': '第一堵墙已砌好，请开拆。',
        'vi-VN': 'Bức tường đầu tiên đã xây xong. Mời bạn đập.',
        'en-US': 'We built the first wall. Please knock it down.',
      },
    },
    {
      platform: WEB,
      versionName: '1.1',
      minimumVersion: '',
      releasedAt: '2025-06-19T09:00:00.000Z',
      notes: {
        'zh-TW': '修正光球卡在兩面牆之間來回水平彈跳的問題。「放慢時間」的效果更久了。',
        'zh-CN': '修复光球在两墙之间水平反弹、迟迟不落的问题；“放慢时间”持续更久。',
        'vi-VN': 'Sửa lỗi bóng bật ngang qua lại mãi giữa hai bức tường. “Làm chậm” có tác dụng lâu hơn.',
        'en-US': 'The ball no longer gets stuck bouncing sideways between two walls. Slow lasts longer.',
      },
    },
  ],
  playable: true,
};
