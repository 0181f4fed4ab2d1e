/* One machine of the hall, for the browser: virtual coins, published odds, nothing to buy. */

const TEXTS = {
  'zh-TW': {
    name: '招財貓樂園',
    adults: '僅限 18 歲以上，純娛樂虛擬金幣',
    coins: '金幣',
    spin: '轉動（5 金幣）',
    gift: '領取 50 金幣',
    ready: '祝您好運！',
    turning: '轉輪轉動中…',
    lost: '這次沒有中獎。',
    won: (n) => `恭喜！贏得 ${n} 金幣。`,
    empty: '金幣用完了，招財貓請客。',
    given: '招財貓送您 50 金幣。',
    odds: '獎項與機率',
    fair: '每個轉輪有六種圖案，出現機率相同。金幣不能購買，也不能兌換現金或實物。',
    prizes: ['三隻招財貓', '三個相同圖案', '兩隻招財貓'],
  },
  'zh-CN': {
    name: '招财猫乐园',
    adults: '仅限 18 岁以上，虚拟金币仅供娱乐',
    coins: '金币',
    spin: '转动（5 金币）',
    gift: '领取 50 金币',
    ready: '祝您好运！',
    turning: '转轮转动中…',
    lost: '这次没有中奖。',
    won: (n) => `恭喜！赢得 ${n} 金币。`,
    empty: '金币用完了，招财猫请客。',
    given: '招财猫送您 50 金币。',
    odds: '奖项与概率',
    fair: '每个转轮有六种图案，出现概率相同。金币不能购买，也不能兑换现金或实物。',
    prizes: ['三只招财猫', '三个相同图案', '两只招财猫'],
  },
  'vi-VN': {
    name: 'Sảnh Mèo Thần Tài',
    adults: 'Dành cho người từ 18 tuổi, chỉ dùng xu ảo',
    coins: 'Xu',
    spin: 'Quay (5 xu)',
    gift: 'Nhận 50 xu',
    ready: 'Chúc bạn may mắn!',
    turning: 'Đang quay…',
    lost: 'Lần này chưa trúng.',
    won: (n) => `Chúc mừng! Bạn thắng ${n} xu.`,
    empty: 'Hết xu rồi, mèo thần tài mời bạn.',
    given: 'Mèo thần tài tặng bạn 50 xu.',
    odds: 'Giải thưởng và tỷ lệ',
    fair: 'Mỗi vòng có sáu biểu tượng với tỷ lệ như nhau. Xu không mua được và không đổi được thành tiền hay hiện vật.',
    prizes: ['Ba mèo thần tài', 'Ba biểu tượng giống nhau', 'Hai mèo thần tài'],
  },
  'en-US': {
    name: 'Lucky Cat Hall',
    adults: 'For adults of 18 and over. Virtual coins only.',
    coins: 'Coins',
    spin: 'Spin (5 coins)',
    gift: 'Take 50 coins',
    ready: 'Good luck!',
    turning: 'The reels are turning…',
    lost: 'No prize this time.',
    won: (n) => `You win ${n} coins!`,
    empty: 'Out of coins. The next ones are on the cat.',
    given: 'The cat gives you 50 coins.',
    odds: 'Prizes and odds',
    fair: 'Each reel has six symbols, all equally likely. Coins cannot be bought, or exchanged for money or goods.',
    prizes: ['Three lucky cats', 'Three of another symbol', 'Two lucky cats'],
  },
};

const COST = 5;
const GIFT = 50;
const START = 100;
const TURN_MS = 900;
/** Of 216 equally likely results. */
const PRIZES = [
  { coins: 200, results: 1 },
  { coins: 50, results: 5 },
  { coins: 20, results: 15 },
];

const draw = (body) => `<svg viewBox="0 0 64 64">${body}</svg>`;
const SYMBOLS = {
  cat: draw(
    '<path d="M12 10l10 8h20l10-8v24a20 20 0 0 1-40 0z" fill="#fff" stroke="#7a1f1f" stroke-width="3"/><circle cx="24" cy="32" r="3"/><circle cx="40" cy="32" r="3"/><path d="M28 40q4 4 8 0" fill="none" stroke="#7a1f1f" stroke-width="3"/><circle cx="32" cy="56" r="6" fill="#e0ad45"/>',
  ),
  coin: draw(
    '<circle cx="32" cy="32" r="24" fill="#e0ad45" stroke="#8a5c10" stroke-width="3"/><path d="M24 24h16v16H24z" fill="#fff8e4" stroke="#8a5c10" stroke-width="3"/>',
  ),
  koi: draw(
    '<path d="M8 32q18-24 36-4l12-10v28L44 36Q26 56 8 32z" fill="#e4572e" stroke="#7a1f1f" stroke-width="3"/><circle cx="20" cy="30" r="3"/>',
  ),
  lantern: draw(
    '<ellipse cx="32" cy="32" rx="22" ry="18" fill="#c8202f" stroke="#7a1f1f" stroke-width="3"/><path d="M22 10h20v6H22zM22 48h20v6H22z" fill="#e0ad45"/><path d="M32 14v36M20 18q-6 14 0 28M44 18q6 14 0 28" fill="none" stroke="#7a1f1f" stroke-width="2"/>',
  ),
  plum: draw(
    '<g fill="#e58aa4" stroke="#8a2f4c" stroke-width="2"><circle cx="32" cy="18" r="11"/><circle cx="46" cy="29" r="11"/><circle cx="41" cy="45" r="11"/><circle cx="23" cy="45" r="11"/><circle cx="18" cy="29" r="11"/></g><circle cx="32" cy="34" r="7" fill="#f6d667"/>',
  ),
  bell: draw(
    '<path d="M32 8c-14 0-16 14-16 24l-6 12h44l-6-12c0-10-2-24-16-24z" fill="#e0ad45" stroke="#8a5c10" stroke-width="3"/><circle cx="32" cy="50" r="6" fill="#8a5c10"/>',
  ),
};
const NAMES = Object.keys(SYMBOLS);

const element = (id) => document.getElementById(id);
const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;

let words = TEXTS['zh-TW'];
let coins = START;
let isTurning = false;
let store = null;

function pickSymbol() {
  // 252 is the largest multiple of six in a byte: larger values would favor some symbols.
  const byte = crypto.getRandomValues(new Uint8Array(1))[0];
  return byte < 252 ? NAMES[byte % NAMES.length] : pickSymbol();
}

function prizeOf(symbols) {
  const cats = symbols.filter((name) => name === 'cat').length;
  if (cats === 3) return PRIZES[0].coins;
  if (new Set(symbols).size === 1) return PRIZES[1].coins;
  return cats === 2 ? PRIZES[2].coins : 0;
}

function showCoins() {
  element('coins').textContent = coins;
  element('spin').textContent = coins < COST ? words.gift : words.spin;
}

function showReels(symbols, areTurning) {
  symbols.forEach((name, index) => {
    const reel = element('reels').children[index];
    reel.innerHTML = SYMBOLS[name];
    reel.classList.toggle('turning', areTurning);
  });
}

async function keep() {
  try {
    await store?.save({ coins });
  } catch {
    // The coins hold for this visit then.
  }
}

function settle() {
  const symbols = [pickSymbol(), pickSymbol(), pickSymbol()];
  const prize = prizeOf(symbols);
  coins += prize;
  isTurning = false;
  showReels(symbols, false);
  showCoins();
  element('spin').setAttribute('aria-disabled', 'false');
  const empty = coins < COST ? ` ${words.empty}` : '';
  element('told').textContent = (prize > 0 ? words.won(prize) : words.lost) + empty;
  void keep();
}

function press() {
  if (isTurning) return;
  if (coins < COST) {
    coins += GIFT;
    element('told').textContent = words.given;
    showCoins();
    void keep();
    return;
  }
  coins -= COST;
  isTurning = true;
  element('spin').setAttribute('aria-disabled', 'true');
  element('told').textContent = words.turning;
  showCoins();
  const turning = isStill ? 0 : setInterval(() => showReels([pickSymbol(), pickSymbol(), pickSymbol()], true), 80);
  setTimeout(
    () => {
      clearInterval(turning);
      settle();
    },
    isStill ? 0 : TURN_MS,
  );
}

function begin(language) {
  const known = TEXTS[language] === undefined ? 'en-US' : language;
  words = TEXTS[known];
  document.documentElement.lang = known;
  document.title = words.name;
  for (const each of document.querySelectorAll('[data-text]')) each.textContent = words[each.dataset.text];
  element('told').textContent = words.ready;
  element('reels').innerHTML = '<div class="reel"></div>'.repeat(3);
  element('table').innerHTML = PRIZES.map(
    (prize, index) => `<tr><td>${words.prizes[index]}</td><td>${prize.coins}</td><td>${prize.results} : 216</td></tr>`,
  ).join('');
  showReels(['cat', 'cat', 'cat'], false);
  showCoins();
}

async function open() {
  begin(navigator.language);
  try {
    store = await Starhall.connect();
  } catch {
    // Opened directly: the game plays the same without a store.
  }
  const kept = await Promise.resolve(store?.load()).catch(() => undefined);
  if (Number.isInteger(kept?.coins) && kept.coins >= 0) coins = kept.coins;
  begin(store?.language ?? navigator.language);
  element('spin').addEventListener('click', press);
}

void open();
