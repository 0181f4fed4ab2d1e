import { type DemoGame, WEB } from '../demo-game.ts';

export const game: DemoGame = {
  slug: 'word-lantern',
  appId: 'com.paperboat.wordlantern',
  developer: 'paperboat',
  category: 117,
  ageRating: '0+',
  platforms: [WEB],
  tags: ['puzzle', 'typing', 'relaxing', 'quick-rounds', 'single-player', 'leaderboards'],
  name: { 'zh-TW': '字謎燈籠', 'zh-CN': '猜词灯笼', 'vi-VN': 'Đèn Trời Đố Chữ', 'en-US': 'Word Lantern' },
  shortDescription: {
    'zh-TW': '六次機會，猜出五個字母。猜對了，天燈就升空。',
    'zh-CN': '六次机会，猜出五个字母。猜中了，孔明灯就放飞。',
    'vi-VN': 'Sáu lượt đoán, năm chữ cái. Đoán trúng thì đèn trời bay lên.',
    'en-US': 'Six guesses, five letters. Get it right and the lantern flies.',
  },
  fullDescription: {
    'zh-TW':
      '<p>山城的人相信，把心裡的那個字寫對了，天燈才飛得起來。今天的燈紙上，藏著一個五個字母的英文單字，你有六次落筆的機會。</p><p>每猜一次，燈紙就亮起線索：</p><pre>亮起　字母對，位置也對\n半亮　有這個字母，位置不對\n沒亮　沒有這個字母</pre><p>順著線索一步步逼近，最後一筆寫下，火光一跳，燈籠離手。那個瞬間，比拿滿分還過癮。</p><p>每天一題；還不過癮，就一盞接一盞練習下去。難度有溫和、一般、嚴格，提示可以看，只是少拿一點分。</p><p>用螢幕上的鍵盤或實體鍵盤輸入都行。不催時間，也不會有人問你為什麼第一個字老是猜同一個。背單字背煩了，就來放一盞燈吧，今晚的風很適合。</p>',
    'zh-CN':
      '<p>山里有个说法：心里那个词写对了，孔明灯才飞得起来。今天的灯纸上藏着一个五字母的英文单词，你有六次落笔的机会。</p><p>每猜一次，灯纸便亮出线索：</p><pre>亮起　字母对，位置也对\n半亮　有这个字母，位置不对\n没亮　没有这个字母</pre><p>顺着线索层层逼近，最后一笔落下，火苗一跳，灯笼脱手而去。那一瞬间，比考满分还痛快。</p><p>每天一题；不过瘾，就一盏接一盏练下去。难度分温和、普通、严格，提示可以看，只是少拿点分。</p><p>屏幕键盘、实体键盘都能输入。不催时间，更没人追问你为什么总拿同一个词开局。背单词背烦了，就来放盏灯吧，看着它越飞越高，心里也跟着亮堂。</p>',
    'vi-VN':
      '<p>Người vùng núi tin rằng phải viết đúng chữ trong lòng thì đèn trời mới chịu bay. Hôm nay trên lớp giấy đèn có một từ tiếng Anh năm chữ cái, và bạn có sáu lần hạ bút.</p><p>Sau mỗi lần đoán, giấy đèn sáng lên thành gợi ý:</p><pre>Sáng      đúng chữ, đúng chỗ\nSáng nửa  có chữ này, sai chỗ\nTắt       không có chữ này</pre><p>Lần theo từng gợi ý, viết nốt nét cuối, ngọn lửa khẽ bùng và chiếc đèn rời tay. Khoảnh khắc ấy còn sướng hơn được điểm mười.</p><p>Mỗi ngày một từ; chưa đã thì luyện tập hết chiếc này đến chiếc khác. Có ba độ khó, và gợi ý đổi bằng ít điểm.</p><p>Gõ bằng bàn phím trên màn hình hay bàn phím thật đều được. Không ai giục giã. Học từ vựng mệt rồi thì ghé thả một chiếc đèn nhé.</p>',
    'en-US':
      '<p>In the hill town they say a sky lantern only rises when you have written the right word on it. Today’s word has five letters, and the paper has room for six tries.</p><p>Each guess lights up a hint:</p><pre>lit       right letter, right place\nhalf lit  right letter, wrong place\ndark      not in the word</pre><p>You close in, write the last letter, the flame jumps, and it is out of your hands. That moment is the whole game, and we have never tired of it.</p><p>There is one word a day, and lantern after lantern of practice on top. Pick from three difficulties; hints are there for a few points.</p><p>Type on the screen or on a real keyboard. Nothing hurries you, and nobody will mention that you always open with the same word.</p>',
  },
  hardwareRequirements: '',
  countries: ['TW', 'MY', 'SG', 'VN', 'US'],
  containsAds: false,
  isPaidOnce: false,
  hasInAppPurchase: false,
  promoVideo: '',
  privacyPolicyUrl: 'https://paperboat.example/privacy/word-lantern',
  contactEmail: 'letters@paperboat.example.com',
  contacts: [
    { key: 'instagram', value: 'paperboat.studio' },
    { key: 'tumblr', value: 'paperboat-studio' },
  ],
  dataCollection: [],
  publishDate: '2025-02-12T11:00:00.000Z',
  viewCount: 2_621,
  featured: null,
  versions: [
    {
      platform: WEB,
      versionName: '1.0.0',
      minimumVersion: '',
      releasedAt: '2025-02-12T11:00:00.000Z',
      notes: {
        'zh-TW': '元宵節點燈，第一批字謎升空。',
        'zh-CN': '元宵点灯，第一批词谜升空。',
        'vi-VN': 'Thắp đèn đúng rằm tháng Giêng.',
        'en-US': 'First lanterns lit on the night of the Lantern Festival.',
      },
    },
    {
      platform: WEB,
      versionName: '1.0.2',
      minimumVersion: '',
      releasedAt: '2025-05-22T11:00:00.000Z',
      notes: {
        'zh-TW': '刪掉一批太冷僻的單字，並修正重複字母的提示顏色。',
        'zh-CN': '删去一批过于生僻的单词，修复重复字母的提示颜色。',
        'vi-VN': 'Bỏ bớt những từ quá hiếm gặp, sửa màu gợi ý khi từ có chữ cái lặp lại.',
        'en-US': 'Retired some words nobody uses, and fixed the hint colors for repeated letters.',
      },
    },
  ],
  playable: true,
};
