import { ANDROID, type DemoGame, IOS, type Localized } from '../demo-game.ts';

const launch: Localized = {
  'zh-TW': '森林點燈。把螢幕調暗一點，會看見更多。',
  'zh-CN': '森林亮灯。把屏幕调暗些，能看见更多。',
  'vi-VN': 'Rừng đã lên đèn. Giảm sáng màn hình một chút, bạn sẽ thấy nhiều hơn.',
  'en-US': 'The woods light up. Dim your screen and you will see more of them.',
};

export const game: DemoGame = {
  slug: 'firefly-woods',
  appId: 'com.paperboat.firefly',
  developer: 'paperboat',
  category: 107,
  ageRating: '0+',
  platforms: [ANDROID, IOS],
  tags: ['nature', 'relaxing', 'atmospheric', 'hand-drawn', 'single-player', 'family-friendly'],
  name: { 'zh-TW': '螢火森林', 'zh-CN': '萤火森林', 'vi-VN': 'Rừng Đom Đóm', 'en-US': 'Firefly Woods' },
  shortDescription: {
    'zh-TW': '提著空玻璃罐走進夜裡，把走散的螢火一盞盞帶回家。',
    'zh-CN': '提一只空玻璃罐走进夜色，把走散的萤火一盏盏领回家。',
    'vi-VN': 'Xách chiếc lọ rỗng vào đêm, đưa từng đốm sáng lạc bầy về nhà.',
    'en-US': 'Carry an empty jar into the night and bring the stray lights home.',
  },
  fullDescription: {
    'zh-TW':
      '<p>雨停以後，森林會安靜十分鐘，然後第一隻螢火蟲亮起來。你蹲下，屏住呼吸，伸出手指，牠就停在你的指尖上。</p><p>每一晚都很短：沿著小徑畫一條光的路線，避開打呼的獾、貪玩的風，趕在月亮下山前把螢火引回老樹洞。收集夠了，樹洞裡會亮起一扇小窗，看看今晚是誰搬回來住。</p><p><b>口袋裡的夜晚</b><br>・80 個手繪夜景，一晚三分鐘<br>・37 種發光的小生物，附圖鑑與叫聲<br>・單指操作，睡前一隻手就能玩<br>・可以關掉計時，純粹散步</p><p>所有螢火蟲最後都會被放走。這是我們和森林說好的。</p>',
    'zh-CN':
      '<p>雨停之后，森林会静上十分钟，然后第一只萤火虫亮了。你蹲下身，屏住气，伸出手指，它就落在指尖。</p><p>每一晚都很短：沿着小径画出一条光路，绕开打呼噜的獾和爱捣蛋的风，赶在月落前把萤火引回老树洞。攒够了，树洞里会亮起一扇小窗，看看今晚是谁搬回来了。</p><p><b>揣进口袋的夜</b><br>· 80 幅手绘夜景，一晚三分钟<br>· 37 种发光小生灵，图鉴里还能听叫声<br>· 单指操作，躺在床上一只手就够<br>· 可关闭计时，当作散步</p><p>所有萤火虫最后都会被放走，这是我们跟森林的约定。</p>',
    'vi-VN':
      '<p>Mưa tạnh, rừng lặng đi mười phút, rồi chú đom đóm đầu tiên thắp sáng. Bạn ngồi xuống, nín thở, chìa ngón tay ra, và nó đậu lên đó.</p><p>Mỗi đêm đều ngắn: vẽ một lối đi bằng ánh sáng dọc đường mòn, tránh bác lửng đang ngáy và cơn gió nghịch ngợm, dẫn cả đàn về hốc cây già trước khi trăng lặn. Đủ số rồi, trong hốc cây sẽ sáng lên một ô cửa nhỏ. Đêm nay ai dọn về thế nhỉ?</p><p><b>Đêm bỏ túi</b><br>• 80 cảnh đêm vẽ tay, mỗi đêm ba phút<br>• 37 loài sinh vật phát sáng, kèm sổ tay và tiếng kêu<br>• Chơi bằng một ngón tay, nằm trên giường cũng được<br>• Tắt đồng hồ đi là thành một cuộc dạo chơi</p><p>Cuối cùng con nào cũng được thả về. Chúng tôi đã hứa với khu rừng như thế.</p>',
    'en-US':
      '<p>After the rain the woods keep quiet for ten minutes, and then the first firefly comes on. You crouch, hold your breath, offer a finger, and it lands.</p><p>Each night is short. Draw a path of light along the trail, slip past the snoring badger and the meddling wind, and lead the swarm to the old tree before the moon is down. Gather enough and a small window lights up in the trunk. Go and see who has moved back in.</p><p><b>A night for your pocket</b><br>• 80 hand-painted scenes of three minutes each<br>• 37 glowing creatures, with a field guide and their calls<br>• One finger, one hand, lying down if you like<br>• Switch off the timer and simply walk</p><p>Every firefly is set free in the end. We gave the woods our word.</p>',
  },
  hardwareRequirements: 'Android 8 · 2 GB RAM\niPhone 8 · iOS 15',
  countries: ['TW', 'MY', 'SG', 'VN', 'US'],
  containsAds: false,
  isPaidOnce: false,
  hasInAppPurchase: true,
  promoVideo: '',
  privacyPolicyUrl: 'https://paperboat.example/privacy/firefly-woods',
  contactEmail: 'letters@paperboat.example.com',
  contacts: [
    { key: 'instagram', value: 'paperboat.studio' },
    { key: 'facebook', value: 'paperboat.studio' },
    { key: 'line', value: '@pboatwoods' },
  ],
  dataCollection: [],
  publishDate: '2026-04-02T10:00:00.000Z',
  viewCount: 3_887,
  featured: 5,
  versions: [
    {
      platform: ANDROID,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2026-04-02T10:00:00.000Z',
      notes: launch,
    },
    {
      platform: IOS,
      versionName: '1.0.1',
      minimumVersion: '',
      releasedAt: '2026-04-09T10:00:00.000Z',
      notes: launch,
      downloadUrl: 'https://apps.apple.com/app/id9900000127',
    },
    {
      platform: ANDROID,
      versionName: '1.1.0',
      minimumVersion: '1.0.0',
      releasedAt: '2026-08-20T10:00:00.000Z',
      notes: {
        'zh-TW': '夏夜限定十景：溪邊、稻田與一場流星雨。圖鑑可以用放大字體閱讀。',
        'zh-CN': '夏夜新增十景：溪畔、稻田，还有一场流星雨。图鉴支持大字号。',
        'vi-VN': 'Mười cảnh đêm hè mới: bờ suối, ruộng lúa và một trận mưa sao băng. Sổ tay có thêm cỡ chữ lớn.',
        'en-US':
          'Ten summer nights by streams and rice fields, plus one meteor shower. The field guide offers large print.',
      },
    },
  ],
  playable: false,
};
