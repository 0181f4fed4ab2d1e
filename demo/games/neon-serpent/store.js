// biome-ignore lint/suspicious/noRedundantUseStrict: a classic script, not a module; see demo/games/README.md.
'use strict';

/** Free themes, which every player has. */
const FREE_THEME = 'classic';
const RANKS_SHOWN = 10;

/**
 * Connects the game to the store through its library (/sdk/starhall.js): synced progress, scores, themes for sale.
 * Without a store, when opened directly, the game works without shop and leaderboard.
 *
 * `game` provides its texts `t`, its `themes` by product, its save `saved`, `joinSave` to merge another device's save,
 * `boardNow`, `useTheme`, `enter` to show a screen, `announce`, `formatNumber` and `ownLanguage`.
 */
globalThis.GameStore = class {
  game;
  /** Null where there is no store. */
  sdk = null;
  products = [];
  /** The player's products, with their names. */
  owned = new Map([[FREE_THEME, null]]);

  constructor(game) {
    this.game = game;
  }

  /** The theme in use. The choice of a paid theme is kept, but only its owner sees it. */
  get theme() {
    const { saved, themes } = this.game;
    return themes[this.owned.has(saved.theme) && Object.hasOwn(themes, saved.theme) ? saved.theme : FREE_THEME];
  }

  async connect({ init, sound, pause }) {
    this.sdk = (await globalThis.Starhall?.connect().catch(() => null)) ?? null;
    const { sdk } = this;
    if (!sdk) return init({ lang: this.game.ownLanguage(), muted: false, theme: 'light', data: null });
    const begin = async () => {
      const [data] = await Promise.all([sdk.load().catch(() => null), this.refresh().catch(() => undefined)]);
      init({ lang: sdk.language, muted: sdk.muted, theme: sdk.theme, data });
      this.showThemes();
    };
    sdk.on('sound', (muted) => sound({ muted }));
    sdk.on('pause', pause);
    // A user has signed in: progress and themes belong to them from now on.
    sdk.on('player', begin);
    document.querySelector('#store-buttons').hidden = false;
    await begin();
  }

  /** Loads products and purchases, and delivers any that are still undelivered, for instance after a crash. */
  async refresh() {
    const [products, purchases] = await Promise.all([this.sdk.products(), this.sdk.purchases()]);
    this.products = products;
    this.owned = new Map([[FREE_THEME, null]]);
    for (const purchase of purchases) if (purchase.state === 'completed') this.handOver(purchase);
  }

  handOver({ productId, title, exchangeId, acknowledgedAt }) {
    this.owned.set(productId, title);
    // If this fails, the next start retries it.
    if (acknowledgedAt === null) this.sdk.acknowledge(exchangeId).catch(() => undefined);
  }

  /** Stores the save. If another device has saved in the meantime, merges both and stores the result. */
  async save() {
    const { saved, joinSave } = this.game;
    try {
      await this.sdk?.save({ ...saved });
    } catch (error) {
      if (error.code !== 'conflict') return;
      joinSave(await this.sdk.load());
      await this.sdk.save({ ...saved });
    }
  }

  score(score) {
    if (this.sdk?.player) this.sdk.submitScore(score, { board: this.game.boardNow() }).catch(() => undefined);
  }

  /** A theme's button: puts on one that is owned, offers one that is not. */
  async chooseTheme(id) {
    if (!this.owned.has(id)) {
      if (!(await this.buyTheme(id))) return;
      // The page shares this thread: it delivers the purchase before the theme is drawn.
      await new Promise((resolve) => setTimeout(resolve));
    }
    this.game.saved.theme = id;
    this.save().catch(() => undefined);
    this.game.useTheme();
    this.showThemes();
    document.querySelector(`[data-value="${id}"]`)?.focus();
  }

  /** The page asks the player to confirm; returns whether they own the theme now. */
  async buyTheme(productId) {
    try {
      const { status, purchase } = await this.sdk.purchase({ productId });
      if (status === 'completed') this.handOver(purchase);
      return status === 'completed';
    } catch (error) {
      // That coins are missing, the page has said already.
      if (error.code === 'not_enough') return false;
      document.querySelector('#themes-note').textContent = this.game.t('notNow');
      this.game.announce(this.game.t('notNow'));
      return false;
    }
  }

  /** All themes that are owned or on sale, with prices. */
  showThemes() {
    const products = new Map(this.products.map((product) => [product.productId, product]));
    const shown = Object.keys(this.game.themes).filter((id) => this.owned.has(id) || products.has(id));
    document.querySelector('#themes-note').textContent = '';
    document.querySelector('#themes').replaceChildren(...shown.map((id) => this.makeThemeItem(id, products.get(id))));
  }

  makeThemeItem(id, product) {
    const { t, themes } = this.game;
    const isInUse = themes[id] === this.theme;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'theme';
    button.dataset.action = 'theme';
    button.dataset.value = id;
    if (this.owned.has(id)) button.setAttribute('aria-pressed', String(isInUse));
    const swatch = document.createElement('span');
    swatch.className = 'swatch';
    swatch.style.background = `linear-gradient(120deg, ${themes[id].swatch.join(', ')})`;
    const name = document.createElement('b');
    name.textContent = product?.title ?? this.owned.get(id) ?? t(FREE_THEME);
    const note = document.createElement('small');
    note.textContent = this.owned.has(id) ? t(isInUse ? 'themeInUse' : 'themeOwned') : this.priceOf(product);
    button.append(swatch, name, note);
    const item = document.createElement('li');
    item.append(button);
    return item;
  }

  priceOf({ price, currency }) {
    const { t, formatNumber } = this.game;
    return this.sdk.testMode ? t('themeTest') : t('themePrice', { price: formatNumber(price), currency });
  }

  /** The leaderboard of the chosen mode, with the player's own rank. */
  async showRanks() {
    const { t, boardNow } = this.game;
    const note = document.querySelector('#ranks-note');
    const list = document.querySelector('#ranks');
    list.replaceChildren();
    document.querySelector('#ranks-sign-in').hidden = this.sdk.player !== null;
    note.textContent = t('ranksLoading');
    try {
      const ranks = await this.sdk.leaderboard({ board: boardNow(), limit: RANKS_SHOWN });
      const isListed = ranks.own === null || ranks.list.some(({ isOwn }) => isOwn);
      const shown = isListed ? ranks.list : [...ranks.list, ranks.own];
      list.replaceChildren(...shown.map((entry) => this.makeRank(entry)));
      note.textContent = shown.length === 0 ? t('ranksEmpty') : '';
    } catch {
      note.textContent = t('ranksFailed');
    }
  }

  makeRank({ rank, name, score, isOwn }) {
    const { t, formatNumber } = this.game;
    const row = document.createElement('li');
    row.classList.toggle('own', isOwn);
    for (const text of [`${rank}.`, isOwn ? t('you') : name, formatNumber(score)]) {
      const part = document.createElement('span');
      part.textContent = text;
      row.append(part);
    }
    return row;
  }

  /** Handles the buttons of both screens. */
  actions = {
    themes: () => {
      this.showThemes();
      this.game.enter('themes');
    },
    theme: (id) => this.chooseTheme(id),
    ranks: () => {
      this.game.enter('ranks');
      return this.showRanks();
    },
    signIn: async () => {
      await this.sdk.signIn().catch(() => null);
      await this.showRanks();
    },
  };
};
