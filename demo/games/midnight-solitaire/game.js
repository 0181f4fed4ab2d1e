/* ---------- Texts ---------- */

const TEXTS = {
  'zh-TW': {
    name: '午夜接龍',
    lead: '夜深了，把四種花色從 A 到 K 一張張收好。',
    score: '分數',
    moves: '步數',
    time: '時間',
    undo: '復原',
    hint: '提示',
    auto: '自動收牌',
    fresh: '新牌局',
    continueDeal: '繼續上次的牌局',
    drawOne: '翻一張',
    drawOneNote: '輕鬆的夜晚',
    drawThree: '翻三張',
    drawThreeNote: '漫長的夜晚・分數 1.5 倍',
    howTo:
      '拖曳牌，或點一下自動移到合適的位置。鍵盤：方向鍵選牌、Enter 拿起與放下、D 翻牌、F 收牌、U 復原、H 提示、P 暫停。',
    paused: '暫停',
    resume: '繼續',
    replay: '重玩這一局',
    newDeal: '發新牌局',
    toTitle: '回到主畫面',
    look: '再看看牌桌',
    stuck: '沒有可走的牌了',
    stuckNote: '可以復原幾步換條路走，或發一副新牌。',
    undoOne: '復原一步',
    won: '滿天星斗，全部收齊！',
    wonNote: (moves, time) => `${moves} 步・${time}`,
    newBest: '新的最高分！',
    record: (best, won, played, streak) => `最高分 ${best}・勝 ${won}／${played} 局・連勝 ${streak}`,
    nothing: '沒有可以復原的步驟',
    noMove: '這張牌現在沒有地方可去',
    noHint: '試試翻一張新牌',
    hintDraw: '翻下一張牌',
    recycled: '牌堆重新翻回',
    autoReady: '可以自動收牌了',
    pause: '暫停',
    mute: '關閉音效',
    unmute: '開啟音效',
    table: '牌桌',
    picked: (card) => `拿起${card}`,
    moved: (card, pile) => `${card}移到${pile}`,
    stock: (n) => `牌堆，剩 ${n} 張`,
    waste: '翻開的牌',
    foundation: (suit) => `${suit}收牌區`,
    column: (n) => `第 ${n} 疊`,
    empty: (pile) => `${pile}，空的`,
    hidden: (n) => `第 ${n} 疊，蓋著的牌`,
    suits: ['黑桃', '紅心', '方塊', '梅花'],
    card: (rank, suit) => `${suit} ${rank}`,
  },
  'zh-CN': {
    name: '午夜纸牌',
    lead: '夜深了，把四种花色从 A 到 K 一张张收好。',
    score: '分数',
    moves: '步数',
    time: '时间',
    undo: '撤销',
    hint: '提示',
    auto: '自动收牌',
    fresh: '新牌局',
    continueDeal: '继续上次的牌局',
    drawOne: '翻一张',
    drawOneNote: '轻松的夜晚',
    drawThree: '翻三张',
    drawThreeNote: '漫长的夜晚 · 分数 1.5 倍',
    howTo:
      '拖动牌，或点一下自动移到合适的位置。键盘：方向键选牌、Enter 拿起与放下、D 翻牌、F 收牌、U 撤销、H 提示、P 暂停。',
    paused: '暂停',
    resume: '继续',
    replay: '重玩这一局',
    newDeal: '发新牌局',
    toTitle: '返回主界面',
    look: '再看看牌桌',
    stuck: '没有可走的牌了',
    stuckNote: '可以撤销几步换条路走，或发一副新牌。',
    undoOne: '撤销一步',
    won: '满天星斗，全部收齐！',
    wonNote: (moves, time) => `${moves} 步 · ${time}`,
    newBest: '新的最高分！',
    record: (best, won, played, streak) => `最高分 ${best} · 胜 ${won}/${played} 局 · 连胜 ${streak}`,
    nothing: '没有可以撤销的步骤',
    noMove: '这张牌现在没有地方可去',
    noHint: '试试翻一张新牌',
    hintDraw: '翻下一张牌',
    recycled: '牌堆重新翻回',
    autoReady: '可以自动收牌了',
    pause: '暂停',
    mute: '关闭音效',
    unmute: '打开音效',
    table: '牌桌',
    picked: (card) => `拿起${card}`,
    moved: (card, pile) => `${card}移到${pile}`,
    stock: (n) => `牌堆，剩 ${n} 张`,
    waste: '翻开的牌',
    foundation: (suit) => `${suit}收牌区`,
    column: (n) => `第 ${n} 列`,
    empty: (pile) => `${pile}，空的`,
    hidden: (n) => `第 ${n} 列，盖着的牌`,
    suits: ['黑桃', '红桃', '方块', '梅花'],
    card: (rank, suit) => `${suit} ${rank}`,
  },
  'vi-VN': {
    name: 'Xếp Bài Nửa Đêm',
    lead: 'Đêm đã khuya, hãy thu bốn chất bài từ A đến K, từng lá một.',
    score: 'Điểm',
    moves: 'Bước',
    time: 'Thời gian',
    undo: 'Hoàn tác',
    hint: 'Gợi ý',
    auto: 'Tự thu',
    fresh: 'Ván mới',
    continueDeal: 'Tiếp tục ván trước',
    drawOne: 'Lật một lá',
    drawOneNote: 'Đêm thư thả',
    drawThree: 'Lật ba lá',
    drawThreeNote: 'Đêm dài · điểm ×1,5',
    howTo:
      'Kéo lá bài, hoặc chạm để bài tự đến chỗ phù hợp. Bàn phím: mũi tên để chọn, Enter nhấc và đặt, D lật bài, F thu bài, U hoàn tác, H gợi ý, P tạm dừng.',
    paused: 'Tạm dừng',
    resume: 'Tiếp tục',
    replay: 'Chơi lại ván này',
    newDeal: 'Chia ván mới',
    toTitle: 'Về màn hình chính',
    look: 'Xem lại bàn bài',
    stuck: 'Hết nước đi rồi',
    stuckNote: 'Hoàn tác vài bước để thử đường khác, hoặc chia ván mới.',
    undoOne: 'Hoàn tác một bước',
    won: 'Sao sáng đầy trời, thu đủ bài!',
    wonNote: (moves, time) => `${moves} bước · ${time}`,
    newBest: 'Kỷ lục mới!',
    record: (best, won, played, streak) => `Kỷ lục ${best} · thắng ${won}/${played} ván · chuỗi ${streak}`,
    nothing: 'Không còn bước nào để hoàn tác',
    noMove: 'Lá này hiện chưa có chỗ đi',
    noHint: 'Thử lật một lá mới',
    hintDraw: 'Lật lá tiếp theo',
    recycled: 'Đã lật lại chồng bài',
    autoReady: 'Có thể tự thu bài',
    pause: 'Tạm dừng',
    mute: 'Tắt âm thanh',
    unmute: 'Bật âm thanh',
    table: 'Bàn bài',
    picked: (card) => `Nhấc ${card}`,
    moved: (card, pile) => `${card} đến ${pile}`,
    stock: (n) => `Chồng bài, còn ${n} lá`,
    waste: 'Bài đã lật',
    foundation: (suit) => `Ô thu ${suit}`,
    column: (n) => `Cột ${n}`,
    empty: (pile) => `${pile}, trống`,
    hidden: (n) => `Cột ${n}, lá úp`,
    suits: ['bích', 'cơ', 'rô', 'chuồn'],
    card: (rank, suit) => `${rank} ${suit}`,
  },
  'en-US': {
    name: 'Midnight Solitaire',
    lead: 'It is late. Gather the four suits, ace to king, one card at a time.',
    score: 'Score',
    moves: 'Moves',
    time: 'Time',
    undo: 'Undo',
    hint: 'Hint',
    auto: 'Finish',
    fresh: 'New deal',
    continueDeal: 'Continue your last deal',
    drawOne: 'Draw one',
    drawOneNote: 'An easy night',
    drawThree: 'Draw three',
    drawThreeNote: 'A long night · score ×1.5',
    howTo:
      'Drag cards, or tap one to send it where it fits. Keyboard: arrows to choose, Enter to lift and drop, D draw, F send home, U undo, H hint, P pause.',
    paused: 'Paused',
    resume: 'Resume',
    replay: 'Replay this deal',
    newDeal: 'Deal a new game',
    toTitle: 'Back to title',
    look: 'Look at the table',
    stuck: 'No moves left',
    stuckNote: 'Undo a few moves and try another way, or deal a new game.',
    undoOne: 'Undo one move',
    won: 'Every star is home!',
    wonNote: (moves, time) => `${moves} moves · ${time}`,
    newBest: 'New best score!',
    record: (best, won, played, streak) => `Best ${best} · won ${won} of ${played} · streak ${streak}`,
    nothing: 'Nothing to undo',
    noMove: 'That card has nowhere to go yet',
    noHint: 'Try drawing a card',
    hintDraw: 'Draw the next card',
    recycled: 'The pile is turned over again',
    autoReady: 'Ready to finish by itself',
    pause: 'Pause',
    mute: 'Turn sound off',
    unmute: 'Turn sound on',
    table: 'Card table',
    picked: (card) => `Lifted ${card}`,
    moved: (card, pile) => `${card} to ${pile}`,
    stock: (n) => `Stock, ${n} ${n === 1 ? 'card' : 'cards'} left`,
    waste: 'Drawn cards',
    foundation: (suit) => `Home of ${suit}`,
    column: (n) => `Column ${n}`,
    empty: (pile) => `${pile}, empty`,
    hidden: (n) => `Column ${n}, face-down card`,
    suits: ['spades', 'hearts', 'diamonds', 'clubs'],
    card: (rank, suit) => `${rank} of ${suit}`,
  },
};

/* ---------- Drawings ---------- */

/** Suit shapes in a 100 × 100 box, in the order of their numbers: spades, hearts, diamonds, clubs. */
const SUITS = [
  'M50 4Q14 34 8 56a20 20 0 0036 14q-2 18-14 26h40Q58 88 56 70a20 20 0 0036-14Q86 34 50 4z',
  'M50 94Q8 60 6 34a22 22 0 0144-8 22 22 0 0144 8q-2 26-44 60z',
  'M50 3Q66 30 88 50 66 70 50 97 34 70 12 50 34 30 50 3z',
  'M50 4a21 21 0 0119 31 21 21 0 11-12 37q2 16 13 24H30q11-8 13-24a21 21 0 11-12-37A21 21 0 0150 4z',
];
const RANKS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const isRed = (card) => card.suit === 1 || card.suit === 2;
const inkOf = (card) => (isRed(card) ? '#c8293a' : '#15233a');

const suitAt = (suit, x, y, size, fill) =>
  `<path d="${SUITS[suit]}" fill="${fill}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})"/>`;

const CROWN = 'M-22 10l-5-26 14 11L0-20l13 15 14-11-5 26z';

/** The middle of a court card: a night medallion with a crown, a moon or a star. */
const medallion = (card, ink) => {
  const sign = {
    13: `<path d="${CROWN}" fill="#e2b64d"/><path d="M-22 13h44v6h-44z" fill="#c8932f"/>`,
    12: '<path d="M6-20a20 20 0 100 40 26 26 0 010-40z" fill="#f3dc9b"/><path d="M13-6l2 5 5 1-4 3 1 6-4-3-5 3 2-6-4-3 5-1z" fill="#e2b64d"/>',
    11: '<path d="M0-21l6 14 15 1-12 10 4 15L0 11l-13 8 4-15-12-10 15-1z" fill="#e2b64d"/>',
  };
  return `<circle cx="50" cy="92" r="36" fill="${isRed(card) ? '#5a1830' : '#152a4a'}"/><circle cx="50" cy="92" r="36" fill="none" stroke="#d9ab4a" stroke-width="2.5"/><circle cx="50" cy="92" r="31" fill="none" stroke="#d9ab4a" stroke-width=".8" stroke-dasharray="2 4"/>
    <g transform="translate(50 86)">${sign[card.rank]}</g>${suitAt(card.suit, 50, 116, 15, isRed(card) ? '#ff9aa2' : '#dfe8f6')}<path d="M24 74h.1M76 76h.1M70 116h.1M30 112h.1" stroke="#fff3cf" stroke-width="2.4" stroke-linecap="round"/><path d="M8 132h84" stroke="${ink}" stroke-opacity=".18"/>`;
};

/** A whole card face; the rank is large so that it stays legible on a phone. */
const faceOf = (card) => {
  const ink = inkOf(card);
  const centre =
    card.rank > 10
      ? medallion(card, ink)
      : card.rank === 1
        ? `<circle cx="50" cy="92" r="37" fill="none" stroke="#d9ab4a" stroke-width="1.6" stroke-dasharray="1 5" stroke-linecap="round"/>${suitAt(card.suit, 50, 92, 56, ink)}`
        : suitAt(card.suit, 50, 92, 58, ink);
  const narrow = card.rank === 10 ? ' textLength="42" lengthAdjust="spacingAndGlyphs"' : '';
  return `<svg class="front" viewBox="0 0 100 140" aria-hidden="true"><rect width="100" height="140" rx="9" fill="#fbf7ea"/><rect x="1" y="1" width="98" height="138" rx="8" fill="none" stroke="#cdbf9a" stroke-width="2"/>
    <text x="8" y="37" font-family="Georgia, 'Times New Roman', serif" font-weight="700" font-size="41" fill="${ink}"${narrow}>${RANKS[card.rank]}</text>${suitAt(card.suit, 78, 23, 29, ink)}${centre}</svg>`;
};

const BACK = `<svg class="rear" viewBox="0 0 100 140" aria-hidden="true"><rect width="100" height="140" rx="9" fill="#14284c"/><rect x="5" y="5" width="90" height="130" rx="6" fill="#1b3563" stroke="#d9b25a" stroke-width="1.8"/>
  <path d="M5 104q22-18 45 0t45 0v25q0 6-6 6H11q-6 0-6-6z" fill="#0f3d38"/><path d="M5 118q22-12 45 0t45 0v11q0 6-6 6H11q-6 0-6-6z" fill="#0a2b2a"/><path d="M56 26a26 26 0 100 52 33 33 0 010-52z" fill="#f2d98f"/>
  <path d="M76 30h.1M84 58h.1M20 26h.1M70 88h.1M24 92h.1M82 94h.1M16 60h.1" stroke="#fff" stroke-width="3" stroke-linecap="round"/><path d="M72 44l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill="#fff3cf"/></svg>`;

const icon = (path) => `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
const ICONS = {
  pause: icon('M6 4h4v16H6zM14 4h4v16h-4z'),
  sound: icon('M3 9v6h4l5 5V4L7 9zM14 8a5 5 0 010 8zM14 4v2a7 7 0 010 12v2a9 9 0 000-16z'),
  mute: icon(
    'M3 9v6h4l5 5V4L7 9zM15 9l1.4-1.4L19 10.2l2.6-2.6L23 9l-2.6 2.6L23 14.2l-1.4 1.4L19 13l-2.6 2.6L15 14.2l2.6-2.6z',
  ),
  undo: icon('M9 4L3 10l6 6v-4h5a4 4 0 010 8h-4v2h4a6 6 0 000-14H9z'),
  hint: icon('M12 2a7 7 0 00-4 12.7V17h8v-2.3A7 7 0 0012 2zM8 19h8v2H8z'),
  auto: icon('M12 2l2.6 6.4L21 9l-5 4.4L17.6 20 12 16.4 6.4 20 8 13.4 3 9l6.4-.6z'),
  fresh: icon(
    'M5 3h9a2 2 0 012 2v1h2a2 2 0 012 2v11a2 2 0 01-2 2H9a2 2 0 01-2-2v-1H5a2 2 0 01-2-2V5a2 2 0 012-2zm0 2v11h2V8a2 2 0 012-2h5V5z',
  ),
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

/** Soft tones for chimes, and short filtered noise for the rustle of a card. */
const createSound = () => {
  let audio = null;
  const sound = { muted: false };
  const wake = () => {
    if (sound.muted || navigator.userActivation?.hasBeenActive === false) return null;
    audio ??= new AudioContext();
    if (audio.state === 'suspended') audio.resume();
    return audio;
  };
  const fade = (from, length, volume) => {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(volume, from);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
    gain.connect(audio.destination);
    return gain;
  };
  sound.tone = (frequency, after = 0, length = 0.35, volume = 0.05) => {
    if (!wake()) return;
    const from = audio.currentTime + after;
    const oscillator = audio.createOscillator();
    oscillator.frequency.value = frequency;
    oscillator.connect(fade(from, length, volume));
    oscillator.start(from);
    oscillator.stop(from + length);
  };
  sound.rustle = (pitch = 2400) => {
    if (!wake()) return;
    const samples = audio.createBuffer(1, audio.sampleRate * 0.06, audio.sampleRate);
    const wave = samples.getChannelData(0);
    for (let index = 0; index < wave.length; index += 1) wave[index] = Math.random() * 2 - 1;
    const noise = new AudioBufferSourceNode(audio, { buffer: samples });
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.8 });
    noise.connect(filter).connect(fade(audio.currentTime, 0.06, 0.12));
    noise.start();
  };
  return sound;
};

/* ---------- State ---------- */

const byId = (id) => document.getElementById(id);
const calmMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
const sound = createSound();

const saved = { draw: 1, best: { 1: 0, 3: 0 }, played: 0, won: 0, streak: 0, deal: null };
let language = 'zh-TW';
let texts = TEXTS[language];

/** Piles by number: 0 stock, 1 waste, 2–5 foundations, 6–12 columns. The last card of a pile lies on top. */
const STOCK = 0;
const WASTE = 1;
const isHome = (pile) => pile >= 2 && pile <= 5;
const isColumn = (pile) => pile >= 6;
const PILES = Array.from({ length: 13 }, (_, pile) => pile);

const cards = Array.from({ length: 52 }, (_, id) => ({
  id,
  suit: Math.floor(id / 13),
  rank: (id % 13) + 1,
  up: false,
  element: null,
}));
const slots = [];

/** mode: title, play, auto (cards go home on their own), pause, stuck, won. */
const game = {
  mode: 'title',
  piles: PILES.map(() => []),
  score: 0,
  moves: 0,
  seconds: 0,
  fanned: 1,
  history: [],
  first: null,
  warned: false,
  cursor: { pile: 0, index: 0 },
  picked: null,
};
const layout = { width: 60, gap: 6, left: 6, top: 6, height: 300 };

const topOf = (pile) => game.piles[pile].at(-1);
const pileOf = (card) => game.piles.findIndex((pile) => pile.includes(card));
const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
const nameOf = (card) => texts.card(RANKS[card.rank], texts.suits[card.suit]);
const pileName = (pile) =>
  pile === STOCK
    ? texts.stock(game.piles[STOCK].length)
    : pile === WASTE
      ? texts.waste
      : isHome(pile)
        ? texts.foundation(texts.suits[pile - 2])
        : texts.column(pile - 5);

/* ---------- Snapshots: undo and save use the same compact form ---------- */

const toLetter = (id) => String.fromCharCode(id < 26 ? 65 + id : 71 + id);
const fromLetter = (letter) => letter.charCodeAt(0) - (letter < 'a' ? 65 : 71);

const snapshot = () => ({
  piles: game.piles.map((pile) => pile.map((card) => toLetter(card.id)).join('')),
  down: game.piles.map((pile) => pile.filter((card) => !card.up).length),
  score: game.score,
  moves: game.moves,
  fanned: game.fanned,
});

const restore = (state) => {
  game.piles = state.piles.map((letters, pile) =>
    [...letters].map((letter, index) =>
      Object.assign(cards[fromLetter(letter)], { up: pile !== STOCK && index >= state.down[pile] }),
    ),
  );
  Object.assign(game, { score: state.score, moves: state.moves, fanned: state.fanned });
};

let saveTimer = 0;
const saveSoon = () => {
  clearTimeout(saveTimer);
  saveTimer = setTimeout(saveNow, 700);
};

const saveNow = () => {
  clearTimeout(saveTimer);
  const running = ['play', 'pause', 'stuck'].includes(game.mode) && game.moves > 0;
  if (running) saved.deal = { ...snapshot(), seconds: Math.floor(game.seconds), first: game.first };
  page.save(saved);
};

/* ---------- Rules ---------- */

const canGoHome = (card, pile) => isHome(pile) && card.suit === pile - 2 && card.rank === game.piles[pile].length + 1;

const canStack = (card, pile) => {
  if (!isColumn(pile)) return false;
  const top = topOf(pile);
  return top ? top.up && isRed(top) !== isRed(card) && top.rank === card.rank + 1 : card.rank === 13;
};

/** The cards that move together with this one: itself and everything on it, or nothing. */
const runFrom = (card) => {
  const pile = pileOf(card);
  const cardsAbove = game.piles[pile].slice(game.piles[pile].indexOf(card));
  if (!card.up || pile === STOCK) return [];
  return isColumn(pile) || cardsAbove.length === 1 ? cardsAbove : [];
};

const isLegal = (run, pile) =>
  run.length > 0 &&
  pileOf(run[0]) !== pile &&
  (canStack(run[0], pile) || (run.length === 1 && canGoHome(run[0], pile)));

const addScore = (points) => {
  game.score = Math.max(0, game.score + points * (saved.draw === 3 && points > 0 ? 1.5 : 1));
};

const remember = () => {
  game.history.push(snapshot());
  if (game.moves === 0) saved.played += 1;
  game.moves += 1;
};

/** Moves a run, turns the card it uncovers and counts the points. */
const moveRun = (run, target) => {
  const source = pileOf(run[0]);
  remember();
  game.piles[source].splice(-run.length);
  game.piles[target].push(...run);
  if (isHome(target)) addScore(10);
  else if (source === WASTE) addScore(5);
  else if (isHome(source)) addScore(-15);
  const uncovered = topOf(source);
  if (isColumn(source) && uncovered && !uncovered.up) {
    uncovered.up = true;
    uncovered.element.classList.add('flip');
    setTimeout(() => uncovered.element.classList.remove('flip'), 300);
    addScore(5);
  }
  if (source === WASTE) game.fanned = Math.max(1, game.fanned - 1);
  announce(texts.moved(nameOf(run[0]), pileName(target)));
  if (isHome(target)) sound.tone(392 * 1.0595 ** run[0].rank);
  else sound.rustle();
  afterMove(run.at(-1));
};

const drawCards = () => {
  if (!['play', 'auto'].includes(game.mode)) return;
  const [stock, waste] = game.piles;
  if (stock.length + waste.length === 0) return;
  remember();
  if (stock.length === 0) {
    game.piles[STOCK] = waste.reverse();
    game.piles[WASTE] = [];
    for (const card of game.piles[STOCK]) card.up = false;
    addScore(saved.draw === 1 ? -40 : -20);
    announce(texts.recycled);
    sound.rustle(1200);
  } else {
    const drawn = stock.splice(-saved.draw).reverse();
    for (const card of drawn) card.up = true;
    waste.push(...drawn);
    game.fanned = drawn.length;
    announce(nameOf(topOf(WASTE)));
    sound.rustle(3000);
  }
  afterMove(null);
};

const afterMove = (card) => {
  game.picked = null;
  arrange();
  if (card) placeCursor(card);
  else game.cursor = { pile: STOCK, index: Math.max(0, game.piles[STOCK].length - 1) };
  refreshFocus();
  showNumbers();
  saveSoon();
  if (PILES.filter(isHome).every((pile) => game.piles[pile].length === 13)) return win();
  if (game.mode !== 'play') return;
  if (canAutoFinish() && !game.warned) {
    game.warned = true;
    say(texts.autoReady);
  }
  if (isStuck()) setTimeout(() => game.mode === 'play' && isStuck() && openStuck(), 500);
};

const undo = () => {
  if (game.mode === 'stuck') backToTable();
  if (game.mode !== 'play') return;
  const before = game.history.pop();
  if (!before) return say(texts.nothing);
  const moves = game.moves + 1;
  restore(before);
  game.moves = before.moves === 0 ? 0 : moves;
  game.picked = null;
  if (before.moves === 0) saved.played -= 1;
  arrange();
  placeCursor(topOf(game.cursor.pile) ?? null);
  refreshFocus();
  showNumbers();
  sound.rustle(1500);
  saveSoon();
};

/* ---------- Finding moves ---------- */

const homeFor = (card) => PILES.find((pile) => canGoHome(card, pile));

const kingWaits = () =>
  [
    ...game.piles[STOCK],
    ...game.piles[WASTE],
    ...PILES.filter(isColumn).flatMap((pile) => game.piles[pile].slice(1)),
  ].some((card) => card.rank === 13);

/** Moves between columns that bring the game forward: uncover a card, free a column or free a card for home. */
const columnMoves = () =>
  PILES.filter(isColumn).flatMap((source) =>
    game.piles[source].flatMap((card, index) => {
      if (!card.up) return [];
      const below = game.piles[source][index - 1];
      const helps = below ? !below.up || homeFor(below) !== undefined : card.rank !== 13 && kingWaits();
      const target = helps ? PILES.find((pile) => pile !== source && canStack(card, pile)) : undefined;
      return target === undefined ? [] : [{ card, target, weight: below && !below.up ? 3 : 1 }];
    }),
  );

/** All helpful moves of cards on the table, the best first; drawing is not among them. */
const helpfulMoves = () => {
  const tops = PILES.filter((pile) => pile === WASTE || isColumn(pile)).flatMap((pile) => topOf(pile) ?? []);
  const home = tops.flatMap((card) =>
    homeFor(card) === undefined ? [] : [{ card, target: homeFor(card), weight: card.rank < 3 ? 5 : 2 }],
  );
  const waste = topOf(WASTE);
  const down = waste ? PILES.find((pile) => canStack(waste, pile)) : undefined;
  const fromWaste = down === undefined ? [] : [{ card: waste, target: down, weight: 1.5 }];
  return [...home, ...columnMoves(), ...fromWaste].sort((one, other) => other.weight - one.weight);
};

const isStuck = () => {
  if (helpfulMoves().length > 0) return false;
  const reserve = [...game.piles[STOCK], ...game.piles[WASTE]];
  return !reserve.some((card) => homeFor(card) !== undefined || PILES.some((pile) => canStack(card, pile)));
};

const showHint = () => {
  if (game.mode !== 'play') return;
  const [move] = helpfulMoves();
  const reserve = game.piles[STOCK].length + game.piles[WASTE].length;
  if (!move && reserve === 0) return say(texts.stuck);
  const parts = move
    ? [...runFrom(move.card).map((card) => card.element), topOf(move.target)?.element ?? slots[move.target]]
    : [topOf(STOCK)?.element ?? slots[STOCK]];
  for (const element of parts) {
    element.classList.add('glow');
    setTimeout(() => element.classList.remove('glow'), 1500);
  }
  say(move ? texts.moved(nameOf(move.card), pileName(move.target)) : texts.hintDraw);
  sound.tone(880, 0, 0.4, 0.03);
};

/** Where a tapped card should go: home first, then a column that is not empty, then an empty one. */
const bestTarget = (run) => {
  const targets = PILES.filter((pile) => isLegal(run, pile));
  const value = (pile) => (isHome(pile) ? 3 : game.piles[pile].length > 0 ? 2 : 1);
  return targets.sort((one, other) => value(other) - value(one))[0];
};

const tapCard = (card) => {
  const pile = pileOf(card);
  if (pile === STOCK) return drawCards();
  const run = runFrom(card);
  const target = run.length > 0 && !isHome(pile) ? bestTarget(run) : undefined;
  if (target !== undefined) return moveRun(run, target);
  refuse(card);
};

const refuse = (card) => {
  card.element.classList.add('no');
  setTimeout(() => card.element.classList.remove('no'), 320);
  sound.tone(150, 0, 0.15, 0.04);
  if (card.up) announce(texts.noMove);
};

const canAutoFinish = () => PILES.filter(isColumn).every((pile) => game.piles[pile].every((card) => card.up));

/** Moves cards to the foundations one by one, drawing when needed, until all are there. */
const autoFinish = (idle = 0) => {
  if (game.mode === 'play' && canAutoFinish()) game.mode = 'auto';
  if (game.mode !== 'auto') return;
  const tops = PILES.filter((pile) => pile === WASTE || isColumn(pile)).flatMap((pile) => topOf(pile) ?? []);
  const ready = tops.filter((card) => homeFor(card) !== undefined).sort((one, other) => one.rank - other.rank)[0];
  if (ready) moveRun([ready], homeFor(ready));
  else if (idle < 60) drawCards();
  else game.mode = 'play';
  if (game.mode === 'auto') setTimeout(() => autoFinish(ready ? 0 : idle + 1), calmMotion.matches ? 20 : 90);
};

/* ---------- Layout ---------- */

const columnX = (column) => layout.left + column * (layout.width + layout.gap);

/** Screen column of a pile; the third place in the top row stays free for the fan of drawn cards. */
const gridColumn = (pile) => (pile < 2 ? pile : isHome(pile) ? pile + 1 : pile - 6);

const homeOf = (pile) => ({
  x: columnX(gridColumn(pile)),
  y: isColumn(pile) ? layout.top + layout.width * 1.4 + layout.gap * 1.2 : layout.top,
});

/** Card positions in a pile; long columns are pressed together, hidden cards first, so that they always fit. */
const spots = (pile) => {
  const { x, y } = homeOf(pile);
  const list = game.piles[pile];
  if (pile === WASTE) {
    const shown = Math.min(game.fanned, list.length);
    return list.map((_, index) => ({ x: x + Math.max(0, index - (list.length - shown)) * layout.width * 0.36, y }));
  }
  if (!isColumn(pile)) return list.map(() => ({ x, y }));
  const height = layout.width * 1.4;
  const room = layout.height - y - height - 4;
  const covered = list.slice(0, -1);
  const sum = (up) => covered.filter((card) => card.up === up).length * height * (up ? 0.31 : 0.15);
  const pressDown = Math.min(1, Math.max(0.4, (room - sum(true)) / (sum(false) || 1)));
  const pressUp = Math.min(1, Math.max(0.1, (room - sum(false) * pressDown) / (sum(true) || 1)));
  const wish = covered.map((card) => (card.up ? height * 0.31 * pressUp : height * 0.15 * pressDown));
  const press = Math.min(1, room / (wish.reduce((total, step) => total + step, 0) || 1));
  let offset = 0;
  return list.map((_, index) => {
    if (index > 0) offset += wish[index - 1] * press;
    return { x, y: y + offset };
  });
};

/** Positions every card; CSS animates the movement. */
const arrange = () => {
  for (const pile of PILES) {
    const places = spots(pile);
    game.piles[pile].forEach((card, index) => {
      const { element } = card;
      card.x = places[index].x;
      card.y = places[index].y;
      element.classList.toggle('up', card.up);
      element.classList.remove('drag', 'picked');
      element.style.transform = `translate(${card.x}px, ${card.y}px)`;
      element.style.zIndex = String(index + 1 + (isColumn(pile) ? 0 : 20));
      element.setAttribute(
        'aria-label',
        card.up ? `${nameOf(card)}, ${pileName(pile)}` : pile === STOCK ? pileName(pile) : texts.hidden(pile - 5),
      );
    });
  }
  byId('auto').disabled = !canAutoFinish() || game.mode === 'title';
  byId('undo').disabled = game.history.length === 0;
};

const fitWindow = () => {
  const felt = byId('felt');
  const [width, height] = [felt.clientWidth, felt.clientHeight];
  const margin = Math.max(5, Math.min(28, width * 0.014));
  const gap = Math.max(4, Math.min(22, width * 0.013));
  layout.width = Math.floor(Math.min((width - margin * 2 - gap * 6) / 7, (height - margin) / 6, 128));
  layout.gap = Math.min(30, Math.max(gap, Math.min((width - margin * 2 - layout.width * 7) / 6, layout.width * 0.26)));
  layout.left = (width - layout.width * 7 - layout.gap * 6) / 2;
  layout.top = Math.min(margin, 12);
  layout.height = height;
  felt.style.setProperty('--w', `${layout.width}px`);
  slots.forEach((slot, pile) => {
    const { x, y } = homeOf(pile);
    slot.style.transform = `translate(${x}px, ${y}px)`;
  });
  arrange();
  fitSky();
};

/* ---------- Pointer: drag a run, or tap ---------- */

let drag = null;

const onPointerDown = (event) => {
  if (game.mode !== 'play' || event.button > 0 || drag) return;
  const element = event.target.closest('.card');
  if (!element) return;
  const card = cards[Number(element.dataset.card)];
  drag = { card, run: runFrom(card), x: event.clientX, y: event.clientY, moving: false, pointer: event.pointerId };
};

const onPointerMove = (event) => {
  if (!drag || event.pointerId !== drag.pointer) return;
  const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.moving && Math.hypot(dx, dy) < 7) return;
  drag.moving = true;
  drag.run.forEach((card, index) => {
    card.element.classList.add('drag');
    card.element.style.zIndex = String(200 + index);
    card.element.style.transform = `translate(${card.x + dx}px, ${card.y + dy}px)`;
  });
};

/** The legal pile that the dragged card covers most. */
const dropTarget = (run, dx, dy) => {
  const overlap = (pile) => {
    const over = topOf(pile) ?? homeOf(pile);
    const wide = layout.width - Math.abs(run[0].x + dx - over.x);
    const high = layout.width * 1.4 - Math.abs(run[0].y + dy - over.y);
    return wide > 0 && high > 0 ? wide * high : 0;
  };
  return PILES.filter((pile) => isLegal(run, pile) && overlap(pile) > 0).sort(
    (one, other) => overlap(other) - overlap(one),
  )[0];
};

const onPointerUp = (event) => {
  if (!drag || event.pointerId !== drag.pointer) return;
  const { card, run, moving, x, y } = drag;
  drag = null;
  if (event.type === 'pointercancel') return arrange();
  if (!moving) return tapCard(card);
  const target = run.length > 0 ? dropTarget(run, event.clientX - x, event.clientY - y) : undefined;
  if (target === undefined) arrange();
  else moveRun(run, target);
};

/* ---------- Keyboard ---------- */

const placeCursor = (card) => {
  if (!card) return;
  const pile = pileOf(card);
  game.cursor = { pile, index: game.piles[pile].indexOf(card) };
};

const cursorCard = () => game.piles[game.cursor.pile][game.cursor.index];
const cursorElement = () => cursorCard()?.element ?? slots[game.cursor.pile];

/** One element of the table can be reached with Tab; focus follows only when it is already on the table. */
const refreshFocus = (move = byId('felt').contains(document.activeElement)) => {
  for (const element of [...slots, ...cards.map((card) => card.element)]) element.tabIndex = -1;
  cursorElement().tabIndex = 0;
  if (move) cursorElement().focus({ preventScroll: true });
};

const selectPile = (pile) => {
  game.cursor = { pile, index: Math.max(0, game.piles[pile].length - 1) };
};

const stepSide = (step) => {
  const row = PILES.filter((pile) => isColumn(pile) === isColumn(game.cursor.pile));
  selectPile(row[(row.indexOf(game.cursor.pile) + step + row.length) % row.length]);
};

const stepUp = () => {
  const { pile, index } = game.cursor;
  if (!isColumn(pile)) return;
  if (game.piles[pile][index - 1]?.up) game.cursor.index -= 1;
  else selectPile([0, 1, 1, 2, 3, 4, 5][pile - 6]);
};

const stepDown = () => {
  const { pile, index } = game.cursor;
  if (!isColumn(pile)) selectPile(gridColumn(pile) + 6);
  else if (index < game.piles[pile].length - 1) game.cursor.index += 1;
};

const STEPS = { ArrowLeft: () => stepSide(-1), ArrowRight: () => stepSide(1), ArrowUp: stepUp, ArrowDown: stepDown };

/** Enter picks up a run, drops it on another pile, or, pressed twice, moves it to the best place. */
const pressEnter = () => {
  const { pile } = game.cursor;
  const card = cursorCard();
  if (game.picked) return dropPicked(pile);
  if (pile === STOCK) return drawCards();
  const run = card ? runFrom(card) : [];
  if (run.length === 0) return card && refuse(card);
  game.picked = run;
  for (const lifted of run) lifted.element.classList.add('picked');
  announce(texts.picked(nameOf(card)));
  sound.rustle();
};

const dropPicked = (pile) => {
  const run = game.picked;
  releasePicked();
  if (pileOf(run[0]) === pile) tapCard(run[0]);
  else if (isLegal(run, pile)) moveRun(run, pile);
  else refuse(run[0]);
};

const releasePicked = () => {
  game.picked = null;
  arrange();
};

const sendHome = () => {
  const card = cursorCard();
  const target = card && topOf(game.cursor.pile) === card ? homeFor(card) : undefined;
  if (target === undefined || game.cursor.pile === STOCK) return card && refuse(card);
  const { pile } = game.cursor;
  moveRun([card], target);
  selectPile(pile);
  refreshFocus(true);
};

const KEYS = {
  KeyD: () => drawCards(),
  KeyU: () => undo(),
  KeyZ: () => undo(),
  KeyH: () => showHint(),
  KeyF: () => sendHome(),
  KeyA: () => autoFinish(),
};

const onKey = (event) => {
  if (event.key === 'Escape' && game.picked) return releasePicked();
  if (event.key === 'Escape' || event.code === 'KeyP') return game.mode === 'pause' ? backToTable() : pauseGame();
  if (game.mode !== 'play') return;
  const onTable = byId('felt').contains(document.activeElement) || document.activeElement === document.body;
  if (STEPS[event.key]) {
    STEPS[event.key]();
    refreshFocus(true);
  } else if (onTable && (event.key === 'Enter' || event.key === ' ')) {
    if (!event.repeat) pressEnter();
  } else if (KEYS[event.code] && !event.altKey) KEYS[event.code]();
  else return;
  event.preventDefault();
};

/* ---------- Night sky and the winning cascade ---------- */

const sky = byId('sky').getContext('2d');
const party = byId('party').getContext('2d');
const night = document.createElement('canvas');
let flies = [];
let flight = [];

const fitSky = () => {
  const ratio = Math.min(window.devicePixelRatio || 1, 2);
  for (const canvas of [byId('sky'), byId('party'), night]) {
    canvas.width = window.innerWidth * ratio;
    canvas.height = window.innerHeight * ratio;
    canvas.getContext('2d').setTransform(ratio, 0, 0, ratio, 0, 0);
  }
  paintNight(night.getContext('2d'), window.innerWidth, window.innerHeight);
  flies = Array.from({ length: calmMotion.matches ? 0 : 26 }, () => ({
    x: Math.random() * window.innerWidth,
    y: Math.random() * window.innerHeight,
    phase: Math.random() * 6,
    drift: Math.random() * 6,
  }));
};

const paintNight = (brush, width, height) => {
  const felt = brush.createRadialGradient(
    width / 2,
    height * 0.36,
    40,
    width / 2,
    height * 0.4,
    Math.max(width, height) * 0.8,
  );
  felt.addColorStop(0, '#15644c');
  felt.addColorStop(0.45, '#0b4233');
  felt.addColorStop(1, '#031712');
  brush.fillStyle = felt;
  brush.fillRect(0, 0, width, height);
  for (let star = 0; star < 130; star += 1) {
    brush.fillStyle = `rgb(255 246 214 / ${8 + Math.random() * 30}%)`;
    const size = Math.random() ** 3 * 2.4 + 0.5;
    brush.beginPath();
    brush.arc(Math.random() * width, Math.random() * height, size, 0, 7);
    brush.fill();
  }
  const [x, y, size] = [width * 0.9, height * 0.86, Math.min(width, height) * 0.3];
  brush.strokeStyle = 'rgb(233 196 106 / 10%)';
  for (let ring = 0; ring < 5; ring += 1) {
    brush.beginPath();
    brush.arc(x, y, size * (0.4 + ring * 0.28), 0, 7);
    brush.stroke();
  }
  brush.fillStyle = 'rgb(243 220 155 / 10%)';
  brush.beginPath();
  brush.arc(x, y, size * 0.4, 0, 7);
  brush.fill();
};

const paintSky = (now) => {
  sky.drawImage(night, 0, 0, window.innerWidth, window.innerHeight);
  for (const fly of flies) {
    const x = fly.x + Math.sin(now / 3100 + fly.drift) * 46;
    const y = fly.y + Math.cos(now / 2700 + fly.phase) * 34;
    const glow = sky.createRadialGradient(x, y, 0, x, y, 13);
    glow.addColorStop(0, `rgb(226 255 150 / ${Math.max(0, Math.sin(now / 900 + fly.phase)) * 55}%)`);
    glow.addColorStop(1, 'transparent');
    sky.fillStyle = glow;
    sky.fillRect(x - 14, y - 14, 28, 28);
  }
};

const paintFlyingCard = (card) => {
  const { width } = layout;
  party.save();
  party.translate(card.x, card.y);
  party.fillStyle = '#fbf7ea';
  party.strokeStyle = 'rgb(20 30 40 / 45%)';
  party.beginPath();
  party.roundRect(0, 0, width, width * 1.4, width * 0.09);
  party.fill();
  party.stroke();
  party.fillStyle = inkOf(card);
  party.font = `700 ${width * 0.42}px Georgia, serif`;
  party.fillText(RANKS[card.rank], width * 0.08, width * 0.42);
  party.translate(width * 0.22, width * 0.6);
  party.scale(width * 0.0056, width * 0.0056);
  party.fill(new Path2D(SUITS[card.suit]));
  party.restore();
};

/** Cards leap from their homes and bounce over the table, leaving a trail of themselves. */
const startCascade = () => {
  if (calmMotion.matches) return;
  const box = byId('felt').getBoundingClientRect();
  flight = Array.from({ length: 52 }, (_, index) => {
    const pile = 2 + (index % 4);
    const { x, y } = homeOf(pile);
    return {
      suit: pile - 2,
      rank: 13 - Math.floor(index / 4),
      x: x + box.left,
      y: y + box.top,
      dx: (Math.random() * 260 + 90) * (Math.random() < 0.72 ? -1 : 1),
      dy: -Math.random() * 320,
      wait: index * 0.13,
    };
  });
};

const moveCascade = (seconds) => {
  const floor = window.innerHeight - layout.width * 1.4;
  for (const card of flight) {
    card.wait -= seconds;
    if (card.wait > 0) continue;
    card.dy += 1500 * seconds;
    card.x += card.dx * seconds;
    card.y += card.dy * seconds;
    if (card.y > floor) {
      card.y = floor;
      card.dy *= -0.78;
    }
    paintFlyingCard(card);
  }
  flight = flight.filter((card) => card.x > -layout.width && card.x < window.innerWidth + 10);
};

const stopCascade = () => {
  flight = [];
  party.clearRect(0, 0, window.innerWidth, window.innerHeight);
};

/* ---------- Screens ---------- */

const announce = (message) => {
  byId('live').textContent = message;
};

let toastTimer = 0;
const say = (message) => {
  const toast = byId('toast');
  toast.textContent = message;
  toast.classList.add('on');
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => toast.classList.remove('on'), 1900);
};

const showScreen = (name) => {
  for (const screen of document.querySelectorAll('[data-screen]')) screen.hidden = screen.dataset.screen !== name;
  byId('stage').inert = name !== null;
  const screen = document.querySelector(`[data-screen="${name}"]`);
  (screen?.querySelector('.main:not([hidden])') ?? screen?.querySelector('button:not([hidden])'))?.focus({
    preventScroll: true,
  });
};

const showNumbers = () => {
  byId('score').textContent = Math.round(game.score).toLocaleString(language);
  byId('moves').textContent = String(game.moves);
  byId('time').textContent = clock(game.seconds);
};

const showMute = () => {
  byId('mute').innerHTML = sound.muted ? ICONS.mute : ICONS.sound;
  byId('mute').setAttribute('aria-label', sound.muted ? texts.unmute : texts.mute);
};

const showTexts = () => {
  document.documentElement.lang = language;
  document.title = texts.name;
  for (const element of document.querySelectorAll('[data-text]')) {
    element.textContent = texts[element.dataset.text];
    if (element.dataset.icon) element.insertAdjacentHTML('afterbegin', ICONS[element.dataset.icon]);
  }
  byId('felt').setAttribute('aria-label', texts.table);
  byId('pause').innerHTML = ICONS.pause;
  byId('pause').setAttribute('aria-label', texts.pause);
  byId('fan').innerHTML = [13, 26, 51, 37].map((id) => faceOf(cards[id])).join('');
  for (const [pile, slot] of slots.entries()) slot.setAttribute('aria-label', texts.empty(pileName(pile)));
  byId('record').textContent = texts.record(
    Math.max(saved.best[1], saved.best[3]).toLocaleString(language),
    saved.won,
    saved.played,
    saved.streak,
  );
  byId('continue').hidden = !saved.deal;
  showMute();
  arrange();
  showNumbers();
};

const openTitle = () => {
  saveNow();
  game.mode = 'title';
  stopCascade();
  showTexts();
  showScreen('title');
};

const backToTable = () => {
  game.mode = 'play';
  showScreen(null);
  refreshFocus(true);
};

const pauseGame = () => {
  if (game.mode !== 'play') return;
  game.mode = 'pause';
  saveNow();
  showScreen('pause');
};

const openStuck = () => {
  game.mode = 'stuck';
  saveNow();
  announce(texts.stuck);
  showScreen('stuck');
  sound.tone(220, 0, 0.6);
  sound.tone(185, 0.2, 0.8);
};

/** Begins a deal from a snapshot; `first` is the deal as it was before the first move. */
const begin = (state, first, seconds = 0) => {
  stopCascade();
  restore(state);
  Object.assign(game, { mode: 'play', history: [], first, seconds, warned: false, picked: null });
  selectPile(STOCK);
  showScreen(null);
  showTexts();
  refreshFocus(false);
};

const shuffledDeal = () => {
  const deck = cards.map((card) => toLetter(card.id));
  for (let index = 51; index > 0; index -= 1) {
    const other = Math.floor(Math.random() * (index + 1));
    [deck[index], deck[other]] = [deck[other], deck[index]];
  }
  const piles = PILES.map((pile) => (isColumn(pile) ? deck.splice(-(pile - 5)).join('') : ''));
  piles[STOCK] = deck.join('');
  return { piles, down: PILES.map((pile) => (isColumn(pile) ? pile - 6 : 0)), score: 0, moves: 0, fanned: 1 };
};

const newDeal = (draw) => {
  if (saved.deal) saved.streak = 0;
  saved.deal = null;
  saved.draw = draw;
  const first = shuffledDeal();
  for (const card of cards) card.element.style.transform = `translate(${columnX(0)}px, ${layout.top}px)`;
  begin(first, first);
  for (let card = 0; card < 6; card += 1) setTimeout(() => sound.rustle(1800 + card * 200), card * 60);
};

const continueDeal = () => {
  const { seconds, first, ...state } = saved.deal;
  begin(state, first, seconds);
};

const win = () => {
  game.mode = 'won';
  addScore(Math.max(0, 1200 - Math.floor(game.seconds)) / 2);
  const score = Math.round(game.score);
  const isRecord = score > saved.best[saved.draw];
  Object.assign(saved, { won: saved.won + 1, streak: saved.streak + 1, deal: null });
  saved.best[saved.draw] = Math.max(saved.best[saved.draw], score);
  saveNow();
  page.score(score);
  byId('won-score').textContent = score.toLocaleString(language);
  byId('won-note').textContent =
    `${texts.wonNote(game.moves, clock(game.seconds))}${isRecord ? ` · ${texts.newBest}` : ''}`;
  announce(`${texts.won} ${texts.score} ${score}`);
  for (const [index, note] of [392, 494, 587, 784, 988, 1175].entries()) sound.tone(note, index * 0.13, 0.7);
  startCascade();
  showNumbers();
  setTimeout(() => game.mode === 'won' && showScreen('won'), calmMotion.matches ? 300 : 3600);
};

/* ---------- Start ---------- */

const toggleMute = (muted) => {
  sound.muted = muted;
  showMute();
};

const createTable = () => {
  for (const pile of PILES) {
    const slot = document.createElement('button');
    slot.type = 'button';
    slot.className = 'slot';
    const sign = isHome(pile)
      ? SUITS[pile - 2]
      : pile === STOCK
        ? 'M50 12a38 38 0 1036 50H72a25 25 0 11-4-29L54 47h36V11L78 23a38 38 0 00-28-11z'
        : '';
    if (sign) slot.innerHTML = `<svg viewBox="0 0 100 100" aria-hidden="true"><path d="${sign}"/></svg>`;
    slot.addEventListener('click', (event) => pile === STOCK && event.detail > 0 && drawCards());
    slots.push(slot);
  }
  for (const card of cards) {
    card.element = document.createElement('button');
    card.element.type = 'button';
    card.element.className = 'card';
    card.element.dataset.card = String(card.id);
    card.element.innerHTML = faceOf(card) + BACK;
    card.element.addEventListener('focus', () => placeCursor(card));
  }
  byId('felt').append(...slots, ...cards.map((card) => card.element));
};

const listen = () => {
  const felt = byId('felt');
  window.addEventListener('resize', fitWindow);
  felt.addEventListener('pointerdown', onPointerDown);
  window.addEventListener('pointermove', onPointerMove);
  window.addEventListener('pointerup', onPointerUp);
  window.addEventListener('pointercancel', onPointerUp);
  window.addEventListener('keydown', onKey);
  const actions = {
    undo,
    hint: showHint,
    auto: () => autoFinish(),
    new: pauseGame,
    pause: pauseGame,
    resume: backToTable,
    continue: continueDeal,
    'draw-1': () => newDeal(1),
    'draw-3': () => newDeal(3),
    again: () => newDeal(saved.draw),
    'pause-new': () => newDeal(saved.draw),
    'stuck-new': () => newDeal(saved.draw),
    replay: () => begin(game.first, game.first),
    'stuck-replay': () => begin(game.first, game.first),
    'stuck-undo': undo,
    'stuck-look': backToTable,
    'pause-title': openTitle,
    'won-title': openTitle,
    mute: () => toggleMute(!sound.muted),
  };
  for (const [id, action] of Object.entries(actions)) byId(id).addEventListener('click', action);
};

const isSnapshot = (state) =>
  Array.isArray(state?.piles) &&
  state.piles.length === 13 &&
  Array.isArray(state.down) &&
  new Set(state.piles.join('')).size === 52;

/** Reads the saved data; unexpected values are ignored. */
const readSave = (data) => {
  try {
    const kept = JSON.parse(data ?? 'null') ?? {};
    if (kept.draw === 3) saved.draw = 3;
    for (const key of ['played', 'won', 'streak']) if (Number.isInteger(kept[key])) saved[key] = kept[key];
    for (const draw of [1, 3])
      if (Number.isFinite(kept.best?.[draw])) saved.best[draw] = Math.max(saved.best[draw], kept.best[draw]);
    if (isSnapshot(kept.deal) && isSnapshot(kept.deal.first)) saved.deal = kept.deal;
  } catch {
    saved.deal = null;
  }
};

let last = 0;
const loop = (now) => {
  const passed = Math.min(1, (now - last) / 1000);
  const seconds = Math.min(0.05, passed);
  last = now;
  if (game.mode === 'play' && game.moves > 0) {
    game.seconds += passed;
    const shown = clock(game.seconds);
    if (byId('time').textContent !== shown) byId('time').textContent = shown;
  }
  paintSky(now);
  if (flight.length > 0) moveCascade(seconds);
  requestAnimationFrame(loop);
};

const page = connect({
  onInit: ({ lang, muted, data }) => {
    language = TEXTS[lang] ? lang : closestLanguage(lang);
    texts = TEXTS[language];
    sound.muted = muted === true;
    if (game.mode !== 'title') return showTexts();
    readSave(data);
    showTexts();
    showScreen('title');
  },
  onSound: toggleMute,
  onPause: pauseGame,
});

createTable();
restore(shuffledDeal());
listen();
fitWindow();
requestAnimationFrame(loop);
