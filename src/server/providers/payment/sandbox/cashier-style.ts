/** Style sheet of the sandbox cashier; unbranded, and its colors meet AA contrast in both schemes. */
export const CASHIER_STYLE = `:root {
  color-scheme: light dark;
  --page: light-dark(#f6f6fa, #0d1122);
  --surface: light-dark(#ffffff, #171d33);
  --raised: light-dark(#ecedf5, #222a47);
  --ink: light-dark(#1b2138, #f3f4fa);
  --muted: light-dark(#545b75, #b3bad2);
  --line: light-dark(#dfe1ec, #303a5c);
  --control: light-dark(#80869f, #7e88ab);
  --accent: light-dark(#5438b8, #b4a2ff);
  --gold: #f5bf45;
  --gold-hover: #ffd06a;
  --on-gold: #33240a;
  --good: light-dark(#0e6b4a, #7fdcb8);
  --bad: light-dark(#b3261e, #ffa49c);
  --face: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
:lang(zh-TW) { --face: "PingFang TC", "Noto Sans TC", "Noto Sans CJK TC", "Microsoft JhengHei", system-ui, sans-serif; }
:lang(zh-CN) { --face: "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", system-ui, sans-serif; }
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; background: var(--page); color: var(--ink); font: 16px/1.6 var(--face); }
main { max-width: 600px; margin: 0 auto; padding: 24px clamp(16px, 5vw, 32px) 48px; }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 16px; }
h1 { margin: 12px 0 4px; font-size: 30px; line-height: 1.25; text-wrap: balance; font-variant-numeric: tabular-nums; }
h2, legend { margin: 0 0 8px; padding: 0; font-size: 18px; font-weight: 700; }
p { margin: 0 0 12px; }
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
.badge { display: inline-block; margin: 0; padding: 2px 12px; border: 1px dashed var(--control); border-radius: 999px; color: var(--muted); font-size: 12px; font-weight: 600; }
.languages { display: flex; flex-wrap: wrap; margin: 0 -8px; padding: 0; list-style: none; }
.languages a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 8px; font-size: 13px; text-decoration: none; }
.languages a[aria-current] { color: var(--ink); font-weight: 700; box-shadow: inset 0 -3px 0 -1px var(--gold); }
.lead { color: var(--muted); }
.facts { display: grid; gap: 1px; margin: 20px 0; overflow: hidden; border: 1px solid var(--line); border-radius: 16px; background: var(--line); }
.facts div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; padding: 10px 16px; background: var(--surface); }
dt { color: var(--muted); font-size: 14px; }
dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.code { font-family: ui-monospace, "SF Mono", Consolas, monospace; }
.method { --band: var(--accent); padding: 20px; border: 1px solid var(--line); border-top: 6px solid var(--band); border-radius: 16px; background: var(--surface); }
.method.direct_carrier_billing { --band: light-dark(#1f6fb2, #7cc0f5); }
.method.ecpay { --band: light-dark(#1f7d3c, #79d692); }
.method.familymart { --band: light-dark(#0a8f9c, #66d3dd); }
.method.hilife { --band: light-dark(#c22b3a, #ff9aa2); }
.method.okmart { --band: light-dark(#b35c00, #ffb766); }
fieldset { display: grid; gap: 10px; min-width: 0; margin: 0 0 16px; padding: 0; border: 0; }
.card { display: grid; grid-template-columns: 24px auto minmax(0, 1fr); gap: 4px 12px; align-items: center; min-height: 56px; padding: 10px 14px; border: 1px solid var(--line); border-radius: 12px; cursor: pointer; }
.card:hover { background: var(--raised); }
.card:has(input:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.card input { width: 20px; height: 20px; margin: 0; accent-color: var(--accent); }
.face { display: grid; }
.number { font-family: ui-monospace, "SF Mono", Consolas, monospace; letter-spacing: 0.02em; white-space: nowrap; }
.expiry { color: var(--muted); font-size: 13px; }
.does { color: var(--muted); font-size: 14px; text-align: end; }
.barcode { display: block; width: 100%; height: 88px; margin: 8px 0 4px; border-radius: 8px; background: #ffffff; }
.store-code { text-align: center; }
.store-code span { color: var(--muted); font-size: 14px; }
.store-code strong { font: 700 20px/1.4 ui-monospace, "SF Mono", Consolas, monospace; letter-spacing: 0.06em; overflow-wrap: anywhere; }
button { font: inherit; color: inherit; cursor: pointer; }
.main, .quiet { display: block; width: 100%; min-height: 48px; padding: 8px 20px; border: 0; border-radius: 999px; font-weight: 700; }
.main { background: var(--gold); color: var(--on-gold); }
.main:hover { background: var(--gold-hover); }
.quiet { border: 1px solid var(--control); background: transparent; font-weight: 600; }
.quiet:hover { background: var(--raised); }
.main + .quiet { margin-top: 10px; }
.cancel { margin-top: 12px; }
.row { display: grid; gap: 10px; }
.none { display: none; }
.state { margin: 0 0 16px; font-weight: 700; }
.state.paid { color: var(--good); }
.state.declined, .state.cancelled { color: var(--bad); }
details { margin-top: 20px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); }
summary { padding: 12px 16px; min-height: 48px; border-radius: 16px; font-weight: 600; cursor: pointer; }
.others ul { display: grid; gap: 8px; margin: 0; padding: 4px 16px 16px; list-style: none; }
.back { margin: 24px 0 0; text-align: center; }
.back a { display: inline-flex; align-items: center; min-height: 44px; }
@media (width < 480px) {
  .card { grid-template-columns: 24px minmax(0, 1fr); }
  .does { grid-column: 2; text-align: start; }
}
`;
