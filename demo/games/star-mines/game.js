// biome-ignore lint/suspicious/noRedundantUseStrict: a classic script, not a module; see demo/games/README.md.
'use strict';
/**
 * Star Mines: clear the asteroids without waking a star crystal. The first cell is always safe and the fields are
 * chosen so that they can be reasoned out. Every cleared sector adds a crystal to the next, until one bursts.
 * The files of this folder are the whole game: rules (class Field), drawing, input; store.js beside it is the way to the store.
 */

const WORDS = {
  name: ['星礦掃雷', '星矿扫雷', 'Dò Mìn Thiên Thạch', 'Star Mines'],
  lead: [
    '清空小行星，別驚動藏在裡頭的星礦。',
    '清空小行星，别惊动藏在里面的星矿。',
    'Dọn sạch tiểu hành tinh, đừng đánh thức tinh thể sao.',
    'Clear the asteroids without waking the star crystals.',
  ],
  play: ['開始遊戲', '开始游戏', 'Chơi', 'Play'],
  size: ['星域大小', '星域大小', 'Kích thước', 'Field size'],
  small: ['近星', '近星', 'Gần', 'Near'],
  medium: ['星帶', '星带', 'Vành đai', 'Belt'],
  large: ['深空', '深空', 'Sâu thẳm', 'Deep'],
  noTime: ['{mines} 顆星礦', '{mines} 颗星矿', '{mines} tinh thể', '{mines} crystals'],
  bestTime: ['最快 {time}', '最快 {time}', 'Nhanh nhất {time}', 'Best {time}'],
  how1: [
    '點開；長按、右鍵或 F 插信標',
    '点开；长按、右键或 F 插信标',
    'Chạm để mở; giữ, chuột phải hoặc F để cắm mốc',
    'Tap to open; hold, right-click or F to place a beacon',
  ],
  how2: [
    '信標數足夠時，點數字就打開周圍',
    '信标数足够时，点数字就打开周围',
    'Đủ mốc thì chạm con số để mở xung quanh',
    'With enough beacons, tap a number to open around it',
  ],
  how3: [
    '方向鍵移動、Enter 打開；第一下一定安全',
    '方向键移动、Enter 打开；第一下一定安全',
    'Phím mũi tên để đi, Enter để mở; ô đầu luôn an toàn',
    'Arrow keys move, Enter opens; the first is always safe',
  ],
  boardName: ['小行星帶', '小行星带', 'Vành đai tiểu hành tinh', 'Asteroid field'],
  left: ['星礦', '星矿', 'Tinh thể', 'Crystals'],
  time: ['時間', '时间', 'T.gian', 'Time'],
  sector: ['星區', '星区', 'Khu', 'Sector'],
  score: ['分數', '分数', 'Điểm', 'Score'],
  flagMode: ['信標模式', '信标模式', 'Chế độ cắm mốc', 'Beacon mode'],
  flagOn: ['點擊插信標', '点击插信标', 'Chạm để cắm mốc', 'Taps place beacons'],
  flagOff: ['點擊打開', '点击打开', 'Chạm để mở', 'Taps open'],
  mute: ['靜音', '静音', 'Tắt tiếng', 'Mute'],
  pause: ['暫停', '暂停', 'Tạm dừng', 'Pause'],
  paused: ['懸浮待命', '悬浮待命', 'Đang lơ lửng chờ', 'Holding position'],
  resume: ['繼續', '继续', 'Tiếp tục', 'Resume'],
  restart: ['重新開始', '重新开始', 'Chơi lại từ đầu', 'Restart'],
  toTitle: ['回到標題', '返回标题', 'Về màn hình đầu', 'Title screen'],
  over: ['星礦爆發了', '星矿爆发了', 'Tinh thể đã bùng nổ', 'A crystal burst'],
  won: ['星區清空！', '星区清空！', 'Đã dọn sạch khu!', 'Sector cleared!'],
  summary: ['星區 {sector}・{time}', '星区 {sector} · {time}', 'Khu {sector} · {time}', 'Sector {sector} · {time}'],
  again: ['再玩一次', '再玩一次', 'Chơi lại', 'Play again'],
  nextSector: ['前往下一星區', '前往下一星区', 'Sang khu tiếp theo', 'On to the next sector'],
  newBest: ['新紀錄！', '新纪录！', 'Kỷ lục mới!', 'New best!'],
  newTime: ['最快紀錄！', '最快纪录！', 'Nhanh nhất từ trước tới nay!', 'Fastest yet!'],
  sectorIs: ['星區 {sector}', '星区 {sector}', 'Khu {sector}', 'Sector {sector}'],
  covered: ['未開', '未开', 'chưa mở', 'covered'],
  flagged: ['信標', '信标', 'có mốc', 'beacon'],
  clear: ['空', '空', 'trống', 'clear'],
  crystal: ['星礦', '星矿', 'tinh thể', 'crystal'],
  cellSays: [
    '第 {row} 列第 {col} 欄：{state}',
    '第 {row} 行第 {col} 列：{state}',
    'Hàng {row}, cột {col}: {state}',
    'Row {row}, column {col}: {state}',
  ],
  leftSays: ['剩 {left} 顆星礦', '剩 {left} 颗星矿', 'Còn {left} tinh thể', 'Crystals left: {left}'],
  themes: ['造型', '造型', 'Giao diện', 'Themes'],
  classic: ['星雲', '星云', 'Tinh vân', 'Nebula'],
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
  wonSays: [
    '星區清空，分數 {score}',
    '星区清空，分数 {score}',
    'Đã dọn sạch, điểm {score}',
    'Sector cleared, score {score}',
  ],
};
/** Best times in seconds; 0 if there is none. */
const SAVE_DEFAULTS = { best: 0, small: 0, medium: 0, large: 0, size: 'small', muted: false, theme: 'classic' };

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

/** Long and short side, crystals of the first sector, and the seconds under which a quick finish pays. */
const SIZES = {
  small: { long: 10, short: 8, mines: 10, par: 60 },
  medium: { long: 15, short: 10, mines: 24, par: 180 },
  large: { long: 20, short: 12, mines: 44, par: 400 },
};
const MOST_EXTRA_MINES = 8;
const LAYING_TRIES = 60;
const HOLD_MS = 380;

/** The rules: a field of cells `{isMine, near, isOpen, isFlagged}` numbered row by row. */
class Field {
  constructor({ cols, rows, mines, random = Math.random }) {
    Object.assign(this, { cols, rows, mines, random });
    this.cells = Array.from({ length: cols * rows }, () => ({
      isMine: false,
      near: 0,
      isOpen: false,
      isFlagged: false,
    }));
    this.state = 'fresh';
    this.burst = -1;
  }

  around(index) {
    const [row, col] = [Math.floor(index / this.cols), index % this.cols];
    const cells = [];
    for (let y = Math.max(0, row - 1); y <= Math.min(this.rows - 1, row + 1); y++) {
      for (let x = Math.max(0, col - 1); x <= Math.min(this.cols - 1, col + 1); x++) {
        if (y !== row || x !== col) cells.push(y * this.cols + x);
      }
    }
    return cells;
  }

  get flags() {
    return this.cells.filter((cell) => cell.isFlagged).length;
  }

  /** Places the crystals away from the first cell, retrying until the field is solvable or attempts run out. */
  lay(first) {
    for (let i = 0; i < LAYING_TRIES; i++) {
      this.scatter(first);
      if (this.canBeReasoned(first)) break;
    }
    this.state = 'going';
  }

  scatter(first) {
    const safe = new Set([first, ...this.around(first)]);
    const places = [...this.cells.keys()].filter((index) => !safe.has(index));
    for (let i = 0; i < this.mines; i++) {
      const j = i + Math.floor(this.random() * (places.length - i));
      [places[i], places[j]] = [places[j], places[i]];
    }
    const mines = new Set(places.slice(0, this.mines));
    for (const [index, cell] of this.cells.entries()) cell.isMine = mines.has(index);
    for (const [index, cell] of this.cells.entries()) {
      cell.near = this.around(index).filter((near) => mines.has(near)).length;
    }
  }

  /** Plays the field with two rules that a person knows: counting around a number, and comparing two numbers. */
  canBeReasoned(first) {
    const opened = new Set();
    const marked = new Set();
    const open = (index) => {
      if (opened.has(index)) return;
      opened.add(index);
      if (this.cells[index].near === 0) this.around(index).forEach(open);
    };
    open(first);
    for (;;) {
      const clues = this.readClues(opened, marked);
      const found = clues.find(isDecided) ?? compareClues(clues);
      if (!found) return opened.size === this.cells.length - this.mines;
      for (const index of found.hidden) {
        if (found.count === 0) open(index);
        else marked.add(index);
      }
    }
  }

  readClues(opened, marked) {
    const clues = [];
    for (const index of opened) {
      const around = this.around(index);
      const hidden = around.filter((near) => !opened.has(near) && !marked.has(near));
      if (hidden.length === 0) continue;
      clues.push({ hidden, count: this.cells[index].near - around.filter((near) => marked.has(near)).length });
    }
    return clues;
  }

  /** Opens a cell and the neighbors of zeros; returns the opened cells, nearest first. */
  open(index) {
    if (this.state === 'fresh') this.lay(index);
    const opened = [];
    const queue = [index];
    for (let i = 0; i < queue.length; i++) {
      const cell = this.cells[queue[i]];
      if (cell.isOpen || cell.isFlagged) continue;
      cell.isOpen = true;
      opened.push(queue[i]);
      if (cell.isMine) {
        this.state = 'lost';
        this.burst = queue[i];
        return opened;
      }
      if (cell.near === 0) queue.push(...this.around(queue[i]));
    }
    if (this.cells.every((cell) => cell.isOpen || cell.isMine)) this.state = 'won';
    return opened;
  }

  /** Opens around a number that has all its beacons. */
  chord(index) {
    const around = this.around(index);
    const flags = around.filter((near) => this.cells[near].isFlagged).length;
    if (this.cells[index].near === 0 || flags !== this.cells[index].near) return [];
    const opened = [];
    for (const near of around) if (this.state === 'going') opened.push(...this.open(near));
    return opened;
  }

  toggleFlag(index) {
    const cell = this.cells[index];
    if (cell.isOpen) return false;
    cell.isFlagged = !cell.isFlagged;
    return true;
  }
}

const isDecided = ({ hidden, count }) => count === 0 || count === hidden.length;

/** When one clue's cells lie within another's, the rest of those has the difference. */
function compareClues(clues) {
  for (const inner of clues) {
    for (const outer of clues) {
      if (inner.hidden.length >= outer.hidden.length) continue;
      if (!inner.hidden.every((index) => outer.hidden.includes(index))) continue;
      const rest = {
        hidden: outer.hidden.filter((index) => !inner.hidden.includes(index)),
        count: outer.count - inner.count,
      };
      if (isDecided(rest)) return rest;
    }
  }
  return null;
}

const NUMBER_COLORS = ['', '#7cd6ff', '#93f28c', '#ff9a94', '#cda9ff', '#ffd166', '#63efd9', '#ff9ff0', '#ffffff'];
/** Looks by the product that sells them: space, its clouds, the planet, three kinds of rock. */
const THEMES = {
  classic: {
    swatch: ['#3b2a80', '#0f5a6e', '#7a2a62'],
    space: '#070a1c',
    clouds: ['#3b2a80', '#0f5a6e', '#7a2a62', '#23307e'],
    planet: ['#ffd9a0', '#d9825f', '#4d2347'],
    rocks: [
      ['#8f8aa8', '#4b4668'],
      ['#a18f86', '#57463f'],
      ['#7f95a8', '#3d4f63'],
    ],
  },
  theme_ice_belt: {
    swatch: ['#dff6ff', '#6fb7d9', '#1d4a7a'],
    space: '#04101c',
    clouds: ['#0f4a6e', '#2a7a8a', '#1d3a7a', '#3b6a9c'],
    planet: ['#ffffff', '#9cd8f0', '#1d4a7a'],
    rocks: [
      ['#cfe8f2', '#5a8aa3'],
      ['#b3d4e6', '#3f6f8f'],
      ['#e2ecf5', '#7a94ad'],
    ],
  },
  theme_red_dwarf: {
    swatch: ['#ffb37d', '#c4452f', '#4a1220'],
    space: '#140507',
    clouds: ['#7a1f2a', '#8a3f1d', '#4a1236', '#6e2a0f'],
    planet: ['#ffe0a0', '#ff6b3d', '#6e1220'],
    rocks: [
      ['#b0766a', '#5c2f2c'],
      ['#c08f6b', '#6b3f26'],
      ['#9c7a86', '#4d3040'],
    ],
  },
};
const ROCKS = 9;
const OPEN_MS = 220;

const view = { cell: 30, pen: null, art: new Map(), openedAt: [], blasts: [], shake: 0, hover: -1, hasWon: 0 };

function layOut() {
  if (!game.field) return;
  const stage = find('#stage');
  const { cols, rows } = game.field;
  view.cell = Math.max(14, Math.floor(Math.min((stage.clientWidth - 8) / cols, (stage.clientHeight - 8) / rows, 84)));
  view.pen = fitCanvas(find('#picture'), cols * view.cell, rows * view.cell);
  const board = find('#board');
  board.style.gridTemplateColumns = `repeat(${cols}, ${view.cell}px)`;
  board.style.gridAutoRows = `${view.cell}px`;
  view.art.clear();
  paintScenery(fitCanvas(find('#scenery'), innerWidth, innerHeight, 1));
}

/** Nebula, stars and a ringed planet; painted once for each size. */
function paintScenery(pen) {
  const [width, height] = [innerWidth, innerHeight];
  const reach = Math.max(width, height);
  const { space, clouds } = store.theme;
  pen.fillStyle = space;
  pen.fillRect(0, 0, width, height);
  for (const [i, [x, y, size]] of [
    [0.15, 0.2, 0.55],
    [0.85, 0.75, 0.6],
    [0.6, 0.1, 0.35],
    [0.3, 0.95, 0.4],
  ].entries()) {
    const cloud = pen.createRadialGradient(x * width, y * height, 0, x * width, y * height, size * reach);
    cloud.addColorStop(0, `${clouds[i]}b0`);
    cloud.addColorStop(1, `${clouds[i]}00`);
    pen.fillStyle = cloud;
    pen.fillRect(0, 0, width, height);
  }
  pen.fillStyle = '#ffffff';
  for (let i = 0; i < 260; i++) {
    pen.globalAlpha = 0.15 + ((i * 0.37) % 0.8);
    const size = i % 23 === 0 ? 2.6 : 0.8 + (i % 3) * 0.5;
    pen.beginPath();
    pen.arc(((i * 0.6180339) % 1) * width, ((i * 0.7548776) % 1) * height, size / 1.6, 0, Math.PI * 2);
    pen.fill();
  }
  pen.globalAlpha = 1;
  paintPlanet(pen, width * 0.93, height * 0.16, Math.min(width, height) * 0.15);
}

function paintPlanet(pen, x, y, radius) {
  const ball = pen.createRadialGradient(x - radius * 0.5, y - radius * 0.5, radius * 0.1, x, y, radius);
  for (const [i, color] of store.theme.planet.entries()) ball.addColorStop(i / 2, color);
  pen.strokeStyle = 'rgba(255, 224, 180, 0.5)';
  pen.lineWidth = radius * 0.12;
  pen.beginPath();
  pen.ellipse(x, y, radius * 1.7, radius * 0.45, -0.4, Math.PI, Math.PI * 2);
  pen.stroke();
  pen.fillStyle = ball;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
  pen.beginPath();
  pen.ellipse(x, y, radius * 1.7, radius * 0.45, -0.4, 0, Math.PI);
  pen.stroke();
}

function art(name, paint) {
  if (!view.art.has(name))
    view.art.set(
      name,
      drawOnce(view.cell, (pen) => paint(pen, view.cell)),
    );
  return view.art.get(name);
}

/** One of nine asteroids, all angles and craters fixed by its number. */
function rockArt(number) {
  return art(`rock${number}`, (pen, size) => {
    const [light, dark] = store.theme.rocks[number % 3];
    const shape = new Path2D();
    for (let i = 0; i < 11; i++) {
      const angle = (i / 11) * Math.PI * 2 + number;
      const radius = size * (0.43 + 0.055 * Math.sin(number * 7 + i * 2.6));
      shape.lineTo(size / 2 + Math.cos(angle) * radius, size / 2 + Math.sin(angle) * radius);
    }
    shape.closePath();
    const shade = pen.createRadialGradient(size * 0.34, size * 0.3, size * 0.05, size * 0.5, size * 0.5, size * 0.56);
    shade.addColorStop(0, light);
    shade.addColorStop(1, dark);
    pen.fillStyle = shade;
    pen.fill(shape);
    pen.strokeStyle = 'rgba(255, 255, 255, 0.2)';
    pen.lineWidth = Math.max(1, size * 0.03);
    pen.stroke(shape);
    pen.clip(shape);
    for (let i = 0; i < 4; i++) {
      const x = size * (0.25 + ((number * 0.31 + i * 0.43) % 0.55));
      const y = size * (0.22 + ((number * 0.47 + i * 0.29) % 0.55));
      const radius = size * (0.05 + ((number + i) % 3) * 0.025);
      pen.fillStyle = 'rgba(0, 0, 0, 0.24)';
      pen.beginPath();
      pen.arc(x, y, radius, 0, Math.PI * 2);
      pen.fill();
      pen.strokeStyle = 'rgba(255, 255, 255, 0.16)';
      pen.beginPath();
      pen.arc(x, y + radius * 0.15, radius, 0.3, Math.PI - 0.3);
      pen.stroke();
    }
  });
}

function beaconArt() {
  return art('beacon', (pen, size) => {
    pen.strokeStyle = '#f4f6ff';
    pen.lineWidth = size * 0.07;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(size * 0.4, size * 0.78);
    pen.lineTo(size * 0.4, size * 0.24);
    pen.stroke();
    pen.fillStyle = '#ffb33d';
    pen.shadowColor = '#ff8a1f';
    pen.shadowBlur = size * 0.3;
    pen.beginPath();
    pen.moveTo(size * 0.42, size * 0.2);
    pen.lineTo(size * 0.78, size * 0.35);
    pen.lineTo(size * 0.42, size * 0.52);
    pen.fill();
    pen.shadowBlur = 0;
    pen.fillStyle = '#2a2547';
    pen.fillRect(size * 0.24, size * 0.75, size * 0.34, size * 0.08);
  });
}

function crystalArt(isBurst) {
  return art(`crystal${isBurst}`, (pen, size) => {
    const color = isBurst ? '#ff5a4d' : '#7dfce0';
    const glow = pen.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size * 0.5);
    glow.addColorStop(0, `${color}cc`);
    glow.addColorStop(1, `${color}00`);
    pen.fillStyle = glow;
    pen.fillRect(0, 0, size, size);
    pen.translate(size / 2, size / 2);
    for (let i = 0; i < 8; i++) {
      const reach = size * (i % 2 === 0 ? 0.4 : 0.24);
      pen.fillStyle = i % 2 === 0 ? '#ffffff' : color;
      pen.beginPath();
      pen.moveTo(-size * 0.08, 0);
      pen.lineTo(0, -reach);
      pen.lineTo(size * 0.08, 0);
      pen.fill();
      pen.rotate(Math.PI / 4);
    }
  });
}

const placeOf = (index) => [(index % game.field.cols) * view.cell, Math.floor(index / game.field.cols) * view.cell];

function drawBoard(now) {
  const { pen, cell } = view;
  const { field } = game;
  pen.clearRect(0, 0, field.cols * cell, field.rows * cell);
  pen.save();
  if (view.shake > 0.02)
    pen.translate((Math.random() - 0.5) * view.shake * 14, (Math.random() - 0.5) * view.shake * 14);
  for (let index = 0; index < field.cells.length; index++) drawCell(pen, index, now);
  drawBlasts(pen, now);
  sparks.draw(pen);
  pen.restore();
}

function drawCell(pen, index, now) {
  const { cell } = view;
  const [x, y] = placeOf(index);
  const content = game.field.cells[index];
  const age = now - (view.openedAt[index] ?? Number.POSITIVE_INFINITY);
  const part = calmMotion.matches ? Number(content.isOpen) : clamp(age / OPEN_MS, 0, 1);
  const isShown = content.isOpen && part > 0;
  pen.fillStyle = isShown ? 'rgba(6, 10, 30, 0.78)' : 'rgba(20, 24, 60, 0.5)';
  pen.beginPath();
  pen.roundRect(x + 1, y + 1, cell - 2, cell - 2, cell * 0.16);
  pen.fill();
  if (isShown) drawOpen(pen, content, { x, y, index });
  if (!isShown || part < 1) drawRock(pen, { x, y, index, part: isShown ? part : 0 });
  if (!content.isOpen && content.isFlagged) drawFlag(pen, content, { x, y, now });
  if (content.isMine && !content.isOpen && game.field.state === 'won') drawSaved(pen, { x, y, now, index });
}

function drawOpen(pen, content, { x, y, index }) {
  const { cell } = view;
  if (content.isMine) {
    pen.drawImage(crystalArt(index === game.field.burst), x, y, cell, cell);
    return;
  }
  if (content.near === 0) return;
  pen.font = `800 ${cell * 0.58}px ui-rounded, system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = NUMBER_COLORS[content.near];
  pen.fillText(content.near, x + cell / 2, y + cell * 0.54);
}

/** A rock, or while it opens, the same one shrinking and fading. */
function drawRock(pen, { x, y, index, part }) {
  const { cell } = view;
  const grow = index === view.hover && part === 0 ? 1.08 : 1 - part * 0.5;
  const inset = (cell * (1 - grow)) / 2;
  pen.globalAlpha = 1 - part;
  pen.drawImage(rockArt((index * 5 + Math.floor(index / 7)) % ROCKS), x + inset, y + inset, cell * grow, cell * grow);
  pen.globalAlpha = 1;
}

function drawFlag(pen, content, { x, y, now }) {
  const { cell } = view;
  pen.drawImage(beaconArt(), x, y, cell, cell);
  if (!calmMotion.matches && Math.floor(now / 600) % 2 === 0) {
    pen.fillStyle = '#fff3c4';
    pen.beginPath();
    pen.arc(x + cell * 0.4, y + cell * 0.2, cell * 0.06, 0, Math.PI * 2);
    pen.fill();
  }
  if (game.field.state !== 'lost' || content.isMine) return;
  pen.strokeStyle = '#ff5a4d';
  pen.lineWidth = cell * 0.1;
  pen.beginPath();
  pen.moveTo(x + cell * 0.2, y + cell * 0.2);
  pen.lineTo(x + cell * 0.8, y + cell * 0.8);
  pen.moveTo(x + cell * 0.8, y + cell * 0.2);
  pen.lineTo(x + cell * 0.2, y + cell * 0.8);
  pen.stroke();
}

function drawSaved(pen, { x, y, now, index }) {
  const beat = calmMotion.matches ? 1 : 1 + Math.sin(now / 240 + index) * 0.1;
  const size = view.cell * beat;
  const inset = (view.cell - size) / 2;
  pen.drawImage(crystalArt(false), x + inset, y + inset, size, size);
}

/** After a burst, the other crystals go off one after the other, from near to far. */
function drawBlasts(pen, now) {
  for (const blast of view.blasts) {
    if (now < blast.at) continue;
    const [x, y] = placeOf(blast.index).map((place) => place + view.cell / 2);
    if (!blast.isDone) {
      blast.isDone = true;
      game.field.cells[blast.index].isOpen = true;
      view.openedAt[blast.index] = now - OPEN_MS;
      sparks.burst({ x, y, colors: ['#ff7a4d', '#ffd166', '#7dfce0'], count: 14, speed: view.cell * 5, gravity: 0 });
      sound.rush({ length: 0.25, volume: 0.05, cutoff: 500 });
    }
    const part = (now - blast.at) / 500;
    if (part > 1 || calmMotion.matches) continue;
    pen.globalAlpha = 1 - part;
    pen.strokeStyle = '#ffb08a';
    pen.lineWidth = 3;
    pen.beginPath();
    pen.arc(x, y, view.cell * (0.3 + easeOut(part) * 1.6), 0, Math.PI * 2);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

/** One player's flight: cleared sectors add up until a crystal bursts. */
const game = { field: null, sector: 1, total: 0, seconds: 0, cursor: 0, isFlagging: false };

/** The leaderboard of the chosen size. */
const boardNow = () => saved.size;

/** Merges the save of another device: the better values win; a time of 0 means none yet. */
function joinSave(found) {
  if (typeof found?.best === 'number') saved.best = Math.max(saved.best, found.best);
  for (const size of Object.keys(SIZES)) {
    const times = [saved[size], found?.[size]].filter((time) => typeof time === 'number' && time > 0);
    if (times.length > 0) saved[size] = Math.min(...times);
  }
}

/** Applies the chosen theme, or the one loaded after a sign-in. */
const useTheme = () => layOut();

const isLandscape = () => find('#stage').clientWidth > find('#stage').clientHeight;

function prepare() {
  const { long, short, mines } = SIZES[saved.size] ?? SIZES.small;
  const [cols, rows] = isLandscape() ? [long, short] : [short, long];
  game.field = new Field({ cols, rows, mines: mines + Math.min(game.sector - 1, MOST_EXTRA_MINES) });
  game.seconds = 0;
  game.cursor = Math.floor(rows / 2) * cols + Math.floor(cols / 2);
  view.openedAt = [];
  view.blasts = [];
  view.shake = 0;
  sparks.list = [];
  buildCells();
  layOut();
  showNumbers();
}

/** The cells as invisible buttons over the canvas, for keyboards and screen readers. */
function buildCells() {
  const { cols, rows } = game.field;
  const lines = Array.from({ length: rows }, (_, row) => {
    const line = document.createElement('div');
    line.setAttribute('role', 'row');
    for (let col = 0; col < cols; col++) {
      const button = document.createElement('button');
      button.type = 'button';
      button.dataset.cell = row * cols + col;
      button.setAttribute('role', 'gridcell');
      button.tabIndex = row * cols + col === game.cursor ? 0 : -1;
      line.append(button);
    }
    return line;
  });
  find('#board').replaceChildren(find('#picture'), ...lines);
  nameCells(game.field.cells.keys());
}

const buttonOf = (index) => find(`[data-cell="${index}"]`);

function nameCells(indexes) {
  for (const index of indexes) {
    const { isOpen, isFlagged, isMine, near } = game.field.cells[index];
    const opened = isMine ? t('crystal') : near || t('clear');
    const state = isOpen ? opened : t(isFlagged ? 'flagged' : 'covered');
    const [row, col] = [Math.floor(index / game.field.cols) + 1, (index % game.field.cols) + 1];
    buttonOf(index).setAttribute('aria-label', t('cellSays', { row, col, state }));
  }
}

function moveCursor(index) {
  buttonOf(game.cursor).tabIndex = -1;
  game.cursor = index;
  buttonOf(index).tabIndex = 0;
  buttonOf(index).focus({ preventScroll: true });
}

function play() {
  game.sector = 1;
  game.total = 0;
  begin();
}

/** From the last screen: to the next sector after a clear one, else from the start. */
function goOn() {
  if (game.field.state !== 'won') return play();
  game.sector += 1;
  begin();
}

function begin() {
  prepare();
  shell.enter('playing');
  showToast(t('sectorIs', { sector: game.sector }));
  sound.tune([330, 494, 659], 0.09, { length: 0.25 });
}

const canAct = () => shell.phase === 'playing' && ['fresh', 'going'].includes(game.field.state);

/** Handles a tap, click or Enter on a cell: opens it or, for a number, all neighbors that must be safe. */
function dig(index) {
  if (!canAct()) return;
  const cell = game.field.cells[index];
  if (!cell.isOpen && game.isFlagging && game.field.state === 'going') return flag(index);
  if (cell.isFlagged) return;
  const opened = cell.isOpen ? game.field.chord(index) : game.field.open(index);
  if (opened.length > 0) showOpened(index, opened);
}

function showOpened(origin, opened) {
  const now = performance.now();
  const { cols } = game.field;
  for (const index of opened) {
    const far = Math.hypot((index % cols) - (origin % cols), Math.floor(index / cols) - Math.floor(origin / cols));
    view.openedAt[index] = now + (calmMotion.matches ? 0 : far * 22);
    if (opened.length < 60 || index % 3 === 0) dustAt(index);
  }
  nameCells(opened);
  sound.rush({ length: 0.12, volume: 0.05, cutoff: 1400 });
  sound.note(300 + Math.min(opened.length, 40) * 12, { length: 0.12, shape: 'triangle', volume: 0.05 });
  showNumbers();
  announce(buttonOf(origin).getAttribute('aria-label'));
  if (game.field.state === 'won') win();
  if (game.field.state === 'lost') lose();
}

function dustAt(index) {
  const [x, y] = placeOf(index).map((place) => place + view.cell / 2);
  const colors = store.theme.rocks[index % 3];
  sparks.burst({ x, y, colors, count: 4, speed: view.cell * 2.4, gravity: 0, size: view.cell * 0.07, life: 0.5 });
}

function flag(index) {
  if (!canAct() || game.field.state === 'fresh' || !game.field.toggleFlag(index)) return;
  const { isFlagged } = game.field.cells[index];
  sound.note(isFlagged ? 740 : 520, { slide: isFlagged ? 980 : 400, length: 0.1, shape: 'square', volume: 0.03 });
  nameCells([index]);
  showNumbers();
  announce(t('leftSays', { left: game.field.mines - game.field.flags }));
}

function win() {
  const { par } = SIZES[saved.size];
  const seconds = Math.ceil(game.seconds);
  const quick = Math.max(0, par - seconds) * 2;
  game.total += Math.round((game.field.mines * 20 + quick) * (1 + (game.sector - 1) * 0.1));
  const isFastest = saved[saved.size] === 0 || seconds < saved[saved.size];
  if (isFastest) saved[saved.size] = Math.max(1, seconds);
  for (const index of game.field.cells.keys()) if (game.field.cells[index].isMine) shineAt(index);
  sound.tune([523, 659, 784, 1047, 1319], 0.1, { length: 0.4 });
  announce(t('wonSays', { score: game.total }));
  finish({ title: 'won', next: 'nextSector', record: isFastest ? 'newTime' : null, waitMs: 1500 });
}

function shineAt(index) {
  const [x, y] = placeOf(index).map((place) => place + view.cell / 2);
  sparks.burst({
    x,
    y,
    colors: ['#7dfce0', '#ffffff', '#ffd166'],
    count: 10,
    speed: view.cell * 2.5,
    gravity: 0,
    life: 1.2,
  });
}

function lose() {
  const { field } = game;
  const now = performance.now();
  const [bx, by] = placeOf(field.burst);
  game.total += field.cells.filter((cell) => cell.isOpen && !cell.isMine).length;
  view.blasts = [...field.cells.keys()]
    .filter((index) => field.cells[index].isMine && !field.cells[index].isFlagged)
    .map((index) => {
      const [x, y] = placeOf(index);
      const far = Math.hypot(x - bx, y - by) / view.cell;
      return { index, at: now + far * (calmMotion.matches ? 0 : 90), isDone: false };
    });
  view.shake = calmMotion.matches ? 0 : 1;
  sound.rush({ length: 0.9, volume: 0.14, cutoff: 420 });
  announce(t('overSays', { score: game.total }));
  finish({ title: 'over', next: 'again', record: game.total > saved.best ? 'newBest' : null, waitMs: 1700 });
}

function finish({ title, next, record, waitMs }) {
  const { field } = game;
  saved.best = Math.max(saved.best, game.total);
  store.save().catch(() => undefined);
  store.score(game.total);
  find('#over-name').textContent = t(title);
  find('#next').textContent = t(next);
  find('#result').textContent = formatNumber(game.total);
  find('#record').hidden = record === null;
  if (record) find('#record').textContent = t(record);
  find('#summary').textContent = t('summary', { sector: game.sector, time: clock(Math.ceil(game.seconds)) });
  showNumbers();
  setTimeout(() => shell.isInGame() && game.field === field && shell.enter('over'), waitMs);
}

const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function showNumbers() {
  find('#left').textContent = game.field.mines - game.field.flags;
  find('#time').textContent = clock(Math.floor(game.seconds));
  find('#sector').textContent = game.sector;
  find('#score').textContent = formatNumber(game.total);
}

function showBestTimes() {
  for (const [size, { mines }] of Object.entries(SIZES)) {
    find(`#best-${size}`).textContent =
      saved[size] > 0 ? t('bestTime', { time: clock(saved[size]) }) : t('noTime', { mines });
  }
}

function toggleFlagMode() {
  game.isFlagging = !game.isFlagging;
  find('#flag-mode').setAttribute('aria-pressed', String(game.isFlagging));
  showToast(t(game.isFlagging ? 'flagOn' : 'flagOff'));
}

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Arrow keys move the focus, F places a beacon, G toggles the tap mode; Enter and Space arrive as clicks. */
function onKey(event) {
  if (shell.phase !== 'playing' || event.ctrlKey || event.metaKey) return;
  if (event.code === 'KeyG') toggleFlagMode();
  if (event.code === 'KeyF') flag(game.cursor);
  if (!Object.hasOwn(STEPS, event.code)) return;
  event.preventDefault();
  const { cols, rows } = game.field;
  const [dx, dy] = STEPS[event.code];
  const col = clamp((game.cursor % cols) + dx, 0, cols - 1);
  const row = clamp(Math.floor(game.cursor / cols) + dy, 0, rows - 1);
  moveCursor(row * cols + col);
}

const cellAt = (target) => (target.closest?.('[data-cell]') ? Number(target.closest('[data-cell]').dataset.cell) : -1);

/** A short press digs, a long one or the right button places a beacon; sliding away cancels. */
function listenToPresses(board) {
  let held = null;
  const forget = () => {
    clearTimeout(held?.timer);
    held = null;
  };
  board.addEventListener('pointerdown', (event) => {
    const index = cellAt(event.target);
    forget();
    if (index < 0) return;
    if (event.button === 2) return flag(index);
    held = { index, x: event.clientX, y: event.clientY };
    held.timer = setTimeout(() => {
      flag(index);
      held = null;
    }, HOLD_MS);
  });
  board.addEventListener('pointermove', (event) => {
    view.hover = event.pointerType === 'mouse' ? cellAt(event.target) : -1;
    if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > 14) forget();
  });
  board.addEventListener('pointerup', () => {
    if (!held) return;
    const { index } = held;
    forget();
    moveCursor(index);
    dig(index);
  });
  board.addEventListener('pointercancel', forget);
  board.addEventListener('pointerleave', () => {
    view.hover = -1;
  });
  // Pointer presses are handled above; a click without one comes from a key or assistive technology.
  board.addEventListener(
    'click',
    (event) => event.detail === 0 && cellAt(event.target) >= 0 && dig(cellAt(event.target)),
  );
  board.addEventListener('focusin', ({ target }) => {
    const index = cellAt(target);
    if (index < 0) buttonOf(game.cursor).focus({ preventScroll: true });
    else if (index !== game.cursor) moveCursor(index);
  });
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
listenToPresses(find('#board'));
new ResizeObserver(layOut).observe(find('#stage'));
addEventListener('resize', layOut);
startShell({
  actions: {
    play,
    goOn,
    flagMode: toggleFlagMode,
    title() {
      showBestTimes();
      shell.enter('title');
    },
  },
  onReady() {
    showBestTimes();
    if (!shell.isInGame()) prepare();
    else {
      useTheme();
      nameCells(game.field.cells.keys());
    }
  },
  onChoice() {
    game.sector = 1;
    prepare();
  },
});
runFrames((seconds, now) => {
  if (!view.pen) return;
  if (shell.phase === 'playing' && game.field.state === 'going') {
    const before = Math.floor(game.seconds);
    game.seconds += seconds;
    if (Math.floor(game.seconds) !== before) showNumbers();
  }
  sparks.step(seconds);
  view.shake *= 0.93;
  drawBoard(now);
});
