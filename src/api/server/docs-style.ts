import { ink, ink2, paper, rule2, sunken, accent } from '../../domain/kernel/site/palette.ts'

const colours = { paper, ink, soft: ink2, rule: rule2, sunken, accent }
const properties = Object.entries(colours)
  .map(([name, { light, dark }]) => `--${name}:light-dark(${light},${dark})`)
  .join(';')

/** The house's colours for the one page that is not made by the web floor. */
export const docsStyle = `
:root{color-scheme:light dark;${properties}}
body{margin:0;background:var(--paper);color:var(--soft);font:16px/1.6 system-ui,sans-serif}
main{max-width:52rem;margin:0 auto;padding:2rem 1rem 4rem}
h1,h2,h3{color:var(--ink);line-height:1.35}h2{border-top:3px double var(--ink);padding-top:.75rem;margin-top:2.5rem}
h3{font:600 1rem/1.5 ui-monospace,monospace;margin-top:2rem;overflow-wrap:anywhere}
h3 span{background:var(--ink);color:var(--paper);padding:.1rem .4rem;border-radius:2px;font-size:.8125rem}
a{color:var(--accent)}code,pre{font:.875rem/1.5 ui-monospace,monospace}
pre{background:var(--sunken);padding:.75rem;overflow-x:auto}.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.875rem}
th,td{text-align:start;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--rule);vertical-align:top}
summary{cursor:pointer;padding:.5rem 0}`
