export const eventsRules = `
.events li a{display:grid;grid-template-columns:50px minmax(0,1fr);gap:0 12px;align-items:center;height:58px;padding:0 14px;border-top:1px solid var(--rule)}
.events .dt{padding-inline-end:10px;border-inline-end:1px solid var(--rule);text-align:center;font-size:12px;line-height:1.3;color:var(--ink-3);white-space:nowrap}
.events .dt b{display:block;font-size:14px;line-height:1.3}
.events li p{font-size:13px;font-weight:600;line-height:1.5;color:var(--ink)}
.events li small{display:block;line-height:1.4;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.events li small span+span{margin-inline-start:10px}
.events li a:hover p{color:var(--accent)}
.mark{display:inline-block;width:8px;height:8px;margin-inline-end:5px}.mark.token{background:var(--token)}.mark.people{border-radius:50%;background:var(--people)}.mark.company{transform:rotate(45deg);background:var(--company)}
@media(max-width:259px){.events li a{padding:0 10px;gap:0 8px}}
`
