/* ---------- Texts ---------- */

const TEXTS = {
  'zh-TW': {
    name: '茶館配對',
    score: '分數',
    moves: '步數',
    movesLeft: '剩餘步數',
    time: '時間',
    sip: '品茶',
    start: '入座',
    size: '桌面大小',
    sizes: { small: '小桌', medium: '中桌', large: '大桌' },
    pairs: (n) => `${n} 對`,
    pace: '節奏',
    paces: { calm: '靜心', guest: '待客' },
    paceNotes: { calm: '沒有限制，慢慢翻。步數越少，星星越多。', guest: '先讓你看一眼，再用有限的步數翻完整桌。' },
    howTo: '點牌翻面；鍵盤用方向鍵移動、Enter 翻牌、T 品茶偷看、P 暫停。',
    paused: '茶還溫著',
    pauseLine: '歇一會兒，牌會乖乖等你。',
    resume: '繼續',
    restart: '重新洗牌',
    toTitle: '回到門口',
    again: '再來一桌',
    nextSize: '換大一點的桌子',
    won: '茶席圓滿',
    lost: '茶涼了',
    lostNote: (left) => `還有 ${left} 對沒有找到，再泡一壺吧。`,
    stars: (n) => `${n} 顆星，共三顆`,
    result: (moves, time) => `${moves} 步・${time}`,
    newBest: '新的最佳紀錄！',
    record: (score, moves, time) => `最佳：${score} 分・${moves} 步・${time}`,
    noRecord: '這張桌子還沒有紀錄',
    pause: '暫停',
    mute: '關閉音效',
    unmute: '開啟音效',
    board: '牌桌',
    down: (r, c) => `第 ${r} 列第 ${c} 張，蓋著`,
    up: (r, c, name) => `第 ${r} 列第 ${c} 張，${name}`,
    found: (name) => `找到一對${name}`,
    missed: (a, b) => `${a}與${b}，不成對`,
    sipped: '所有的牌亮了一下',
    sipLabel: (n) => `品茶：短暫看見所有的牌，剩 ${n} 次`,
    moods: [
      ['晨霧', '霧還沒散，第一壺水剛剛滾。'],
      ['花信', '風送來花瓣，落在杯沿。'],
      ['簷雨', '雨聲敲著屋簷，正好慢慢喝。'],
      ['秋楓', '楓葉染紅了窗，柿子也熟了。'],
      ['螢夜', '燈籠點上，螢火跟著來作客。'],
    ],
    motifs: {
      teapot: '茶壺',
      gaiwan: '蓋碗',
      persimmon: '柿子',
      crane: '白鶴',
      lantern: '燈籠',
      bamboo: '竹子',
      plum: '梅花',
      koi: '錦鯉',
      leaf: '茶葉',
      moon: '月亮',
      fan: '摺扇',
      mountain: '遠山',
      gourd: '葫蘆',
      lotus: '蓮花',
      cake: '茶點',
    },
  },
  'zh-CN': {
    name: '茶馆配对',
    score: '分数',
    moves: '步数',
    movesLeft: '剩余步数',
    time: '时间',
    sip: '品茶',
    start: '入座',
    size: '桌面大小',
    sizes: { small: '小桌', medium: '中桌', large: '大桌' },
    pairs: (n) => `${n} 对`,
    pace: '节奏',
    paces: { calm: '静心', guest: '待客' },
    paceNotes: { calm: '没有限制，慢慢翻。步数越少，星星越多。', guest: '先让你看一眼，再用有限的步数翻完整桌。' },
    howTo: '点牌翻面；键盘用方向键移动、Enter 翻牌、T 品茶偷看、P 暂停。',
    paused: '茶还温着',
    pauseLine: '歇一会儿，牌会乖乖等你。',
    resume: '继续',
    restart: '重新洗牌',
    toTitle: '回到门口',
    again: '再来一桌',
    nextSize: '换张大点的桌子',
    won: '茶席圆满',
    lost: '茶凉了',
    lostNote: (left) => `还有 ${left} 对没有找到，再泡一壶吧。`,
    stars: (n) => `${n} 颗星，共三颗`,
    result: (moves, time) => `${moves} 步 · ${time}`,
    newBest: '新的最佳纪录！',
    record: (score, moves, time) => `最佳：${score} 分 · ${moves} 步 · ${time}`,
    noRecord: '这张桌子还没有纪录',
    pause: '暂停',
    mute: '关闭音效',
    unmute: '打开音效',
    board: '牌桌',
    down: (r, c) => `第 ${r} 行第 ${c} 张，盖着`,
    up: (r, c, name) => `第 ${r} 行第 ${c} 张，${name}`,
    found: (name) => `找到一对${name}`,
    missed: (a, b) => `${a}与${b}，不成对`,
    sipped: '所有的牌亮了一下',
    sipLabel: (n) => `品茶：短暂看见所有的牌，剩 ${n} 次`,
    moods: [
      ['晨雾', '雾还没散，第一壶水刚刚烧开。'],
      ['花信', '风送来花瓣，落在杯沿。'],
      ['檐雨', '雨声敲着屋檐，正好慢慢喝。'],
      ['秋枫', '枫叶染红了窗，柿子也熟了。'],
      ['萤夜', '灯笼点上，萤火跟着来做客。'],
    ],
    motifs: {
      teapot: '茶壶',
      gaiwan: '盖碗',
      persimmon: '柿子',
      crane: '白鹤',
      lantern: '灯笼',
      bamboo: '竹子',
      plum: '梅花',
      koi: '锦鲤',
      leaf: '茶叶',
      moon: '月亮',
      fan: '折扇',
      mountain: '远山',
      gourd: '葫芦',
      lotus: '莲花',
      cake: '茶点',
    },
  },
  'vi-VN': {
    name: 'Trà Quán Ghép Đôi',
    score: 'Điểm',
    moves: 'Lượt',
    movesLeft: 'Còn',
    time: 'Thời gian',
    sip: 'Nhấp trà',
    start: 'Mời vào',
    size: 'Cỡ bàn',
    sizes: { small: 'Nhỏ', medium: 'Vừa', large: 'Lớn' },
    pairs: (n) => `${n} cặp`,
    pace: 'Nhịp chơi',
    paces: { calm: 'Thong thả', guest: 'Đãi khách' },
    paceNotes: {
      calm: 'Không giới hạn. Càng ít lượt càng nhiều sao.',
      guest: 'Được xem trước một thoáng, rồi lật hết bàn với số lượt có hạn.',
    },
    howTo: 'Chạm để lật thẻ; bàn phím: phím mũi tên để di chuyển, Enter để lật, T để nhấp trà, P để tạm dừng.',
    paused: 'Trà vẫn còn ấm',
    pauseLine: 'Nghỉ một lát, các thẻ sẽ chờ bạn.',
    resume: 'Tiếp tục',
    restart: 'Xáo thẻ lại',
    toTitle: 'Ra cửa quán',
    again: 'Thêm một bàn',
    nextSize: 'Đổi bàn lớn hơn',
    won: 'Tiệc trà viên mãn',
    lost: 'Trà nguội mất rồi',
    lostNote: (left) => `Còn ${left} cặp chưa tìm thấy, pha ấm khác nhé.`,
    stars: (n) => `${n} trên 3 sao`,
    result: (moves, time) => `${moves} lượt · ${time}`,
    newBest: 'Kỷ lục mới!',
    record: (score, moves, time) => `Kỷ lục: ${score} điểm · ${moves} lượt · ${time}`,
    noRecord: 'Bàn này chưa có kỷ lục',
    pause: 'Tạm dừng',
    mute: 'Tắt âm thanh',
    unmute: 'Bật âm thanh',
    board: 'Bàn thẻ',
    down: (r, c) => `Hàng ${r}, thẻ ${c}, đang úp`,
    up: (r, c, name) => `Hàng ${r}, thẻ ${c}, ${name}`,
    found: (name) => `Tìm thấy một cặp ${name}`,
    missed: (a, b) => `${a} và ${b}, không khớp`,
    sipped: 'Mọi thẻ vừa hiện ra trong chốc lát',
    sipLabel: (n) => `Nhấp trà: xem thoáng mọi thẻ, còn ${n} lần`,
    moods: [
      ['Sương sớm', 'Sương chưa tan, ấm nước đầu vừa sôi.'],
      ['Mùa hoa', 'Gió đưa cánh hoa đậu xuống miệng chén.'],
      ['Mưa hiên', 'Mưa gõ mái hiên, cứ thong thả mà uống.'],
      ['Phong thu', 'Lá phong đỏ bên cửa, hồng cũng vừa chín.'],
      ['Đêm đom đóm', 'Đèn lồng vừa thắp, đom đóm ghé làm khách.'],
    ],
    motifs: {
      teapot: 'ấm trà',
      gaiwan: 'chén nắp',
      persimmon: 'quả hồng',
      crane: 'hạc trắng',
      lantern: 'đèn lồng',
      bamboo: 'tre',
      plum: 'hoa mai',
      koi: 'cá koi',
      leaf: 'lá trà',
      moon: 'mặt trăng',
      fan: 'quạt giấy',
      mountain: 'núi xa',
      gourd: 'bầu hồ lô',
      lotus: 'hoa sen',
      cake: 'bánh ngọt',
    },
  },
  'en-US': {
    name: 'Teahouse Pairs',
    score: 'Score',
    moves: 'Moves',
    movesLeft: 'Moves left',
    time: 'Time',
    sip: 'Sip',
    start: 'Take a seat',
    size: 'Table',
    sizes: { small: 'Small', medium: 'Medium', large: 'Large' },
    pairs: (n) => `${n} pairs`,
    pace: 'Pace',
    paces: { calm: 'Calm', guest: 'Guests' },
    paceNotes: {
      calm: 'No limits, no hurry. Fewer moves earn more stars.',
      guest: 'A first glance at every card, then a limited number of moves.',
    },
    howTo: 'Tap a card to turn it. Keyboard: arrows to move, Enter to turn, T to sip and peek, P to pause.',
    paused: 'The tea stays warm',
    pauseLine: 'Rest a while; the cards will wait for you.',
    resume: 'Resume',
    restart: 'Shuffle again',
    toTitle: 'Back to the door',
    again: 'Another table',
    nextSize: 'Try a bigger table',
    won: 'A perfect tea',
    lost: 'The tea went cold',
    lostNote: (left) => `${left} ${left === 1 ? 'pair was' : 'pairs were'} still hidden. Brew another pot.`,
    stars: (n) => `${n} of three stars`,
    result: (moves, time) => `${moves} moves · ${time}`,
    newBest: 'New personal best!',
    record: (score, moves, time) => `Best: ${score} points · ${moves} moves · ${time}`,
    noRecord: 'No record at this table yet',
    pause: 'Pause',
    mute: 'Turn sound off',
    unmute: 'Turn sound on',
    board: 'Card table',
    down: (r, c) => `Row ${r}, card ${c}, face down`,
    up: (r, c, name) => `Row ${r}, card ${c}, ${name}`,
    found: (name) => `A pair: ${name}`,
    missed: (a, b) => `${a} and ${b}, not a pair`,
    sipped: 'Every card showed for a moment',
    sipLabel: (n) => `Sip tea: see every card for a moment, ${n} left`,
    moods: [
      ['Morning mist', 'The mist is still here; the first kettle just sang.'],
      ['Blossom wind', 'A breeze drops petals on the rim of your cup.'],
      ['Rain on the eaves', 'Rain taps the roof: a good reason to linger.'],
      ['Autumn maples', 'Red maples at the window, ripe persimmons on the sill.'],
      ['Firefly night', 'Lanterns are lit and the fireflies come to visit.'],
    ],
    motifs: {
      teapot: 'teapot',
      gaiwan: 'lidded bowl',
      persimmon: 'persimmon',
      crane: 'crane',
      lantern: 'lantern',
      bamboo: 'bamboo',
      plum: 'plum blossom',
      koi: 'koi',
      leaf: 'tea leaf',
      moon: 'moon',
      fan: 'fan',
      mountain: 'mountains',
      gourd: 'gourd',
      lotus: 'lotus',
      cake: 'tea cake',
    },
  },
};

/* ---------- Drawings (each in a 100 × 120 box) ---------- */

const petals = (count, path, fill) =>
  Array.from(
    { length: count },
    (_, index) => `<path transform="rotate(${(index * 360) / count} 50 60)" d="${path}" fill="${fill}"/>`,
  ).join('');

const MOTIFS = {
  teapot: `<path d="M30 22q-5-7 1-12M45 20q6-8 0-15M60 22q-4-6 1-11" fill="none" stroke="#c9b28e" stroke-width="3" stroke-linecap="round"/>
    <path d="M78 52q22-4 16 16-4 14-20 16" fill="none" stroke="#7a3a1e" stroke-width="7" stroke-linecap="round"/><path d="M22 82Q8 76 4 50l9-2q4 18 15 20z" fill="#8e4524"/>
    <path d="M18 70q0-24 32-24t32 24-14 30H32Q18 92 18 70z" fill="#a9552d"/><path d="M24 66q4-14 20-15" stroke="#d98c5d" stroke-width="4" fill="none" stroke-linecap="round"/>
    <path d="M30 47q4-10 20-10t20 10z" fill="#8e4524"/><circle cx="50" cy="33" r="6" fill="#7a3a1e"/><path d="M34 100h32v5H34z" fill="#7a3a1e"/><path d="M50 62l7 11-7 11-7-11z" fill="#e9b44c"/>`,
  gaiwan: `<path d="M40 18q-6-7 0-13M58 18q6-7 0-13" fill="none" stroke="#c9b28e" stroke-width="3" stroke-linecap="round"/><ellipse cx="50" cy="101" rx="40" ry="8" fill="#3c6a8c"/><ellipse cx="50" cy="98" rx="40" ry="8" fill="#eaf3f4"/><ellipse cx="50" cy="97" rx="22" ry="4" fill="#b7cdd3"/>
    <path d="M16 50h68q-2 40-22 47H38Q18 90 16 50z" fill="#f7fbfa" stroke="#9dbcc6" stroke-width="2"/><path d="M20 64q30 12 60 0M25 76q25 10 50 0" stroke="#3c6a8c" stroke-width="3" fill="none"/><circle cx="50" cy="69" r="8" fill="#3c6a8c"/><circle cx="50" cy="69" r="4" fill="#f7fbfa"/>
    <path d="M13 50q37 9 74 0-6-20-37-20T13 50z" fill="#e3eef0" stroke="#9dbcc6" stroke-width="2"/><path d="M24 44q26 7 52 0" stroke="#3c6a8c" stroke-width="2.5" fill="none"/><rect x="42" y="23" width="16" height="9" rx="4" fill="#3c6a8c"/>`,
  persimmon: `<circle cx="50" cy="68" r="37" fill="#e8762b"/><path d="M50 105a37 37 0 0036-37q-12 26-36 26T14 68a37 37 0 0036 37z" fill="#c9571c"/><ellipse cx="34" cy="62" rx="7" ry="13" fill="#ffb26b" opacity=".75" transform="rotate(24 34 62)"/>
    <path d="M50 40Q34 22 20 34q10 14 24 10-6 12 6 18 12-6 6-18 14 4 24-10-14-12-30 6z" fill="#5a7d3f"/><path d="M50 40Q46 26 54 16" stroke="#6b4a2b" stroke-width="6" stroke-linecap="round" fill="none"/><circle cx="50" cy="42" r="5" fill="#3f5c2b"/>`,
  crane: `<circle cx="66" cy="34" r="25" fill="#e25b3c"/><path d="M48 78q-6 16-4 34M60 78q0 18 4 34" stroke="#3b2f2c" stroke-width="3" fill="none"/><path d="M14 74q30-34 62-14 6 22-22 24-24 2-40-10z" fill="#fffdf8" stroke="#b9ab98" stroke-width="1.5"/>
    <path d="M14 74q-8 8-10 20 18-4 32-12z" fill="#2f2b30"/><path d="M30 66q20-10 38 0M34 74q16-4 30 0" stroke="#c9bba6" stroke-width="2" fill="none"/><path d="M70 64Q88 52 72 34 66 26 74 20" fill="none" stroke="#fffdf8" stroke-width="8" stroke-linecap="round"/><path d="M72 34q-3-5-1-10" stroke="#2f2b30" stroke-width="6" stroke-linecap="round" fill="none"/>
    <circle cx="75" cy="19" r="6" fill="#fffdf8"/><path d="M80 17l15-3-14 8z" fill="#d9a441"/><path d="M70 15q5-6 10-1z" fill="#d23c2a"/><circle cx="77" cy="19" r="1.4" fill="#111"/>`,
  lantern: `<path d="M50 6v12M50 92v10" stroke="#6b4a2b" stroke-width="3"/><rect x="34" y="16" width="32" height="8" rx="3" fill="#d9a441"/><ellipse cx="50" cy="56" rx="38" ry="34" fill="#cf3b2b"/><ellipse cx="50" cy="56" rx="26" ry="34" fill="#e0553a"/><ellipse cx="50" cy="56" rx="12" ry="34" fill="#f2864d"/>
    <ellipse cx="50" cy="58" rx="8" ry="16" fill="#ffe08a"/><rect x="34" y="87" width="32" height="8" rx="3" fill="#d9a441"/><path d="M44 96v18M50 96v20M56 96v18" stroke="#d9a441" stroke-width="3" stroke-linecap="round"/><path d="M20 40q30-12 60 0M20 72q30 12 60 0" stroke="#a8261b" stroke-width="1.5" fill="none"/>`,
  bamboo: `<g stroke-linecap="round" fill="none"><path d="M34 116V84m0-4V48m0-4V8" stroke="#5d8f4d" stroke-width="11"/><path d="M64 116V96m0-4V62m0-4V20" stroke="#7db066" stroke-width="9"/><path d="M28 82h12M28 46h12M59 94h10M59 60h10" stroke="#38632f" stroke-width="3"/><path d="M31 78V50" stroke="#8fbf7c" stroke-width="3"/></g>
    <path d="M36 46q20-20 42-14-16 16-42 14zM36 48q-22-4-30-22 22 0 30 22zM66 60q16-12 28-2-14 10-28 2zM64 92q-16-14-28-2 12 12 28 2zM38 44Q44 20 62 12q2 20-24 32z" fill="#4d7d3d"/>`,
  plum: `<path d="M6 112Q30 96 34 74T62 40 94 10" stroke="#5b3a2a" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M38 68Q20 60 16 40" stroke="#5b3a2a" stroke-width="4" fill="none" stroke-linecap="round"/>
    ${petals(5, 'M50 60Q30 40 50 26 70 40 50 60z', '#d5526d')}${petals(5, 'M50 60Q42 48 50 40 58 48 50 60z', '#f0a0ae')}<circle cx="50" cy="60" r="6" fill="#f6d36b"/><circle cx="16" cy="36" r="9" fill="#d5526d"/><circle cx="88" cy="18" r="7" fill="#e27a90"/><circle cx="80" cy="34" r="5" fill="#d5526d"/>`,
  koi: `<path d="M12 96q20 8 38 0t38 0M16 106q18 8 34 0t34 0" stroke="#8fb9bd" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M50 88Q38 100 26 92q10-4 12-14zM50 88q12 12 24 4-10-4-12-14z" fill="#e8762b"/>
    <path d="M50 12q24 10 22 42Q70 78 50 92 30 78 28 54 26 22 50 12z" fill="#fff8ea" stroke="#d9a98a" stroke-width="1.5"/><path d="M50 12q16 6 20 24-20 8-40 0 4-18 20-24zM34 52q16-6 26 6-4 16-22 12-6-8-4-18zM54 78q8-4 10-2-6 10-14 15z" fill="#e25b2c"/>
    <path d="M28 48Q12 50 12 64q12 0 18-6zM72 48q16 2 16 16-12 0-18-6z" fill="#f6b48c"/><circle cx="41" cy="26" r="3" fill="#241a18"/><circle cx="59" cy="26" r="3" fill="#241a18"/><path d="M40 13Q32 10 28 14M60 13q8-3 12 1" stroke="#b5622e" stroke-width="2" fill="none"/>`,
  leaf: `<path d="M50 112V66" stroke="#4f7040" stroke-width="5" stroke-linecap="round"/><path d="M50 74Q10 72 8 30q40 2 42 44z" fill="#6f9e4f"/><path d="M50 74q40-2 42-44-40 2-42 44z" fill="#527f3c"/><path d="M50 66Q34 32 50 6q16 26 0 60z" fill="#93bf63"/>
    <path d="M50 62V16M46 70Q26 60 16 38M54 70q20-10 30-32" stroke="#e3f0c8" stroke-width="2" fill="none"/><path d="M22 58l8-3M78 58l-8-3M24 46l2-7M76 46l-2-7" stroke="#e3f0c8" stroke-width="1.5"/>`,
  moon: `<rect x="6" y="10" width="88" height="100" rx="14" fill="#2c4468"/><circle cx="54" cy="50" r="30" fill="#fbe6a6"/><circle cx="46" cy="42" r="6" fill="#efd184"/><circle cx="62" cy="56" r="8" fill="#efd184"/><circle cx="60" cy="36" r="3.5" fill="#efd184"/>
    <path d="M6 74q12-10 24-2 10-10 22 0 12-8 22 0 10-6 20 2v20q0 16-14 16H20Q6 110 6 94z" fill="#46638c"/><path d="M6 90q16-8 30 0t30 0 28 0v6q0 14-14 14H20Q6 110 6 96z" fill="#5f80a8"/><path d="M18 24h.1M26 38h.1M84 22h.1M20 58h.1" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`,
  fan: `<path d="M50 100L4 52Q50 2 96 52z" fill="#f3dcb4" stroke="#9a5d33" stroke-width="2"/><path d="M50 100L4 52q7-8 14-12zM50 100L32 32q9-4 18-4zM50 100l18-68q8 3 14 8z" fill="#d8656f" opacity=".8"/><path d="M50 100L4 52M50 100L18 40M50 100L32 32M50 100V28M50 100l18-68M50 100l32-60M50 100l46-48" stroke="#9a5d33" stroke-width="1.5"/>
    <path d="M31 71q19-18 38 0L50 100z" fill="#9a5d33"/><circle cx="50" cy="98" r="5" fill="#d9a441"/><path d="M50 103v14M46 112l4 5 4-5" stroke="#b5455b" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  mountain: `<circle cx="70" cy="34" r="17" fill="#e8762b"/><path d="M2 92L34 34q4-6 8 0l32 58z" fill="#4c6f86"/><path d="M38 31L26 54q6 4 11-2 6 6 13 2z" fill="#f3f6f2"/><path d="M36 100l28-44q4-6 8 0l26 44z" fill="#6c93a0"/><path d="M0 88q20-8 40 0t32 0 28-2v20H0z" fill="#a9c7b7"/><path d="M0 100q24-8 50 0t50-2v14H0z" fill="#7ba58b"/>
    <path d="M8 76h26M56 70h30M18 66h14" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".75"/><path d="M16 26q5-6 9 0 5-6 9 0" stroke="#3b2f2c" stroke-width="2.5" fill="none" stroke-linecap="round"/>`,
  gourd: `<path d="M50 22q-2-12 10-14" stroke="#6b4a2b" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="50" cy="40" r="20" fill="#dba748"/><circle cx="50" cy="80" r="32" fill="#dba748"/><path d="M76 62a32 32 0 01-26 50 32 32 0 01-26-12q34 8 52-38z" fill="#bb812c"/><path d="M36 34q3-8 10-9M28 72q4-14 14-16" stroke="#f6dc98" stroke-width="5" fill="none" stroke-linecap="round"/>
    <path d="M30 56q20 8 40 0" stroke="#b3302a" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M68 57q14 6 10 24M70 57q20 2 22 18" stroke="#b3302a" stroke-width="4" fill="none" stroke-linecap="round"/><circle cx="69" cy="57" r="5" fill="#8c1f1c"/>`,
  lotus: `<path d="M4 98q46-16 92 0-46 18-92 0z" fill="#4f8465"/><path d="M50 98L30 92M50 98l22-6M50 98v-8" stroke="#8cb99a" stroke-width="2"/><path d="M50 94Q10 90 8 58q28 0 42 36zM50 94q40-4 42-36-28 0-42 36z" fill="#e58fa3"/><path d="M50 94Q18 70 28 36q26 16 22 58zM50 94q32-24 22-58-26 16-22 58z" fill="#f0abb9"/><path d="M50 94Q28 56 50 20q22 36 0 74z" fill="#fbd3da"/>
    <path d="M50 88V40" stroke="#e58fa3" stroke-width="1.5"/><path d="M44 84q6-12 12 0z" fill="#f0c64f"/>`,
  cake: `<ellipse cx="50" cy="104" rx="42" ry="7" fill="#8fb3a0"/><path d="M10 66v24q4 14 40 14t40-14V66z" fill="#a8662f"/><ellipse cx="50" cy="64" rx="40" ry="26" fill="#d99a4e"/><ellipse cx="50" cy="62" rx="32" ry="20" fill="#e8b46b"/><g transform="translate(0 26) scale(1 .6)">${petals(8, 'M50 60Q41 44 50 34 59 44 50 60z', '#b5762f')}<circle cx="50" cy="60" r="7" fill="#8a5220"/></g>
    <path d="M18 80v14M30 88v14M42 90v14M58 90v14M70 88v14M82 80v14" stroke="#7f4a20" stroke-width="2.5"/><path d="M36 30q-6-7 0-14M62 28q6-7 0-14" fill="none" stroke="#c9b28e" stroke-width="3" stroke-linecap="round"/>`,
};

const BACK = `<svg viewBox="0 0 100 122" preserveAspectRatio="none" aria-hidden="true"><g fill="none" stroke="#d9b56b" stroke-opacity=".55" stroke-width="1.4"><rect x="8" y="8" width="84" height="106" rx="8"/><path d="M8 36h28V8M92 36H64V8M8 86h28v28M92 86H64v28M36 36l14-14 14 14M36 86l14 14 14-14M22 36v50M78 36v50"/></g>
  <circle cx="50" cy="61" r="24" fill="#1d3a30" stroke="#d9b56b" stroke-width="1.6"/><path d="M50 78Q32 66 40 46q14 6 10 32 0-18 14-24 4 18-14 24z" fill="#9cc98a"/></svg>`;

const drawing = (motif) => `<svg viewBox="0 0 100 120" aria-hidden="true">${MOTIFS[motif]}</svg>`;

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

/** Plucked strings: a soft tone with a quick attack and a long fade. */
const createSound = () => {
  let audio = null;
  const sound = { muted: false };
  sound.pluck = (frequency, { after = 0, length = 0.9, volume = 0.07 } = {}) => {
    if (sound.muted || navigator.userActivation?.hasBeenActive === false) return;
    audio ??= new AudioContext();
    if (audio.state === 'suspended') audio.resume();
    const from = audio.currentTime + after;
    for (const [multiple, share] of [
      [1, 1],
      [2.01, 0.35],
      [3.02, 0.12],
    ]) {
      const string = audio.createOscillator();
      const gain = audio.createGain();
      string.type = 'sine';
      string.frequency.value = frequency * multiple;
      gain.gain.setValueAtTime(0.0001, from);
      gain.gain.exponentialRampToValueAtTime(volume * share, from + 0.008);
      gain.gain.exponentialRampToValueAtTime(0.0001, from + length / multiple);
      string.connect(gain).connect(audio.destination);
      string.start(from);
      string.stop(from + length);
    }
  };
  return sound;
};

/* ---------- State ---------- */

const byId = (id) => document.getElementById(id);
const calmMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
const sound = createSound();
const PAIRS = { small: 6, medium: 10, large: 15 };
const SCALE = [294, 330, 392, 440, 494, 587, 659, 784];
const today = new Date();
const moodIndex = Math.floor((today.getTime() - today.getTimezoneOffset() * 60000) / 86400000) % 5;

const saved = { size: 'small', pace: 'calm', best: {} };
let language = 'zh-TW';
let texts = TEXTS[language];

/** mode: title, deal (a first glance), play, wait (two cards open), pause, over. */
const game = {
  mode: 'title',
  before: 'play',
  cards: [],
  open: [],
  moves: 0,
  limit: 0,
  seconds: 0,
  score: 0,
  streak: 0,
  sips: 2,
  columns: 4,
  focus: 0,
  timers: new Set(),
};

const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
const bestKey = () => `${saved.size}-${saved.pace}`;

const announce = (message) => {
  byId('live').textContent = message;
};

/** A timeout that a new deal can cancel. */
const later = (action, milliseconds) => {
  const timer = setTimeout(() => {
    game.timers.delete(timer);
    action();
  }, milliseconds);
  game.timers.add(timer);
};

const cancelTimers = () => {
  for (const timer of game.timers) clearTimeout(timer);
  game.timers.clear();
};

const shuffle = (list) => {
  for (let index = list.length - 1; index > 0; index -= 1) {
    const other = Math.floor(Math.random() * (index + 1));
    [list[index], list[other]] = [list[other], list[index]];
  }
  return list;
};

/* ---------- The table ---------- */

const place = (index) => [Math.floor(index / game.columns) + 1, (index % game.columns) + 1];

const labelCard = (card, index) => {
  const [row, column] = place(index);
  const shown = card.up || card.found;
  card.element.setAttribute(
    'aria-label',
    shown ? texts.up(row, column, texts.motifs[card.motif]) : texts.down(row, column),
  );
};

const showCard = (card, up) => {
  card.up = up;
  card.element.classList.toggle('up', up || card.found);
  labelCard(card, game.cards.indexOf(card));
};

const createCard = (motif, index) => {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'card';
  element.innerHTML = `<span class="turn"><span class="back">${BACK}</span><span class="face">${drawing(motif)}</span></span>`;
  element.style.animationDelay = `${index * 28}ms`;
  const card = { motif, element, up: false, found: false };
  element.addEventListener('click', () => turnCard(card));
  element.addEventListener('focus', () => moveFocus(game.cards.indexOf(card), false));
  return card;
};

/** Lays out the cards in the grid that makes them as large as the window allows. */
const fitBoard = () => {
  const count = game.cards.length;
  const table = byId('table');
  const [width, height] = [table.clientWidth - 20, table.clientHeight - 20];
  const gap = Math.max(5, Math.min(14, Math.min(width, height) * 0.018));
  let best = { size: 0, columns: 4 };
  for (let columns = 2; columns <= count / 2; columns += 1) {
    if (count % columns !== 0) continue;
    const rows = count / columns;
    const size = Math.min((width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows / 1.22, 190);
    if (size > best.size) best = { size, columns };
  }
  game.columns = best.columns;
  const board = byId('board');
  board.style.setProperty('--columns', String(best.columns));
  board.style.setProperty('--card', `${Math.floor(best.size)}px`);
  board.style.setProperty('--gap', `${gap}px`);
  game.cards.forEach(labelCard);
};

/** Only one card can be reached with Tab; the arrow keys move that place over the grid. */
const moveFocus = (index, focus = true) => {
  game.focus = Math.max(0, Math.min(game.cards.length - 1, index));
  game.cards.forEach((card, other) => {
    card.element.tabIndex = other === game.focus ? 0 : -1;
  });
  if (focus) game.cards[game.focus]?.element.focus();
};

const deal = () => {
  cancelTimers();
  const pairs = PAIRS[saved.size];
  const motifs = shuffle(Object.keys(MOTIFS)).slice(0, pairs);
  const guest = saved.pace === 'guest';
  Object.assign(game, {
    mode: 'deal',
    open: [],
    moves: 0,
    seconds: 0,
    score: 0,
    streak: 0,
    sips: 2,
    limit: guest ? Math.round(pairs * 2.2) : 0,
  });
  game.cards = shuffle([...motifs, ...motifs]).map(createCard);
  byId('board').replaceChildren(...game.cards.map((card) => card.element));
  showScreen(null);
  fitBoard();
  moveFocus(0);
  showNumbers();
  sound.pluck(294);
  sound.pluck(440, { after: 0.12 });
  if (guest) glance(900 + pairs * 130, 700);
  else later(() => setMode('play'), 500);
};

const setMode = (mode) => {
  if (game.mode === 'pause') game.before = mode;
  else game.mode = mode;
};

/** Opens every hidden card for a moment. */
const glance = (milliseconds, delay = 0) => {
  const hidden = () => game.cards.filter((card) => !card.found && !game.open.includes(card));
  const showHidden = (up) => {
    for (const card of hidden()) showCard(card, up);
  };
  later(() => showHidden(true), delay);
  later(() => {
    showHidden(false);
    setMode('play');
    announce(texts.sipped);
  }, delay + milliseconds);
};

const takeSip = () => {
  if (game.mode !== 'play' || game.sips === 0 || game.open.length > 0) return;
  game.sips -= 1;
  game.score = Math.max(0, game.score - 60);
  game.mode = 'deal';
  sound.pluck(392, { volume: 0.04 });
  sound.pluck(587, { after: 0.15, volume: 0.04 });
  glance(1100);
  showNumbers();
};

const turnCard = (card) => {
  if (game.mode !== 'play' || card.found || card.up) return;
  showCard(card, true);
  game.open.push(card);
  sound.pluck(SCALE[Object.keys(MOTIFS).indexOf(card.motif) % SCALE.length], { length: 0.5, volume: 0.05 });
  const [row, column] = place(game.cards.indexOf(card));
  if (game.open.length === 1) return announce(texts.up(row, column, texts.motifs[card.motif]));
  game.moves += 1;
  const [first, second] = game.open;
  if (first.motif === second.motif) matchPair(first, second);
  else missPair(first, second);
  showNumbers();
};

const matchPair = (first, second) => {
  game.open = [];
  game.streak += 1;
  game.score += 100 + Math.min(game.streak - 1, 5) * 40;
  for (const card of [first, second]) {
    card.found = true;
    card.element.classList.add('found');
    later(() => scatter(card.element), 260);
  }
  announce(texts.found(texts.motifs[first.motif]));
  for (const [index, step] of [3, 5, 7].entries()) sound.pluck(SCALE[step], { after: 0.18 + index * 0.09 });
  const won = game.cards.every((card) => card.found);
  if (!won && (game.limit === 0 || game.moves < game.limit)) return;
  game.mode = 'deal';
  later(() => finish(won), 1000);
};

const missPair = (first, second) => {
  game.mode = 'wait';
  game.streak = 0;
  game.score = Math.max(0, game.score - 5);
  for (const card of [first, second]) card.element.classList.add('wrong');
  announce(texts.missed(texts.motifs[first.motif], texts.motifs[second.motif]));
  sound.pluck(196, { after: 0.3, length: 0.6, volume: 0.05 });
  later(() => {
    game.open = [];
    for (const card of [first, second]) {
      card.element.classList.remove('wrong');
      showCard(card, false);
    }
    setMode('play');
    if (game.limit > 0 && game.moves >= game.limit) finish(false);
  }, 1050);
};

const countStars = () => {
  const share = game.moves / PAIRS[saved.size];
  return share <= 1.7 ? 3 : share <= 2.4 ? 2 : 1;
};

const finish = (won) => {
  if (game.mode === 'pause') return later(() => finish(won), 300);
  game.mode = 'over';
  const pairs = PAIRS[saved.size];
  if (won) game.score += Math.max(0, pairs * 12 - Math.floor(game.seconds)) * 5 + countStars() * 100 + game.sips * 50;
  const isRecord = won && game.score > (saved.best[bestKey()]?.score ?? 0);
  if (isRecord) saved.best[bestKey()] = { score: game.score, moves: game.moves, seconds: Math.floor(game.seconds) };
  page.save(saved);
  page.score(game.score);
  showResult(won, isRecord);
};

const showResult = (won, isRecord) => {
  const stars = won ? countStars() : 0;
  byId('over-name').textContent = won ? texts.won : texts.lost;
  byId('over-stars').innerHTML = [0, 1, 2]
    .map((index) => `<span${index < stars ? ' class="lit"' : ''}>★</span>`)
    .join('');
  byId('over-stars').setAttribute('aria-label', texts.stars(stars));
  byId('over-score').textContent = game.score.toLocaleString(language);
  const left = game.cards.filter((card) => !card.found).length / 2;
  const summary = texts.result(game.moves, clock(game.seconds));
  byId('over-note').textContent = won ? `${summary}${isRecord ? ` · ${texts.newBest}` : ''}` : texts.lostNote(left);
  byId('next-size').hidden = !won || saved.size === 'large';
  announce(`${won ? texts.won : texts.lost}. ${texts.score} ${game.score}. ${texts.stars(stars)}`);
  showScreen('over');
  showNumbers();
  for (const [index, note] of (won ? [392, 494, 587, 784, 988] : [330, 294, 247]).entries())
    sound.pluck(note, { after: index * 0.14 });
  if (won) for (const card of game.cards) scatter(card.element, 6);
};

/* ---------- Scenery: one painted backdrop per mood and something in the air ---------- */

const MOODS = [
  { sky: ['#cfdcd6', '#eadfc8', '#d7c6a4'], sun: '#fff6dd', hills: ['#a9bdb2', '#86a294', '#5f7f70'], air: 'mist' },
  { sky: ['#f3cdd0', '#f9e3d2', '#e8c9a8'], sun: '#fff1e2', hills: ['#d3a9b2', '#a8868f', '#7c6a68'], air: 'petal' },
  { sky: ['#7f98a3', '#a9bcbb', '#c2c0aa'], sun: '#dde7e4', hills: ['#7c949b', '#5f7a80', '#46605f'], air: 'rain' },
  { sky: ['#f0b273', '#f6d3a0', '#e0a46a'], sun: '#fff0c9', hills: ['#c98553', '#a6603a', '#75422c'], air: 'maple' },
  { sky: ['#1f2c4f', '#3d4470', '#7a5a6b'], sun: '#fbe6b0', hills: ['#33406a', '#26325a', '#1a2342'], air: 'firefly' },
];
const mood = MOODS[moodIndex];
const scene = byId('scene');
const pen = scene.getContext('2d');
const backdrop = document.createElement('canvas');
let air = [];
let sparks = [];

const fitScene = () => {
  const ratio = Math.min(window.devicePixelRatio || 1, 2);
  for (const canvas of [scene, backdrop]) {
    canvas.width = window.innerWidth * ratio;
    canvas.height = window.innerHeight * ratio;
    canvas.getContext('2d').setTransform(ratio, 0, 0, ratio, 0, 0);
  }
  paintBackdrop(backdrop.getContext('2d'), window.innerWidth, window.innerHeight);
  air = Array.from({ length: calmMotion.matches ? 12 : mood.air === 'rain' ? 90 : 34 }, () => newMote(true));
  fitBoard();
};

const paintBackdrop = (brush, width, height) => {
  const sky = brush.createLinearGradient(0, 0, 0, height * 0.75);
  for (const [index, colour] of mood.sky.entries()) sky.addColorStop(index / 2, colour);
  brush.fillStyle = sky;
  brush.fillRect(0, 0, width, height);
  const [x, y, size] = [width * 0.74, height * 0.3, Math.min(width, height) * 0.13];
  const glow = brush.createRadialGradient(x, y, size * 0.6, x, y, size * 3.2);
  glow.addColorStop(0, `${mood.sun}cc`);
  glow.addColorStop(1, `${mood.sun}00`);
  brush.fillStyle = glow;
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = mood.sun;
  brush.beginPath();
  brush.arc(x, y, size, 0, 7);
  brush.fill();
  for (const [index, colour] of mood.hills.entries()) paintHill(brush, width, height, colour, index);
  paintTable(brush, width, height);
  paintWindow(brush, width, height);
};

const paintHill = (brush, width, height, colour, index) => {
  const base = height * (0.5 + index * 0.09);
  const fill = brush.createLinearGradient(0, base - height * 0.14, 0, base + height * 0.2);
  fill.addColorStop(0, colour);
  fill.addColorStop(1, `${colour}55`);
  brush.fillStyle = fill;
  brush.beginPath();
  brush.moveTo(0, height);
  for (let x = 0; x <= width + 20; x += 12) {
    const wave = Math.sin(x / (170 - index * 30) + index * 2.1) * 0.06 + Math.sin(x / 61 + index) * 0.018;
    brush.lineTo(x, base + wave * height);
  }
  brush.lineTo(width, height);
  brush.fill();
};

const paintTable = (brush, width, height) => {
  const top = height * 0.77;
  const wood = brush.createLinearGradient(0, top, 0, height);
  wood.addColorStop(0, '#9a6a42');
  wood.addColorStop(0.08, '#7d5131');
  wood.addColorStop(1, '#4d2f1d');
  brush.fillStyle = wood;
  brush.fillRect(0, top, width, height - top);
  brush.strokeStyle = 'rgb(40 20 8 / 16%)';
  for (let line = 0; line < 26; line += 1) {
    const y = top + 6 + ((height - top) * line) / 26;
    brush.beginPath();
    brush.moveTo(0, y);
    for (let x = 0; x <= width; x += 40) brush.lineTo(x, y + Math.sin(x / 90 + line * 1.7) * 3);
    brush.stroke();
  }
};

/** The frame of the tea house: dark posts, a lattice under the roof and round corners. */
const paintWindow = (brush, width, height) => {
  const post = Math.max(10, width * 0.022);
  brush.fillStyle = '#3a2216';
  brush.fillRect(0, 0, post, height * 0.79);
  brush.fillRect(width - post, 0, post, height * 0.79);
  brush.fillRect(0, height * 0.755, width, Math.max(8, height * 0.018));
  brush.strokeStyle = '#3a2216';
  brush.lineWidth = Math.max(3, post * 0.28);
  const cell = Math.max(34, Math.min(width, height) * 0.075);
  const top = 58;
  for (let x = 0; x < width + cell; x += cell) {
    brush.strokeRect(x, top - 4, cell, cell);
    brush.strokeRect(x + cell * 0.28, top - 4 + cell * 0.28, cell * 0.44, cell * 0.44);
  }
};

const newMote = (anywhere) => {
  const depth = 0.4 + Math.random() * 0.6;
  return {
    x: Math.random() * window.innerWidth,
    y: anywhere ? Math.random() * window.innerHeight : -20,
    depth,
    turn: Math.random() * 6,
    phase: Math.random() * 6,
  };
};

const FALL = { mist: 0, petal: 34, rain: 620, maple: 42, firefly: -7 };
const DRIFT = { mist: 16, petal: 26, rain: 60, maple: 22, firefly: 14 };

const moveAir = (seconds) => {
  air.forEach((mote, index) => {
    mote.phase += seconds;
    mote.turn += seconds * 1.4 * mote.depth;
    mote.y += FALL[mood.air] * mote.depth * seconds;
    mote.x +=
      (DRIFT[mood.air] * (mood.air === 'firefly' ? Math.sin(mote.phase) : 1) + Math.sin(mote.phase) * 12) *
      mote.depth *
      seconds;
    if (mote.y > window.innerHeight + 30 || mote.x > window.innerWidth + 160)
      air[index] = {
        ...newMote(false),
        ...(FALL[mood.air] < 10 ? { x: -150, y: Math.random() * window.innerHeight } : {}),
      };
    if (mote.y < -40) mote.y = window.innerHeight + 20;
  });
  sparks = sparks.filter((spark) => {
    spark.life -= seconds;
    spark.x += spark.dx * seconds;
    spark.y += spark.dy * seconds;
    spark.dy += 190 * seconds;
    spark.turn += seconds * 5;
    return spark.life > 0;
  });
};

const drawPetal = (x, y, size, turn, colour) => {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.scale(1, 0.55 + 0.4 * Math.sin(turn * 1.3));
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(0, -size);
  pen.quadraticCurveTo(size, -size * 0.4, 0, size);
  pen.quadraticCurveTo(-size, -size * 0.4, 0, -size);
  pen.fill();
  pen.restore();
};

const drawMote = {
  mist: ({ x, y, depth }) => {
    const glow = pen.createRadialGradient(x, y, 0, x, y, 130 * depth);
    glow.addColorStop(0, 'rgb(255 255 250 / 13%)');
    glow.addColorStop(1, 'transparent');
    pen.fillStyle = glow;
    pen.fillRect(x - 140, y - 140, 280, 280);
  },
  petal: ({ x, y, depth, turn }) => drawPetal(x, y, 9 * depth, turn, 'rgb(226 110 135 / 80%)'),
  maple: ({ x, y, depth, turn }) =>
    drawPetal(x, y, 12 * depth, turn, depth > 0.7 ? 'rgb(196 66 28 / 85%)' : 'rgb(222 136 40 / 85%)'),
  rain: ({ x, y, depth }) => {
    pen.strokeStyle = `rgb(235 246 250 / ${depth * 38}%)`;
    pen.lineWidth = 1.2;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x - 2, y - 22 * depth);
    pen.stroke();
  },
  firefly: ({ x, y, depth, phase }) => {
    const glow = pen.createRadialGradient(x, y, 0, x, y, 16 * depth);
    glow.addColorStop(0, `rgb(240 255 150 / ${50 + 45 * Math.sin(phase * 2)}%)`);
    glow.addColorStop(1, 'transparent');
    pen.fillStyle = glow;
    pen.fillRect(x - 18, y - 18, 36, 36);
  },
};

/** Petals and gold flakes fly from a card that found its partner. */
const scatter = (element, count = 12) => {
  if (calmMotion.matches) return;
  const box = element.getBoundingClientRect();
  for (let index = 0; index < count; index += 1) {
    const angle = Math.random() * Math.PI * 2;
    const speed = 60 + Math.random() * 170;
    sparks.push({
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      dx: Math.cos(angle) * speed,
      dy: Math.sin(angle) * speed - 80,
      turn: angle,
      life: 0.9 + Math.random() * 0.5,
      colour: ['#f0c35a', '#e27a90', '#fff0cf', '#7fb069'][index % 4],
    });
  }
};

const paintScene = () => {
  pen.drawImage(backdrop, 0, 0, window.innerWidth, window.innerHeight);
  air.forEach(drawMote[mood.air]);
  for (const spark of sparks) drawPetal(spark.x, spark.y, 8, spark.turn, spark.colour);
};

/* ---------- Screens ---------- */

const showScreen = (name) => {
  for (const screen of document.querySelectorAll('[data-screen]')) screen.hidden = screen.dataset.screen !== name;
  byId('stage').inert = name !== null;
  document.querySelector(`[data-screen="${name}"] .main`)?.focus({ preventScroll: true });
};

const showNumbers = () => {
  byId('score').textContent = game.score.toLocaleString(language);
  byId('moves-name').textContent = game.limit > 0 ? texts.movesLeft : texts.moves;
  byId('moves').textContent = String(game.limit > 0 ? Math.max(0, game.limit - game.moves) : game.moves);
  byId('time').textContent = clock(game.seconds);
  byId('sips').textContent = '●'.repeat(game.sips) || '–';
  byId('sip').disabled = game.sips === 0;
  byId('sip').setAttribute('aria-label', texts.sipLabel(game.sips));
};

const choiceButtons = (host, options, current, choose) => {
  const buttons = options.map(([value, label, hint]) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-pressed', String(value === current));
    button.append(label);
    if (hint) button.append(Object.assign(document.createElement('small'), { textContent: hint }));
    button.addEventListener('click', () => {
      choose(value);
      showTitle();
      byId(host).children[options.findIndex(([option]) => option === value)].focus();
      page.save(saved);
    });
    return button;
  });
  byId(host).replaceChildren(...buttons);
};

const showTitle = () => {
  const sizes = Object.keys(PAIRS).map((size) => [size, texts.sizes[size], texts.pairs(PAIRS[size])]);
  choiceButtons('sizes', sizes, saved.size, (size) => Object.assign(saved, { size }));
  const paces = Object.entries(texts.paces).map(([pace, label]) => [pace, label]);
  choiceButtons('paces', paces, saved.pace, (pace) => Object.assign(saved, { pace }));
  const best = saved.best[bestKey()];
  byId('pace-note').textContent = texts.paceNotes[saved.pace];
  byId('record').textContent = best
    ? texts.record(best.score.toLocaleString(language), best.moves, clock(best.seconds))
    : texts.noRecord;
};

const showMute = () => {
  byId('mute').innerHTML = sound.muted ? ICONS.mute : ICONS.sound;
  byId('mute').setAttribute('aria-label', sound.muted ? texts.unmute : texts.mute);
};

const showTexts = () => {
  document.documentElement.lang = language;
  document.title = texts.name;
  for (const element of document.querySelectorAll('[data-text]')) element.textContent = texts[element.dataset.text];
  byId('board').setAttribute('aria-label', texts.board);
  byId('pause').innerHTML = ICONS.pause;
  byId('pause').setAttribute('aria-label', texts.pause);
  byId('emblem').innerHTML = ['lantern', 'teapot', 'persimmon'].map(drawing).join('');
  [byId('mood-name').textContent, byId('mood-line').textContent] = texts.moods[moodIndex];
  game.cards.forEach(labelCard);
  showMute();
  showTitle();
  showNumbers();
};

const openTitle = () => {
  cancelTimers();
  game.mode = 'title';
  showTexts();
  showScreen('title');
};

const pauseGame = () => {
  if (!['play', 'deal', 'wait'].includes(game.mode)) return;
  game.before = game.mode;
  game.mode = 'pause';
  showScreen('pause');
};

const resumeGame = () => {
  game.mode = game.before;
  showScreen(null);
  moveFocus(game.focus);
};

/* ---------- Input ---------- */

const STEPS = { ArrowLeft: () => -1, ArrowRight: () => 1, ArrowUp: () => -game.columns, ArrowDown: () => game.columns };

const onKey = (event) => {
  if (event.key === 'Escape' || event.code === 'KeyP') return game.mode === 'pause' ? resumeGame() : pauseGame();
  if (byId('stage').inert) return;
  if (event.code === 'KeyT') return takeSip();
  const step = STEPS[event.key]?.();
  const ends = {
    Home: game.focus - (game.focus % game.columns),
    End: game.focus - (game.focus % game.columns) + game.columns - 1,
  };
  const target = step === undefined ? ends[event.key] : game.focus + step;
  if (target === undefined) return;
  event.preventDefault();
  if (target >= 0 && target < game.cards.length) moveFocus(target);
};

const toggleMute = (muted) => {
  sound.muted = muted;
  showMute();
};

const growTable = () => {
  saved.size = saved.size === 'small' ? 'medium' : 'large';
  deal();
};

const listen = () => {
  window.addEventListener('resize', fitScene);
  window.addEventListener('keydown', onKey);
  for (const id of ['start', 'again', 'pause-restart']) byId(id).addEventListener('click', deal);
  for (const id of ['pause-title', 'over-title']) byId(id).addEventListener('click', openTitle);
  byId('next-size').addEventListener('click', growTable);
  byId('pause').addEventListener('click', pauseGame);
  byId('resume').addEventListener('click', resumeGame);
  byId('sip').addEventListener('click', takeSip);
  byId('mute').addEventListener('click', () => toggleMute(!sound.muted));
};

/* ---------- Start ---------- */

/** Reads the saved data; unexpected values are ignored. */
const readSave = (data) => {
  try {
    const kept = JSON.parse(data ?? 'null') ?? {};
    if (kept.size in PAIRS) saved.size = kept.size;
    if (kept.pace === 'guest') saved.pace = 'guest';
    for (const [key, best] of Object.entries(kept.best ?? {})) {
      if ([best.score, best.moves, best.seconds].every(Number.isFinite)) saved.best[key] = best;
    }
  } catch {
    saved.best = {};
  }
};

let last = 0;
const loop = (now) => {
  const passed = Math.min(1, (now - last) / 1000);
  const seconds = Math.min(0.05, passed);
  last = now;
  if (game.mode === 'play' || game.mode === 'wait') {
    const before = Math.floor(game.seconds);
    game.seconds += passed;
    if (Math.floor(game.seconds) !== before) byId('time').textContent = clock(game.seconds);
  }
  if (!calmMotion.matches || sparks.length > 0) moveAir(seconds);
  paintScene();
  requestAnimationFrame(loop);
};

const page = connect({
  onInit: ({ lang, muted, data }) => {
    language = TEXTS[lang] ? lang : closestLanguage(lang);
    texts = TEXTS[language];
    sound.muted = muted === true;
    readSave(data);
    if (game.mode === 'title') openTitle();
    else showTexts();
  },
  onSound: toggleMute,
  onPause: pauseGame,
});

fitScene();
listen();
requestAnimationFrame(loop);
