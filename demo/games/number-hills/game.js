// biome-ignore lint/suspicious/noRedundantUseStrict: a classic script, not a module; see demo/games/README.md.
'use strict';
/**
 * Number Hills: slide the hills together, equal ones grow into the next. A wildflower doubles any hill it meets;
 * on the large meadow a boulder lies in the way for a while. One undo, earned back with every new peak from 128.
 * The files of this folder are the whole game: rules (class Hills), drawing, input, and the bridge to the store.
 */

const WORDS = {
  name: ['數字山丘', '数字山丘', 'Đồi Số', 'Number Hills'],
  lead: [
    '推動山丘，讓相同的數字長成更高的山。',
    '推动山丘，让相同的数字长成更高的山。',
    'Đẩy những ngọn đồi, ghép số giống nhau thành núi cao hơn.',
    'Slide the hills; equal numbers grow into taller ones.',
  ],
  play: ['開始遊戲', '开始游戏', 'Chơi', 'Play'],
  goOn: ['繼續上一局', '继续上一局', 'Chơi tiếp ván trước', 'Continue last game'],
  size: ['草原大小', '草原大小', 'Kích thước', 'Meadow size'],
  small: ['4 × 4', '4 × 4', '4 × 4', '4 × 4'],
  smallNote: ['經典草原', '经典草原', 'Đồng cỏ cổ điển', 'Classic meadow'],
  large: ['5 × 5', '5 × 5', '5 × 5', '5 × 5'],
  largeNote: ['有巨石擋路', '有巨石挡路', 'Có tảng đá cản đường', 'With boulders'],
  how1: [
    '滑動，或按方向鍵、WASD',
    '滑动，或按方向键、WASD',
    'Vuốt, hoặc dùng phím mũi tên, WASD',
    'Swipe, or use the arrow keys or WASD',
  ],
  how2: [
    '雛菊遇到任何數字都會讓它加倍',
    '雏菊遇到任何数字都会让它加倍',
    'Hoa cúc nhân đôi mọi con số nó gặp',
    'A daisy doubles any number it meets',
  ],
  how3: [
    '可復原一次（U）；登上新高峰會再得一次',
    '可撤销一次（U）；登上新高峰会再得一次',
    'Hoàn tác một lần (U); lên đỉnh mới được thêm một lần',
    'One undo (U); every new peak earns it back',
  ],
  score: ['分數', '分数', 'Điểm', 'Score'],
  best: ['最高', '最高', 'Kỷ lục', 'Best'],
  peak: ['山峰', '山峰', 'Đỉnh', 'Peak'],
  undo: ['復原一步', '撤销一步', 'Hoàn tác', 'Undo'],
  undone: ['已復原', '已撤销', 'Đã hoàn tác', 'Undone'],
  mute: ['靜音', '静音', 'Tắt tiếng', 'Mute'],
  pause: ['暫停', '暂停', 'Tạm dừng', 'Pause'],
  paused: ['休息一下', '休息一下', 'Nghỉ chân', 'Taking a rest'],
  resume: ['繼續', '继续', 'Tiếp tục', 'Resume'],
  restart: ['重新開始', '重新开始', 'Chơi lại từ đầu', 'Restart'],
  toTitle: ['回到標題', '返回标题', 'Về màn hình đầu', 'Title screen'],
  over: ['山路到盡頭了', '山路到尽头了', 'Hết đường rồi', 'The trail ends here'],
  again: ['再玩一次', '再玩一次', 'Chơi lại', 'Play again'],
  newBest: ['新紀錄！', '新纪录！', 'Kỷ lục mới!', 'New best!'],
  newPeak: [
    '新高峰 {value}！復原 +1',
    '新高峰 {value}！撤销 +1',
    'Đỉnh mới {value}! Hoàn tác +1',
    'New peak {value}! Undo +1',
  ],
  summit: ['登頂 2048！', '登顶 2048！', 'Chinh phục đỉnh 2048!', 'Summit! 2048'],
  scoreIs: ['分數 {score}', '分数 {score}', 'Điểm {score}', 'Score {score}'],
  overSays: ['遊戲結束，分數 {score}', '游戏结束，分数 {score}', 'Kết thúc, điểm {score}', 'Game over, score {score}'],
  boardSays: ['棋盤：{rows}', '棋盘：{rows}', 'Bàn chơi: {rows}', 'Board: {rows}'],
  empty: ['空', '空', 'trống', 'empty'],
  wild: ['雛菊', '雏菊', 'hoa cúc', 'daisy'],
  stone: ['巨石', '巨石', 'tảng đá', 'boulder'],
};
const SAVE_DEFAULTS = { best4: 0, best5: 0, size: 4, muted: false, run: '' };

const LANGUAGES = ['zh-TW', 'zh-CN', 'vi-VN', 'en-US'];
const STORE_ANSWER_MS = 400;
const SCREENS = { title: '#title-screen', paused: '#pause-screen', over: '#over-screen' };
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

const DIRECTIONS = { left: [0, -1], right: [0, 1], up: [-1, 0], down: [1, 0] };
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
const FIRST_PEAK = 128;
const STONE_LIFE = 12;
const STONE_EVERY = 30;
const WILD_EVERY = 34;

/** The rules: a square of tiles `{id, kind: 'hill' | 'wild' | 'stone', value, row, col}` and nothing about how it looks. */
class Hills {
  constructor(size, random = Math.random) {
    this.size = size;
    this.random = random;
    this.tiles = [];
    this.score = 0;
    this.peak = 2;
    this.moves = 0;
    this.nextId = 1;
    this.before = null;
    this.hasUndo = true;
  }

  start() {
    this.spawn();
    this.spawn();
    return this;
  }

  at(row, col) {
    return this.tiles.find((tile) => tile.row === row && tile.col === col);
  }

  emptyCells() {
    const cells = [];
    for (let row = 0; row < this.size; row++) {
      for (let col = 0; col < this.size; col++) if (!this.at(row, col)) cells.push([row, col]);
    }
    return cells;
  }

  spawn(kind = 'hill', value = this.random() < 0.9 ? 2 : 4) {
    const cells = this.emptyCells();
    if (cells.length === 0) return null;
    const [row, col] = cells[Math.floor(this.random() * cells.length)];
    const tile = { id: this.nextId++, kind, value, row, col };
    this.tiles.push(tile);
    return tile;
  }

  /** Slides all tiles; returns null if none could move, else the points gained and the tiles merged and spawned. */
  move(direction) {
    const before = this.snapshot();
    const merges = [];
    let moved = false;
    for (const line of this.lines(direction)) moved = this.slideLine(line, merges) || moved;
    if (!moved) return null;
    this.before = before;
    this.moves += 1;
    this.wearStones();
    const gained = merges.reduce((sum, merge) => sum + merge.result.value, 0);
    this.score += gained;
    const top = Math.max(...this.tiles.map((tile) => (tile.kind === 'hill' ? tile.value : 0)));
    const isNewPeak = top > this.peak && top >= FIRST_PEAK;
    this.peak = Math.max(this.peak, top);
    if (isNewPeak) this.hasUndo = true;
    return { gained, merges, spawned: this.spawnNext(), isNewPeak };
  }

  /** Every row or column as its cells, starting from the side that tiles slide towards. */
  lines(direction) {
    const [down, right] = DIRECTIONS[direction];
    const order = [...Array(this.size).keys()];
    if (down + right > 0) order.reverse();
    return [...Array(this.size).keys()].map((line) => order.map((i) => (right === 0 ? [i, line] : [line, i])));
  }

  slideLine(cells, merges) {
    const tiles = cells.map(([row, col]) => this.at(row, col));
    let target = 0;
    let last = null;
    let moved = false;
    tiles.forEach((tile, index) => {
      if (!tile) return;
      if (tile.kind === 'stone') {
        target = index + 1;
        last = null;
        return;
      }
      if (last && canMerge(last, tile)) {
        merges.push(this.merge(last, tile));
        last = null;
        moved = true;
        return;
      }
      moved ||= target !== index;
      [tile.row, tile.col] = cells[target++];
      last = tile;
    });
    return moved;
  }

  merge(first, second) {
    const value = 2 * (first.kind === 'hill' ? first.value : second.value);
    const result = { id: this.nextId++, kind: 'hill', value, row: first.row, col: first.col };
    this.tiles = this.tiles.filter((tile) => tile !== first && tile !== second);
    this.tiles.push(result);
    return { first, second, result };
  }

  wearStones() {
    for (const tile of this.tiles) if (tile.kind === 'stone') tile.value -= 1;
    this.tiles = this.tiles.filter((tile) => tile.kind !== 'stone' || tile.value > 0);
  }

  spawnNext() {
    if (this.moves % WILD_EVERY === 0) return this.spawn('wild', 0);
    const spawned = this.spawn();
    const stones = this.tiles.filter((tile) => tile.kind === 'stone').length;
    if (this.size === 5 && this.moves % STONE_EVERY === 0 && stones < 2 && this.emptyCells().length > 4) {
      this.spawn('stone', STONE_LIFE);
    }
    return spawned;
  }

  canMove() {
    if (this.emptyCells().length > 0) return true;
    return this.tiles.some((tile) =>
      [this.at(tile.row + 1, tile.col), this.at(tile.row, tile.col + 1)].some((near) => near && canMerge(tile, near)),
    );
  }

  undo() {
    if (!this.hasUndo || !this.before) return false;
    this.restore(this.before);
    this.before = null;
    this.hasUndo = false;
    return true;
  }

  /** The whole state as a short text, for undo and for the save. */
  snapshot() {
    const { size, score, peak, moves, hasUndo } = this;
    const tiles = this.tiles.map(({ kind, value, row, col }) => [kind[0], value, row, col]);
    return JSON.stringify({ size, score, peak, moves, hasUndo, tiles });
  }

  restore(text) {
    const { tiles, ...rest } = JSON.parse(text);
    const kinds = { h: 'hill', w: 'wild', s: 'stone' };
    Object.assign(this, rest);
    this.tiles = tiles.map(([kind, value, row, col]) => ({ id: this.nextId++, kind: kinds[kind], value, row, col }));
    return this;
  }
}

function canMerge(first, second) {
  if (first.kind === 'stone' || second.kind === 'stone') return false;
  if (first.kind === 'hill' && second.kind === 'hill') return first.value === second.value;
  return first.kind !== second.kind;
}

/** Sky, hill and number colors of 2, 4, 8 … 8192; taller hills wear the later hours of the day. */
const TILE_COLORS = [
  ['#fbf3dc', '#dccb9c', '#5b4a2c'],
  ['#edf3cf', '#b9cd83', '#44542a'],
  ['#cfe8b4', '#82b862', '#2b4a1f'],
  ['#aadca2', '#559d5b', '#17401f'],
  ['#7fcbab', '#2d8b6d', '#08362a'],
  ['#62bdba', '#1c767b', '#04323a'],
  ['#3f86b8', '#1f5583', '#ffffff'],
  ['#5671c8', '#2f3f8b', '#ffffff'],
  ['#7a5bc0', '#46307f', '#ffffff'],
  ['#ab5299', '#692862', '#ffffff'],
  ['#cf5f32', '#842d1e', '#ffffff'],
  ['#f4b83f', '#a9641b', '#432400'],
  ['#1d2556', '#0b0f2e', '#ffe9a8'],
];

/** Light and dark journeys through the day: sky top, sky bottom, far to near hills, sun; a new peak moves on. */
const SKIES = {
  light: [
    ['#ffd3b8', '#fff4e0', '#d4dcc0', '#b3cc9c', '#8db77c', '#679a63', '#fff6da'],
    ['#8fd0f0', '#e9f8f4', '#bcdcc9', '#8cc49a', '#62a878', '#3f8760', '#fffbe6'],
    ['#f7a95f', '#ffe9b8', '#dcb588', '#b98f6a', '#8d7457', '#5f5c48', '#fff2c4'],
  ],
  dark: [
    ['#2b2f63', '#c9737f', '#6b5580', '#4d4570', '#35365b', '#222845', '#ffd9a0'],
    ['#0f1c3f', '#3b5f86', '#2f5170', '#23415c', '#193247', '#102333', '#f3f1e0'],
    ['#070d26', '#1c4a5a', '#16404c', '#11333e', '#0d2731', '#081a22', '#e8fff4'],
  ],
};

const SLIDE_MS = 110;
const POP_MS = 170;
const SKY_MS = 1500;
/** Between two drawings of the landscape: its clouds drift a pixel at most in that time. Smoother while the sun rises. */
const DRIFT_MS = 90;
const RISE_MS = 30;

/** Everything drawn: the tiles on the board and the landscape behind it. */
const view = {
  pen: null,
  skyPen: null,
  cell: 0,
  gap: 0,
  side: 0,
  art: new Map(),
  movedAt: -1e9,
  from: new Map(),
  leaving: [],
  fresh: new Set(),
  grown: new Set(),
  floats: [],
  sky: null,
  skyFrom: null,
  skyAt: -1e9,
  rise: 0,
  /** The landscape without its clouds, in two layers: what is behind them, and in front. */
  behind: null,
  front: null,
  drawnAt: -1e9,
  /** Whether the board is as it was last drawn. */
  isStill: false,
};

function layOut() {
  const stage = find('#stage');
  view.side = Math.floor(Math.min(stage.clientWidth, stage.clientHeight, 720));
  view.pen = fitCanvas(find('#board'), view.side, view.side);
  view.gap = Math.max(5, view.side * (game.hills.size === 4 ? 0.022 : 0.018));
  find('#board').style.borderRadius = `${view.gap * 2.2}px`;
  view.cell = (view.side - view.gap * (game.hills.size + 1)) / game.hills.size;
  view.art.clear();
  view.skyPen = fitCanvas(find('#scenery'), innerWidth, innerHeight, 1);
  view.behind = null;
  view.drawnAt = -1e9;
  view.isStill = false;
}

const spot = (index) => view.gap + index * (view.cell + view.gap);

/** Remembers where tiles are, so that the next frames can slide them from there. */
function rememberPlaces() {
  view.from = new Map(game.hills.tiles.map((tile) => [tile.id, [tile.row, tile.col]]));
}

function showMove({ merges, spawned, gained }, now) {
  view.movedAt = now;
  view.leaving = merges.flatMap(({ first, second, result }) =>
    [first, second].map((tile) => ({ ...tile, row: result.row, col: result.col })),
  );
  view.grown = new Set(merges.map(({ result }) => result.id));
  view.fresh = new Set(spawned ? [spawned.id] : []);
  if (gained > 0) view.floats = [{ text: `+${gained}`, at: now }];
  for (const { result } of merges) {
    if (result.value < 32) continue;
    const [sky, hill] = colorsOf(result.value);
    const half = view.cell / 2;
    const [x, y] = [spot(result.col) + half, spot(result.row) + half];
    sparks.burst({
      x,
      y,
      colors: [sky, hill, '#fff3c4'],
      count: 8 + Math.log2(result.value) * 2,
      speed: view.cell * 1.6,
    });
  }
}

/** Draws the board while anything on it moves, and once more when it has come to rest. */
function drawBoard(now) {
  const { pen, side } = view;
  const isMoving = now - view.movedAt < SLIDE_MS + POP_MS || sparks.list.length > 0 || view.floats.length > 0;
  if (view.isStill && !isMoving) return;
  view.isStill = !isMoving;
  pen.clearRect(0, 0, side, side);
  const slide = calmMotion.matches ? 1 : clamp((now - view.movedAt) / SLIDE_MS, 0, 1);
  const pop = calmMotion.matches ? 1 : clamp((now - view.movedAt - SLIDE_MS) / POP_MS, 0, 1);
  drawMeadow(pen);
  if (slide < 1) for (const tile of view.leaving) drawTile(tile, easeOut(slide), 1);
  for (const tile of game.hills.tiles) {
    if (view.grown.has(tile.id)) {
      if (slide === 1) drawTile(tile, 1, 1 + Math.sin(pop * Math.PI) * 0.12);
    } else if (view.fresh.has(tile.id)) {
      if (slide === 1) drawTile(tile, 1, easeOut(pop));
    } else drawTile(tile, easeOut(slide), 1);
  }
  sparks.draw(pen);
  drawFloats(now);
}

function drawMeadow(pen) {
  const { side, gap, cell } = view;
  const isDark = document.documentElement.dataset.theme === 'dark';
  pen.fillStyle = isDark ? 'rgba(10, 18, 40, 0.62)' : 'rgba(255, 252, 240, 0.62)';
  roundRect(pen, 0, 0, side, side, gap * 2.2);
  pen.fillStyle = isDark ? 'rgba(255, 255, 255, 0.07)' : 'rgba(92, 110, 70, 0.14)';
  for (let row = 0; row < game.hills.size; row++) {
    for (let col = 0; col < game.hills.size; col++) roundRect(pen, spot(col), spot(row), cell, cell, cell * 0.16);
  }
}

function roundRect(pen, x, y, width, height, radius) {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fill();
}

function drawTile(tile, slide, scale) {
  const [fromRow, fromCol] = view.from.get(tile.id) ?? [tile.row, tile.col];
  const size = view.cell * scale;
  const x = spot(lerp(fromCol, tile.col, slide)) + (view.cell - size) / 2;
  const y = spot(lerp(fromRow, tile.row, slide)) + (view.cell - size) / 2;
  view.pen.drawImage(tileArt(tile), x, y, size, size);
}

const colorsOf = (value) => TILE_COLORS[Math.min(TILE_COLORS.length, Math.log2(value)) - 1];

/** The picture of a tile, drawn once for each kind, value and size. */
function tileArt({ kind, value }) {
  const key = `${kind}${value}`;
  if (!view.art.has(key)) {
    const paint = { hill: paintHill, wild: paintDaisy, stone: paintStone }[kind];
    view.art.set(
      key,
      drawOnce(view.cell, (pen) => {
        pen.beginPath();
        pen.roundRect(0, 0, view.cell, view.cell, view.cell * 0.16);
        pen.clip();
        paint(pen, view.cell, value);
      }),
    );
  }
  return view.art.get(key);
}

function paintHill(pen, size, value) {
  const level = Math.log2(value);
  const [sky, hill, ink] = colorsOf(value);
  const air = pen.createLinearGradient(0, 0, 0, size);
  air.addColorStop(0, sky);
  air.addColorStop(1, mix(sky, '#ffffff', level > 12 ? 0.05 : 0.3));
  pen.fillStyle = air;
  pen.fillRect(0, 0, size, size);
  if (level > 12) paintStars(pen, size);
  const height = size * (0.2 + Math.min(level, 12) * 0.035);
  const peakX = size * (0.36 + (level % 3) * 0.15);
  paintSlope(pen, size, { peakX: size - peakX * 0.7, height: height * 0.72, color: mix(hill, sky, 0.5) });
  paintSlope(pen, size, { peakX, height, color: mix(hill, sky, 0.12), snow: level >= 8 });
  if (level >= 4) paintTrees(pen, size, level, mix(hill, '#001008', 0.3));
  const digits = String(value).length;
  pen.font = `800 ${size * [0, 0.46, 0.44, 0.37, 0.3, 0.25, 0.21][digits]}px ui-rounded, system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = ink === '#ffffff' ? 'rgba(0, 0, 0, 0.28)' : 'rgba(255, 255, 255, 0.4)';
  pen.fillText(value, size / 2, size * 0.435);
  pen.fillStyle = ink;
  pen.fillText(value, size / 2, size * 0.42);
}

function paintSlope(pen, size, { peakX, height, color, snow = false }) {
  const top = size - height;
  const path = new Path2D();
  path.moveTo(-size * 0.1, size);
  path.bezierCurveTo(peakX * 0.5, size, peakX * 0.7, top, peakX, top);
  path.bezierCurveTo(lerp(peakX, size, 0.3), top, lerp(peakX, size, 0.5), size, size * 1.1, size);
  pen.fillStyle = color;
  pen.fill(path);
  if (!snow) return;
  pen.save();
  pen.clip(path);
  pen.fillStyle = 'rgba(255, 255, 255, 0.85)';
  pen.beginPath();
  pen.ellipse(peakX, top, size * 0.16, height * 0.2, 0, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
}

function paintTrees(pen, size, level, color) {
  pen.fillStyle = color;
  const count = Math.min(7, level - 2);
  for (let i = 0; i < count; i++) {
    const x = size * (0.08 + ((i * 0.37 + level * 0.13) % 0.86));
    const height = size * (0.1 + (i % 3) * 0.025);
    pen.beginPath();
    pen.moveTo(x - height * 0.32, size);
    pen.lineTo(x, size - height);
    pen.lineTo(x + height * 0.32, size);
    pen.fill();
  }
}

function paintStars(pen, size) {
  pen.fillStyle = '#fff6d8';
  for (let i = 0; i < 16; i++) {
    pen.globalAlpha = 0.4 + (i % 3) * 0.3;
    pen.fillRect(size * ((i * 0.381) % 1), size * ((i * 0.233) % 0.6), size * 0.018, size * 0.018);
  }
  pen.globalAlpha = 1;
}

function paintDaisy(pen, size) {
  const air = pen.createLinearGradient(0, 0, size, size);
  air.addColorStop(0, '#ff9fb6');
  air.addColorStop(1, '#ffd08a');
  pen.fillStyle = air;
  pen.fillRect(0, 0, size, size);
  pen.translate(size / 2, size / 2);
  pen.fillStyle = '#fffdf6';
  for (let i = 0; i < 10; i++) {
    pen.rotate(Math.PI / 5);
    pen.beginPath();
    pen.ellipse(0, -size * 0.23, size * 0.075, size * 0.14, 0, 0, Math.PI * 2);
    pen.fill();
  }
  pen.fillStyle = '#f7b733';
  pen.beginPath();
  pen.arc(0, 0, size * 0.13, 0, Math.PI * 2);
  pen.fill();
}

function paintStone(pen, size, value) {
  const corners = [
    [0.1, 0.86],
    [0.14, 0.5],
    [0.32, 0.24],
    [0.6, 0.16],
    [0.84, 0.38],
    [0.92, 0.86],
  ];
  const facets = [
    [corners, '#8d948f'],
    [[corners[1], corners[2], corners[3], [0.5, 0.5]], '#c3c9c0'],
    [[corners[0], corners[1], [0.5, 0.5], [0.42, 0.86]], '#a7aea6'],
    [[corners[4], corners[5], [0.62, 0.86], [0.5, 0.5]], '#747c79'],
  ];
  for (const [points, color] of facets) {
    pen.fillStyle = color;
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x * size, y * size);
    pen.fill();
  }
  pen.fillStyle = '#6d9158';
  for (const [x, width] of [
    [0.2, 0.22],
    [0.55, 0.26],
    [0.85, 0.18],
  ]) {
    pen.beginPath();
    pen.ellipse(size * x, size * 0.9, size * width, size * 0.08, 0, 0, Math.PI * 2);
    pen.fill();
  }
  pen.strokeStyle = '#4e5652';
  pen.lineWidth = size * 0.02;
  for (let wear = value; wear < STONE_LIFE; wear += 3) {
    const x = 0.24 + ((wear * 0.19) % 0.5);
    pen.beginPath();
    pen.moveTo(size * x, size * 0.34);
    pen.lineTo(size * (x + 0.08), size * 0.52);
    pen.lineTo(size * (x - 0.02), size * 0.76);
    pen.stroke();
  }
}

function drawFloats(now) {
  const { pen, side } = view;
  view.floats = view.floats.filter((float) => now - float.at < 800);
  for (const { text, at } of view.floats) {
    const part = (now - at) / 800;
    pen.globalAlpha = 1 - part;
    pen.font = `900 ${side * 0.075}px ui-rounded, system-ui, sans-serif`;
    pen.textAlign = 'center';
    pen.lineWidth = 5;
    pen.strokeStyle = 'rgba(255, 255, 255, 0.85)';
    pen.fillStyle = '#b4491f';
    const y = side * (0.16 - (calmMotion.matches ? 0 : easeOut(part) * 0.1));
    pen.strokeText(text, side / 2, y);
    pen.fillText(text, side / 2, y);
  }
  pen.globalAlpha = 1;
}

/** Blends two `#rrggbb` colors. */
function mix(first, second, part) {
  const channel = (color, at) => Number.parseInt(color.slice(at, at + 2), 16);
  const blend = (at) => Math.round(lerp(channel(first, at), channel(second, at), part));
  return `#${[1, 3, 5].map((at) => blend(at).toString(16).padStart(2, '0')).join('')}`;
}

function chooseSky(now) {
  const skies = SKIES[document.documentElement.dataset.theme] ?? SKIES.light;
  const wanted = skies[game.hills.peak < 256 ? 0 : game.hills.peak < 1024 ? 1 : 2];
  if (wanted === view.sky) return;
  view.skyFrom = view.sky ?? wanted;
  view.sky = wanted;
  view.skyAt = now;
}

/** Only the clouds drift all the time; all else is drawn again when the sky changes or the sun rises. */
function drawScenery(now) {
  chooseSky(now);
  const [width, height] = [innerWidth, innerHeight];
  const part = clamp((now - view.skyAt) / SKY_MS, 0, 1);
  const left = Math.log2(game.hills.peak) / 11 - view.rise;
  const isChanging = part < 1 || Math.abs(left) > 0.002 || !view.behind;
  const since = now - view.drawnAt;
  if (since < (isChanging ? RISE_MS : DRIFT_MS) || (calmMotion.matches && !isChanging)) return;
  view.drawnAt = now;
  if (isChanging) {
    view.rise += left * (1 - 0.97 ** Math.min(6, since / 16.7));
    drawLayers(
      view.sky.map((color, i) => (part < 1 ? mix(view.skyFrom[i], color, part) : color)),
      width,
      height,
    );
  }
  const pen = view.skyPen;
  pen.drawImage(view.behind, 0, 0);
  drawClouds(pen, calmMotion.matches ? 0 : now / 1000, width, height);
  pen.drawImage(view.front, 0, 0);
}

function drawLayers(colors, width, height) {
  view.behind ??= document.createElement('canvas');
  view.front ??= document.createElement('canvas');
  const sky = fitCanvas(view.behind, width, height, 1);
  const air = sky.createLinearGradient(0, 0, 0, height * 0.8);
  air.addColorStop(0, colors[0]);
  air.addColorStop(1, colors[1]);
  sky.fillStyle = air;
  sky.fillRect(0, 0, width, height);
  drawSun(sky, colors[6], width, height);
  const hills = fitCanvas(view.front, width, height, 1);
  for (let layer = 0; layer < 4; layer++) drawRidge(hills, { layer, color: colors[2 + layer], width, height });
}

function drawSun(pen, color, width, height) {
  const radius = Math.min(width, height) * 0.085;
  const [x, y] = [width * 0.8, height * (0.42 - view.rise * 0.25)];
  const glow = pen.createRadialGradient(x, y, radius * 0.8, x, y, radius * 5);
  glow.addColorStop(0, `${color}aa`);
  glow.addColorStop(1, `${color}00`);
  pen.fillStyle = glow;
  pen.fillRect(x - radius * 5, y - radius * 5, radius * 10, radius * 10);
  pen.fillStyle = color;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}

function drawClouds(pen, drift, width, height) {
  pen.fillStyle =
    document.documentElement.dataset.theme === 'dark' ? 'rgba(255,255,255,0.08)' : 'rgba(255,255,255,0.55)';
  for (let i = 0; i < 5; i++) {
    const size = 40 + ((i * 37) % 50);
    const x = ((i * 0.27 * width + drift * (4 + i * 2)) % (width + size * 6)) - size * 3;
    const y = height * (0.08 + ((i * 0.17) % 0.34));
    pen.beginPath();
    pen.roundRect(x, y, size * 2.6, size * 0.5, size * 0.25);
    pen.arc(x + size * 0.9, y, size * 0.42, 0, Math.PI * 2);
    pen.arc(x + size * 1.6, y + size * 0.1, size * 0.32, 0, Math.PI * 2);
    pen.fill();
  }
}

function drawRidge(pen, { layer, color, width, height }) {
  const base = height * (0.62 + layer * 0.1);
  const swell = height * (0.05 + view.rise * 0.12) * (1.25 - layer * 0.22);
  const stretch = Math.max(width, 700);
  pen.fillStyle = color;
  pen.beginPath();
  pen.moveTo(0, height);
  for (let x = 0; x <= width + 12; x += 12) {
    const turn = (x / stretch) * Math.PI * 2;
    const wave = Math.sin(turn * (1.1 + layer * 0.35) + layer * 2.1) + 0.5 * Math.sin(turn * (2.6 + layer) + layer * 4);
    pen.lineTo(x, base - wave * swell);
  }
  pen.lineTo(width, height);
  pen.fill();
}

/** One player's game: the rules, the save and their display. */
const game = { hills: new Hills(4), isRunning: false };

const chosenSize = () => (saved.size === 5 ? 5 : 4);
const bestKey = () => `best${game.hills.size}`;

function begin(hills) {
  game.hills = hills;
  game.isRunning = true;
  view.from.clear();
  view.leaving = [];
  view.grown.clear();
  view.fresh = new Set(hills.tiles.map((tile) => tile.id));
  view.movedAt = performance.now();
  layOut();
  shell.enter('playing');
  showNumbers();
}

function play() {
  saved.run = '';
  begin(new Hills(chosenSize()).start());
  sound.note(392, { length: 0.2 });
  sound.note(587, { at: 0.1, length: 0.3 });
}

function goOn() {
  try {
    begin(new Hills(4).restore(saved.run));
  } catch {
    // The saved game is corrupt.
    play();
  }
}

function push(direction) {
  if (shell.phase !== 'playing') return;
  rememberPlaces();
  const outcome = game.hills.move(direction);
  if (!outcome) return;
  showMove(outcome, performance.now());
  soundMove(outcome);
  showNumbers();
  announce(t('scoreIs', { score: game.hills.score }));
  if (outcome.isNewPeak) celebratePeak();
  if (!game.hills.canMove()) finish();
}

function soundMove({ merges, gained }) {
  sound.rush({ length: 0.08, volume: 0.02, cutoff: 900 });
  if (gained === 0) return;
  const level = Math.log2(Math.max(...merges.map(({ result }) => result.value)));
  const scale = [0, 2, 4, 7, 9];
  const pitch = 262 * 2 ** ((scale[level % 5] + 12 * Math.floor(level / 5)) / 12);
  sound.note(pitch, { at: 0.06, length: 0.25, shape: 'triangle' });
  if (merges.length > 1) sound.note(pitch * 1.5, { at: 0.12, length: 0.25, shape: 'triangle', volume: 0.05 });
}

function celebratePeak() {
  const value = game.hills.peak;
  showToast(value === 2048 ? t('summit') : t('newPeak', { value }));
  sound.tune([523, 659, 784, 1047], 0.09, { length: 0.35 });
}

function undo() {
  if (!game.hills.undo()) return;
  game.isRunning = true;
  view.isStill = false;
  view.from.clear();
  view.fresh.clear();
  view.grown.clear();
  view.leaving = [];
  sound.note(440, { slide: 300, length: 0.2 });
  showNumbers();
  announce(t('undone'));
}

function undoEnd() {
  undo();
  shell.enter('playing');
}

function finish() {
  const { hills } = game;
  game.isRunning = false;
  saved.run = '';
  const isRecord = hills.score > saved[bestKey()];
  if (isRecord) saved[bestKey()] = hills.score;
  writeSave();
  store.send({ type: 'score', score: hills.score });
  find('#result').textContent = formatNumber(hills.score);
  find('#record').hidden = !isRecord;
  find('#undo-end').hidden = !hills.hasUndo;
  sound.tune([392, 330, 262], 0.16, { length: 0.4, shape: 'triangle' });
  announce(t('overSays', { score: hills.score }));
  setTimeout(() => shell.isInGame() && !game.isRunning && shell.enter('over'), 700);
}

function showNumbers() {
  const { hills } = game;
  find('#score').textContent = formatNumber(hills.score);
  find('#best').textContent = formatNumber(Math.max(hills.score, saved[bestKey()]));
  find('#peak').textContent = hills.peak;
  find('#undo').disabled = !hills.hasUndo || !hills.before;
  const rows = [...Array(hills.size).keys()].map((row) =>
    [...Array(hills.size).keys()].map((col) => nameOf(hills.at(row, col))).join(' '),
  );
  find('#board').setAttribute('aria-label', t('boardSays', { rows: rows.join('; ') }));
}

const nameOf = (tile) => (!tile ? t('empty') : tile.kind === 'hill' ? tile.value : t(tile.kind));

/** Keeps the unfinished game, so that it can go on another day. */
function keepRun() {
  if (!game.isRunning) return;
  saved.run = game.hills.snapshot();
  saved[bestKey()] = Math.max(saved[bestKey()], game.hills.score);
  writeSave();
}

function toTitle() {
  keepRun();
  game.isRunning = false;
  shell.enter('title');
  find('#continue').hidden = saved.run === '';
}

/** Arrow keys and WASD move, U or Z undoes. */
function onKey(event) {
  if (shell.phase !== 'playing' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.code === 'KeyU' || event.code === 'KeyZ') undo();
  if (!Object.hasOwn(KEYS, event.code)) return;
  event.preventDefault();
  push(KEYS[event.code]);
}

/** A swipe of finger or mouse anywhere over the stage moves as soon as its direction is clear. */
function listenToSwipes(element) {
  let start = null;
  element.addEventListener('pointerdown', (event) => {
    start = [event.clientX, event.clientY];
    element.setPointerCapture(event.pointerId);
  });
  element.addEventListener('pointermove', (event) => {
    if (!start) return;
    const [x, y] = [event.clientX - start[0], event.clientY - start[1]];
    if (Math.max(Math.abs(x), Math.abs(y)) < 28) return;
    start = null;
    if (Math.abs(x) > Math.abs(y)) push(x > 0 ? 'right' : 'left');
    else push(y > 0 ? 'down' : 'up');
  });
  for (const end of ['pointerup', 'pointercancel']) {
    element.addEventListener(end, () => {
      start = null;
    });
  }
}

document.addEventListener('keydown', onKey);
listenToSwipes(find('#stage'));
new ResizeObserver(layOut).observe(find('#stage'));
new MutationObserver(() => document.body.dataset.phase === 'paused' && keepRun()).observe(document.body, {
  attributeFilter: ['data-phase'],
});
startShell({
  actions: { play, goOn, undo, undoEnd, title: toTitle },
  onReady() {
    find('#continue').hidden = saved.run === '';
    if (shell.phase === 'title') game.hills = new Hills(chosenSize()).start();
    layOut();
    showNumbers();
  },
  onChoice() {
    game.hills = new Hills(chosenSize()).start();
    layOut();
    showNumbers();
  },
});
runFrames((seconds, now) => {
  if (shell.phase === 'loading' || !view.pen) return;
  drawScenery(now);
  sparks.step(seconds);
  drawBoard(now);
});
