// biome-ignore lint/suspicious/noRedundantUseStrict: a classic script, not a module; see demo/games/README.md.
'use strict';
/**
 * Neon Serpent: eat the level's orbs to warp to the next, where other blocks are in the way and everything is faster.
 * Orbs eaten in quick succession multiply; five kinds of power-ups help for a while. The edge wraps or kills.
 * The files of this folder are the whole game: rules (class Run), drawing, input; store.js beside it is the way to the store.
 */

const WORDS = {
  name: ['霓虹靈蛇', '霓虹灵蛇', 'Rắn Neon', 'Neon Serpent'],
  lead: [
    '吞下光球，一關闖過一關，什麼都別撞上。',
    '吞下光球，一关闯过一关，什么都别撞上。',
    'Nuốt cầu sáng, vượt từng màn và đừng đâm vào đâu cả.',
    'Swallow the orbs, warp through the levels, hit nothing.',
  ],
  play: ['開始遊戲', '开始游戏', 'Chơi', 'Play'],
  mode: ['模式', '模式', 'Chế độ', 'Mode'],
  wrap: ['穿越邊界', '穿越边界', 'Xuyên biên', 'Wrap'],
  wrapNote: ['左出右進', '左出右进', 'Ra trái, vào phải', 'Leave left, enter right'],
  walls: ['電網圍牆', '电网围墙', 'Tường điện', 'Walls'],
  wallsNote: ['碰到就結束', '碰到就结束', 'Chạm là thua', 'One touch ends it'],
  how1: [
    '方向鍵或 WASD；觸控可滑動或用按鈕',
    '方向键或 WASD；触屏可滑动或点按钮',
    'Phím mũi tên hoặc WASD; vuốt hoặc dùng nút',
    'Arrow keys or WASD; swipe or use the buttons',
  ],
  how2: [
    '接連快吃，分數最高五倍',
    '接连快吃，分数最高五倍',
    'Ăn liền tay để nhân điểm tới năm lần',
    'Eat quickly for up to five times the points',
  ],
  how3: [
    '道具：時緩、幻影、雙倍、磁力、剪尾',
    '道具：时缓、幻影、双倍、磁力、剪尾',
    'Vật phẩm: chậm, bóng ma, nhân đôi, nam châm, cắt đuôi',
    'Power-ups: slow, phantom, double, magnet, trim',
  ],
  boardName: ['遊戲場', '游戏场', 'Sân chơi', 'Arena'],
  score: ['分數', '分数', 'Điểm', 'Score'],
  best: ['最高', '最高', 'Kỷ lục', 'Best'],
  level: ['關卡', '关卡', 'Màn', 'Level'],
  orbs: ['光球', '光球', 'Cầu sáng', 'Orbs'],
  left: ['左', '左', 'Trái', 'Left'],
  right: ['右', '右', 'Phải', 'Right'],
  up: ['上', '上', 'Lên', 'Up'],
  down: ['下', '下', 'Xuống', 'Down'],
  slow: ['時緩', '时缓', 'Chậm lại', 'Slow'],
  phase: ['幻影', '幻影', 'Bóng ma', 'Phantom'],
  double: ['雙倍', '双倍', 'Nhân đôi', 'Double'],
  magnet: ['磁力', '磁力', 'Nam châm', 'Magnet'],
  trim: ['剪尾', '剪尾', 'Cắt đuôi', 'Trim'],
  mute: ['靜音', '静音', 'Tắt tiếng', 'Mute'],
  pause: ['暫停', '暂停', 'Tạm dừng', 'Pause'],
  paused: ['暫停中', '暂停中', 'Đang tạm dừng', 'Paused'],
  resume: ['繼續', '继续', 'Tiếp tục', 'Resume'],
  restart: ['重新開始', '重新开始', 'Chơi lại từ đầu', 'Restart'],
  toTitle: ['回到標題', '返回标题', 'Về màn hình đầu', 'Title screen'],
  over: ['靈蛇熄滅了', '灵蛇熄灭了', 'Rắn đã tắt sáng', 'Lights out'],
  summary: [
    '第 {level} 關・長度 {length}',
    '第 {level} 关 · 长度 {length}',
    'Màn {level} · dài {length}',
    'Level {level} · length {length}',
  ],
  again: ['再玩一次', '再玩一次', 'Chơi lại', 'Play again'],
  newBest: ['新紀錄！', '新纪录！', 'Kỷ lục mới!', 'New best!'],
  levelIs: ['第 {level} 關', '第 {level} 关', 'Màn {level}', 'Level {level}'],
  scoreIs: ['分數 {score}', '分数 {score}', 'Điểm {score}', 'Score {score}'],
  themes: ['造型', '造型', 'Giao diện', 'Themes'],
  classic: ['霓虹之夜', '霓虹之夜', 'Đêm neon', 'Neon Night'],
  themeInUse: ['使用中', '使用中', 'Đang dùng', 'In use'],
  themeOwned: ['已擁有', '已拥有', 'Đã có', 'Owned'],
  themePrice: [
    '{price} 星幣（{currency}）',
    '{price} 星币（{currency}）',
    '{price} xu sao ({currency})',
    '{price} star coins ({currency})',
  ],
  themeTest: ['測試模式，免費', '测试模式，免费', 'Thử nghiệm, miễn phí', 'Test mode, free'],
  notNow: [
    '目前無法購買，請稍後再試。',
    '目前无法购买，请稍后再试。',
    'Hiện chưa mua được, hãy thử lại sau.',
    'This cannot be bought right now. Please try again later.',
  ],
  ranks: ['排行榜', '排行榜', 'Bảng xếp hạng', 'Leaderboard'],
  ranksLoading: ['讀取中…', '加载中…', 'Đang tải…', 'Loading…'],
  ranksEmpty: [
    '還沒有人上榜，第一名等您。',
    '还没有人上榜，第一名虚位以待。',
    'Chưa có ai trên bảng, vị trí đầu đang chờ bạn.',
    'Nobody is here yet. First place is yours to take.',
  ],
  ranksFailed: [
    '目前讀不到排行榜。',
    '目前无法加载排行榜。',
    'Hiện chưa tải được bảng xếp hạng.',
    'The leaderboard cannot be had right now.',
  ],
  signIn: ['登入，讓名字上榜', '登录，让名字上榜', 'Đăng nhập để có tên trên bảng', 'Sign in to be on it'],
  you: ['您', '您', 'Bạn', 'You'],
  overSays: ['遊戲結束，分數 {score}', '游戏结束，分数 {score}', 'Kết thúc, điểm {score}', 'Game over, score {score}'],
};
const SAVE_DEFAULTS = { bestWrap: 0, bestWalls: 0, mode: 'wrap', muted: false, theme: 'classic' };

const LANGUAGES = ['zh-TW', 'zh-CN', 'vi-VN', 'en-US'];
const SCREENS = {
  title: '#title-screen',
  paused: '#pause-screen',
  over: '#over-screen',
  themes: '#themes-screen',
  ranks: '#ranks-screen',
};
const calmMotion = matchMedia('(prefers-reduced-motion: reduce)');

const find = (selector) => document.querySelector(selector);
const findAll = (selector) => [...document.querySelectorAll(selector)];
const clamp = (value, low, high) => Math.min(high, Math.max(low, value));
const lerp = (from, to, part) => from + (to - from) * part;
const easeOut = (part) => 1 - (1 - part) ** 3;
const formatNumber = (value) => value.toLocaleString(document.documentElement.lang);

/** The words of `key` in the language of the page, with `{name}` places filled from `params`. */
function t(key, params = {}) {
  const column = Math.max(0, LANGUAGES.indexOf(document.documentElement.lang));
  return WORDS[key][column].replace(/\{(\w+)\}/g, (_, name) => String(params[name]));
}

/** Switches every text and label of the page to `lang`. */
function useLanguage(lang) {
  document.documentElement.lang = LANGUAGES.includes(lang) ? lang : 'en-US';
  document.title = t('name');
  for (const node of findAll('[data-text]')) node.textContent = t(node.dataset.text);
  for (const node of findAll('[data-label]')) {
    node.setAttribute('aria-label', t(node.dataset.label));
    if (node.matches('button')) node.title = t(node.dataset.label);
  }
}

/** The language of the browser, or the nearest that the game speaks. */
function browserLanguage() {
  const wanted = navigator.language;
  if (/^zh-(tw|hk|mo|hant)/i.test(wanted)) return 'zh-TW';
  return LANGUAGES.find((lang) => lang.slice(0, 2) === wanted.slice(0, 2) && lang !== 'zh-TW') ?? 'en-US';
}

/** Stores best scores and settings with the store; loaded values of the wrong type are ignored. */
const saved = { ...SAVE_DEFAULTS };
function loadSave(found) {
  for (const key of Object.keys(SAVE_DEFAULTS)) {
    if (typeof found?.[key] === typeof SAVE_DEFAULTS[key]) saved[key] = found[key];
  }
}

/** Short notes and bursts of noise; muted by the store or the player. */
const sound = {
  context: null,
  storeMuted: false,
  isSilent: () => sound.storeMuted || saved.muted,
  wake() {
    if (sound.isSilent()) return null;
    sound.context ??= new AudioContext();
    if (sound.context.state === 'suspended') sound.context.resume();
    return sound.context;
  },
  /** One note of `pitch` Hz; `slide` bends it, `at` and `length` are seconds. */
  note(pitch, { at = 0, length = 0.15, shape = 'sine', volume = 0.07, slide = pitch } = {}) {
    const context = sound.wake();
    if (!context) return;
    const start = context.currentTime + at;
    const wave = new OscillatorNode(context, { type: shape, frequency: pitch });
    wave.frequency.exponentialRampToValueAtTime(slide, start + length);
    wave.connect(sound.envelope(start, length, volume));
    wave.start(start);
    wave.stop(start + length);
  },
  /** Notes one after the other, `gap` seconds apart. */
  tune(pitches, gap, shape = {}) {
    for (const [i, pitch] of pitches.entries()) sound.note(pitch, { ...shape, at: i * gap });
  },
  /** A rush of filtered noise: wind, stone, explosions. */
  rush({ length = 0.3, volume = 0.08, cutoff = 800 } = {}) {
    const context = sound.wake();
    if (!context) return;
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    const noise = new AudioBufferSourceNode(context, { buffer });
    const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: cutoff });
    noise.connect(filter).connect(sound.envelope(context.currentTime, length, volume));
    noise.start();
  },
  envelope(start, length, volume) {
    const gain = new GainNode(sound.context, { gain: 0 });
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(volume, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    gain.connect(sound.context.destination);
    return gain;
  },
};

/** Announces `text` to screen readers; of several in quick succession only the last is read. */
function announce(text) {
  clearTimeout(announce.timer);
  announce.timer = setTimeout(() => {
    find('#live').textContent = text;
  }, 250);
}

/** Shows a short line over the board for a moment. */
function showToast(text) {
  const toast = find('#toast');
  toast.textContent = text;
  toast.classList.remove('shown');
  void toast.offsetWidth; // Restarts the animation.
  toast.classList.add('shown');
  announce(text);
}

/** Which of the states the player is in; all but playing have a screen. */
const shell = {
  phase: 'title',
  enteredAt: 0,
  /** Keys still pressed when a game ends must not activate the focused button of the next screen. */
  isSettling: () => shell.phase === 'over' && performance.now() - shell.enteredAt < 500,
  isInGame: () => shell.phase === 'playing' || shell.phase === 'paused',
  enter(phase) {
    shell.phase = phase;
    shell.enteredAt = performance.now();
    document.body.dataset.phase = phase;
    for (const [name, selector] of Object.entries(SCREENS)) find(selector).hidden = name !== phase;
    find('#game').inert = phase !== 'playing';
    const first = phase === 'playing' ? find('#board') : find(`${SCREENS[phase]} [data-first]`);
    first.focus({ preventScroll: true });
  },
  pause() {
    if (shell.phase === 'playing') shell.enter('paused');
  },
  resume() {
    if (shell.phase === 'paused') shell.enter('playing');
  },
};

function toggleSound() {
  saved.muted = !saved.muted;
  showSound();
  store.save().catch(() => undefined);
  sound.note(660, { length: 0.1 });
}

function showSound() {
  for (const button of findAll('[data-action="sound"]')) button.setAttribute('aria-pressed', String(sound.isSilent()));
}

/** Marks the chosen button of every group of choices. */
function showChoices() {
  for (const button of findAll('[data-choice]')) {
    button.setAttribute('aria-pressed', String(String(saved[button.dataset.choice]) === button.dataset.value));
  }
}

/** Sizes a canvas to its box in device pixels and returns a context that draws in CSS pixels. */
function fitCanvas(canvas, width, height, maxRatio = 2) {
  const ratio = Math.min(maxRatio, window.devicePixelRatio || 1);
  canvas.width = Math.max(1, Math.round(width * ratio));
  canvas.height = Math.max(1, Math.round(height * ratio));
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  const pen = canvas.getContext('2d');
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  return pen;
}

/** Calls `step(seconds, now)` on every frame; a long gap counts as one short frame. */
function runFrames(step) {
  let last = performance.now();
  const frame = (now) => {
    step(Math.min(0.05, (now - last) / 1000), now);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Small bright bits that fly apart and fade. */
const sparks = {
  list: [],
  burst({ x, y, colors, count = 12, speed = 120, gravity = 200, size = 4, life = 0.8 }) {
    if (calmMotion.matches) return;
    for (let i = 0; i < count && sparks.list.length < 500; i++) {
      const angle = Math.random() * Math.PI * 2;
      const force = speed * (0.3 + Math.random() * 0.7);
      sparks.list.push({
        x,
        y,
        vx: Math.cos(angle) * force,
        vy: Math.sin(angle) * force,
        gravity,
        size: size * (0.5 + Math.random()),
        color: colors[i % colors.length],
        turn: Math.random() * 6,
        life,
        left: life * (0.6 + Math.random() * 0.4),
      });
    }
  },
  step(seconds) {
    for (const spark of sparks.list) {
      spark.left -= seconds;
      spark.vy += spark.gravity * seconds;
      spark.x += spark.vx * seconds;
      spark.y += spark.vy * seconds;
      spark.turn += seconds * 5;
    }
    sparks.list = sparks.list.filter((spark) => spark.left > 0);
  },
  draw(pen) {
    for (const spark of sparks.list) {
      pen.globalAlpha = clamp(spark.left / spark.life, 0, 1);
      pen.fillStyle = spark.color;
      pen.beginPath();
      pen.ellipse(spark.x, spark.y, spark.size, spark.size * 0.6, spark.turn, 0, Math.PI * 2);
      pen.fill();
    }
    pen.globalAlpha = 1;
  },
};

/** Connects buttons, keys that every screen knows, and the store; `actions` are the game's own buttons. */
function startShell({ actions, onReady, onChoice }) {
  const all = { sound: toggleSound, pause: shell.pause, resume: shell.resume, ...store.actions, ...actions };
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (!button || shell.isSettling()) return;
    const { action, choice, value } = button.dataset;
    if (action) all[action](value);
    if (choice) {
      saved[choice] = typeof SAVE_DEFAULTS[choice] === 'number' ? Number(value) : value;
      showChoices();
      onChoice?.(choice);
      store.save().catch(() => undefined);
    }
  });
  document.addEventListener('keydown', (event) => {
    if (event.code === 'KeyM') toggleSound();
    if (event.repeat || (event.code !== 'Escape' && event.code !== 'KeyP')) return;
    if (shell.phase === 'paused') shell.resume();
    else shell.pause();
  });
  document.addEventListener('visibilitychange', () => document.hidden && shell.pause());
  document.addEventListener('contextmenu', (event) => event.preventDefault());
  store.connect({
    init({ lang, muted, theme, data }) {
      document.documentElement.dataset.theme = theme === 'dark' ? 'dark' : 'light';
      sound.storeMuted = muted;
      loadSave(data);
      useLanguage(lang);
      showSound();
      showChoices();
      if (document.body.dataset.phase === 'loading') shell.enter('title');
      onReady();
    },
    sound({ muted }) {
      sound.storeMuted = muted;
      showSound();
    },
    pause: shell.pause,
  });
}

const DIRECTIONS = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };
const START_LENGTH = 5;
const COMBO_SECONDS = 4.5;
const POWER_EVERY = 4;
const POWER_STAYS = 9;
const POWERS = {
  slow: { seconds: 8, color: '#62d6ff' },
  phase: { seconds: 7, color: '#b98cff' },
  double: { seconds: 12, color: '#ffe14d' },
  magnet: { seconds: 10, color: '#ff6b8f' },
  trim: { seconds: 0, color: '#7dff9b' },
};

/** Where blocks lie, as tests of a cell; levels beyond the list combine two. */
const LAYOUTS = [
  () => false,
  (x, y, w, h) => (x === Math.floor(w / 3) || x === Math.ceil((2 * w) / 3) - 1) && Math.abs(y - (h - 1) / 2) < h / 5,
  (x, y, w, h) => {
    const [a, b] = [Math.min(x, w - 1 - x), Math.min(y, h - 1 - y)];
    return (a === 2 && b >= 2 && b <= 4) || (b === 2 && a >= 2 && a <= 4);
  },
  (x, y, w, h) => y === Math.floor(h / 2) - 1 && Math.abs(x - (w - 1) / 2) > 2 && x > 1 && x < w - 2,
  (x, y) => x % 5 === 2 && y % 4 === 2,
  (x, y, w, h) => {
    const [a, b] = [Math.abs(x - Math.floor(w / 2)), Math.abs(y - Math.floor(h / 2) + 1)];
    const [width, height] = [Math.floor(w / 4), Math.floor(h / 4)];
    return ((a === width && b <= height) || (b === height && a <= width)) && a > 1 && b > 1;
  },
  (x, y, w, h) => (x + y) % 7 === 3 && x > 1 && x < w - 2 && y > 1 && y < h - 4,
];

/** The rules, cell by cell: `tick` moves one cell, `age` lets seconds pass for everything that runs out. */
class Run {
  constructor({ cols, rows, mode, random = Math.random }) {
    Object.assign(this, { cols, rows, mode, random });
    this.score = 0;
    this.combo = 0;
    this.comboLeft = 0;
    this.eaten = 0;
    this.effects = new Map();
    this.isOver = false;
    this.events = [];
    this.enter(1);
  }

  enter(level) {
    this.level = level;
    this.orbs = 0;
    this.blocks = new Set(this.layBlocks(level));
    const row = this.rows - 2;
    this.body = Array.from({ length: START_LENGTH }, (_, i) => ({ x: START_LENGTH + 1 - i, y: row }));
    this.tail = { x: 1, y: row };
    this.direction = 'right';
    this.turns = [];
    this.growth = 0;
    this.power = null;
    this.orb = this.freeCell();
  }

  get goal() {
    return Math.min(16, 5 + this.level);
  }

  /** Cells per second. */
  get speed() {
    return Math.min(13, 6 + this.level * 0.55) * (this.effects.has('slow') ? 0.6 : 1);
  }

  layBlocks(level) {
    const { cols, rows } = this;
    const tests = [LAYOUTS[(level - 1) % LAYOUTS.length]];
    if (level > LAYOUTS.length) tests.push(LAYOUTS[1 + ((level * 2) % (LAYOUTS.length - 1))]);
    const cells = [];
    for (let y = 0; y < rows - 3; y++) {
      for (let x = 0; x < cols; x++) if (tests.some((test) => test(x, y, cols, rows))) cells.push(`${x},${y}`);
    }
    return cells;
  }

  /** A random empty cell that the head can reach. */
  freeCell() {
    const taken = new Set(this.body.map(({ x, y }) => `${x},${y}`));
    const reached = new Set([`${this.body[0].x},${this.body[0].y}`]);
    const open = [this.body[0]];
    const free = [];
    for (let cell = open.pop(); cell; cell = open.pop()) {
      const key = `${cell.x},${cell.y}`;
      if (!taken.has(key) && !isAt(this.orb, cell) && !isAt(this.power, cell)) free.push(cell);
      for (const direction of Object.keys(DIRECTIONS)) {
        const next = this.ahead(cell, direction);
        const nextKey = `${next.x},${next.y}`;
        if (reached.has(nextKey) || this.blocks.has(nextKey) || this.isOutside(next)) continue;
        reached.add(nextKey);
        open.push(next);
      }
    }
    return free.length > 0 ? { ...free[Math.floor(this.random() * free.length)] } : null;
  }

  isOutside({ x, y }) {
    return x < 0 || y < 0 || x >= this.cols || y >= this.rows;
  }

  ahead({ x, y }, direction) {
    const [dx, dy] = DIRECTIONS[direction];
    const cell = { x: x + dx, y: y + dy };
    if (this.mode === 'walls' && !this.effects.has('phase')) return cell;
    return { x: (cell.x + this.cols) % this.cols, y: (cell.y + this.rows) % this.rows };
  }

  /** Queues up to two turns; reversals and turns in the current direction are ignored. */
  turn(direction) {
    const last = this.turns.at(-1) ?? this.direction;
    const isSameAxis = (DIRECTIONS[last][0] === 0) === (DIRECTIONS[direction][0] === 0);
    if (isSameAxis || this.turns.length >= 2) return false;
    this.turns.push(direction);
    return true;
  }

  isDeadly(cell) {
    if (this.isOutside(cell)) return true;
    if (this.effects.has('phase')) return false;
    if (this.blocks.has(`${cell.x},${cell.y}`)) return true;
    return this.body.slice(0, this.growth > 0 ? undefined : -1).some((part) => isAt(part, cell));
  }

  tick() {
    if (this.isOver) return;
    this.direction = this.turns.shift() ?? this.direction;
    const head = this.ahead(this.body[0], this.direction);
    if (this.isDeadly(head)) {
      this.isOver = true;
      this.events.push({ type: 'crash', cell: head });
      return;
    }
    this.tail = this.body.at(-1);
    this.body.unshift(head);
    if (this.growth > 0) this.growth -= 1;
    else this.body.pop();
    if (isAt(this.power, head)) this.takePower();
    if (this.orb && distance(this.orb, head) <= (this.effects.has('magnet') ? 2 : 0)) this.eat();
  }

  eat() {
    const cell = this.orb;
    this.eaten += 1;
    this.orbs += 1;
    this.growth += 2;
    this.combo = Math.min(5, this.comboLeft > 0 ? this.combo + 1 : 1);
    this.comboLeft = COMBO_SECONDS;
    const gained = 10 * this.combo * (this.effects.has('double') ? 2 : 1);
    this.score += gained;
    this.events.push({ type: 'eat', cell, gained, combo: this.combo });
    if (this.orbs >= this.goal) {
      this.score += 50 * this.level;
      this.enter(this.level + 1);
      this.events.push({ type: 'level' });
      return;
    }
    this.orb = this.freeCell();
    if (this.eaten % POWER_EVERY === 0 && !this.power) {
      const kinds = Object.keys(POWERS);
      const kind = kinds[Math.floor(this.random() * kinds.length)];
      const free = this.freeCell();
      if (free) this.power = { ...free, kind, left: POWER_STAYS };
    }
  }

  takePower() {
    const { kind, x, y } = this.power;
    this.power = null;
    this.score += 5;
    if (kind === 'trim') this.body.splice(Math.max(START_LENGTH, this.body.length - 6));
    else this.effects.set(kind, POWERS[kind].seconds);
    this.tail = this.body.at(-1);
    this.events.push({ type: 'power', kind, cell: { x, y } });
  }

  age(seconds) {
    this.comboLeft = Math.max(0, this.comboLeft - seconds);
    if (this.comboLeft === 0) this.combo = 0;
    if (this.power) {
      this.power.left -= seconds;
      if (this.power.left <= 0) this.power = null;
    }
    for (const [kind, left] of this.effects) {
      if (left > seconds) this.effects.set(kind, left - seconds);
      // A phantom inside a block or itself stays one until it is clear.
      else if (kind !== 'phase' || !this.isInsideSomething()) this.effects.delete(kind);
    }
  }

  isInsideSomething() {
    const [head, ...rest] = this.body;
    return this.blocks.has(`${head.x},${head.y}`) || rest.some((part) => isAt(part, head));
  }
}

const isAt = (thing, cell) => thing !== null && thing !== undefined && thing.x === cell.x && thing.y === cell.y;
const distance = (first, second) => Math.max(Math.abs(first.x - second.x), Math.abs(first.y - second.y));

const ICONS = {
  slow: 'M7 3h10M7 21h10M8 3c0 5 8 6 8 9s-8 4-8 9M16 3c0 5-8 6-8 9s8 4 8 9',
  phase: 'M5 21V11a7 7 0 0 1 14 0v10l-3-2-2 2-2-2-2 2-2-2zM9.5 10v1M14.5 10v1',
  double: 'M4 9l6 7M10 9l-6 7M13 9a3 3 0 1 1 5 2l-5 5h6',
  magnet: 'M5 4v8a7 7 0 0 0 14 0V4h-4v8a3 3 0 0 1-6 0V4zM5 8h4M15 8h4',
  trim: 'M8 8l12 9M8 16l12-9M4 6a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M4 18a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
};
const READY_SECONDS = 1;

/** Looks by the product that sells them. Tints are the colors of the levels: head, tail, blocks. */
const THEMES = {
  classic: {
    swatch: ['#3dfff2', '#8a5cff', '#ff3df0'],
    tints: [
      ['#3dfff2', '#ff3df0', '#8a5cff'],
      ['#9bff3d', '#17c3ff', '#ff7a3d'],
      ['#ffd23d', '#ff3d7f', '#3db8ff'],
      ['#ff5cf4', '#6a5cff', '#3dffb0'],
    ],
    sky: ['#05030f', '#160a38', '#5b1470', '#0d0524', '#080216'],
    grid: 'rgba(255, 61, 240, 0.34)',
  },
  theme_aurora: {
    swatch: ['#7dffb0', '#2fd6c8', '#3d7bff'],
    tints: [
      ['#7dffb0', '#2f9dff', '#2fd6c8'],
      ['#b6ff7d', '#2fd6c8', '#6f8dff'],
      ['#5cf2ff', '#9b7dff', '#7dffb0'],
    ],
    sky: ['#010812', '#04203a', '#0d6b5f', '#04161f', '#020a12'],
    grid: 'rgba(90, 255, 200, 0.3)',
  },
  theme_ember: {
    swatch: ['#ffe07d', '#ff8a3d', '#d4263d'],
    tints: [
      ['#ffe07d', '#ff4d3d', '#ff8a3d'],
      ['#ffb36b', '#d4267d', '#ffd23d'],
      ['#fff1c4', '#ff6b3d', '#e0485c'],
    ],
    sky: ['#0c0303', '#33080c', '#9c3a12', '#220708', '#120304'],
    grid: 'rgba(255, 140, 61, 0.34)',
  },
  theme_moonlight: {
    swatch: ['#ffffff', '#b9c8ff', '#5a6a9c'],
    tints: [
      ['#ffffff', '#8fa5e8', '#b9c8ff'],
      ['#e6f0ff', '#6f7fc4', '#d6c8ff'],
    ],
    sky: ['#04060d', '#111a33', '#47557f', '#0c1224', '#070b18'],
    grid: 'rgba(190, 205, 255, 0.28)',
  },
};

const view = { cell: 20, pen: null, floor: null, pulses: [], floats: [], shake: 0, flash: 0 };

function chooseField() {
  const stage = find('#stage');
  const aspect = stage.clientWidth / Math.max(1, stage.clientHeight);
  if (aspect > 1.25) return { cols: 26, rows: 15 };
  return aspect < 0.9 ? { cols: 15, rows: 20 } : { cols: 18, rows: 18 };
}

function layOut() {
  if (!game.run) return;
  const stage = find('#stage');
  const { cols, rows } = game.run;
  view.cell = Math.max(8, Math.floor(Math.min(stage.clientWidth / cols, stage.clientHeight / rows)));
  view.pen = fitCanvas(find('#board'), cols * view.cell, rows * view.cell);
  paintScenery(fitCanvas(find('#scenery'), innerWidth, innerHeight, 1));
  paintFloor();
}

/** A night with a glowing horizon and a grid that runs towards it; painted once for each size. */
function paintScenery(pen) {
  const [width, height] = [innerWidth, innerHeight];
  const horizon = height * 0.56;
  const air = pen.createLinearGradient(0, 0, 0, height);
  const { sky, grid } = store.theme;
  for (const [i, at] of [0, 0.4, 0.56, 0.565, 1].entries()) air.addColorStop(at, sky[i]);
  pen.fillStyle = air;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = grid;
  pen.lineWidth = 1.2;
  pen.beginPath();
  for (let i = -30; i <= 30; i++) {
    pen.moveTo(width / 2 + i * 26, horizon);
    pen.lineTo(width / 2 + i * width * 0.16, height);
  }
  for (let i = 0; i < 14; i++) {
    const y = horizon + (height - horizon) * (i / 14) ** 2.2;
    pen.moveTo(0, y);
    pen.lineTo(width, y);
  }
  pen.stroke();
  pen.fillStyle = '#ffffff';
  for (let i = 0; i < 90; i++) {
    pen.globalAlpha = 0.15 + ((i * 0.37) % 0.6);
    pen.fillRect(((i * 0.6180339) % 1) * width, ((i * 0.7548776) % 1) * horizon * 0.9, 1.6, 1.6);
  }
  pen.globalAlpha = 1;
}

/** Field, grid, blocks and edge of the level, painted once and shown on every frame. */
function paintFloor() {
  const { cols, rows, blocks, mode } = game.run;
  const { cell } = view;
  const [width, height] = [cols * cell, rows * cell];
  view.floor = document.createElement('canvas');
  const pen = fitCanvas(view.floor, width, height);
  pen.fillStyle = 'rgba(8, 4, 28, 0.9)';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = 'rgba(140, 120, 255, 0.16)';
  for (let y = 1; y < rows; y++) {
    for (let x = 1; x < cols; x++) pen.fillRect(x * cell - 1, y * cell - 1, 2, 2);
  }
  const color = tints()[2];
  for (const key of blocks) paintBlock(pen, key.split(',').map(Number), color);
  pen.strokeStyle = mode === 'walls' ? '#ff3d6e' : color;
  pen.shadowColor = pen.strokeStyle;
  pen.shadowBlur = cell * 0.6;
  pen.lineWidth = mode === 'walls' ? 5 : 3;
  if (mode === 'wrap') pen.setLineDash([cell * 0.5, cell * 0.5]);
  pen.strokeRect(2, 2, width - 4, height - 4);
}

function paintBlock(pen, [x, y], color) {
  const { cell } = view;
  pen.save();
  pen.shadowColor = color;
  pen.shadowBlur = cell * 0.5;
  pen.fillStyle = `${color}38`;
  pen.strokeStyle = color;
  pen.lineWidth = Math.max(1.5, cell * 0.08);
  pen.beginPath();
  pen.roundRect(x * cell + cell * 0.12, y * cell + cell * 0.12, cell * 0.76, cell * 0.76, cell * 0.16);
  pen.fill();
  pen.stroke();
  pen.restore();
}

const tints = () => store.theme.tints[(game.run.level - 1) % store.theme.tints.length];
const centre = ({ x, y }) => [(x + 0.5) * view.cell, (y + 0.5) * view.cell];

function drawBoard(now) {
  const { pen, cell } = view;
  const { run } = game;
  const [width, height] = [run.cols * cell, run.rows * cell];
  pen.clearRect(0, 0, width, height);
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.clip();
  if (view.shake > 0.05)
    pen.translate((Math.random() - 0.5) * view.shake * cell, (Math.random() - 0.5) * view.shake * cell);
  pen.drawImage(view.floor, 0, 0, width, height);
  drawPulses(pen, now);
  if (run.orb) drawOrb(pen, run.orb, now);
  if (run.power) drawPower(pen, run.power, now);
  if (!run.isOver) drawSerpent(pen, now);
  sparks.draw(pen);
  drawFloats(pen, now);
  drawEffects(pen);
  if (view.flash > 0.01) {
    pen.fillStyle = `rgba(255, 255, 255, ${view.flash * 0.5})`;
    pen.fillRect(0, 0, width, height);
  }
  pen.restore();
}

function drawGlow(pen, x, y, radius, color) {
  const glow = pen.createRadialGradient(x, y, 0, x, y, radius);
  glow.addColorStop(0, `${color}aa`);
  glow.addColorStop(1, `${color}00`);
  pen.fillStyle = glow;
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

function drawOrb(pen, orb, now) {
  const [x, y] = centre(orb);
  const beat = calmMotion.matches ? 0 : Math.sin(now / 180) * 0.06;
  drawGlow(pen, x, y, view.cell * (1.3 + beat * 3), '#ffb03d');
  pen.fillStyle = '#ffcf6b';
  pen.beginPath();
  pen.arc(x, y, view.cell * (0.3 + beat), 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = '#fffbe8';
  pen.beginPath();
  pen.arc(x - view.cell * 0.06, y - view.cell * 0.08, view.cell * 0.13, 0, Math.PI * 2);
  pen.fill();
}

function drawPower(pen, { x, y, kind, left }, now) {
  if (left < 2.5 && !calmMotion.matches && Math.floor(now / 140) % 2 === 0) return;
  const { color } = POWERS[kind];
  const [cx, cy] = centre({ x, y });
  drawGlow(pen, cx, cy, view.cell * 1.4, color);
  drawBadge(pen, { kind, x: cx, y: cy, size: view.cell * 1.1 });
  pen.strokeStyle = color;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.arc(cx, cy, view.cell * 0.78, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * (left / POWER_STAYS));
  pen.stroke();
}

function drawBadge(pen, { kind, x, y, size }) {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 24, size / 24);
  pen.fillStyle = '#0b0626';
  pen.beginPath();
  pen.arc(12, 12, 14, 0, Math.PI * 2);
  pen.fill();
  pen.strokeStyle = POWERS[kind].color;
  pen.lineWidth = 2.2;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.translate(3, 3);
  pen.scale(0.75, 0.75);
  pen.stroke(new Path2D(ICONS[kind]));
  pen.restore();
}

/** The path from head to tail in cells; it continues beyond an edge instead of wrapping. */
function serpentPath() {
  const { body, tail, cols, rows } = game.run;
  const part = clamp(game.progress, 0, 1);
  const cells = [...body, tail];
  const path = [{ ...cells[0] }];
  for (let i = 1; i < cells.length; i++) {
    const near = (a, b, size) => a + ((((b - a) % size) + size + size / 2) % size) - size / 2;
    path.push({ x: near(path[i - 1].x, cells[i].x, cols), y: near(path[i - 1].y, cells[i].y, rows) });
  }
  const between = (from, to) => ({ x: lerp(from.x, to.x, part), y: lerp(from.y, to.y, part) });
  const last = between(path.at(-1), path.at(-2));
  path[0] = between(path[1], path[0]);
  path[path.length - 1] = last;
  return path;
}

function drawSerpent(pen, now) {
  const { cols, rows } = game.run;
  const path = serpentPath();
  const xs = path.map(({ x }) => x);
  const ys = path.map(({ y }) => y);
  const shifts = (values, size) => [
    0,
    ...(Math.min(...values) < 0 ? [size] : []),
    ...(Math.max(...values) > size - 1 ? [-size] : []),
  ];
  for (const dx of shifts(xs, cols)) {
    for (const dy of shifts(ys, rows)) {
      pen.save();
      pen.translate(dx * view.cell, dy * view.cell);
      drawTube(pen, path, now);
      pen.restore();
    }
  }
}

function drawTube(pen, path, now) {
  const { cell } = view;
  const [headColor, tailColor] = tints();
  const isPhantom = game.run.effects.has('phase');
  const points = path.map(centre);
  const line = new Path2D();
  for (const [x, y] of points) line.lineTo(x, y);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const [width, alpha] of [
    [1.7, '10'],
    [1.45, '14'],
    [1.2, '1c'],
    [1, '26'],
    [0.82, '38'],
  ]) {
    pen.strokeStyle = `${headColor}${alpha}`;
    pen.lineWidth = cell * width;
    pen.stroke(line);
  }
  if (isPhantom) pen.globalAlpha = 0.55 + (calmMotion.matches ? 0 : Math.sin(now / 90) * 0.2);
  for (let i = points.length - 1; i > 0; i--) {
    const part = i / points.length;
    pen.strokeStyle = mix(headColor, tailColor, part);
    pen.lineWidth = cell * lerp(0.68, 0.4, part);
    pen.beginPath();
    pen.moveTo(...points[i]);
    pen.lineTo(...points[i - 1]);
    pen.stroke();
  }
  pen.strokeStyle = 'rgba(255, 255, 255, 0.6)';
  pen.lineWidth = cell * 0.13;
  pen.stroke(line);
  drawHead(pen, points[0], headColor);
  pen.globalAlpha = 1;
}

function drawHead(pen, [x, y], color) {
  const { cell } = view;
  const [dx, dy] = DIRECTIONS[game.run.direction];
  drawGlow(pen, x, y, cell * 1.5, color);
  pen.fillStyle = color;
  pen.beginPath();
  pen.arc(x, y, cell * 0.44, 0, Math.PI * 2);
  pen.fill();
  for (const side of [-1, 1]) {
    const ex = x + dx * cell * 0.14 - dy * side * cell * 0.2;
    const ey = y + dy * cell * 0.14 + dx * side * cell * 0.2;
    pen.fillStyle = '#ffffff';
    pen.beginPath();
    pen.arc(ex, ey, cell * 0.13, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = '#10062b';
    pen.beginPath();
    pen.arc(ex + dx * cell * 0.05, ey + dy * cell * 0.05, cell * 0.075, 0, Math.PI * 2);
    pen.fill();
  }
}

/** Rings that spread from eaten things. */
function drawPulses(pen, now) {
  view.pulses = view.pulses.filter(({ at }) => now - at < 600);
  for (const { cell, at, color } of view.pulses) {
    const part = (now - at) / 600;
    const [x, y] = centre(cell);
    pen.globalAlpha = 1 - part;
    pen.strokeStyle = color;
    pen.lineWidth = 3;
    pen.beginPath();
    pen.arc(x, y, view.cell * (0.5 + easeOut(part) * 3), 0, Math.PI * 2);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

function drawFloats(pen, now) {
  view.floats = view.floats.filter(({ at }) => now - at < 900);
  pen.textAlign = 'center';
  for (const { cell, at, text, color } of view.floats) {
    const part = (now - at) / 900;
    const [x, y] = centre(cell);
    pen.globalAlpha = 1 - part;
    pen.fillStyle = color;
    pen.font = `800 ${Math.max(14, view.cell * 0.75)}px ui-rounded, system-ui, sans-serif`;
    pen.fillText(text, x, y - view.cell * (0.6 + (calmMotion.matches ? 0 : part)));
  }
  pen.globalAlpha = 1;
}

/** Active power-ups and the combo, with their remaining time, in the corner of the field. */
function drawEffects(pen) {
  const { effects, combo, comboLeft } = game.run;
  const size = Math.max(22, view.cell * 0.9);
  let x = size * 0.95;
  const y = size * 0.95;
  const drawRing = (part, color) => {
    pen.strokeStyle = color;
    pen.lineWidth = 3;
    pen.beginPath();
    pen.arc(x, y, size * 0.66, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * clamp(part, 0, 1));
    pen.stroke();
    x += size * 1.6;
  };
  for (const [kind, left] of effects) {
    drawBadge(pen, { kind, x, y, size });
    drawRing(left / POWERS[kind].seconds, POWERS[kind].color);
  }
  if (combo < 2) return;
  pen.fillStyle = '#ffcf6b';
  pen.font = `800 ${size * 0.6}px ui-rounded, system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(`×${combo}`, x, y);
  pen.textBaseline = 'alphabetic';
  drawRing(comboLeft / COMBO_SECONDS, '#ffb03d');
}

/** Blends two `#rrggbb` colors. */
function mix(first, second, part) {
  const channel = (color, at) => Number.parseInt(color.slice(at, at + 2), 16);
  const blend = (at) => Math.round(lerp(channel(first, at), channel(second, at), part));
  return `rgb(${blend(1)}, ${blend(3)}, ${blend(5)})`;
}

/** One player's game: `progress` is how far the serpent is between two cells, `wait` the seconds before it starts. */
const game = { run: null, progress: 1, wait: 0, isEnding: false };

const bestKey = () => (saved.mode === 'walls' ? 'bestWalls' : 'bestWrap');

/** The leaderboard of the chosen mode. */
const boardNow = () => (saved.mode === 'walls' ? 'walls' : 'wrap');

/** Another device has saved as well: of both, the better ones count. */
function joinSave(found) {
  for (const key of ['bestWrap', 'bestWalls']) {
    if (typeof found?.[key] === 'number') saved[key] = Math.max(saved[key], found[key]);
  }
}

/** Applies the chosen theme, or the one loaded after a sign-in. */
const useTheme = () => layOut();

function prepare() {
  game.run = new Run({ ...chooseField(), mode: saved.mode });
  game.progress = 1;
  game.isEnding = false;
  sparks.list = [];
  layOut();
  showNumbers();
}

function play() {
  prepare();
  game.wait = READY_SECONDS;
  shell.enter('playing');
  layOut();
  showToast(t('levelIs', { level: 1 }));
  sound.tune([220, 330, 440], 0.09, { shape: 'sawtooth', volume: 0.04 });
}

function steer(direction) {
  if (shell.phase !== 'playing' || !game.run.turn(direction)) return;
  sound.note(180, { length: 0.04, shape: 'square', volume: 0.02 });
}

function advance(seconds) {
  if (game.wait > 0) {
    game.wait -= seconds;
    return;
  }
  game.run.age(seconds);
  game.progress += seconds * game.run.speed;
  while (game.progress >= 1 && !game.run.isOver && game.wait <= 0) {
    game.progress -= 1;
    game.run.tick();
    showEvents();
  }
}

function showEvents() {
  for (const event of game.run.events.splice(0)) showEvent[event.type](event);
  showNumbers();
}

const showEvent = {
  eat({ cell, gained, combo }) {
    const now = performance.now();
    view.pulses.push({ cell, at: now, color: '#ffb03d' });
    view.floats.push({ cell, at: now, text: `+${gained}`, color: '#ffdf9b' });
    burstAt(cell, ['#ffcf6b', '#ff3df0', '#ffffff'], 16);
    sound.note(440 * 2 ** ((combo - 1) / 5), { slide: 880 * 2 ** ((combo - 1) / 5), length: 0.14, shape: 'triangle' });
    announce(t('scoreIs', { score: game.run.score }));
  },
  power({ kind, cell }) {
    const { color } = POWERS[kind];
    view.pulses.push({ cell, at: performance.now(), color });
    burstAt(cell, [color, '#ffffff'], 24);
    sound.tune([523, 784, 1047], 0.06, { shape: 'square', volume: 0.03 });
    showToast(t(kind));
  },
  level() {
    game.wait = READY_SECONDS;
    game.progress = 1;
    view.flash = calmMotion.matches ? 0 : 1;
    paintFloor();
    showToast(t('levelIs', { level: game.run.level }));
    sound.tune([330, 440, 554, 659, 880], 0.07, { shape: 'sawtooth', volume: 0.04 });
  },
  crash() {
    view.shake = calmMotion.matches ? 0 : 0.5;
    for (const part of game.run.body) burstAt(part, tints(), 6);
    sound.rush({ length: 0.6, volume: 0.12, cutoff: 900 });
    sound.note(220, { slide: 40, length: 0.7, shape: 'sawtooth', volume: 0.06 });
    finish();
  },
};

function burstAt(cell, colors, count) {
  const [x, y] = centre(cell);
  sparks.burst({ x, y, colors, count, speed: view.cell * 6, gravity: 0, size: view.cell * 0.14, life: 0.7 });
}

function finish() {
  const { run } = game;
  const isRecord = run.score > saved[bestKey()];
  if (isRecord) saved[bestKey()] = run.score;
  store.save().catch(() => undefined);
  store.score(run.score);
  find('#result').textContent = formatNumber(run.score);
  find('#record').hidden = !isRecord;
  find('#summary').textContent = t('summary', { level: run.level, length: run.body.length });
  announce(t('overSays', { score: run.score }));
  setTimeout(() => shell.isInGame() && game.run === run && shell.enter('over'), 900);
}

function showNumbers() {
  const { run } = game;
  find('#score').textContent = formatNumber(run.score);
  find('#level').textContent = run.level;
  find('#orbs').textContent = `${run.orbs}/${run.goal}`;
  find('#best').textContent = formatNumber(Math.max(saved[bestKey()], run.score));
}

const KEYS = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  KeyA: 'left',
  KeyD: 'right',
  KeyW: 'up',
  KeyS: 'down',
};

function onKey(event) {
  if (shell.phase !== 'playing' || event.ctrlKey || event.metaKey || !Object.hasOwn(KEYS, event.code)) return;
  event.preventDefault();
  steer(KEYS[event.code]);
}

/** Swipes steer immediately and can continue without lifting; a tap or click turns towards its position. */
function listenToSwipes(element) {
  let start = null;
  element.addEventListener('pointerdown', ({ clientX, clientY, pointerId }) => {
    start = { x: clientX, y: clientY, isTap: true };
    element.setPointerCapture(pointerId);
  });
  element.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (!start) return;
    const [x, y] = [clientX - start.x, clientY - start.y];
    if (Math.max(Math.abs(x), Math.abs(y)) < 22) return;
    start = { x: clientX, y: clientY, isTap: false };
    if (Math.abs(x) > Math.abs(y)) steer(x > 0 ? 'right' : 'left');
    else steer(y > 0 ? 'down' : 'up');
  });
  element.addEventListener('pointerup', (event) => {
    if (start?.isTap) steerTowards(event);
    start = null;
  });
  element.addEventListener('pointercancel', () => {
    start = null;
  });
}

function steerTowards({ clientX, clientY }) {
  const box = find('#board').getBoundingClientRect();
  const [x, y] = centre(game.run.body[0]);
  const isGoingSideways = DIRECTIONS[game.run.direction][1] === 0;
  if (isGoingSideways) steer(clientY - box.top > y ? 'down' : 'up');
  else steer(clientX - box.left > x ? 'right' : 'left');
}

const store = new globalThis.GameStore({
  t,
  saved,
  announce,
  formatNumber,
  boardNow,
  joinSave,
  useTheme,
  themes: THEMES,
  enter: (screen) => shell.enter(screen),
  ownLanguage: browserLanguage,
});

document.addEventListener('keydown', onKey);
listenToSwipes(find('#stage'));
for (const button of findAll('[data-key]')) {
  button.addEventListener('pointerdown', () => steer(button.dataset.key));
  button.addEventListener('click', (event) => event.detail === 0 && steer(button.dataset.key));
}
new ResizeObserver(layOut).observe(find('#stage'));
addEventListener('resize', layOut);
startShell({
  actions: { play, title: () => shell.enter('title') },
  onReady() {
    if (shell.phase === 'playing' || shell.phase === 'paused') useTheme();
    else prepare();
    showNumbers();
  },
  onChoice: prepare,
});
runFrames((seconds, now) => {
  if (!game.run || !view.pen) return;
  if (shell.phase === 'playing') {
    advance(seconds);
    sparks.step(seconds);
    view.shake *= 0.9;
    view.flash *= 0.9;
  }
  drawBoard(now);
});
