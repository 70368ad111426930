export const offeringRules = `
.offering .hd{display:grid;grid-template-columns:44px minmax(0,1fr);gap:0 12px;align-items:center;height:98px;padding:14px 14px 0}
.offering .hd h1{font-size:16px}.offering .hd h1 small{font-weight:400;margin-inline-start:6px}
.offering .hd p{grid-column:1/3;font-size:12px;line-height:20px;padding-top:6px;height:28px}
.status{display:inline-flex;align-items:center;gap:5px;font-size:12px;font-weight:600;line-height:1.5}
.status.incoming,.status.outcomeUnknown{color:var(--pre)}.status.ongoing{color:var(--ongoing)}.status.succeeded{color:var(--done)}.status.failed{color:var(--failed)}
.cd{display:grid;grid-template-columns:repeat(4,1fr);height:54px;margin:0 14px;border-block:1px solid var(--rule);text-align:center}
.cd div{display:grid;align-content:center;line-height:1.2}.cd div+div{border-inline-start:1px solid var(--rule)}
.cd b{font-size:20px;line-height:1.15}.cd span{font-size:12px;line-height:1.25;color:var(--ink-3)}
.cd.word{display:flex;align-items:center;justify-content:center;font-weight:600;color:var(--ink-2)}
.mo{height:80px;padding:9px 14px 0;font-size:12px;line-height:18px;color:var(--ink-3)}
.mo p{display:flex;align-items:baseline;justify-content:space-between;gap:8px;white-space:nowrap}
.mo .r b{font-size:19px;font-weight:700;line-height:26px;letter-spacing:-.01em}
.mo .bar{width:100%;height:6px;margin:4px 0 5px}.bar .t{fill:var(--track)}.bar .v{fill:var(--head)}
@media(max-width:259px){.cd{margin:0 10px}.cd b{font-size:17px}}
`
