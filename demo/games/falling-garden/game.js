// biome-ignore lint/suspicious/noRedundantUseStrict: a classic script, not a module; see demo/games/README.md.
'use strict';
/**
 * Falling Garden: seven shapes of flowers and leaves fall into a bed ten wide; a full row blooms away.
 * A golden bud in a piece is worth a bonus when its row blooms, and every row makes a flower grow around the bed.
 * The files of this folder are the whole game: rules (class Garden), drawing, input, and the bridge to the store.
 */

const WORDS = {
  name: ['落花方塊', '落花方块', 'Vườn Hoa Rơi', 'Falling Garden'],
  lead: [
    '把落下的花與葉排滿一列，讓花園盛開。',
    '把落下的花与叶排满一行，让花园盛开。',
    'Xếp hoa lá rơi thành hàng kín để cả khu vườn nở rộ.',
    'Fill rows with falling flowers and leaves, and let the garden bloom.',
  ],
  play: ['開始遊戲', '开始游戏', 'Chơi', 'Play'],
  startLevel: ['起始等級', '起始等级', 'Cấp bắt đầu', 'Starting level'],
  gentle: ['微風', '微风', 'Gió nhẹ', 'Breeze'],
  brisk: ['清風', '清风', 'Gió mát', 'Wind'],
  storm: ['疾風', '疾风', 'Gió lớn', 'Gale'],
  level1: ['第 1 級起', '第 1 级起', 'Từ cấp 1', 'From level 1'],
  level5: ['第 5 級起', '第 5 级起', 'Từ cấp 5', 'From level 5'],
  level9: ['第 9 級起', '第 9 级起', 'Từ cấp 9', 'From level 9'],
  how1: [
    '← → 移動，↑ 旋轉，↓ 加速，空白鍵直落，C 保留',
    '← → 移动，↑ 旋转，↓ 加速，空格键直落，C 暂存',
    '← → di chuyển, ↑ xoay, ↓ rơi nhanh, phím cách thả, C giữ',
    '← → move, ↑ turn, ↓ faster, Space drops, C holds',
  ],
  how2: [
    '觸控：拖曳移動，輕點旋轉，快速下滑直落，上滑保留',
    '触屏：拖动移位，轻点旋转，快速下滑直落，上滑暂存',
    'Cảm ứng: kéo để di chuyển, chạm để xoay, vuốt nhanh xuống để thả, vuốt lên để giữ',
    'Touch: drag to move, tap to turn, flick down to drop, swipe up to hold',
  ],
  how3: [
    '排滿的列裡有金色花苞，就有額外獎勵',
    '填满的行里有金色花苞，就有额外奖励',
    'Hàng kín có nụ vàng thì được thưởng thêm',
    'A golden bud in a full row earns a bonus',
  ],
  boardName: ['花圃', '花圃', 'Luống hoa', 'Flower bed'],
  score: ['分數', '分数', 'Điểm', 'Score'],
  best: ['最高', '最高', 'Kỷ lục', 'Best'],
  level: ['等級', '等级', 'Cấp', 'Level'],
  lines: ['列數', '行数', 'Hàng', 'Rows'],
  hold: ['保留', '暂存', 'Giữ', 'Hold'],
  next: ['接下來', '接下来', 'Tiếp', 'Next'],
  left: ['左移', '左移', 'Sang trái', 'Left'],
  right: ['右移', '右移', 'Sang phải', 'Right'],
  rotate: ['旋轉', '旋转', 'Xoay', 'Turn'],
  soft: ['加速落下', '加速下落', 'Rơi nhanh', 'Faster'],
  drop: ['直接落下', '直接落下', 'Thả xuống', 'Drop'],
  mute: ['靜音', '静音', 'Tắt tiếng', 'Mute'],
  pause: ['暫停', '暂停', 'Tạm dừng', 'Pause'],
  paused: ['賞花片刻', '赏花片刻', 'Dừng ngắm hoa', 'A moment with the flowers'],
  resume: ['繼續', '继续', 'Tiếp tục', 'Resume'],
  restart: ['重新開始', '重新开始', 'Chơi lại từ đầu', 'Restart'],
  toTitle: ['回到標題', '返回标题', 'Về màn hình đầu', 'Title screen'],
  over: ['花圃滿了', '花圃满了', 'Luống hoa đã đầy', 'The bed is full'],
  summary: [
    '第 {level} 級・{lines} 列花開',
    '第 {level} 级 · {lines} 行花开',
    'Cấp {level} · {lines} hàng hoa nở',
    'Level {level} · {lines} rows in bloom',
  ],
  again: ['再玩一次', '再玩一次', 'Chơi lại', 'Play again'],
  newBest: ['新紀錄！', '新纪录！', 'Kỷ lục mới!', 'New best!'],
  double: ['雙列花開', '双行花开', 'Nở hai hàng', 'Double'],
  triple: ['三列花開', '三行花开', 'Nở ba hàng', 'Triple'],
  full: ['滿園盛開！', '满园盛开！', 'Cả vườn nở rộ!', 'Full bloom!'],
  combo: ['連開 ×{count}', '连开 ×{count}', 'Liên tiếp ×{count}', 'Combo ×{count}'],
  bud: ['金色花苞 +{bonus}', '金色花苞 +{bonus}', 'Nụ vàng +{bonus}', 'Golden bud +{bonus}'],
  levelUp: ['第 {level} 級', '第 {level} 级', 'Cấp {level}', 'Level {level}'],
  overSays: ['遊戲結束，分數 {score}', '游戏结束，分数 {score}', 'Kết thúc, điểm {score}', 'Game over, score {score}'],
};
const SAVE_DEFAULTS = { best: 0, startLevel: 1, muted: false };

const LANGUAGES = ['zh-TW', 'zh-CN', 'vi-VN', 'en-US'];
const STORE_ANSWER_MS = 400;
const SCREENS = { title: '#title-screen', paused: '#pause-screen', over: '#over-screen' };
const calmMotion = matchMedia('(prefers-reduced-motion: reduce)');

const find = (selector) => document.querySelector(selector);
const findAll = (selector) => [...document.querySelectorAll(selector)];
const clamp = (value, low, high) => Math.min(high, Math.max(low, value));
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

/**
 * The store page, reached only by messages: the frame has an opaque origin and therefore no storage.
 * Without a timely response (the game was opened directly) it starts with the browser's language and no save.
 */
const store = {
  connect(handlers) {
    const alone = setTimeout(
      () => handlers.init({ lang: browserLanguage(), muted: false, theme: 'light', data: null }),
      STORE_ANSWER_MS,
    );
    addEventListener('message', ({ source, data }) => {
      if (source !== window.parent || data?.source !== 'starhall') return;
      clearTimeout(alone);
      if (Object.hasOwn(handlers, data.type)) handlers[data.type](data);
    });
    store.send({ type: 'ready' });
  },
  send(message) {
    if (window.parent !== window) window.parent.postMessage({ source: 'starhall-game', ...message }, '*');
  },
};

/** Stores best scores and settings with the store; loaded values of the wrong type are ignored. */
const saved = { ...SAVE_DEFAULTS };
function loadSave(text) {
  try {
    const found = JSON.parse(text ?? '{}');
    for (const key of Object.keys(SAVE_DEFAULTS)) {
      if (typeof found[key] === typeof SAVE_DEFAULTS[key]) saved[key] = found[key];
    }
  } catch {
    // A damaged save is worth no more than none.
  }
}
const writeSave = () => store.send({ type: 'save', data: JSON.stringify(saved) });

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

/** Which of the four states the player is in: title, playing, paused or over; all but playing have a screen. */
const shell = {
  phase: 'title',
  enteredAt: 0,
  /** Keys still pressed when a game ends must not activate the focused button of the next screen. */
  isSettling: () => shell.phase === 'over' && performance.now() - shell.enteredAt < 500,
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
  writeSave();
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

/** Prerenders a sprite off screen; `paint` gets a context for a square of `size` CSS pixels. */
function drawOnce(size, paint) {
  const canvas = document.createElement('canvas');
  paint(fitCanvas(canvas, size, size));
  return canvas;
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
  const all = { sound: toggleSound, pause: shell.pause, resume: shell.resume, ...actions };
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (!button || shell.isSettling()) return;
    const { action, choice, value } = button.dataset;
    if (action) all[action]();
    if (choice) {
      saved[choice] = typeof SAVE_DEFAULTS[choice] === 'number' ? Number(value) : value;
      showChoices();
      onChoice?.(choice);
      writeSave();
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

const COLS = 10;
const ROWS = 20;
const HIDDEN = 2;
const LOCK_SECONDS = 0.5;
const LOCK_RESETS = 15;
const BUD_EVERY = 6;
const ROW_SCORES = [0, 100, 300, 500, 800];

/** Cells of the seven pieces as `[col, row]` in a square of `size`, in their first of four turns. */
const SHAPES = {
  I: {
    size: 4,
    cells: [
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
    ],
  },
  O: {
    size: 2,
    cells: [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
  },
  T: {
    size: 3,
    cells: [
      [1, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ],
  },
  S: {
    size: 3,
    cells: [
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
    ],
  },
  Z: {
    size: 3,
    cells: [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
    ],
  },
  J: {
    size: 3,
    cells: [
      [0, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ],
  },
  L: {
    size: 3,
    cells: [
      [2, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ],
  },
};

/** Where a turning piece may slip when it would touch something, nearest first. */
const KICKS = [
  [0, 0],
  [-1, 0],
  [1, 0],
  [0, -1],
  [-1, -1],
  [1, -1],
  [-2, 0],
  [2, 0],
  [0, -2],
  [0, 1],
];

/** Seconds that a piece rests in a row before it falls to the next. */
const fallSeconds = (level) => (0.8 - Math.min(level - 1, 19) * 0.007) ** (Math.min(level, 20) - 1);

/** The rules: the bed and the falling, held and next pieces; time advances only through `step`. */
class Garden {
  constructor(startLevel, random = Math.random) {
    this.random = random;
    this.startLevel = startLevel;
    this.bed = Array.from({ length: ROWS + HIDDEN }, () => Array(COLS).fill(null));
    this.bag = [];
    this.queue = [];
    this.held = null;
    this.score = 0;
    this.lines = 0;
    this.combo = 0;
    this.pieces = 0;
    this.isOver = false;
    this.blooming = null;
    this.events = [];
    this.takeNext();
  }

  get level() {
    return this.startLevel + Math.floor(this.lines / 10);
  }

  draw() {
    if (this.bag.length === 0) {
      this.bag = Object.keys(SHAPES);
      for (let i = this.bag.length - 1; i > 0; i--) {
        const j = Math.floor(this.random() * (i + 1));
        [this.bag[i], this.bag[j]] = [this.bag[j], this.bag[i]];
      }
    }
    this.pieces += 1;
    return { kind: this.bag.pop(), bud: this.pieces % BUD_EVERY === 0 ? Math.floor(this.random() * 4) : -1 };
  }

  takeNext() {
    while (this.queue.length < 5) this.queue.push(this.draw());
    this.hasHeld = false;
    this.place(this.queue.shift());
  }

  /** Puts a piece at the top; the game is over when it has no room there. */
  place({ kind, bud }) {
    const { size, cells } = SHAPES[kind];
    this.piece = { kind, bud, size, cells, col: Math.floor((COLS - size) / 2), row: HIDDEN - 2 };
    this.fallen = 0;
    this.rested = 0;
    this.resets = 0;
    if (!this.fits(this.piece)) this.isOver = true;
    else this.shift(0, 1);
  }

  cellsOf({ cells, col, row }) {
    return cells.map(([x, y]) => [x + col, y + row]);
  }

  fits(piece) {
    return this.cellsOf(piece).every(([x, y]) => x >= 0 && x < COLS && y < ROWS + HIDDEN && !this.bed[y]?.[x]);
  }

  shift(cols, rows) {
    const moved = { ...this.piece, col: this.piece.col + cols, row: this.piece.row + rows };
    if (!this.fits(moved)) return false;
    this.piece = moved;
    if (rows === 0) this.touch();
    return true;
  }

  turn() {
    const { size, cells, col, row } = this.piece;
    const turned = cells.map(([x, y]) => [size - 1 - y, x]);
    for (const [x, y] of KICKS) {
      const piece = { ...this.piece, cells: turned, col: col + x, row: row + y };
      if (!this.fits(piece)) continue;
      this.piece = piece;
      this.touch();
      return true;
    }
    return false;
  }

  /** A move on the ground gives the piece more time, but not for ever. */
  touch() {
    if (this.resets++ < LOCK_RESETS) this.rested = 0;
  }

  landing() {
    let piece = this.piece;
    for (;;) {
      const lower = { ...piece, row: piece.row + 1 };
      if (!this.fits(lower)) return piece;
      piece = lower;
    }
  }

  drop() {
    const landing = this.landing();
    const rows = landing.row - this.piece.row;
    this.score += rows * 2;
    this.events.push({ type: 'drop', from: this.piece, to: landing });
    this.piece = landing;
    this.lock();
  }

  hold() {
    if (this.hasHeld) return false;
    const { kind, bud } = this.piece;
    const held = this.held;
    this.held = { kind, bud };
    if (held) this.place(held);
    else this.takeNext();
    this.hasHeld = true;
    return true;
  }

  step(seconds, isSoft) {
    if (this.isOver || this.blooming) return;
    const rest = isSoft ? Math.min(0.045, fallSeconds(this.level)) : fallSeconds(this.level);
    this.fallen += seconds;
    while (this.fallen >= rest && !this.isOver) {
      this.fallen -= rest;
      if (!this.shift(0, 1)) {
        this.fallen = 0;
        break;
      }
      if (isSoft) this.score += 1;
    }
    if (this.fits({ ...this.piece, row: this.piece.row + 1 })) return;
    this.rested += seconds;
    if (this.rested >= LOCK_SECONDS) this.lock();
  }

  lock() {
    const { kind, bud } = this.piece;
    this.cellsOf(this.piece).forEach(([x, y], i) => {
      if (y >= 0) this.bed[y][x] = { kind, isBud: i === bud };
    });
    this.events.push({ type: 'lock', piece: this.piece });
    const rows = this.bed.flatMap((row, y) => (row.every(Boolean) ? [y] : []));
    if (rows.length === 0) {
      this.combo = 0;
      this.takeNext();
      return;
    }
    this.bloom(rows);
  }

  /** Counts full rows; they stay in `blooming` until `clear`, so that the page can show them off. */
  bloom(rows) {
    const levelBefore = this.level;
    const buds = rows.flatMap((y) => this.bed[y]).filter((cell) => cell.isBud).length;
    const bonus = buds * 250 * levelBefore;
    this.score += ROW_SCORES[rows.length] * levelBefore + this.combo * 50 * levelBefore + bonus;
    this.combo += 1;
    this.lines += rows.length;
    this.blooming = rows;
    this.events.push({ type: 'bloom', rows, bonus, combo: this.combo, isLevelUp: this.level > levelBefore });
  }

  clear() {
    const kept = this.bed.filter((_, y) => !this.blooming.includes(y));
    while (kept.length < ROWS + HIDDEN) kept.unshift(Array(COLS).fill(null));
    this.bed = kept;
    this.blooming = null;
    this.takeNext();
  }
}

/** Ground, petal and heart color of each piece; `leaf` pieces wear a leaf instead of a flower. */
const BLOSSOMS = {
  I: { ground: '#2f8f7a', petal: '#7ee0c0', heart: '#d9fff0', leaf: true },
  O: { ground: '#d99a1c', petal: '#ffe07a', heart: '#8a4b12', petals: 10 },
  T: { ground: '#7a4fb8', petal: '#c9a4f7', heart: '#ffe28a', petals: 5 },
  S: { ground: '#5a9a34', petal: '#b5e37c', heart: '#eaffc9', leaf: true },
  Z: { ground: '#c23a5c', petal: '#ff9db0', heart: '#fff0c2', petals: 6 },
  J: { ground: '#3869be', petal: '#97c4ff', heart: '#fff3b0', petals: 4 },
  L: { ground: '#d2622c', petal: '#ffb57d', heart: '#fff0c2', petals: 8 },
};
const BLOOM_SECONDS = 0.38;

const view = {
  cell: 20,
  pen: null,
  skyPen: null,
  art: new Map(),
  bloomed: 0,
  flashes: [],
  petals: [],
  flowers: [],
  shake: 0,
};

function layOut() {
  const stage = find('#stage');
  const style = getComputedStyle(stage);
  const side = Number.parseFloat(style.getPropertyValue('--side'));
  const width = stage.clientWidth - 2 * (side + Number.parseFloat(style.columnGap));
  view.cell = Math.max(8, Math.floor(Math.min(width / COLS, stage.clientHeight / ROWS, 44)));
  view.pen = fitCanvas(find('#board'), view.cell * COLS, view.cell * ROWS);
  const small = Math.min(view.cell, side / 4.6);
  view.small = small;
  view.holdPen = fitCanvas(find('#hold'), small * 4.2, small * 3);
  view.nextPen = fitCanvas(find('#next'), small * 4.2, small * 12.4);
  view.art.clear();
  view.skyPen = fitCanvas(find('#scenery'), innerWidth, innerHeight, 1);
  drawSides();
}

/** One glazed cell with its flower or leaf, drawn once for each look and size. */
function cellArt(kind, isBud, size) {
  const key = `${kind}${isBud}${size}`;
  if (!view.art.has(key))
    view.art.set(
      key,
      drawOnce(size, (pen) => paintCell(pen, BLOSSOMS[kind], isBud, size)),
    );
  return view.art.get(key);
}

function paintCell(pen, { ground, petal, heart, leaf, petals }, isBud, size) {
  const glaze = pen.createLinearGradient(0, 0, 0, size);
  glaze.addColorStop(0, isBud ? '#ffe9a3' : petal);
  glaze.addColorStop(0.2, isBud ? '#e8b23a' : ground);
  glaze.addColorStop(1, isBud ? '#b87a14' : ground);
  pen.fillStyle = glaze;
  pen.beginPath();
  pen.roundRect(0.5, 0.5, size - 1, size - 1, size * 0.22);
  pen.fill();
  pen.strokeStyle = 'rgba(255, 255, 255, 0.25)';
  pen.lineWidth = Math.max(1, size * 0.04);
  pen.stroke();
  pen.translate(size / 2, size / 2 + size * 0.02);
  if (isBud) paintFlower(pen, { petal: '#fff6d0', heart: '#ff9f2e', petals: 8 }, size * 0.4);
  else if (leaf) paintLeaf(pen, petal, heart, size * 0.36);
  else paintFlower(pen, { petal, heart, petals }, size * 0.36);
}

function paintFlower(pen, { petal, heart, petals }, radius) {
  pen.fillStyle = petal;
  for (let i = 0; i < petals; i++) {
    pen.rotate((Math.PI * 2) / petals);
    pen.beginPath();
    pen.ellipse(0, -radius * 0.6, radius * Math.min(0.42, 1.7 / petals), radius * 0.44, 0, 0, Math.PI * 2);
    pen.fill();
  }
  pen.fillStyle = heart;
  pen.beginPath();
  pen.arc(0, 0, radius * 0.3, 0, Math.PI * 2);
  pen.fill();
}

function paintLeaf(pen, color, vein, radius) {
  pen.rotate(Math.PI / 4);
  pen.fillStyle = color;
  pen.beginPath();
  pen.moveTo(0, -radius * 1.15);
  pen.quadraticCurveTo(radius * 1.05, -radius * 0.1, 0, radius * 1.1);
  pen.quadraticCurveTo(-radius * 1.05, -radius * 0.1, 0, -radius * 1.15);
  pen.fill();
  pen.strokeStyle = vein;
  pen.lineWidth = Math.max(1, radius * 0.14);
  pen.beginPath();
  pen.moveTo(0, -radius * 0.7);
  pen.lineTo(0, radius * 1.1);
  pen.stroke();
}

function drawBoard(now) {
  const { pen, cell } = view;
  const { garden } = game;
  const isDark = document.documentElement.dataset.theme === 'dark';
  pen.clearRect(0, 0, cell * COLS, cell * ROWS);
  pen.fillStyle = isDark ? 'rgba(12, 24, 30, 0.86)' : 'rgba(36, 62, 48, 0.84)';
  pen.fillRect(0, 0, cell * COLS, cell * ROWS);
  drawTrellis(pen, cell);
  pen.save();
  if (view.shake > 0.01) pen.translate(0, view.shake * cell * 0.18);
  drawBed(pen);
  if (!garden.isOver && !garden.blooming) {
    drawGhost(pen);
    drawPiece(pen, garden.piece);
  }
  pen.restore();
  drawFlashes(pen, now);
  sparks.draw(pen);
}

function drawTrellis(pen, cell) {
  pen.strokeStyle = 'rgba(255, 255, 255, 0.055)';
  pen.lineWidth = 1;
  pen.beginPath();
  for (let x = 1; x < COLS; x++) {
    pen.moveTo(x * cell + 0.5, 0);
    pen.lineTo(x * cell + 0.5, cell * ROWS);
  }
  for (let y = 1; y < ROWS; y++) {
    pen.moveTo(0, y * cell + 0.5);
    pen.lineTo(cell * COLS, y * cell + 0.5);
  }
  pen.stroke();
}

function drawCell(pen, { kind, isBud }, x, y, scale = 1) {
  const size = view.cell * scale;
  const inset = (view.cell - size) / 2;
  pen.drawImage(cellArt(kind, isBud, view.cell), x * view.cell + inset, (y - HIDDEN) * view.cell + inset, size, size);
}

function drawBed(pen) {
  const { garden } = game;
  garden.bed.forEach((row, y) => {
    const isBlooming = garden.blooming?.includes(y);
    row.forEach((content, x) => {
      if (!content) return;
      const delay = Math.abs(x - 4.5) / 16;
      const part = isBlooming ? clamp(view.bloomed / BLOOM_SECONDS - delay, 0, 1) : 0;
      if (part < 1) drawCell(pen, content, x, y, isBlooming ? (1 + part * 0.25) * (1 - part ** 2) : 1);
    });
  });
}

function drawPiece(pen, piece) {
  for (const [i, [x, y]] of game.garden.cellsOf(piece).entries()) {
    drawCell(pen, { kind: piece.kind, isBud: i === piece.bud }, x, y);
  }
}

function drawGhost(pen) {
  const { cell } = view;
  const landing = game.garden.landing();
  pen.strokeStyle = BLOSSOMS[landing.kind].petal;
  pen.fillStyle = `${BLOSSOMS[landing.kind].petal}2e`;
  pen.lineWidth = Math.max(1.5, cell * 0.06);
  for (const [x, y] of game.garden.cellsOf(landing)) {
    pen.beginPath();
    pen.roundRect(x * cell + 2, (y - HIDDEN) * cell + 2, cell - 4, cell - 4, cell * 0.2);
    pen.fill();
    pen.stroke();
  }
}

/** Fading trails behind dropped pieces. */
function drawFlashes(pen, now) {
  view.flashes = view.flashes.filter(({ at }) => now - at < 260);
  for (const { at, x, top, bottom, color } of view.flashes) {
    const trail = pen.createLinearGradient(0, top, 0, bottom);
    trail.addColorStop(0, `${color}00`);
    trail.addColorStop(1, color);
    pen.globalAlpha = 0.45 * (1 - (now - at) / 260);
    pen.fillStyle = trail;
    pen.fillRect(x, top, view.cell, bottom - top);
  }
  pen.globalAlpha = 1;
}

function drawSides() {
  const { holdPen, nextPen, small } = view;
  if (!game.garden) return;
  holdPen.clearRect(0, 0, small * 5, small * 3);
  if (game.garden.held) drawSmall(holdPen, game.garden.held, small * 1.5);
  nextPen.clearRect(0, 0, small * 5, small * 13);
  for (const [i, next] of game.garden.queue.slice(0, 4).entries()) drawSmall(nextPen, next, small * (1.6 + i * 3.05));
}

function drawSmall(pen, { kind, bud }, middle) {
  const { size, cells } = SHAPES[kind];
  const left = ((4.2 - size) / 2) * view.small;
  const top = middle - (kind === 'I' ? 1.5 : 1) * view.small;
  cells.forEach(([x, y], i) => {
    const art = cellArt(kind, i === bud, view.small);
    pen.drawImage(art, left + x * view.small, top + y * view.small, view.small, view.small);
  });
}

const SKIES = {
  light: {
    sky: ['#bfe3e6', '#fdf3da', '#f9d3c6'],
    disc: '#fffbe8',
    hills: ['#b6d3a4', '#8fba84', '#6a9d6b', '#47805a'],
  },
  dark: {
    sky: ['#161a3d', '#4b3a6e', '#b9647c'],
    disc: '#ffe9c2',
    hills: ['#3b3863', '#2c3158', '#20294a', '#162036'],
  },
};

function drawScenery(now, seconds) {
  const pen = view.skyPen;
  const [width, height] = [innerWidth, innerHeight];
  const { sky, disc, hills } = SKIES[document.documentElement.dataset.theme] ?? SKIES.light;
  const air = pen.createLinearGradient(0, 0, 0, height);
  for (const [i, color] of sky.entries()) air.addColorStop(i / 2, color);
  pen.fillStyle = air;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = disc;
  pen.beginPath();
  pen.arc(width * 0.16, height * 0.24, Math.min(width, height) * 0.1, 0, Math.PI * 2);
  pen.fill();
  for (const [i, color] of hills.entries()) drawHedge(pen, { color, i, width, height });
  drawFlowers(pen, now, seconds, width, height);
  drawPetals(pen, seconds, width, height);
}

/** A row of round bushes along the foot of the scene. */
function drawHedge(pen, { color, i, width, height }) {
  const base = height * (0.72 + i * 0.075);
  const radius = 90 - i * 14;
  pen.fillStyle = color;
  pen.beginPath();
  pen.rect(0, base, width, height);
  for (let x = -radius; x < width + radius; x += radius * 0.9) {
    const size = radius * (0.55 + 0.45 * Math.abs(Math.sin(x * 0.013 + i * 1.7)));
    pen.moveTo(x + size, base);
    pen.arc(x, base, size, 0, Math.PI * 2);
  }
  pen.fill();
}

function growFlower() {
  const kinds = Object.values(BLOSSOMS).filter(({ leaf }) => !leaf);
  const i = view.flowers.length;
  if (i >= 90) return;
  view.flowers.push({
    x: (i * 0.618 + 0.07) % 1,
    height: 0.1 + ((i * 0.37) % 1) * 0.2,
    size: 12 + ((i * 7) % 16),
    look: kinds[i % kinds.length],
    grown: 0,
    sway: i,
  });
}

function drawFlowers(pen, now, seconds, width, height) {
  for (const flower of view.flowers) {
    flower.grown = calmMotion.matches ? 1 : Math.min(1, flower.grown + seconds * 0.8);
    const tall = flower.height * height * easeOut(flower.grown);
    const lean = calmMotion.matches ? 0 : Math.sin(now / 1400 + flower.sway) * 6;
    const [x, y] = [flower.x * width + lean, height - tall];
    pen.strokeStyle = '#3f7d4c';
    pen.lineWidth = 3;
    pen.beginPath();
    pen.moveTo(flower.x * width, height);
    pen.quadraticCurveTo(flower.x * width, height - tall * 0.5, x, y);
    pen.stroke();
    pen.save();
    pen.translate(x, y);
    paintFlower(pen, flower.look, flower.size * (0.3 + 0.7 * flower.grown));
    pen.restore();
  }
}

function drawPetals(pen, seconds, width, height) {
  if (calmMotion.matches) return;
  while (view.petals.length < 22) {
    view.petals.push({
      x: Math.random(),
      y: Math.random(),
      turn: Math.random() * 6,
      pace: 0.02 + Math.random() * 0.03,
    });
  }
  pen.fillStyle = 'rgba(255, 190, 200, 0.75)';
  for (const petal of view.petals) {
    petal.y = (petal.y + petal.pace * seconds) % 1.05;
    petal.turn += seconds;
    petal.x = (petal.x + Math.sin(petal.turn) * 0.0006 + 1) % 1;
    pen.beginPath();
    pen.ellipse(petal.x * width, petal.y * height, 7, 4, petal.turn, 0, Math.PI * 2);
    pen.fill();
  }
}

/** One player's game; `garden` exists from the first screen on, as its backdrop. */
const game = { garden: null };

function play() {
  game.garden = new Garden(saved.startLevel);
  view.flowers = [];
  for (let i = 0; i < 5; i++) growFlower();
  sparks.list = [];
  releaseKeys();
  shell.enter('playing');
  layOut();
  showNumbers();
  sound.tune([523, 659, 784], 0.08, { length: 0.2 });
}

/** Plays the effects of the latest rule events: sounds, petals, words. */
function showEvents(now) {
  const events = game.garden.events.splice(0);
  for (const event of events) {
    if (event.type === 'drop') showDrop(event, now);
    if (event.type === 'lock') sound.note(150, { slide: 90, length: 0.12, shape: 'triangle', volume: 0.09 });
    if (event.type === 'bloom') showBloom(event);
  }
  if (events.length > 0) showNumbers();
  if (game.garden.isOver && shell.phase === 'playing') finish();
}

function showDrop({ from, to }, now) {
  const { cell } = view;
  sound.rush({ length: 0.12, volume: 0.05, cutoff: 500 });
  if (calmMotion.matches) return;
  view.shake = 1;
  const color = BLOSSOMS[to.kind].petal;
  for (const [x, y] of game.garden.cellsOf(to)) {
    const top = (y - HIDDEN - (to.row - from.row)) * cell;
    view.flashes.push({ at: now, x: x * cell, top, bottom: (y - HIDDEN) * cell, color });
  }
}

function showBloom({ rows, bonus, combo, isLevelUp }) {
  view.bloomed = calmMotion.matches ? BLOOM_SECONDS * 0.6 : 0;
  for (const y of rows) {
    growFlower();
    game.garden.bed[y].forEach(({ kind }, x) => {
      const { petal, heart } = BLOSSOMS[kind];
      const [px, py] = [(x + 0.5) * view.cell, (y - HIDDEN + 0.5) * view.cell];
      sparks.burst({
        x: px,
        y: py,
        colors: [petal, heart],
        count: 5,
        speed: view.cell * 5,
        gravity: view.cell * 9,
        size: view.cell * 0.14,
        life: 1.1,
      });
    });
  }
  const root = 392 * 2 ** ((Math.min(combo, 8) - 1) / 6);
  sound.tune(
    [1, 1.25, 1.5, 2].slice(0, rows.length).map((step) => root * step),
    0.07,
    { length: 0.3, shape: 'triangle' },
  );
  const words = [];
  if (rows.length > 1) words.push(t(['double', 'triple', 'full'][rows.length - 2]));
  if (combo > 1) words.push(t('combo', { count: combo }));
  if (bonus > 0) words.push(t('bud', { bonus: formatNumber(bonus) }));
  if (isLevelUp) {
    words.push(t('levelUp', { level: game.garden.level }));
    sound.tune([523, 659, 784, 1047], 0.08, { length: 0.25 });
  }
  if (words.length > 0) showToast(words.slice(-2).join('・'));
  else announce(`${t('lines')} ${game.garden.lines}`);
}

function showNumbers() {
  const { garden } = game;
  find('#score').textContent = formatNumber(garden.score);
  find('#level').textContent = garden.level;
  find('#lines').textContent = garden.lines;
  find('#best').textContent = formatNumber(Math.max(saved.best, garden.score));
  drawSides();
}

function finish() {
  const { garden } = game;
  const isRecord = garden.score > saved.best;
  if (isRecord) saved.best = garden.score;
  writeSave();
  store.send({ type: 'score', score: garden.score });
  find('#result').textContent = formatNumber(garden.score);
  find('#record').hidden = !isRecord;
  find('#summary').textContent = t('summary', { level: garden.level, lines: garden.lines });
  sound.tune([392, 330, 262, 196], 0.16, { length: 0.4, shape: 'triangle' });
  announce(t('overSays', { score: garden.score }));
  shell.enter('over');
}

const canAct = () => shell.phase === 'playing' && !game.garden.blooming && !game.garden.isOver;

/** The actions of keys and buttons; each makes a sound only if it had an effect. */
const moves = {
  left: () => game.garden.shift(-1, 0) && sound.note(330, { length: 0.05, volume: 0.04 }),
  right: () => game.garden.shift(1, 0) && sound.note(330, { length: 0.05, volume: 0.04 }),
  rotate: () => game.garden.turn() && sound.note(440, { slide: 520, length: 0.08, volume: 0.05 }),
  drop: () => game.garden.drop(),
  hold: () => game.garden.hold() && sound.note(520, { slide: 390, length: 0.12 }),
  soft: () => {},
};

function act(name) {
  if (!canAct()) return;
  moves[name]();
  if (name === 'hold') drawSides();
}

const KEYS = {
  ArrowLeft: 'left',
  KeyA: 'left',
  ArrowRight: 'right',
  KeyD: 'right',
  ArrowUp: 'rotate',
  KeyW: 'rotate',
  KeyX: 'rotate',
  ArrowDown: 'soft',
  KeyS: 'soft',
  Space: 'drop',
  KeyC: 'hold',
  ShiftLeft: 'hold',
  ShiftRight: 'hold',
};
const REPEAT_AFTER = 0.17;
const REPEAT_EVERY = 0.045;

/** Keys that are down, with the seconds until they act again; left and right repeat, down falls while it is held. */
const pressed = new Map();
const releaseKeys = () => pressed.clear();

function press(name) {
  if (pressed.has(name)) return;
  if (name === 'left') pressed.delete('right');
  if (name === 'right') pressed.delete('left');
  pressed.set(name, REPEAT_AFTER);
  act(name);
}

function repeatKeys(seconds) {
  for (const name of ['left', 'right']) {
    if (!pressed.has(name)) continue;
    let wait = pressed.get(name) - seconds;
    while (wait <= 0) {
      act(name);
      wait += REPEAT_EVERY;
    }
    pressed.set(name, wait);
  }
}

function listenToKeys() {
  document.addEventListener('keydown', (event) => {
    const name = Object.hasOwn(KEYS, event.code) ? KEYS[event.code] : null;
    if (!name || shell.phase !== 'playing' || event.ctrlKey || event.metaKey) return;
    if (event.code === 'Space' && event.target.closest('button')) return;
    event.preventDefault();
    if (!event.repeat) press(name);
  });
  document.addEventListener('keyup', (event) => pressed.delete(KEYS[event.code]));
  addEventListener('blur', releaseKeys);
  // A button pressed with the mouse must not keep the focus, or Space would press it again instead of dropping.
  find('#game').addEventListener('click', ({ detail }) => {
    if (detail > 0 && shell.phase === 'playing') find('#board').focus({ preventScroll: true });
  });
}

function listenToPad() {
  for (const button of findAll('[data-key]')) {
    button.addEventListener('pointerdown', () => press(button.dataset.key));
    for (const end of ['pointerup', 'pointerleave', 'pointercancel']) {
      button.addEventListener(end, () => pressed.delete(button.dataset.key));
    }
    // A click without a pointer comes from the keyboard or from assistive technology.
    button.addEventListener('click', (event) => event.detail === 0 && act(button.dataset.key));
  }
}

/** Drag sideways to move, drag down to hurry, tap to turn, flick down to drop, swipe up to hold. */
function listenToGestures(element) {
  let touch = null;
  element.addEventListener('pointerdown', (event) => {
    if (event.button === 2) return act('hold');
    touch = { x: event.clientX, y: event.clientY, startY: event.clientY, at: event.timeStamp, isTap: true };
    element.setPointerCapture(event.pointerId);
  });
  element.addEventListener('pointermove', (event) => {
    if (!touch) return;
    const step = Math.max(18, view.cell * 0.9);
    while (Math.abs(event.clientX - touch.x) >= step) {
      const direction = Math.sign(event.clientX - touch.x);
      act(direction > 0 ? 'right' : 'left');
      touch.x += direction * step;
      touch.isTap = false;
    }
    const down = event.clientY - touch.y;
    if (event.timeStamp - touch.at < 160) return;
    if (down >= step) {
      touch.isTap = false;
      touch.y = event.clientY;
      if (canAct() && game.garden.shift(0, 1)) game.garden.score += 1;
    }
  });
  element.addEventListener('pointerup', (event) => {
    if (!touch) return;
    const down = event.clientY - touch.startY;
    const isQuick = event.timeStamp - touch.at < 260;
    if (isQuick && down > 40) act('drop');
    else if (down < -40 && touch.isTap) act('hold');
    else if (touch.isTap && Math.abs(down) < 14) act('rotate');
    touch = null;
  });
  element.addEventListener('pointercancel', () => {
    touch = null;
  });
}

function toTitle() {
  shell.enter('title');
}

listenToKeys();
listenToPad();
listenToGestures(find('#board'));
new ResizeObserver(layOut).observe(find('#stage'));
addEventListener('resize', layOut);
startShell({
  actions: { play, title: toTitle, hold: () => act('hold') },
  onReady() {
    game.garden ??= new Garden(saved.startLevel);
    if (view.flowers.length === 0) for (let i = 0; i < 14; i++) growFlower();
    layOut();
    showNumbers();
  },
});
runFrames((seconds, now) => {
  if (!game.garden) return;
  drawScenery(now, seconds);
  if (shell.phase === 'playing') {
    showEvents(now);
    if (game.garden.blooming) {
      view.bloomed += seconds;
      if (view.bloomed >= BLOOM_SECONDS * 1.35) {
        game.garden.clear();
        showNumbers();
      }
    } else {
      repeatKeys(seconds);
      const scoreBefore = game.garden.score;
      game.garden.step(seconds, pressed.has('soft'));
      if (game.garden.score !== scoreBefore) showNumbers();
    }
    sparks.step(seconds);
    view.shake *= 0.8;
  }
  drawBoard(now);
});
