/* ---------- Texts ---------- */

const TEXTS = {
  'zh-TW': {
    name: '字謎燈籠',
    lead: '猜出五個字母的英文單字，猜對的字母會點亮天燈。',
    score: '分數',
    streak: '連勝',
    daily: '今日字謎',
    dailyDone: '看今日答案',
    practice: '練習：一盞接一盞',
    dayMode: (date) => `今日字謎　${date}`,
    runMode: (n, tier) => `練習　第 ${n} 盞・${tier}`,
    tiers: ['初燃', '漸亮', '滿天'],
    level: '難度',
    levels: { gentle: '溫和', classic: '一般', strict: '嚴格' },
    levelNotes: {
      gentle: '每題三次提示。',
      classic: '每題一次提示，分數 1.5 倍。',
      strict: '沒有提示，而且必須用上已知線索；分數 2 倍。',
    },
    stats: ['玩過', '猜中', '每日連勝', '最高分'],
    paused: '暫停',
    resume: '繼續',
    toTitle: '回到主畫面',
    helpHit: '亮起的天燈：字母和位置都對',
    helpNear: '半亮帶圓點：有這個字母，位置不對',
    helpMiss: '沒點亮：單字裡沒有這個字母',
    howTo: '用螢幕鍵盤或實體鍵盤輸入，Enter 送出。共有六次機會。',
    letterHint: (n) => `提示字母（${n}）`,
    meaningHint: (n) => `提示字義（${n}）`,
    enter: '送出',
    erase: '刪除',
    board: '猜字板',
    keyboard: '鍵盤',
    start: '輸入五個字母',
    short: '還不到五個字母',
    vowel: '單字裡至少要有一個母音',
    again: '這個字猜過了',
    must: (letter, n) => `第 ${n} 個字母必須是 ${letter}`,
    mustHave: (letter) => `必須用到 ${letter}`,
    letterIs: (n, letter) => `第 ${n} 個字母是 ${letter}`,
    left: (n) => `還有 ${n} 次機會`,
    hit: '正確',
    near: '位置不對',
    miss: '沒有',
    empty: '空白',
    praise: ['太神了！', '好厲害！', '漂亮！', '做得好！', '不錯！', '好險！'],
    lost: '燈熄了',
    lostRun: (n) => `這一輪點亮 ${n} 盞天燈`,
    points: (n) => `+${n} 分`,
    total: (n) => `總分 ${n}`,
    newBest: '新的最高分！',
    nextWord: '下一盞',
    newRun: '再來一輪',
    toPractice: '去練習',
    tomorrow: '明天會有新的字謎',
    pause: '暫停',
    mute: '關閉音效',
    unmute: '開啟音效',
  },
  'zh-CN': {
    name: '猜词灯笼',
    lead: '猜出五个字母的英文单词，猜对的字母会点亮孔明灯。',
    score: '分数',
    streak: '连胜',
    daily: '今日词谜',
    dailyDone: '看今日答案',
    practice: '练习：一盏接一盏',
    dayMode: (date) => `今日词谜　${date}`,
    runMode: (n, tier) => `练习　第 ${n} 盏 · ${tier}`,
    tiers: ['初燃', '渐亮', '满天'],
    level: '难度',
    levels: { gentle: '温和', classic: '普通', strict: '严格' },
    levelNotes: {
      gentle: '每题三次提示。',
      classic: '每题一次提示，分数 1.5 倍。',
      strict: '没有提示，而且必须用上已知线索；分数 2 倍。',
    },
    stats: ['玩过', '猜中', '每日连胜', '最高分'],
    paused: '暂停',
    resume: '继续',
    toTitle: '返回主界面',
    helpHit: '亮起的孔明灯：字母和位置都对',
    helpNear: '半亮带圆点：有这个字母，位置不对',
    helpMiss: '没点亮：单词里没有这个字母',
    howTo: '用屏幕键盘或实体键盘输入，Enter 提交。共有六次机会。',
    letterHint: (n) => `提示字母（${n}）`,
    meaningHint: (n) => `提示词义（${n}）`,
    enter: '提交',
    erase: '删除',
    board: '猜词板',
    keyboard: '键盘',
    start: '输入五个字母',
    short: '还不到五个字母',
    vowel: '单词里至少要有一个元音',
    again: '这个词猜过了',
    must: (letter, n) => `第 ${n} 个字母必须是 ${letter}`,
    mustHave: (letter) => `必须用到 ${letter}`,
    letterIs: (n, letter) => `第 ${n} 个字母是 ${letter}`,
    left: (n) => `还有 ${n} 次机会`,
    hit: '正确',
    near: '位置不对',
    miss: '没有',
    empty: '空白',
    praise: ['太神了！', '好厉害！', '漂亮！', '做得好！', '不错！', '好险！'],
    lost: '灯熄了',
    lostRun: (n) => `这一轮点亮 ${n} 盏孔明灯`,
    points: (n) => `+${n} 分`,
    total: (n) => `总分 ${n}`,
    newBest: '新的最高分！',
    nextWord: '下一盏',
    newRun: '再来一轮',
    toPractice: '去练习',
    tomorrow: '明天会有新的词谜',
    pause: '暂停',
    mute: '关闭音效',
    unmute: '打开音效',
  },
  'vi-VN': {
    name: 'Đèn Trời Đố Chữ',
    lead: 'Đoán từ tiếng Anh năm chữ cái, mỗi chữ đúng sẽ thắp sáng một chiếc đèn trời.',
    score: 'Điểm',
    streak: 'Chuỗi thắng',
    daily: 'Từ hôm nay',
    dailyDone: 'Xem đáp án hôm nay',
    practice: 'Luyện tập: thắp từng chiếc',
    dayMode: (date) => `Từ hôm nay · ${date}`,
    runMode: (n, tier) => `Luyện tập · đèn ${n} · ${tier}`,
    tiers: ['mới nhen', 'sáng dần', 'rực trời'],
    level: 'Độ khó',
    levels: { gentle: 'Nhẹ nhàng', classic: 'Thường', strict: 'Nghiêm ngặt' },
    levelNotes: {
      gentle: 'Ba gợi ý cho mỗi từ.',
      classic: 'Một gợi ý cho mỗi từ, điểm ×1,5.',
      strict: 'Không có gợi ý và phải dùng mọi manh mối đã biết; điểm ×2.',
    },
    stats: ['Đã chơi', 'Đoán đúng', 'Chuỗi ngày', 'Kỷ lục'],
    paused: 'Tạm dừng',
    resume: 'Tiếp tục',
    toTitle: 'Về màn hình chính',
    helpHit: 'Đèn sáng: đúng chữ, đúng chỗ',
    helpNear: 'Sáng một nửa, có chấm: đúng chữ nhưng sai chỗ',
    helpMiss: 'Đèn tắt: từ không có chữ này',
    howTo: 'Gõ bằng bàn phím trên màn hình hoặc bàn phím thật, Enter để gửi. Có sáu lượt đoán.',
    letterHint: (n) => `Gợi ý chữ (${n})`,
    meaningHint: (n) => `Gợi ý nghĩa (${n})`,
    enter: 'Gửi',
    erase: 'Xóa',
    board: 'Bảng đoán',
    keyboard: 'Bàn phím',
    start: 'Hãy nhập năm chữ cái',
    short: 'Chưa đủ năm chữ cái',
    vowel: 'Từ phải có ít nhất một nguyên âm',
    again: 'Từ này đã đoán rồi',
    must: (letter, n) => `Chữ thứ ${n} phải là ${letter}`,
    mustHave: (letter) => `Phải dùng chữ ${letter}`,
    letterIs: (n, letter) => `Chữ thứ ${n} là ${letter}`,
    left: (n) => `Còn ${n} lượt`,
    hit: 'đúng',
    near: 'sai chỗ',
    miss: 'không có',
    empty: 'trống',
    praise: ['Không thể tin nổi!', 'Xuất sắc!', 'Tuyệt đẹp!', 'Giỏi lắm!', 'Khá lắm!', 'Hú vía!'],
    lost: 'Đèn đã tắt',
    lostRun: (n) => `Lượt này thắp được ${n} chiếc đèn`,
    points: (n) => `+${n} điểm`,
    total: (n) => `Tổng ${n} điểm`,
    newBest: 'Kỷ lục mới!',
    nextWord: 'Đèn tiếp theo',
    newRun: 'Chơi lượt mới',
    toPractice: 'Luyện tập',
    tomorrow: 'Ngày mai sẽ có từ mới',
    pause: 'Tạm dừng',
    mute: 'Tắt âm thanh',
    unmute: 'Bật âm thanh',
  },
  'en-US': {
    name: 'Word Lantern',
    lead: 'Guess the five-letter word. Every right letter lights a sky lantern.',
    score: 'Score',
    streak: 'Streak',
    daily: 'Word of the day',
    dailyDone: 'See today’s answer',
    practice: 'Practice: lantern after lantern',
    dayMode: (date) => `Word of the day · ${date}`,
    runMode: (n, tier) => `Practice · lantern ${n} · ${tier}`,
    tiers: ['first spark', 'brighter', 'full sky'],
    level: 'Difficulty',
    levels: { gentle: 'Gentle', classic: 'Classic', strict: 'Strict' },
    levelNotes: {
      gentle: 'Three hints for every word.',
      classic: 'One hint for every word, score ×1.5.',
      strict: 'No hints, and every clue must be used; score ×2.',
    },
    stats: ['Played', 'Solved', 'Day streak', 'Best'],
    paused: 'Paused',
    resume: 'Resume',
    toTitle: 'Back to title',
    helpHit: 'Lit lantern: right letter, right place',
    helpNear: 'Half lit with a dot: right letter, wrong place',
    helpMiss: 'Dark lantern: the letter is not in the word',
    howTo: 'Type on the screen or on your keyboard and press Enter. You have six guesses.',
    letterHint: (n) => `Letter hint (${n})`,
    meaningHint: (n) => `Meaning hint (${n})`,
    enter: 'Enter',
    erase: 'Delete',
    board: 'Guesses',
    keyboard: 'Keyboard',
    start: 'Type five letters',
    short: 'Not enough letters',
    vowel: 'A word needs at least one vowel',
    again: 'You tried that word already',
    must: (letter, n) => `Letter ${n} must be ${letter}`,
    mustHave: (letter) => `You must use ${letter}`,
    letterIs: (n, letter) => `Letter ${n} is ${letter}`,
    left: (n) => `${n} ${n === 1 ? 'guess' : 'guesses'} left`,
    hit: 'correct',
    near: 'wrong place',
    miss: 'not in the word',
    empty: 'empty',
    praise: ['Unbelievable!', 'Brilliant!', 'Beautiful!', 'Well done!', 'Nice!', 'Phew!'],
    lost: 'The light went out',
    lostRun: (n) => `You lit ${n} ${n === 1 ? 'lantern' : 'lanterns'} this time`,
    points: (n) => `+${n} points`,
    total: (n) => `Total ${n}`,
    newBest: 'New best score!',
    nextWord: 'Next lantern',
    newRun: 'Start again',
    toPractice: 'Practice',
    tomorrow: 'A new word waits tomorrow',
    pause: 'Pause',
    mute: 'Turn sound off',
    unmute: 'Turn sound on',
  },
};

/* ---------- Words: three tiers of fifty; word|zh-TW|zh-CN (empty: the same)|vi-VN|en-US ---------- */

const WORDS = `
apple|蘋果|苹果|quả táo|a round fruit with crisp flesh
bread|麵包|面包|bánh mì|baked food made of flour
chair|椅子||cái ghế|a seat with a back
table|桌子||cái bàn|furniture with a flat top
water|水||nước|the clear liquid we drink
house|房子||ngôi nhà|a building people live in
green|綠色|绿色|màu xanh lá|the color of grass
white|白色||màu trắng|the color of snow
black|黑色||màu đen|the color of coal
brown|棕色||màu nâu|the color of chocolate
happy|快樂的|快乐的|vui vẻ|feeling pleased and glad
music|音樂|音乐|âm nhạc|sounds arranged to be enjoyed
river|河流||dòng sông|fresh water flowing to the sea
cloud|雲|云|đám mây|a white or gray shape in the sky
night|夜晚||ban đêm|the dark part of the day
light|光||ánh sáng|what lets us see
beach|海灘|海滩|bãi biển|sand beside the sea
ocean|海洋||đại dương|a very large sea
horse|馬|马|con ngựa|a large animal people ride
mouse|老鼠||con chuột|a small animal with a long tail
tiger|老虎||con hổ|a big cat with stripes
sheep|綿羊|绵羊|con cừu|a farm animal that gives wool
zebra|斑馬|斑马|ngựa vằn|a striped animal like a horse
lemon|檸檬|柠檬|quả chanh vàng|a sour yellow fruit
grape|葡萄||quả nho|a small fruit that grows in bunches
peach|桃子||quả đào|a soft fruit with a furry skin
mango|芒果||quả xoài|a sweet tropical fruit
onion|洋蔥|洋葱|củ hành tây|a vegetable that makes you cry
sugar|糖||đường|what makes food sweet
honey|蜂蜜||mật ong|the sweet food that bees make
juice|果汁||nước ép|a drink pressed from fruit
pizza|披薩|披萨|bánh pizza|a flat baked dish with cheese
salad|沙拉||món rau trộn|a dish of raw vegetables
spoon|湯匙|汤匙|cái thìa|you eat soup with it
knife|刀子||con dao|a tool for cutting
plate|盤子|盘子|cái đĩa|a flat dish for food
glass|玻璃||thủy tinh|windows are made of it
clock|時鐘|时钟|đồng hồ|it shows the time
phone|電話|电话|điện thoại|you call people with it
paper|紙|纸|giấy|you write on it
train|火車|火车|tàu hỏa|it runs on rails
plane|飛機|飞机|máy bay|it carries people through the air
truck|卡車|卡车|xe tải|a big vehicle for goods
shirt|襯衫|衬衫|áo sơ mi|clothing with sleeves and a collar
dress|洋裝|连衣裙|váy liền|clothing in one piece with a skirt
heart|心||trái tim|it beats in your chest
smile|微笑||nụ cười|a happy look on a face
child|孩子||đứa trẻ|a young person
uncle|叔叔||chú, bác|your parent’s brother
queen|女王||nữ hoàng|a woman who rules a country
dream|夢|梦|giấc mơ|pictures in your mind while you sleep
dance|跳舞||nhảy múa|to move to music
laugh|笑||cười to|the sound of joy
learn|學習|学习|học|to gain knowledge
write|寫|写|viết|to put words on paper
speak|說話|说话|nói|to say words
sleep|睡覺|睡觉|ngủ|to rest with closed eyes
drink|喝||uống|to swallow a liquid
clean|乾淨的|干净的|sạch sẽ|without dirt
build|建造||xây dựng|to make by putting parts together
carry|搬運|搬运|mang, vác|to hold and take somewhere
catch|接住||bắt lấy|to take hold of something moving
climb|攀爬||leo trèo|to go up
break|打破||làm vỡ|to make fall into pieces
bring|帶來|带来|mang đến|to come with something
teach|教||dạy|to help someone learn
think|思考||suy nghĩ|to use your mind
visit|拜訪|拜访|thăm|to go and see
storm|暴風雨|暴风雨|cơn bão|wild weather with wind and rain
plant|植物||thực vật|a living thing with leaves and roots
field|田野||cánh đồng|open land for crops
grass|草||cỏ|thin green leaves that cover the ground
stone|石頭|石头|hòn đá|a small piece of rock
sunny|晴朗的||nắng|bright with sunlight
windy|颳風的|刮风的|lộng gió|with a lot of moving air
today|今天||hôm nay|this day
early|早的||sớm|before the usual time
sweet|甜的||ngọt|tasting like sugar
quick|快速的||nhanh|done in a short time
quiet|安靜的|安静的|yên tĩnh|with little noise
brave|勇敢的||dũng cảm|ready to face danger
angry|生氣的|生气的|tức giận|feeling strong displeasure
tired|疲倦的||mệt mỏi|in need of rest
young|年輕的|年轻的|trẻ|not old
heavy|重的||nặng|weighing a lot
empty|空的||trống rỗng|with nothing inside
round|圓的|圆的|tròn|shaped like a ball
sharp|鋒利的|锋利的|sắc bén|able to cut
clear|清楚的||rõ ràng|easy to see or understand
fresh|新鮮的|新鲜的|tươi|newly made or picked
price|價格|价格|giá cả|how much something costs
magic|魔法||phép màu|power that makes wonders
money|錢|钱|tiền|you pay with it
hotel|旅館|旅馆|khách sạn|travelers sleep there
movie|電影|电影|phim|a story shown on a screen
photo|照片||bức ảnh|a picture made with a camera
paint|顏料|颜料|sơn, màu vẽ|colored liquid for pictures and walls
piano|鋼琴|钢琴|đàn piano|an instrument with black and white keys
story|故事||câu chuyện|a tale of what happened
world|世界||thế giới|the earth and everyone on it
robot|機器人|机器人|người máy|a machine that works by itself
trust|信任||tin tưởng|to believe that someone is honest
truth|真相||sự thật|what is really so
peace|和平||hòa bình|a time without war
pride|自豪||niềm tự hào|pleasure in what you have done
honor|榮譽|荣誉|danh dự|great respect
grace|優雅|优雅|sự duyên dáng|beauty in the way you move
habit|習慣|习惯|thói quen|what you do again and again
skill|技能||kỹ năng|the ability to do something well
craft|手工藝|手工艺|nghề thủ công|making things skillfully by hand
logic|邏輯|逻辑|lô-gic|a sensible way of thinking
focus|專注|专注|tập trung|full attention on one thing
value|價值|价值|giá trị|how much something is worth
reach|到達|到达|đạt tới|to arrive at
solve|解決|解决|giải quyết|to find the answer
agree|同意||đồng ý|to have the same opinion
admit|承認|承认|thừa nhận|to say that something is true
allow|允許|允许|cho phép|to let something happen
avoid|避免||tránh|to keep away from
begin|開始|开始|bắt đầu|to start
doubt|懷疑|怀疑|nghi ngờ|a feeling of not being sure
guess|猜測|猜测|đoán|to answer without knowing
guide|引導|引导|hướng dẫn|to show the way
offer|提供||đề nghị|to say you will give or do
share|分享||chia sẻ|to use together with others
spend|花費|花费|tiêu, dành|to use money or time
waste|浪費|浪费|lãng phí|to use badly or throw away
lucky|幸運的|幸运的|may mắn|having good fortune
eager|熱切的|热切的|háo hức|wanting something very much
exact|精確的|精确的|chính xác|correct in every detail
equal|相等的||bằng nhau|the same in size or number
final|最後的|最后的|cuối cùng|coming last
ideal|理想的||lý tưởng|as good as can be imagined
local|當地的|当地的|địa phương|of a nearby place
minor|次要的||thứ yếu|not very important
noble|高貴的|高贵的|cao quý|of fine character
rapid|迅速的||nhanh chóng|very fast
rural|鄉村的|乡村的|nông thôn|of the countryside
solid|堅固的|坚固的|rắn chắc|hard and firm
urban|都市的||đô thị|of the city
vivid|生動的|生动的|sống động|bright and full of life
usual|平常的||thông thường|as most often happens
event|事件||sự kiện|something that happens
issue|議題|议题|vấn đề|a matter people talk about
theme|主題|主题|chủ đề|the main idea
ghost|鬼魂||con ma|a spirit of the dead
blaze|火焰||ngọn lửa lớn|a large bright fire
frost|霜||sương giá|thin white ice on cold mornings
charm|魅力||sức quyến rũ|what makes someone pleasing
swift|敏捷的||mau lẹ|moving very fast`
  .trim()
  .split('\n')
  .map((line) => {
    const [word, tw, cn, vi, en] = line.split('|');
    return { word, meaning: { 'zh-TW': tw, 'zh-CN': cn || tw, 'vi-VN': vi, 'en-US': en } };
  });

const TIER_SIZE = 50;
const TRIES = 6;
const LETTERS = 5;
const LEVELS = { gentle: { hints: 3, factor: 1 }, classic: { hints: 1, factor: 1.5 }, strict: { hints: 0, factor: 2 } };

const LANTERN = `<svg viewBox="0 0 100 106" aria-hidden="true"><path class="paper" d="M50 3C82 3 97 20 95 44 93 68 85 88 81 98H19C15 88 7 68 5 44 3 20 18 3 50 3z"/><path class="rib" d="M32 6Q18 44 34 97M68 6Q82 44 66 97M6 50q44 16 88 0"/>
  <ellipse class="flame" cx="50" cy="98" rx="13" ry="5" fill="#fffbe6"/><circle class="half" cx="50" cy="89" r="4.5" fill="#fff"/></svg>`;

const ICONS = {
  pause: '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 4h4v16H6zM14 4h4v16h-4z"/></svg>',
  sound:
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 9v6h4l5 5V4L7 9zM14 8a5 5 0 010 8zM14 4v2a7 7 0 010 12v2a9 9 0 000-16z"/></svg>',
  mute: '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 9v6h4l5 5V4L7 9zM15 9l1.4-1.4L19 10.2l2.6-2.6L23 9l-2.6 2.6L23 14.2l-1.4 1.4L19 13l-2.6 2.6L15 14.2l2.6-2.6z"/></svg>',
};

/* ---------- The store page around the game ---------- */

/** Picks the closest of the four languages for a browser's language tag. */
const closestLanguage = (tag) => {
  const wanted = String(tag).toLowerCase();
  if (wanted.startsWith('zh')) return /cn|hans|sg/.test(wanted) ? 'zh-CN' : 'zh-TW';
  return wanted.startsWith('vi') ? 'vi-VN' : 'en-US';
};

/** Connects to the embedding page; opened directly, the game starts after 400 ms. */
const connect = ({ onInit, onSound, onPause }) => {
  let answered = false;
  const post = (message) => {
    if (window.parent !== window) window.parent.postMessage({ source: 'starhall-game', ...message }, '*');
  };
  window.addEventListener('message', ({ source, data }) => {
    if (source !== window.parent || data?.source !== 'starhall') return;
    if (data.type === 'init') {
      answered = true;
      onInit(data);
    }
    if (data.type === 'sound') onSound(data.muted === true);
    if (data.type === 'pause') onPause();
  });
  document.addEventListener('visibilitychange', () => document.hidden && onPause());
  setTimeout(() => {
    if (!answered) onInit({ lang: closestLanguage(navigator.language), muted: false, data: null });
  }, 400);
  post({ type: 'ready' });
  return {
    save: (state) => post({ type: 'save', data: JSON.stringify(state) }),
    score: (score) => post({ type: 'score', score }),
  };
};

/** Small bells: a sine with a fainter overtone. */
const createSound = () => {
  let audio = null;
  const sound = { muted: false };
  sound.bell = (frequency, { after = 0, length = 0.7, volume = 0.05 } = {}) => {
    if (sound.muted || navigator.userActivation?.hasBeenActive === false) return;
    audio ??= new AudioContext();
    if (audio.state === 'suspended') audio.resume();
    const from = audio.currentTime + after;
    for (const [multiple, share] of [
      [1, 1],
      [2.76, 0.22],
    ]) {
      const oscillator = audio.createOscillator();
      const gain = audio.createGain();
      oscillator.frequency.value = frequency * multiple;
      gain.gain.setValueAtTime(volume * share, from);
      gain.gain.exponentialRampToValueAtTime(0.0001, from + length / multiple);
      oscillator.connect(gain).connect(audio.destination);
      oscillator.start(from);
      oscillator.stop(from + length);
    }
  };
  return sound;
};

/* ---------- State ---------- */

const byId = (id) => document.getElementById(id);
const calmMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
const sound = createSound();

const saved = { level: 'gentle', best: 0, played: 0, won: 0, dayStreak: 0, lastDay: 0, daily: null };
let language = 'zh-TW';
let texts = TEXTS[language];

/** mode: title, play, reveal (lanterns light up), pause, over. kind: daily or practice. */
const game = {
  mode: 'title',
  kind: 'practice',
  entry: WORDS[0],
  guesses: [],
  typing: '',
  hints: 0,
  shown: new Set(),
  hintsUsed: 0,
  score: 0,
  solved: 0,
  recent: [],
};

const dayNumber = () => {
  const now = new Date();
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60000) / 86400000);
};
const tierOf = (solved) => (solved < 4 ? 0 : solved < 9 ? 1 : 2);
const dailyDone = () => saved.daily?.day === dayNumber() && saved.daily.done;

/* ---------- Rules ---------- */

/** Scores a guess letter by letter; repeated letters match only as often as the answer has them. */
const judge = (guess, answer) => {
  const spare = [...answer].filter((letter, index) => guess[index] !== letter);
  return [...guess].map((letter, index) => {
    if (answer[index] === letter) return 'hit';
    const place = spare.indexOf(letter);
    if (place === -1) return 'miss';
    spare.splice(place, 1);
    return 'near';
  });
};

/** In the strict level every clue found so far has to be used. */
const brokenClue = (guess) => {
  for (const earlier of game.guesses) {
    const marks = judge(earlier, game.entry.word);
    for (const [index, mark] of marks.entries()) {
      const letter = earlier[index];
      if (mark === 'hit' && guess[index] !== letter) return texts.must(letter.toUpperCase(), index + 1);
      if (mark === 'near' && !guess.includes(letter)) return texts.mustHave(letter.toUpperCase());
    }
  }
  return null;
};

/** Why a guess is invalid, or null. Any word with a vowel is accepted, so that learners can explore. */
const problemWith = (guess) => {
  if (guess.length < LETTERS) return texts.short;
  if (!/[aeiouy]/.test(guess)) return texts.vowel;
  if (game.guesses.includes(guess)) return texts.again;
  return saved.level === 'strict' ? brokenClue(guess) : null;
};

const submit = () => {
  const guess = game.typing;
  const problem = problemWith(guess);
  if (problem) return refuse(problem);
  game.guesses.push(guess);
  game.typing = '';
  game.mode = 'reveal';
  keepDaily(false);
  revealRow(game.guesses.length - 1, () => settle(guess));
};

const settle = (guess) => {
  const won = guess === game.entry.word;
  if (won || game.guesses.length === TRIES) return finish(won);
  if (game.mode === 'reveal') game.mode = 'play';
  say(texts.left(TRIES - game.guesses.length));
  showGhosts();
};

const pointsFor = () =>
  Math.max(
    20,
    Math.round((100 * (TRIES + 1 - game.guesses.length) - game.hintsUsed * 50) * LEVELS[saved.level].factor) +
      game.solved * 20,
  );

const finish = (won) => {
  const points = won ? pointsFor() : 0;
  game.mode = 'over';
  game.score += points;
  if (won) game.solved += 1;
  saved.played += 1;
  saved.won += won ? 1 : 0;
  const isRecord = game.score > saved.best;
  saved.best = Math.max(saved.best, game.score);
  if (game.kind === 'daily') countDay(won);
  keepDaily(true);
  page.save(saved);
  if (!won || game.kind === 'daily') page.score(game.score);
  if (won) celebrate();
  else for (const [index, note] of [330, 277, 220].entries()) sound.bell(note, { after: index * 0.2 });
  showNumbers();
  fillResult(won, points, isRecord);
  say(
    `${won ? texts.praise[game.guesses.length - 1] : texts.lost} ${game.entry.word.toUpperCase()}: ${game.entry.meaning[language]}`,
  );
  setTimeout(() => game.mode === 'over' && showScreen('over'), calmMotion.matches ? 500 : won ? 2300 : 900);
};

const countDay = (won) => {
  const today = dayNumber();
  saved.dayStreak = won ? (saved.lastDay === today - 1 ? saved.dayStreak + 1 : 1) : 0;
  saved.lastDay = today;
};

const keepDaily = (done) => {
  if (game.kind !== 'daily') return;
  saved.daily = { day: dayNumber(), guesses: game.guesses, done, hintsUsed: game.hintsUsed, score: game.score };
  page.save(saved);
};

const nextEntry = () => {
  const tier = tierOf(game.solved);
  const pool = WORDS.slice(tier * TIER_SIZE, (tier + 1) * TIER_SIZE).filter(
    (entry) => !game.recent.includes(entry.word),
  );
  const entry = pool[Math.floor(Math.random() * pool.length)];
  game.recent = [...game.recent, entry.word].slice(-30);
  return entry;
};

const beginWord = (entry, guesses = []) => {
  Object.assign(game, {
    mode: 'play',
    entry,
    guesses: [],
    typing: '',
    hints: LEVELS[saved.level].hints,
    hintsUsed: 0,
    shown: new Set(),
  });
  buildBoard();
  for (const guess of guesses) {
    game.guesses.push(guess);
    paintRow(game.guesses.length - 1);
  }
  paintKeys();
  showScreen(null);
  showTexts();
  say(texts.start);
};

const startPractice = () => {
  Object.assign(game, { kind: 'practice', score: 0, solved: 0 });
  fillSky();
  beginWord(nextEntry());
};

/** The same word for all players on a day; an unfinished one continues where it stopped. */
const startDaily = () => {
  const day = dayNumber();
  const kept = saved.daily?.day === day ? saved.daily : { guesses: [], hintsUsed: 0, done: false, score: 0 };
  const entry = WORDS[(day * 67 + 31) % WORDS.length];
  Object.assign(game, { kind: 'daily', score: 0, solved: 0 });
  beginWord(entry, kept.guesses);
  Object.assign(game, { hintsUsed: kept.hintsUsed, hints: Math.max(0, game.hints - kept.hintsUsed) });
  showHints();
  if (!kept.done) return;
  game.mode = 'over';
  game.score = kept.score;
  fillResult(kept.guesses.at(-1) === entry.word, kept.score, false);
  showNumbers();
  showScreen('over');
};

const goOn = () => {
  const lastWon = game.guesses.at(-1) === game.entry.word;
  if (game.kind === 'practice' && lastWon) beginWord(nextEntry());
  else startPractice();
};

/* ---------- Hints ---------- */

const spendHint = () => {
  game.hints -= 1;
  game.hintsUsed += 1;
  keepDaily(false);
  showHints();
  sound.bell(740);
};

const hintLetter = () => {
  if (game.mode !== 'play' || game.hints === 0) return;
  const known = new Set(
    game.guesses.flatMap((guess) =>
      judge(guess, game.entry.word).flatMap((mark, index) => (mark === 'hit' ? [index] : [])),
    ),
  );
  const open = [0, 1, 2, 3, 4].filter((index) => !known.has(index) && !game.shown.has(index));
  if (open.length === 0) return;
  const index = open[Math.floor(Math.random() * open.length)];
  game.shown.add(index);
  spendHint();
  showGhosts();
  say(texts.letterIs(index + 1, game.entry.word[index].toUpperCase()));
};

const hintMeaning = () => {
  if (game.mode !== 'play' || game.hints === 0) return;
  spendHint();
  say(game.entry.meaning[language]);
};

/* ---------- Board and keyboard ---------- */

const tileAt = (row, place) => byId('board').children[row].children[place];

const createTile = (letter = '', mark = '') => {
  const tile = document.createElement('div');
  tile.className = `tile ${mark}`;
  tile.innerHTML = LANTERN;
  tile.append(Object.assign(document.createElement('b'), { textContent: letter.toUpperCase() }));
  return tile;
};

const buildBoard = () => {
  const rows = Array.from({ length: TRIES }, () => {
    const row = document.createElement('div');
    row.className = 'row';
    row.setAttribute('role', 'img');
    row.setAttribute('aria-label', texts.empty);
    row.append(...Array.from({ length: LETTERS }, () => createTile()));
    return row;
  });
  byId('board').replaceChildren(...rows);
};

const setTile = (tile, letter, state) => {
  tile.className = `tile ${state}`;
  tile.querySelector('b').textContent = letter.toUpperCase();
};

/** Shows the typed letters, and faintly those revealed by hints. */
const showGhosts = () => {
  const row = game.guesses.length;
  if (row >= TRIES || game.mode === 'over') return;
  for (let place = 0; place < LETTERS; place += 1) {
    const letter = game.typing[place];
    const tile = tileAt(row, place);
    if (letter)
      tile.classList.contains('typed') && tile.textContent === letter.toUpperCase()
        ? null
        : setTile(tile, letter, 'typed');
    else if (game.shown.has(place)) setTile(tile, game.entry.word[place], 'ghost');
    else setTile(tile, '', '');
  }
};

const describeRow = (row) => {
  const guess = game.guesses[row];
  const marks = judge(guess, game.entry.word);
  byId('board').children[row].setAttribute(
    'aria-label',
    [...guess].map((letter, index) => `${letter.toUpperCase()} ${texts[marks[index]]}`).join(', '),
  );
};

const paintRow = (row) => {
  const guess = game.guesses[row];
  for (const [place, mark] of judge(guess, game.entry.word).entries()) setTile(tileAt(row, place), guess[place], mark);
  describeRow(row);
};

/** Lights the lanterns of a row one after another. */
const revealRow = (row, done) => {
  const guess = game.guesses[row];
  const marks = judge(guess, game.entry.word);
  const pace = calmMotion.matches ? 40 : 260;
  const steps = { hit: 5, near: 2, miss: 0 };
  marks.forEach((mark, place) => {
    setTimeout(() => {
      setTile(tileAt(row, place), guess[place], `${mark} show`);
      if (mark === 'miss') sound.bell(165, { length: 0.25, volume: 0.035 });
      else sound.bell(392 * 1.122 ** (steps[mark] / 2 + place), { volume: mark === 'hit' ? 0.06 : 0.035 });
    }, place * pace);
  });
  setTimeout(
    () => {
      describeRow(row);
      paintKeys();
      done();
    },
    LETTERS * pace + 180,
  );
};

const paintKeys = () => {
  const best = {};
  const rank = { miss: 1, near: 2, hit: 3 };
  for (const guess of game.guesses) {
    judge(guess, game.entry.word).forEach((mark, index) => {
      if ((rank[best[guess[index]]] ?? 0) < rank[mark]) best[guess[index]] = mark;
    });
  }
  for (const key of document.querySelectorAll('[data-key]')) {
    const mark = best[key.dataset.key];
    if (key.dataset.key.length > 1) continue;
    key.className = mark ?? '';
    key.setAttribute(
      'aria-label',
      mark ? `${key.dataset.key.toUpperCase()}, ${texts[mark]}` : key.dataset.key.toUpperCase(),
    );
  }
};

const buildKeys = () => {
  const rows = [[...'qwertyuiop'], [...'asdfghjkl'], ['enter', ...'zxcvbnm', 'erase']].map((keys) => {
    const row = document.createElement('div');
    row.append(
      ...keys.map((key) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.dataset.key = key;
        button.textContent = key.length > 1 ? texts[key] : key.toUpperCase();
        button.classList.toggle('wide', key.length > 1);
        button.addEventListener('pointerdown', (event) => event.preventDefault());
        button.addEventListener('click', () => pressKey(key));
        return button;
      }),
    );
    return row;
  });
  byId('keys').replaceChildren(...rows);
  paintKeys();
};

const pressKey = (key) => {
  if (game.mode !== 'play') return;
  if (key === 'enter') return submit();
  if (key === 'erase') game.typing = game.typing.slice(0, -1);
  else if (game.typing.length < LETTERS) game.typing += key;
  else return;
  sound.bell(key === 'erase' ? 262 : 523 + game.typing.length * 22, { length: 0.12, volume: 0.02 });
  showGhosts();
};

const refuse = (reason) => {
  say(reason);
  sound.bell(147, { length: 0.3 });
  const row = byId('board').children[game.guesses.length];
  row.classList.add('no');
  setTimeout(() => row.classList.remove('no'), 400);
};

/* ---------- Sky ---------- */

const sky = byId('sky').getContext('2d');
const night = document.createElement('canvas');
const glowing = document.createElement('canvas');
const lanterns = [];

/** One lantern with its glow, drawn once and then scaled. */
const paintLantern = () => {
  glowing.width = 160;
  glowing.height = 160;
  const brush = glowing.getContext('2d');
  const halo = brush.createRadialGradient(80, 84, 6, 80, 80, 80);
  halo.addColorStop(0, 'rgb(255 190 90 / 75%)');
  halo.addColorStop(0.35, 'rgb(255 140 50 / 24%)');
  halo.addColorStop(1, 'transparent');
  brush.fillStyle = halo;
  brush.fillRect(0, 0, 160, 160);
  const paper = brush.createRadialGradient(80, 108, 2, 80, 84, 46);
  paper.addColorStop(0, '#fffbe0');
  paper.addColorStop(0.4, '#ffc964');
  paper.addColorStop(1, '#e0662a');
  brush.fillStyle = paper;
  brush.fill(new Path2D('M80 46c22 0 32 12 30 28-1 16-7 28-10 36H60c-3-8-9-20-10-36-2-16 8-28 30-28z'));
};

const newLantern = (y) => {
  const depth = Math.random() ** 1.6;
  return {
    x: Math.random(),
    y,
    size: 12 + depth * 46,
    speed: 0.008 + depth * 0.02,
    phase: Math.random() * 6,
    sway: 6 + Math.random() * 14,
  };
};

/** Every solved word sends more lanterns into the sky. */
const fillSky = () => {
  const wanted = 14 + Math.min(game.solved, 12) * 5;
  while (lanterns.length < wanted)
    lanterns.push(newLantern(lanterns.length < 14 ? Math.random() : 1.05 + Math.random() * 0.35));
  lanterns.length = wanted;
};

const fitSky = () => {
  const ratio = Math.min(window.devicePixelRatio || 1, 2);
  for (const canvas of [byId('sky'), night]) {
    canvas.width = window.innerWidth * ratio;
    canvas.height = window.innerHeight * ratio;
    canvas.getContext('2d').setTransform(ratio, 0, 0, ratio, 0, 0);
  }
  paintNight(night.getContext('2d'), window.innerWidth, window.innerHeight);
};

const paintNight = (brush, width, height) => {
  const air = brush.createLinearGradient(0, 0, 0, height);
  for (const [stop, colour] of [
    [0, '#0b0a26'],
    [0.4, '#251a52'],
    [0.68, '#5c2f63'],
    [0.8, '#a4505b'],
    [0.86, '#3a2148'],
    [1, '#140d2c'],
  ])
    air.addColorStop(stop, colour);
  brush.fillStyle = air;
  brush.fillRect(0, 0, width, height);
  for (let star = (width * height) / 5200; star > 0; star -= 1) {
    brush.fillStyle = `rgb(255 240 225 / ${15 + Math.random() * 60}%)`;
    const size = Math.random() ** 3 * 1.8 + 0.4;
    brush.fillRect(Math.random() * width, Math.random() * height * 0.7, size, size);
  }
  const [x, y, size] = [width * 0.84, height * 0.17, Math.min(width, height) * 0.07];
  const halo = brush.createRadialGradient(x, y, size * 0.8, x, y, size * 5);
  halo.addColorStop(0, 'rgb(255 236 200 / 30%)');
  halo.addColorStop(1, 'transparent');
  brush.fillStyle = halo;
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = '#ffeecb';
  brush.beginPath();
  brush.arc(x, y, size, 0, 7);
  brush.fill();
  paintHills(brush, width, height);
};

const paintHills = (brush, width, height) => {
  [
    ['#46285f', 0.78, 0.075],
    ['#2f1c4e', 0.83, 0.05],
    ['#1c1238', 0.86, 0.03],
  ].forEach(([colour, level, rise], layer) => {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.moveTo(0, height * 0.88);
    for (let x = 0; x <= width + 12; x += 8) {
      const wave = Math.abs(Math.sin(x / (150 - layer * 34) + layer * 1.9)) * rise + Math.sin(x / 37 + layer) * 0.006;
      brush.lineTo(x, (level - wave) * height);
    }
    brush.lineTo(width, height * 0.88);
    brush.fill();
  });
  const river = brush.createLinearGradient(0, height * 0.87, 0, height);
  river.addColorStop(0, '#6d3a5c');
  river.addColorStop(1, '#140d2c');
  brush.fillStyle = river;
  brush.fillRect(0, height * 0.87, width, height * 0.13);
  for (let ripple = 0; ripple < 70; ripple += 1) {
    const y = height * (0.875 + Math.random() ** 1.4 * 0.125);
    brush.fillStyle = `rgb(255 176 110 / ${4 + Math.random() * 14}%)`;
    brush.fillRect(Math.random() * width, y, 20 + Math.random() * 90, 1.4);
  }
};

let last = 0;
const paintSky = (now) => {
  const seconds = Math.min(0.05, (now - last) / 1000);
  last = now;
  const [width, height] = [window.innerWidth, window.innerHeight];
  sky.drawImage(night, 0, 0, width, height);
  lanterns.forEach((lantern, index) => {
    if (!calmMotion.matches) lantern.y -= lantern.speed * seconds;
    if (lantern.y < -0.12) lanterns[index] = newLantern(1.05);
    const x = lantern.x * width + (calmMotion.matches ? 0 : Math.sin(now / 1700 + lantern.phase) * lantern.sway);
    const span = lantern.size * 2.4;
    sky.globalAlpha = 0.45 + lantern.size / 110;
    sky.drawImage(glowing, x - span / 2, lantern.y * height - span / 2, span, span);
  });
  sky.globalAlpha = 1;
  requestAnimationFrame(paintSky);
};

const celebrate = () => {
  const row = byId('board').children[game.guesses.length - 1];
  for (const [place, tile] of [...row.children].entries()) tile.style.setProperty('--place', String(place));
  setTimeout(() => row.classList.add('rise'), 650);
  for (const [index, note] of [523, 659, 784, 1047, 1319].entries())
    sound.bell(note, { after: 0.15 + index * 0.13, length: 1.1 });
  fillSky();
};

/* ---------- Screens ---------- */

const say = (message) => {
  byId('message').textContent = message;
};

const showScreen = (name) => {
  for (const screen of document.querySelectorAll('[data-screen]')) screen.hidden = screen.dataset.screen !== name;
  byId('stage').inert = name !== null;
  document.querySelector(`[data-screen="${name}"] .main`)?.focus({ preventScroll: true });
};

const showHints = () => {
  byId('letter-hint').textContent = texts.letterHint(game.hints);
  byId('meaning-hint').textContent = texts.meaningHint(game.hints);
  for (const id of ['letter-hint', 'meaning-hint']) byId(id).disabled = game.hints === 0;
};

const showNumbers = () => {
  byId('score').textContent = game.score.toLocaleString(language);
  byId('streak').textContent = String(game.kind === 'daily' ? saved.dayStreak : game.solved);
  const date = new Date().toLocaleDateString(language, { month: 'short', day: 'numeric' });
  byId('mode').textContent =
    game.kind === 'daily' ? texts.dayMode(date) : texts.runMode(game.solved + 1, texts.tiers[tierOf(game.solved)]);
};

const fillResult = (won, points, isRecord) => {
  const { word, meaning } = game.entry;
  byId('over-name').textContent = won ? texts.praise[game.guesses.length - 1] : texts.lost;
  byId('over-word').textContent = word;
  byId('over-meaning').textContent = language === 'en-US' ? '' : meaning[language];
  byId('over-definition').textContent = meaning['en-US'];
  const parts = won
    ? [texts.points(points), texts.total(game.score)]
    : game.kind === 'practice'
      ? [texts.lostRun(game.solved), texts.total(game.score)]
      : [];
  if (isRecord && won) parts.push(texts.newBest);
  if (game.kind === 'daily') parts.push(texts.tomorrow);
  byId('over-score').textContent = parts.join(' · ');
  byId('next').textContent = game.kind === 'daily' ? texts.toPractice : won ? texts.nextWord : texts.newRun;
};

const showStats = () => {
  const values = [saved.played, saved.won, saved.dayStreak, saved.best.toLocaleString(language)];
  const items = texts.stats.map((name, index) => {
    const item = document.createElement('div');
    item.append(
      Object.assign(document.createElement('dt'), { textContent: name }),
      Object.assign(document.createElement('dd'), { textContent: values[index] }),
    );
    return item;
  });
  byId('stats').replaceChildren(...items);
};

const showLevels = () => {
  const buttons = Object.keys(LEVELS).map((level) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = texts.levels[level];
    button.setAttribute('aria-pressed', String(level === saved.level));
    button.addEventListener('click', () => {
      saved.level = level;
      page.save(saved);
      showLevels();
      byId('levels').children[Object.keys(LEVELS).indexOf(level)].focus();
    });
    return button;
  });
  byId('levels').replaceChildren(...buttons);
  byId('level-note').textContent = texts.levelNotes[saved.level];
};

const showMute = () => {
  byId('mute').innerHTML = sound.muted ? ICONS.mute : ICONS.sound;
  byId('mute').setAttribute('aria-label', sound.muted ? texts.unmute : texts.mute);
};

const showTexts = () => {
  document.documentElement.lang = language;
  document.title = texts.name;
  for (const element of document.querySelectorAll('[data-text]')) element.textContent = texts[element.dataset.text];
  byId('daily').textContent = dailyDone() ? texts.dailyDone : texts.daily;
  byId('board').setAttribute('aria-label', texts.board);
  byId('keys').setAttribute('aria-label', texts.keyboard);
  byId('pause').innerHTML = ICONS.pause;
  byId('pause').setAttribute('aria-label', texts.pause);
  byId('sample').replaceChildren(
    ...[
      ['l', 'hit'],
      ['i', 'near'],
      ['g', 'hit'],
      ['h', 'miss'],
      ['t', 'hit'],
    ].map(([letter, mark]) => createTile(letter, mark)),
  );
  buildKeys();
  showMute();
  showHints();
  showLevels();
  showStats();
  showNumbers();
};

const openTitle = () => {
  game.mode = 'title';
  showTexts();
  showScreen('title');
};

const pauseGame = () => {
  if (game.mode !== 'play') return;
  game.mode = 'pause';
  showScreen('pause');
};

const resumeGame = () => {
  game.mode = 'play';
  showScreen(null);
};

/* ---------- Input ---------- */

/** The letter of a key press, also while an input method for Chinese or Vietnamese is active. */
const letterOf = (event) => {
  if (/^[a-z]$/i.test(event.key)) return event.key.toLowerCase();
  const fallback = event.key === 'Process' ? /^Key([A-Z])$/.exec(event.code) : null;
  return fallback ? fallback[1].toLowerCase() : null;
};

const onKey = (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') return game.mode === 'pause' ? resumeGame() : pauseGame();
  if (game.mode !== 'play') return;
  const onButton = document.activeElement?.tagName === 'BUTTON';
  const letter = letterOf(event);
  if (letter) pressKey(letter);
  else if (event.key === 'Backspace') pressKey('erase');
  else if (event.key === 'Enter' && !onButton) pressKey('enter');
  else return;
  event.preventDefault();
};

const toggleMute = (muted) => {
  sound.muted = muted;
  showMute();
};

const listen = () => {
  window.addEventListener('resize', fitSky);
  window.addEventListener('keydown', onKey);
  byId('stage').addEventListener('click', (event) => event.detail > 0 && document.activeElement?.blur());
  const actions = {
    daily: startDaily,
    practice: startPractice,
    next: goOn,
    'over-title': openTitle,
    'pause-title': openTitle,
    pause: pauseGame,
    resume: resumeGame,
    'letter-hint': hintLetter,
    'meaning-hint': hintMeaning,
    mute: () => toggleMute(!sound.muted),
  };
  for (const [id, action] of Object.entries(actions)) byId(id).addEventListener('click', action);
};

/* ---------- Start ---------- */

/** Reads the saved data; unexpected values are ignored. */
const readSave = (data) => {
  try {
    const kept = JSON.parse(data ?? 'null') ?? {};
    if (kept.level in LEVELS) saved.level = kept.level;
    for (const key of ['best', 'played', 'won', 'dayStreak', 'lastDay'])
      if (Number.isFinite(kept[key])) saved[key] = kept[key];
    const isDaily =
      Number.isInteger(kept.daily?.day) &&
      Array.isArray(kept.daily.guesses) &&
      kept.daily.guesses.every((guess) => /^[a-z]{5}$/.test(guess));
    if (isDaily) saved.daily = { hintsUsed: 0, score: 0, done: false, ...kept.daily };
  } catch {
    saved.daily = null;
  }
};

const page = connect({
  onInit: ({ lang, muted, data }) => {
    language = TEXTS[lang] ? lang : closestLanguage(lang);
    texts = TEXTS[language];
    sound.muted = muted === true;
    if (game.mode !== 'title') return showTexts();
    readSave(data);
    openTitle();
  },
  onSound: toggleMute,
  onPause: pauseGame,
});

buildBoard();
paintLantern();
fillSky();
fitSky();
listen();
requestAnimationFrame(paintSky);
