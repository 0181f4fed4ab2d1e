/* ---------- Texts ---------- */

const TEXTS = {
  'zh-TW': {
    name: '光磚突擊',
    lead: '用光球擊碎每一塊光磚，接住墜落的膠囊，讓夜空重新亮起來。',
    start: '開始遊戲',
    chooseLevel: '從已解鎖的關卡開始',
    howTo: '拖曳或移動滑鼠控制光板，點一下發球；鍵盤用 ← → 移動、空白鍵發球、P 暫停。',
    score: '分數',
    best: '最高分',
    level: '關卡',
    lives: (n) => `剩下 ${n} 條命`,
    paused: '暫停',
    resume: '繼續',
    restart: '重新開始',
    toTitle: '回到主畫面',
    again: '再玩一次',
    powers: '膠囊說明',
    pause: '暫停遊戲',
    mute: '關閉音效',
    unmute: '開啟音效',
    over: '光芒熄滅了',
    newBest: '新的最高分！',
    reached: (n) => `抵達第 ${n} 關`,
    levelUp: (n, name) => `第 ${n} 關　${name}`,
    launch: '點一下發球',
    lost: '失去一顆光球',
    combo: (n) => `${n} 連擊！`,
    startLevel: (n) => `從第 ${n} 關開始`,
    locked: (n) => `第 ${n} 關尚未解鎖`,
    levelNames: ['日出', '稜鏡', '雙塔', '來客', '彎月', '閃電', '城堡', '超新星'],
    wide: '加寬光板',
    multi: '三重光球',
    slow: '放慢時間',
    laser: '雷射砲',
    pierce: '穿透光球',
    life: '多一條命',
  },
  'zh-CN': {
    name: '光砖突击',
    lead: '用光球击碎每一块光砖，接住坠落的胶囊，让夜空重新亮起来。',
    start: '开始游戏',
    chooseLevel: '从已解锁的关卡开始',
    howTo: '拖动或移动鼠标控制光板，点一下发球；键盘用 ← → 移动、空格键发球、P 暂停。',
    score: '分数',
    best: '最高分',
    level: '关卡',
    lives: (n) => `剩余 ${n} 条命`,
    paused: '暂停',
    resume: '继续',
    restart: '重新开始',
    toTitle: '返回主界面',
    again: '再玩一次',
    powers: '胶囊说明',
    pause: '暂停游戏',
    mute: '关闭音效',
    unmute: '打开音效',
    over: '光芒熄灭了',
    newBest: '新的最高分！',
    reached: (n) => `到达第 ${n} 关`,
    levelUp: (n, name) => `第 ${n} 关　${name}`,
    launch: '点一下发球',
    lost: '失去一颗光球',
    combo: (n) => `${n} 连击！`,
    startLevel: (n) => `从第 ${n} 关开始`,
    locked: (n) => `第 ${n} 关尚未解锁`,
    levelNames: ['日出', '棱镜', '双塔', '来客', '弯月', '闪电', '城堡', '超新星'],
    wide: '加宽光板',
    multi: '三重光球',
    slow: '放慢时间',
    laser: '激光炮',
    pierce: '穿透光球',
    life: '多一条命',
  },
  'vi-VN': {
    name: 'Phá Gạch Ánh Sáng',
    lead: 'Dùng quả cầu sáng phá vỡ từng viên gạch, đón lấy những viên năng lượng rơi xuống và thắp sáng lại bầu trời đêm.',
    start: 'Bắt đầu',
    chooseLevel: 'Bắt đầu từ màn đã mở',
    howTo:
      'Kéo hoặc di chuột để điều khiển thanh đỡ, chạm để phóng bóng; bàn phím: ← → di chuyển, phím cách để phóng, P tạm dừng.',
    score: 'Điểm',
    best: 'Kỷ lục',
    level: 'Màn',
    lives: (n) => `Còn ${n} mạng`,
    paused: 'Tạm dừng',
    resume: 'Tiếp tục',
    restart: 'Chơi lại từ đầu',
    toTitle: 'Về màn hình chính',
    again: 'Chơi lại',
    powers: 'Các loại viên năng lượng',
    pause: 'Tạm dừng trò chơi',
    mute: 'Tắt âm thanh',
    unmute: 'Bật âm thanh',
    over: 'Ánh sáng đã tắt',
    newBest: 'Kỷ lục mới!',
    reached: (n) => `Đã đến màn ${n}`,
    levelUp: (n, name) => `Màn ${n} · ${name}`,
    launch: 'Chạm để phóng bóng',
    lost: 'Mất một quả cầu',
    combo: (n) => `Chuỗi ${n}!`,
    startLevel: (n) => `Bắt đầu từ màn ${n}`,
    locked: (n) => `Màn ${n} chưa mở`,
    levelNames: [
      'Bình minh',
      'Lăng kính',
      'Tháp đôi',
      'Khách lạ',
      'Trăng khuyết',
      'Tia chớp',
      'Lâu đài',
      'Siêu tân tinh',
    ],
    wide: 'Thanh đỡ rộng',
    multi: 'Ba quả cầu',
    slow: 'Làm chậm',
    laser: 'Súng laser',
    pierce: 'Cầu xuyên thấu',
    life: 'Thêm một mạng',
  },
  'en-US': {
    name: 'Lumen Breaker',
    lead: 'Shatter every brick of light, catch the falling capsules and set the night sky glowing again.',
    start: 'Start game',
    chooseLevel: 'Start from an unlocked level',
    howTo: 'Drag or move the mouse to steer, tap to launch. Keyboard: ← → to move, Space to launch, P to pause.',
    score: 'Score',
    best: 'Best',
    level: 'Level',
    lives: (n) => `${n} ${n === 1 ? 'life' : 'lives'} left`,
    paused: 'Paused',
    resume: 'Resume',
    restart: 'Start over',
    toTitle: 'Back to title',
    again: 'Play again',
    powers: 'What the capsules do',
    pause: 'Pause the game',
    mute: 'Turn sound off',
    unmute: 'Turn sound on',
    over: 'The light went out',
    newBest: 'New best score!',
    reached: (n) => `You reached level ${n}`,
    levelUp: (n, name) => `Level ${n} · ${name}`,
    launch: 'Tap to launch',
    lost: 'You lost a ball of light',
    combo: (n) => `${n} in a row!`,
    startLevel: (n) => `Start from level ${n}`,
    locked: (n) => `Level ${n} is locked`,
    levelNames: ['Sunrise', 'Prism', 'Twin Spires', 'Visitor', 'Crescent', 'Lightning', 'Castle', 'Supernova'],
    wide: 'Wide paddle',
    multi: 'Triple ball',
    slow: 'Slow time',
    laser: 'Laser guns',
    pierce: 'Piercing ball',
    life: 'Extra life',
  },
};

/* ---------- Levels ---------- */

/** Eleven columns. 1–6: colors; A: silver, two hits; B: bomb; X: steel, never breaks. */
const LEVELS = [
  ['.....4.....', '...44444...', '.444666444.', '66663336666', '33333333333', '.222222222.'],
  [
    '.....1.....',
    '....121....',
    '...12321...',
    '..1234321..',
    '.123464321.',
    '..1234321..',
    '...12321...',
    '....121....',
    '.....1.....',
  ],
  ['AA..222..AA', '11.2...2.11', '11.2.B.2.11', '33.2...2.33', '33..222..33', '44.......44', '44AA...AA44'],
  [
    '..5.....5..',
    '...5...5...',
    '..5555555..',
    '.55B555B55.',
    '55555555555',
    '5.5555555.5',
    '5.5.....5.5',
    '...AA.AA...',
  ],
  [
    '...4444....',
    '.44444.....',
    '.4446...2..',
    '4446...222.',
    '4446....2..',
    '4446.......',
    '.4446...4..',
    '.44444444..',
    '...44A4....',
  ],
  [
    '....66666..',
    '...66666...',
    '..6666X....',
    '.66666666..',
    'X...6666...',
    '...666.....',
    '..66B....X.',
    '.66........',
    '.6.........',
  ],
  [
    '3.3.333.3.3',
    '33333333333',
    '.3AAAAAAA3.',
    '.3A11B11A3.',
    '.3A1XXX1A3.',
    '.3A11411A3.',
    '.3AA444AA3.',
    '.333.4.333.',
  ],
  [
    'X....4....X',
    '.2...6...2.',
    '..2.464.2..',
    '...46A64...',
    '4646ABA6464',
    '...46A64...',
    '..2.464.2..',
    '.2...6...2.',
    'X....4....X',
  ],
];

const COLOURS = {
  1: ['#c9fbff', '#22c9f2', '#0b5fa8'],
  2: ['#e6d5ff', '#9a6bff', '#4a22b8'],
  3: ['#ffd3f4', '#ff4fc3', '#97127e'],
  4: ['#fff2c2', '#ffbe3d', '#b3600a'],
  5: ['#e2ffd0', '#62e66b', '#14803f'],
  6: ['#ffdcc9', '#ff7450', '#a92626'],
  A: ['#ffffff', '#b4c2e6', '#5c6a9c'],
  B: ['#fff0d0', '#ff5a2c', '#5c0d22'],
  X: ['#8f93b8', '#4b4f78', '#262848'],
};

const POWERS = {
  wide: { letter: 'W', hue: '#5fe9ff', weight: 5, seconds: 18 },
  multi: { letter: 'M', hue: '#ff8fe0', weight: 5, seconds: 0 },
  slow: { letter: 'S', hue: '#8dff9e', weight: 3, seconds: 12 },
  laser: { letter: 'L', hue: '#ff8a5c', weight: 4, seconds: 10 },
  pierce: { letter: 'P', hue: '#ffd75e', weight: 3, seconds: 8 },
  life: { letter: '+', hue: '#ffffff', weight: 1, seconds: 0 },
};

const ICONS = {
  lock: '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 10V8a5 5 0 0110 0v2h1a1 1 0 011 1v9a1 1 0 01-1 1H6a1 1 0 01-1-1v-9a1 1 0 011-1zm2 0h6V8a3 3 0 00-6 0z"/></svg>',
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

/** Small synthesizer: every effect is one or more short oscillator tones. */
const createSound = () => {
  let audio = null;
  const sound = { muted: false };
  /** Plays one tone; `slide` multiplies the frequency until its end. */
  sound.tone = (frequency, { after = 0, length = 0.1, type = 'triangle', volume = 0.06, slide = 1 } = {}) => {
    if (sound.muted || navigator.userActivation?.hasBeenActive === false) return;
    audio ??= new AudioContext();
    if (audio.state === 'suspended') audio.resume();
    const from = audio.currentTime + after;
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    oscillator.type = type;
    oscillator.frequency.setValueAtTime(frequency, from);
    oscillator.frequency.exponentialRampToValueAtTime(frequency * slide, from + length);
    gain.gain.setValueAtTime(volume, from);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(from);
    oscillator.stop(from + length);
  };
  return sound;
};

/* ---------- State ---------- */

const byId = (id) => document.getElementById(id);
const canvas = byId('field');
const pen = canvas.getContext('2d');
const calmMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
const sound = createSound();

const HEIGHT = 720;
const COLUMNS = 11;
const PADDLE_Y = 648;
const BALL = 8;

const view = { width: 0, height: 0, scale: 1, left: 0, top: 0, world: 480, ratio: 1 };
const saved = { best: 0, unlocked: 1 };
const input = { left: false, right: false, touch: null };
let language = 'zh-TW';
let texts = TEXTS[language];

/** mode: title (the game plays itself), ready (ball on the paddle), play, pause, over. */
const game = {
  mode: 'title',
  resumeMode: 'ready',
  score: 0,
  level: 1,
  lives: 3,
  combo: 0,
  quiet: 0,
  shake: 0,
  clearing: 0,
  clock: 0,
  paddle: { x: 240, target: 240, width: 92 },
  bricks: [],
  balls: [],
  drops: [],
  bolts: [],
  sparks: [],
  effects: {},
  reload: 0,
};

const isDemo = () => game.mode === 'title';
const clamp = (value, low, high) => Math.min(high, Math.max(low, value));
const random = (low, high) => low + Math.random() * (high - low);
const play = (...tone) => isDemo() || sound.tone(...tone);

/* ---------- Geometry ---------- */

/** A brick's world position, from its column and row, so that any window shape works. */
const brickBox = (brick) => {
  const width = (view.world - 24) / COLUMNS;
  const height = clamp(width * 0.46, 23, 36);
  return { x: 12 + brick.column * width, y: 44 + brick.row * height, width, height };
};

/** Fits the world into the window and keeps everything in it at the same relative place. */
const fitWindow = () => {
  const before = view.world;
  view.ratio = Math.min(window.devicePixelRatio || 1, 2);
  view.width = window.innerWidth;
  view.height = window.innerHeight;
  const free = view.height - 52;
  view.world = clamp((HEIGHT * view.width) / free, 380, 1120);
  view.scale = Math.min(view.width / view.world, free / HEIGHT);
  view.left = (view.width - view.world * view.scale) / 2;
  view.top = 52 + (free - HEIGHT * view.scale) / 2;
  canvas.width = Math.round(view.width * view.ratio);
  canvas.height = Math.round(view.height * view.ratio);
  const stretch = view.world / before;
  for (const thing of [game.paddle, ...game.balls, ...game.drops, ...game.bolts]) thing.x *= stretch;
  game.paddle.target = game.paddle.x;
  sprites.clear();
  paintBackdrop();
};

/* ---------- Drawing ---------- */

const sprites = new Map();
const backdrop = document.createElement('canvas');

const roundBox = (brush, x, y, width, height, radius) => {
  brush.beginPath();
  brush.roundRect(x, y, width, height, radius);
};

/** Paints the night sky, its glows and the perspective floor once per window size or level. */
const paintBackdrop = () => {
  backdrop.width = canvas.width;
  backdrop.height = canvas.height;
  const brush = backdrop.getContext('2d');
  const { width, height } = view;
  brush.scale(view.ratio, view.ratio);
  const hue = 225 + ((game.level * 37) % 110);
  const sky = brush.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, `hsl(${hue} 70% 7%)`);
  sky.addColorStop(0.62, `hsl(${hue + 14} 62% 13%)`);
  sky.addColorStop(1, `hsl(${hue + 40} 70% 9%)`);
  brush.fillStyle = sky;
  brush.fillRect(0, 0, width, height);
  for (const [x, y, size, tone] of [
    [0.2, 0.2, 0.6, 200],
    [0.85, 0.4, 0.55, 312],
    [0.5, 1.02, 0.8, 262],
  ]) {
    const reach = Math.max(width, height) * size;
    const glow = brush.createRadialGradient(x * width, y * height, 0, x * width, y * height, reach);
    glow.addColorStop(0, `hsl(${tone + game.level * 12} 90% 55% / 24%)`);
    glow.addColorStop(1, 'transparent');
    brush.fillStyle = glow;
    brush.fillRect(0, 0, width, height);
  }
  paintStars(brush, width, height);
  paintFloor(brush, width, height);
};

const paintStars = (brush, width, height) => {
  let seed = game.level * 9301 + 7;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  for (let count = Math.round((width * height) / 5200); count > 0; count -= 1) {
    brush.fillStyle = `rgb(225 228 255 / ${20 + next() * 60}%)`;
    const size = next() * next() * 1.9 + 0.3;
    brush.fillRect(next() * width, next() * height, size, size);
  }
};

const paintFloor = (brush, width, height) => {
  const horizon = height * 0.78;
  brush.lineWidth = 1;
  for (let row = 0; row < 12; row += 1) {
    const y = horizon + (height - horizon) * (row / 11) ** 2;
    brush.strokeStyle = `rgb(140 110 255 / ${4 + row * 2}%)`;
    brush.beginPath();
    brush.moveTo(0, y);
    brush.lineTo(width, y);
    brush.stroke();
  }
  brush.strokeStyle = 'rgb(140 110 255 / 13%)';
  for (let column = -14; column <= 14; column += 1) {
    brush.beginPath();
    brush.moveTo(width / 2 + column * width * 0.035, horizon);
    brush.lineTo(width / 2 + column * width * 0.16, height);
    brush.stroke();
  }
};

/** A brick's picture with its glow, drawn once per kind and reused. */
const brickSprite = (kind, hurt, width, height) => {
  const key = `${kind}${hurt}`;
  if (sprites.has(key)) return sprites.get(key);
  const pad = 10;
  const zoom = view.scale * view.ratio;
  const picture = document.createElement('canvas');
  picture.width = Math.ceil((width + pad * 2) * zoom);
  picture.height = Math.ceil((height + pad * 2) * zoom);
  const brush = picture.getContext('2d');
  brush.scale(zoom, zoom);
  const [light, base, deep] = COLOURS[kind];
  const [x, y, w, h] = [pad + 2, pad + 2, width - 4, height - 4];
  const fill = brush.createLinearGradient(0, y, w * 0.25, y + h);
  fill.addColorStop(0, light);
  fill.addColorStop(0.32, base);
  fill.addColorStop(1, deep);
  brush.shadowColor = kind === 'X' ? 'transparent' : base;
  brush.shadowBlur = 9 * zoom;
  brush.fillStyle = fill;
  roundBox(brush, x, y, w, h, 6);
  brush.fill();
  brush.shadowBlur = 0;
  brush.strokeStyle = 'rgb(255 255 255 / 45%)';
  brush.lineWidth = 1;
  roundBox(brush, x + 1, y + 1, w - 2, h - 2, 5);
  brush.stroke();
  brush.fillStyle = 'rgb(255 255 255 / 26%)';
  roundBox(brush, x + 4, y + 3, w - 8, h * 0.26, 3);
  brush.fill();
  paintBrickMark(brush, kind, hurt, x, y, w, h);
  sprites.set(key, picture);
  return picture;
};

const paintBrickMark = (brush, kind, hurt, x, y, w, h) => {
  const [cx, cy] = [x + w / 2, y + h / 2];
  brush.lineWidth = 1.6;
  if (kind === 'A' && hurt) {
    brush.strokeStyle = '#2c3560';
    brush.beginPath();
    for (const [dx, dy] of [
      [-0.3, -0.5],
      [-0.12, 0],
      [-0.26, 0.22],
      [0.02, 0.5],
    ])
      brush.lineTo(cx + dx * w, cy + dy * h);
    brush.moveTo(cx - 0.12 * w, cy);
    for (const [dx, dy] of [
      [0.14, -0.1],
      [0.32, -0.5],
    ])
      brush.lineTo(cx + dx * w, cy + dy * h);
    brush.stroke();
  }
  if (kind === 'B') {
    brush.fillStyle = '#fff4c8';
    brush.beginPath();
    for (let point = 0; point < 16; point += 1) {
      const reach = h * (point % 2 ? 0.15 : 0.38);
      const angle = (point * Math.PI) / 8;
      brush.lineTo(cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach);
    }
    brush.fill();
  }
  if (kind === 'X') {
    brush.fillStyle = '#a9aed6';
    for (const dx of [-1, 1]) {
      brush.beginPath();
      brush.arc(cx + dx * (w / 2 - 7), cy, 2, 0, 7);
      brush.fill();
    }
  }
};

const glowDot = (x, y, radius, colour, strength = 1) => {
  const glow = pen.createRadialGradient(x, y, 0, x, y, radius);
  glow.addColorStop(0, colour);
  glow.addColorStop(1, 'transparent');
  pen.globalAlpha = strength;
  pen.fillStyle = glow;
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  pen.globalAlpha = 1;
};

const drawBricks = () => {
  const pad = 10;
  for (const brick of game.bricks) {
    const box = brickBox(brick);
    const sprite = brickSprite(brick.kind, brick.hits === 1 && brick.kind === 'A', box.width, box.height);
    const rise = calmMotion.matches ? 0 : Math.max(0, brick.enter) ** 2 * 160;
    pen.globalAlpha = clamp(1 - brick.enter, 0, 1);
    pen.drawImage(sprite, box.x - pad, box.y - pad - rise, box.width + pad * 2, box.height + pad * 2);
  }
  pen.globalAlpha = 1;
};

const drawPaddle = () => {
  const { x, width } = game.paddle;
  const left = x - width / 2;
  const hue = game.effects.laser > 0 ? '#ff8a5c' : '#5fe9ff';
  glowDot(x, PADDLE_Y + 6, width * 0.75, hue, 0.35);
  const fill = pen.createLinearGradient(left, 0, left + width, 0);
  fill.addColorStop(0, '#ff5fd2');
  fill.addColorStop(0.5, '#f4f6ff');
  fill.addColorStop(1, hue);
  pen.fillStyle = fill;
  roundBox(pen, left, PADDLE_Y, width, 14, 7);
  pen.fill();
  pen.fillStyle = 'rgb(20 10 70 / 28%)';
  roundBox(pen, left + 3, PADDLE_Y + 8, width - 6, 4, 2);
  pen.fill();
  if (game.effects.laser > 0) {
    pen.fillStyle = '#ffe1cf';
    for (const side of [left + 5, left + width - 11]) {
      roundBox(pen, side, PADDLE_Y - 8, 6, 12, 2);
      pen.fill();
    }
  }
};

const drawBalls = () => {
  const pierce = game.effects.pierce > 0;
  for (const ball of game.balls) {
    ball.trail.forEach(([x, y], index) => {
      const share = index / ball.trail.length;
      pen.globalAlpha = share * 0.42;
      pen.fillStyle = pierce ? '#ffd75e' : '#8f8cff';
      pen.beginPath();
      pen.arc(x, y, BALL * (0.3 + share * 0.6), 0, 7);
      pen.fill();
    });
    pen.globalAlpha = 1;
    glowDot(ball.x, ball.y, BALL * 3.4, pierce ? '#ffc43a' : '#7de9ff', 0.7);
    pen.fillStyle = '#ffffff';
    pen.beginPath();
    pen.arc(ball.x, ball.y, BALL, 0, 7);
    pen.fill();
  }
};

const drawDrops = () => {
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = '800 14px system-ui, sans-serif';
  for (const drop of game.drops) {
    const { hue, letter } = POWERS[drop.power];
    glowDot(drop.x, drop.y, 34, hue, 0.45);
    pen.fillStyle = hue;
    roundBox(pen, drop.x - 21, drop.y - 11, 42, 22, 11);
    pen.fill();
    pen.fillStyle = 'rgb(255 255 255 / 55%)';
    roundBox(pen, drop.x - 15, drop.y - 8.5, 30, 5, 3);
    pen.fill();
    pen.fillStyle = '#0b0636';
    pen.fillText(letter, drop.x, drop.y + 1.5);
  }
};

const drawSparks = () => {
  pen.globalCompositeOperation = 'lighter';
  for (const bolt of game.bolts) {
    glowDot(bolt.x, bolt.y, 14, '#ff8a5c', 0.7);
    pen.fillStyle = '#ffe9d6';
    pen.fillRect(bolt.x - 1.5, bolt.y - 9, 3, 18);
  }
  for (const spark of game.sparks) {
    pen.globalAlpha = clamp(spark.life / spark.full, 0, 1);
    pen.fillStyle = spark.colour;
    const size = spark.size * (0.4 + pen.globalAlpha * 0.6);
    if (spark.ring) {
      pen.strokeStyle = spark.colour;
      pen.lineWidth = 3;
      pen.beginPath();
      pen.arc(spark.x, spark.y, spark.size * (1.15 - pen.globalAlpha), 0, 7);
      pen.stroke();
    } else pen.fillRect(spark.x - size / 2, spark.y - size / 2, size, size);
  }
  pen.globalAlpha = 1;
  pen.globalCompositeOperation = 'source-over';
};

const drawFrame = () => {
  pen.strokeStyle = 'rgb(140 150 255 / 40%)';
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(1, HEIGHT);
  pen.lineTo(1, 14);
  pen.arcTo(1, 1, 14, 1, 13);
  pen.lineTo(view.world - 14, 1);
  pen.arcTo(view.world - 1, 1, view.world - 1, 14, 13);
  pen.lineTo(view.world - 1, HEIGHT);
  pen.stroke();
};

const draw = () => {
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.drawImage(backdrop, 0, 0);
  const zoom = view.scale * view.ratio;
  const sway = calmMotion.matches ? 0 : game.shake;
  pen.setTransform(
    zoom,
    0,
    0,
    zoom,
    (view.left + random(-sway, sway)) * view.ratio,
    (view.top + random(-sway, sway)) * view.ratio,
  );
  drawFrame();
  drawBricks();
  drawDrops();
  drawSparks();
  drawPaddle();
  drawBalls();
};

/* ---------- Rules ---------- */

const ballSpeed = () => {
  const lap = 350 + Math.min(game.level, 20) * 17 + Math.min(game.quiet, 40) * 2.4;
  return lap * (view.world > 700 ? 1.18 : 1) * (game.effects.slow > 0 ? 0.66 : 1);
};

const newBall = (x, y, angle = -Math.PI / 2) => ({ x, y, dx: Math.cos(angle), dy: Math.sin(angle), trail: [] });

const loadLevel = () => {
  const map = LEVELS[(game.level - 1) % LEVELS.length];
  game.bricks = map.flatMap((line, row) =>
    [...line].flatMap((kind, column) =>
      kind === '.' ? [] : [{ kind, column, row, hits: kind === 'A' ? 2 : 1, enter: 0.25 + row * 0.09 + column * 0.03 }],
    ),
  );
  game.clearing = 0;
  game.quiet = 0;
  paintBackdrop();
  serve();
};

/** Puts one ball on the paddle and clears all flying objects. */
const serve = () => {
  Object.assign(game, { drops: [], bolts: [], effects: {}, combo: 0 });
  game.balls = [newBall(game.paddle.x, PADDLE_Y - BALL - 1)];
  if (!isDemo()) game.mode = 'ready';
  showEffects();
};

const launch = () => {
  if (game.mode !== 'ready') return;
  game.mode = 'play';
  Object.assign(game.balls[0], newBall(game.balls[0].x, game.balls[0].y, -Math.PI / 2 + random(-0.45, 0.45)));
  play(420, { slide: 1.8, length: 0.16 });
};

const burst = (x, y, colour, count, force) => {
  const many = calmMotion.matches ? Math.ceil(count / 3) : count;
  for (let index = 0; index < many; index += 1) {
    const angle = random(0, Math.PI * 2);
    const speed = random(0.2, 1) * force;
    const full = random(0.35, 0.8);
    game.sparks.push({
      x,
      y,
      dx: Math.cos(angle) * speed,
      dy: Math.sin(angle) * speed,
      size: random(2, 6),
      life: full,
      full,
      colour,
    });
  }
};

const addScore = (points) => {
  if (isDemo()) return;
  game.score += points;
  byId('score').textContent = game.score.toLocaleString(language);
  if (game.score > saved.best) byId('best').textContent = game.score.toLocaleString(language);
};

const dropPower = (x, y) => {
  if (Math.random() > 0.17 || game.drops.length > 2) return;
  const bag = Object.entries(POWERS).flatMap(([power, { weight }]) => Array(weight).fill(power));
  game.drops.push({ x, y, power: bag[Math.floor(Math.random() * bag.length)] });
};

/** One hit on a brick: it may resist, break, or blow up its neighbors. */
const hitBrick = (brick, force = 1) => {
  if (brick.gone) return;
  const box = brickBox(brick);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (brick.kind === 'X' && force < 3) return void play(190, { type: 'square', volume: 0.02, length: 0.05 });
  brick.hits -= force;
  if (brick.hits > 0) {
    burst(x, y, '#dfe6ff', 5, 120);
    return void play(300, { type: 'square', volume: 0.03, length: 0.07 });
  }
  brick.gone = true;
  game.bricks = game.bricks.filter((other) => other !== brick);
  game.combo += 1;
  addScore((10 + Math.min(game.combo - 1, 9) * 5) * (brick.kind === 'A' ? 2 : 1));
  burst(x, y, COLOURS[brick.kind][1], 14, 230);
  play(330 * 1.0595 ** (Math.min(game.combo, 20) + brick.row), { length: 0.13 });
  if (game.combo % 10 === 0) say(texts.combo(game.combo));
  if (brick.kind === 'B') explode(brick, x, y);
  else dropPower(x, y);
};

const explode = (brick, x, y) => {
  game.shake = 7;
  game.sparks.push({ x, y, dx: 0, dy: 0, ring: true, size: 130, life: 0.5, full: 0.5, colour: '#ffb05c' });
  burst(x, y, '#ffd68a', 26, 360);
  play(110, { type: 'sawtooth', length: 0.4, slide: 0.3, volume: 0.09 });
  const near = game.bricks.filter(
    (other) => Math.abs(other.column - brick.column) < 2 && Math.abs(other.row - brick.row) < 2,
  );
  for (const other of near) hitBrick(other, 3);
};

/** Bounces the ball off the first brick it overlaps; a piercing ball passes through bricks that break. */
const collideBricks = (ball) => {
  for (const brick of game.bricks) {
    const box = brickBox(brick);
    const nearX = clamp(ball.x, box.x, box.x + box.width);
    const nearY = clamp(ball.y, box.y, box.y + box.height);
    const [gapX, gapY] = [ball.x - nearX, ball.y - nearY];
    if (gapX * gapX + gapY * gapY > BALL * BALL) continue;
    const through = game.effects.pierce > 0 && brick.kind !== 'X';
    if (!through) bounce(ball, box, gapX, gapY);
    hitBrick(brick, through ? 2 : 1);
    game.quiet += 0.5;
    if (!through) return;
  }
};

const bounce = (ball, box, gapX, gapY) => {
  const depthX = BALL + box.width / 2 - Math.abs(ball.x - box.x - box.width / 2);
  const depthY = BALL + box.height / 2 - Math.abs(ball.y - box.y - box.height / 2);
  const sideways = gapX !== 0 && gapY !== 0 ? Math.abs(gapX) > Math.abs(gapY) : depthX < depthY;
  if (sideways) ball.dx = Math.abs(ball.dx) * Math.sign(ball.x - box.x - box.width / 2 || 1);
  else ball.dy = Math.abs(ball.dy) * Math.sign(ball.y - box.y - box.height / 2 || 1);
};

const collideWalls = (ball) => {
  const before = ball.dx + ball.dy;
  if (ball.x < BALL) ball.dx = Math.abs(ball.dx);
  if (ball.x > view.world - BALL) ball.dx = -Math.abs(ball.dx);
  if (ball.y < BALL) ball.dy = Math.abs(ball.dy);
  if (before !== ball.dx + ball.dy) play(240, { length: 0.05, volume: 0.03 });
};

/** The place of contact decides the angle: the edge of the paddle sends the ball far to the side. */
const collidePaddle = (ball) => {
  const { x, width } = game.paddle;
  const touches =
    ball.dy > 0 && ball.y > PADDLE_Y - BALL && ball.y < PADDLE_Y + 18 && Math.abs(ball.x - x) < width / 2 + BALL;
  if (!touches) return;
  const angle = -Math.PI / 2 + clamp((ball.x - x) / (width / 2), -1, 1) * 1.08 + random(-0.02, 0.02);
  Object.assign(ball, { dx: Math.cos(angle), dy: Math.sin(angle), y: PADDLE_Y - BALL - 1 });
  game.combo = 0;
  burst(ball.x, PADDLE_Y, '#bff6ff', 5, 110);
  play(210, { slide: 1.3, length: 0.08 });
};

const keepLively = (ball) => {
  if (Math.abs(ball.dy) > 0.2) return;
  ball.dy = 0.24 * (Math.sign(ball.dy) || 1);
  ball.dx = Math.sign(ball.dx || 1) * Math.sqrt(1 - ball.dy ** 2);
};

const moveBalls = (seconds) => {
  const way = ballSpeed() * seconds;
  const steps = Math.ceil(way / (BALL * 0.8));
  for (const ball of game.balls) {
    for (let step = 0; step < steps && ball.y < HEIGHT + 40; step += 1) {
      ball.x += (ball.dx * way) / steps;
      ball.y += (ball.dy * way) / steps;
      collideWalls(ball);
      collideBricks(ball);
      collidePaddle(ball);
    }
    keepLively(ball);
    ball.trail.push([ball.x, ball.y]);
    if (ball.trail.length > 14) ball.trail.shift();
  }
  game.balls = game.balls.filter((ball) => ball.y < HEIGHT + 30);
  if (game.balls.length === 0) loseLife();
};

const movePaddle = (seconds) => {
  const { paddle } = game;
  const wish = (view.world > 700 ? 128 : 92) * (game.effects.wide > 0 ? 1.5 : 1);
  paddle.width += (wish - paddle.width) * Math.min(1, seconds * 10);
  if (isDemo()) {
    const lowest = game.balls.reduce((low, ball) => (ball.y > (low?.y ?? 0) ? ball : low), null);
    paddle.target = (lowest?.x ?? paddle.x) + Math.sin(game.clock * 3) * 24;
  }
  const push = (input.right ? 1 : 0) - (input.left ? 1 : 0);
  if (push !== 0) paddle.target = paddle.x + push * 900 * seconds;
  paddle.target = clamp(paddle.target, paddle.width / 2, view.world - paddle.width / 2);
  paddle.x += (paddle.target - paddle.x) * (push === 0 ? Math.min(1, seconds * 30) : 1);
};

const moveDrops = (seconds) => {
  for (const drop of game.drops) {
    drop.y += 165 * seconds;
    const caught =
      Math.abs(drop.x - game.paddle.x) < game.paddle.width / 2 + 18 && Math.abs(drop.y - PADDLE_Y - 6) < 18;
    if (!caught) continue;
    drop.y = HEIGHT * 2;
    takePower(drop.power);
  }
  game.drops = game.drops.filter((drop) => drop.y < HEIGHT + 20);
};

const takePower = (power) => {
  const { seconds, hue } = POWERS[power];
  if (seconds > 0) game.effects[power] = seconds;
  if (power === 'multi') splitBalls();
  if (power === 'life' && !isDemo()) game.lives = Math.min(6, game.lives + 1);
  burst(game.paddle.x, PADDLE_Y, hue, 18, 220);
  addScore(50);
  say(texts[power]);
  for (const [index, note] of [523, 659, 784].entries()) play(note, { after: index * 0.06, length: 0.12 });
  showLives();
  showEffects();
};

const splitBalls = () => {
  const twins = game.balls.slice(0, 4).flatMap((ball) => {
    const angle = Math.atan2(ball.dy, ball.dx);
    return [newBall(ball.x, ball.y, angle - 0.4), newBall(ball.x, ball.y, angle + 0.4)];
  });
  game.balls.push(...twins);
};

const fireLasers = (seconds) => {
  game.reload -= seconds;
  if (game.effects.laser > 0 && game.reload <= 0) {
    game.reload = 0.34;
    const half = game.paddle.width / 2 - 8;
    for (const side of [-half, half]) game.bolts.push({ x: game.paddle.x + side, y: PADDLE_Y - 10 });
    play(880, { slide: 0.4, length: 0.09, volume: 0.025, type: 'square' });
  }
  for (const bolt of game.bolts) {
    bolt.y -= 780 * seconds;
    const target = game.bricks.find((brick) => {
      const box = brickBox(brick);
      return bolt.x > box.x && bolt.x < box.x + box.width && bolt.y > box.y && bolt.y < box.y + box.height;
    });
    if (!target) continue;
    bolt.y = -50;
    hitBrick(target);
  }
  game.bolts = game.bolts.filter((bolt) => bolt.y > 0);
};

const fadeEffects = (seconds) => {
  const active = Object.keys(game.effects).length;
  for (const power of Object.keys(game.effects)) {
    game.effects[power] -= seconds;
    if (game.effects[power] <= 0) delete game.effects[power];
    else scaleEffect(power);
  }
  if (active !== Object.keys(game.effects).length) showEffects();
};

const moveSparks = (seconds) => {
  for (const spark of game.sparks) {
    spark.life -= seconds;
    spark.x += spark.dx * seconds;
    spark.y += spark.dy * seconds;
    spark.dy += spark.ring ? 0 : 320 * seconds;
  }
  game.sparks = game.sparks.filter((spark) => spark.life > 0).slice(-400);
};

const loseLife = () => {
  if (isDemo()) return void game.balls.push(newBall(game.paddle.x, PADDLE_Y - 20, -1.2));
  game.lives -= 1;
  game.shake = 6;
  showLives();
  play(260, { slide: 0.35, length: 0.5, type: 'sawtooth', volume: 0.05 });
  if (game.lives <= 0) return endGame();
  say(`${texts.lost} · ${texts.lives(game.lives)}`);
  serve();
};

/** When only steel is left the level is won; the next one starts after a short celebration. */
const checkCleared = (seconds) => {
  if (game.clearing === 0 && game.bricks.some((brick) => brick.kind !== 'X')) return;
  if (game.clearing === 0) {
    addScore(200 + game.level * 50);
    for (const [index, note] of [523, 659, 784, 1047].entries()) play(note, { after: index * 0.1, length: 0.22 });
    for (const brick of [...game.bricks]) hitBrick(brick, 3);
  }
  game.clearing += seconds;
  if (Math.random() < 0.25)
    burst(random(40, view.world - 40), random(80, 420), `hsl(${random(180, 330)} 100% 70%)`, 22, 260);
  if (game.clearing < 1.3) return;
  if (isDemo()) return loadLevel();
  game.level += 1;
  remember();
  loadLevel();
  announceLevel();
};

const update = (seconds) => {
  game.clock += seconds;
  game.shake = Math.max(0, game.shake - seconds * 20);
  for (const brick of game.bricks) brick.enter = Math.max(0, brick.enter - seconds * 1.6);
  moveSparks(seconds);
  if (game.mode === 'over') return;
  movePaddle(seconds);
  if (game.mode === 'ready') return void Object.assign(game.balls[0], { x: game.paddle.x, trail: [] });
  game.quiet += seconds * 0.5;
  if (game.clearing === 0) moveBalls(seconds);
  if (game.mode === 'over' || game.mode === 'ready') return;
  moveDrops(seconds);
  fireLasers(seconds);
  fadeEffects(seconds);
  checkCleared(seconds);
};

/* ---------- Screens ---------- */

let toastTimer = 0;

/** Shows a short message, and announces it to screen readers. */
const say = (message) => {
  if (isDemo()) return;
  const toast = byId('toast');
  toast.textContent = message;
  toast.classList.add('on');
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => toast.classList.remove('on'), 1500);
};

const showScreen = (name) => {
  for (const screen of document.querySelectorAll('[data-screen]')) screen.hidden = screen.dataset.screen !== name;
  byId('stage').inert = name !== null;
  document.querySelector(`[data-screen="${name}"] .main`)?.focus({ preventScroll: true });
};

const showLives = () => {
  byId('lives').replaceChildren(...Array.from({ length: game.lives }, () => document.createElement('i')));
  byId('lives').setAttribute('aria-label', texts.lives(game.lives));
};

const showEffects = () => {
  const items = Object.keys(game.effects).map((power) => {
    const item = document.createElement('li');
    item.dataset.power = power;
    item.style.setProperty('--hue', POWERS[power].hue);
    item.append(texts[power], document.createElement('i'));
    return item;
  });
  byId('effects').replaceChildren(...(isDemo() ? [] : items));
};

const scaleEffect = (power) => {
  const bar = document.querySelector(`[data-power="${power}"] i`);
  if (bar) bar.style.transform = `scaleX(${game.effects[power] / POWERS[power].seconds})`;
};

const showNumbers = () => {
  byId('score').textContent = game.score.toLocaleString(language);
  byId('level').textContent = String(game.level);
  byId('best').textContent = saved.best.toLocaleString(language);
  byId('title-best').textContent = saved.best.toLocaleString(language);
  showLives();
};

const announceLevel = () => {
  showNumbers();
  say(texts.levelUp(game.level, texts.levelNames[(game.level - 1) % LEVELS.length]));
};

const showLevelButtons = () => {
  const buttons = LEVELS.map((_, index) => {
    const button = document.createElement('button');
    const open = index < saved.unlocked;
    button.type = 'button';
    button.disabled = !open;
    if (open) button.textContent = String(index + 1);
    else button.innerHTML = ICONS.lock;
    button.setAttribute('aria-label', open ? texts.startLevel(index + 1) : texts.locked(index + 1));
    button.addEventListener('click', () => startGame(index + 1));
    return button;
  });
  byId('levels').replaceChildren(...buttons);
};

const showMute = () => {
  byId('mute').innerHTML = sound.muted ? ICONS.mute : ICONS.sound;
  byId('mute').setAttribute('aria-label', sound.muted ? texts.unmute : texts.mute);
};

const showTexts = () => {
  document.documentElement.lang = language;
  document.title = texts.name;
  for (const element of document.querySelectorAll('[data-text]')) element.textContent = texts[element.dataset.text];
  byId('pause').innerHTML = ICONS.pause;
  byId('pause').setAttribute('aria-label', texts.pause);
  const legend = Object.entries(POWERS).map(([power, { letter, hue }]) => {
    const item = document.createElement('li');
    const chip = document.createElement('b');
    chip.textContent = letter;
    chip.style.setProperty('--hue', hue);
    item.append(chip, texts[power]);
    return item;
  });
  byId('legend').replaceChildren(...legend);
  showMute();
  showLevelButtons();
  showNumbers();
  showEffects();
};

const openTitle = () => {
  Object.assign(game, { mode: 'title', level: Math.min(saved.unlocked, LEVELS.length), score: 0, lives: 3 });
  loadLevel();
  game.balls = [newBall(game.paddle.x, PADDLE_Y - 30, -1.1)];
  showTexts();
  showScreen('title');
};

const startGame = (level) => {
  Object.assign(game, { mode: 'ready', level, score: 0, lives: 3, sparks: [] });
  showScreen(null);
  loadLevel();
  showNumbers();
  say(`${texts.levelUp(level, texts.levelNames[level - 1])} · ${texts.launch}`);
};

const remember = () => {
  saved.best = Math.max(saved.best, game.score);
  saved.unlocked = Math.max(saved.unlocked, Math.min(game.level, LEVELS.length));
  page.save(saved);
};

const endGame = () => {
  const isRecord = game.score > saved.best;
  game.mode = 'over';
  remember();
  page.score(game.score);
  byId('over-name').textContent = texts.over;
  byId('over-score').textContent = game.score.toLocaleString(language);
  byId('over-note').textContent = `${isRecord ? `${texts.newBest} ` : ''}${texts.reached(game.level)}`;
  say(`${texts.over} · ${texts.score} ${game.score}`);
  showScreen('over');
};

const pauseGame = () => {
  if (game.mode !== 'play' && game.mode !== 'ready') return;
  game.resumeMode = game.mode;
  game.mode = 'pause';
  Object.assign(input, { left: false, right: false, touch: null });
  showScreen('pause');
};

const resumeGame = () => {
  game.mode = game.resumeMode;
  showScreen(null);
};

/* ---------- Input ---------- */

const toWorld = (x) => (x - view.left) / view.scale;
const isSteering = () => game.mode === 'play' || game.mode === 'ready';

const onPointerMove = (event) => {
  if (!isSteering()) return;
  if (event.pointerType === 'mouse') game.paddle.target = toWorld(event.clientX);
  else if (input.touch !== null) {
    game.paddle.target += ((event.clientX - input.touch) / view.scale) * 1.35;
    input.touch = event.clientX;
  }
};

const onPointerDown = (event) => {
  if (!isSteering()) return;
  if (event.pointerType === 'mouse') launch();
  else input.touch = event.clientX;
};

const onPointerUp = (event) => {
  if (event.pointerType !== 'mouse' && input.touch !== null) launch();
  input.touch = null;
};

const STEER = { ArrowLeft: 'left', KeyA: 'left', ArrowRight: 'right', KeyD: 'right' };

const onKey = (event) => {
  const down = event.type === 'keydown';
  const side = STEER[event.code];
  if (side && isSteering()) {
    input[side] = down;
    event.preventDefault();
  } else if (side) input[side] = false;
  if (!down || event.repeat) return;
  if (event.code === 'KeyP' || event.code === 'Escape') game.mode === 'pause' ? resumeGame() : pauseGame();
  if ((event.code === 'Space' || event.code === 'ArrowUp') && isSteering() && event.target.tagName !== 'BUTTON') {
    launch();
    event.preventDefault();
  }
};

const toggleMute = (muted) => {
  sound.muted = muted;
  showMute();
};

const listen = () => {
  window.addEventListener('resize', fitWindow);
  canvas.addEventListener('pointermove', onPointerMove);
  canvas.addEventListener('pointerdown', onPointerDown);
  window.addEventListener('pointerup', onPointerUp);
  window.addEventListener('keydown', onKey);
  window.addEventListener('keyup', onKey);
  byId('start').addEventListener('click', () => startGame(1));
  byId('pause').addEventListener('click', pauseGame);
  byId('resume').addEventListener('click', resumeGame);
  byId('pause-restart').addEventListener('click', () => startGame(1));
  byId('again').addEventListener('click', () => startGame(1));
  for (const id of ['pause-title', 'over-title']) byId(id).addEventListener('click', openTitle);
  byId('mute').addEventListener('click', () => toggleMute(!sound.muted));
};

/* ---------- Start ---------- */

/** Reads the saved data; unexpected values are ignored. */
const readSave = (data) => {
  try {
    const kept = JSON.parse(data ?? 'null');
    if (Number.isFinite(kept?.best)) saved.best = Math.max(saved.best, kept.best);
    if (Number.isInteger(kept?.unlocked)) saved.unlocked = clamp(kept.unlocked, saved.unlocked, LEVELS.length);
  } catch {
    saved.best = Math.max(saved.best, 0);
  }
};

let last = 0;
const loop = (now) => {
  const seconds = Math.min(0.034, (now - last) / 1000);
  last = now;
  if (game.mode !== 'pause') update(seconds);
  draw();
  requestAnimationFrame(loop);
};

const page = connect({
  onInit: ({ lang, muted, data }) => {
    language = TEXTS[lang] ? lang : closestLanguage(lang);
    texts = TEXTS[language];
    sound.muted = muted === true;
    readSave(data);
    if (isDemo()) openTitle();
    else showTexts();
  },
  onSound: toggleMute,
  onPause: pauseGame,
});

fitWindow();
listen();
loadLevel();
requestAnimationFrame(loop);
