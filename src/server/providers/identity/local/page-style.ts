/** Style sheet of the local provider's pages; colors meet AA contrast in both schemes. */
export const PAGE_STYLE = `:root {
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
  --warn: light-dark(#7d4e00, #f2c46a);
  --bad: light-dark(#b3261e, #ffa49c);
  --face: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
:lang(zh-TW) { --face: "PingFang TC", "Noto Sans TC", "Noto Sans CJK TC", "Microsoft JhengHei", system-ui, sans-serif; }
:lang(zh-CN) { --face: "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", system-ui, sans-serif; }
[data-theme="dark"] { color-scheme: dark; }
[data-theme="light"] { color-scheme: light; }
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; background: var(--page); color: var(--ink); font: 16px/1.6 var(--face); }
main { max-width: 520px; margin: 0 auto; padding: 24px clamp(16px, 5vw, 32px) 32px; }
h1 { margin: 8px 0; font-size: 26px; line-height: 1.3; text-wrap: balance; }
h2 { margin: 24px 0 8px; font-size: 14px; color: var(--muted); }
p { margin: 0 0 12px; }
.badge {
  display: inline-block; margin: 0; padding: 2px 12px; border: 1px dashed var(--control); border-radius: 999px;
  color: var(--muted); font-size: 12px; font-weight: 600;
}
.lead { color: var(--muted); }
.detail { padding: 12px 16px; border-radius: 12px; background: var(--raised); font-size: 14px; overflow-wrap: anywhere; }
button, input, summary { font: inherit; color: inherit; }
button, summary { cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.accounts { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; }
.accounts button {
  display: grid; grid-template-columns: 40px minmax(0, 1fr) auto; gap: 4px 12px; align-items: center; width: 100%;
  min-height: 64px; padding: 10px 14px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface);
  text-align: start;
}
.accounts button:hover { border-color: var(--control); background: var(--raised); }
.initial {
  display: grid; place-items: center; width: 40px; height: 40px; border-radius: 12px; background: var(--raised);
  color: var(--accent); font-weight: 700;
}
.name, .email { display: block; overflow-wrap: anywhere; line-height: 1.4; }
.name { font-weight: 600; }
.email { color: var(--muted); font-size: 14px; }
.chips { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 4px; max-width: 168px; }
.chip { padding: 1px 10px; border: 1px solid var(--line); border-radius: 999px; color: var(--muted); font-size: 12px; }
.chip.warn { border-color: currentColor; color: var(--warn); }
.chip.bad { border-color: currentColor; color: var(--bad); }
details { margin-top: 16px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); }
summary { padding: 12px 16px; min-height: 48px; border-radius: 16px; font-weight: 600; }
details form { display: grid; gap: 8px; padding: 4px 16px 16px; }
label { font-size: 14px; font-weight: 600; }
input:not([type="checkbox"]) {
  width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--control); border-radius: 12px;
  background: var(--page);
}
input[aria-invalid] { border-color: var(--bad); }
.error { margin: 0; color: var(--bad); font-size: 14px; }
.check { display: flex; gap: 12px; align-items: center; min-height: 44px; font-weight: 400; }
.check input { flex: none; width: 20px; height: 20px; accent-color: var(--accent); }
.main, .quiet { min-height: 44px; padding: 8px 20px; border: 0; border-radius: 999px; font-weight: 700; }
.main { background: var(--gold); color: var(--on-gold); }
.main:hover { background: var(--gold-hover); }
.quiet { border: 1px solid var(--control); background: transparent; }
.quiet:hover { background: var(--raised); }
.cancel { display: flex; justify-content: center; margin-top: 24px; }
@media (width < 480px) {
  .accounts button { grid-template-columns: 40px minmax(0, 1fr); }
  .chips { grid-column: 2; justify-content: flex-start; max-width: none; }
}
`;
