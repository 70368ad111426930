import { customProperties } from '../../../domain/kernel/site/custom-properties.ts'
import { htmlLang, type Language } from '../../../domain/kernel/site/language.ts'
import * as palette from '../../../domain/kernel/site/palette.ts'
import { siteConfig } from '../../../domain/kernel/site/site-config.ts'
import { maskEmail } from '../../../domain/kernel/text/email-address.ts'
import { escapeMarkup } from '../../../domain/kernel/text/escape-markup.ts'
import { writeAmount } from '../../../domain/purchase/amount.ts'
import { billWith } from '../../../domain/purchase/bill.ts'
import { hashOf } from '../../http/security-headers.ts'
import { wordsFor } from '../../words/words-for.ts'
import type { SubscriptionRow } from '../subscriptions/subscriptions.store.ts'

const { paper, surface, ink, ink3, rule, accent, brand } = palette
const colours = { paper, surface, ink, ink3, rule, accent, 'on-accent': palette.onAccent, brand }

const style = `:root{color-scheme:light dark;${customProperties(colours, 'light')}}
@media(prefers-color-scheme:dark){:root{${customProperties(colours, 'dark')}}}
*{box-sizing:border-box}
body{margin:0;padding:24px 16px 48px;background:var(--paper);color:var(--ink);font:16px/1.7 system-ui,"Hiragino Sans","Noto Sans JP","Apple SD Gothic Neo","Noto Sans KR","PingFang SC","Noto Sans SC",sans-serif;word-break:auto-phrase}
main{max-width:480px;margin:0 auto}
.site{margin:0 0 24px;padding-bottom:8px;border-bottom:2px solid var(--ink);font-weight:700}
h1{margin:0 0 12px;font-size:22px;line-height:1.4;text-wrap:balance}
.notice{margin:0 0 24px;padding:12px 16px;border-left:4px solid var(--brand);background:var(--surface)}
dl{margin:0 0 24px;padding:8px 16px;border:1px solid var(--rule);background:var(--surface)}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;padding:8px 0}
dl div+div{border-top:1px solid var(--rule)}
dt{color:var(--ink3)}
dd{margin:0;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.total dt,.total dd{color:var(--ink);font-weight:700;font-size:18px}
.then{margin:-12px 0 24px;color:var(--ink3);font-size:14px}
form{display:grid;gap:12px}
button,.link{display:block;width:100%;min-height:48px;padding:10px 16px;border:1px solid var(--accent);border-radius:4px;background:none;color:var(--accent);font:inherit;font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
button.main{background:var(--accent);color:var(--on-accent)}
.link{border-color:transparent;font-weight:400;text-decoration:underline}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}`

export const sandboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hashOf(style)}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

interface CheckoutView {
  readonly row: SubscriptionRow
  readonly ticket: string
  readonly isAgain: boolean
  readonly backPath: string
}

export function writeCheckoutPage({ row, ticket, isAgain, backPath }: CheckoutView): string {
  const { language } = row
  const t = wordsFor(language, 'sandbox-checkout')
  const bill = billWith(row)
  const amountOf = (minor: number) => writeAmount({ minor, currency: bill.currency, language })
  const amount = amountOf(bill.price)
  const then = row.billing_interval === 'year' ? t.thenYear({ amount }) : t.thenMonth({ amount })
  const lines = [
    line(t.plan(), row.plan_names[language]),
    line(t.email(), maskEmail(row.email)),
    ...(bill.discount === 0
      ? []
      : [line(t.price(), amount), line(t.discount(), `−${amountOf(bill.discount)}`)]),
    line(t.total(), amountOf(bill.total), ' class="total"'),
    ...(bill.tax === null ? [] : [line(t.tax({ percent: bill.tax.percent }), amountOf(bill.tax.included))]),
  ]
  const inside =
    `<p class="notice">${escapeMarkup(t.notice())}</p>` +
    (isAgain ? `<p class="notice" role="alert">${escapeMarkup(t.again())}</p>` : '') +
    `<dl>${lines.join('')}</dl><p class="then">${escapeMarkup(then)}</p>` +
    `<form method="post"><input type="hidden" name="ticket" value="${escapeMarkup(ticket)}">` +
    `<button class="main" name="act" value="approve">${escapeMarkup(t.approve())}</button>` +
    `<button name="act" value="decline">${escapeMarkup(t.decline())}</button></form>` +
    linkTo(backPath, t.back())
  return documentOf(language, t.title(), inside)
}

export function writeGonePage({ language, backPath }: { language: Language; backPath: string }): string {
  const t = wordsFor(language, 'sandbox-checkout')
  return documentOf(language, t.title(), `<p>${escapeMarkup(t.gone())}</p>${linkTo(backPath, t.goneBack())}`)
}

function line(term: string, value: string, attributes = ''): string {
  return `<div${attributes}><dt>${escapeMarkup(term)}</dt><dd>${escapeMarkup(value)}</dd></div>`
}

function linkTo(path: string, text: string): string {
  return `<p><a class="link" href="${escapeMarkup(path)}">${escapeMarkup(text)}</a></p>`
}

function documentOf(language: Language, title: string, inside: string): string {
  return (
    `<!doctype html><html lang="${htmlLang[language]}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${escapeMarkup(title)}</title><style>${style}</style></head><body><main>` +
    `<p class="site">${escapeMarkup(siteConfig.fullName[language])}</p><h1>${escapeMarkup(title)}</h1>${inside}</main></body></html>`
  )
}
