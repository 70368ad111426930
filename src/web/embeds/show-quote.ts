import type { QuoteChange } from '../../contract/market-stream.ts'
import { readCurrency } from '../../domain/kernel/money/currency.ts'
import { formatPrice } from '../../domain/kernel/money/price-format.ts'
import { formatPercent } from '../../domain/kernel/numbers/number-format.ts'
import { isLanguage } from '../../domain/kernel/site/language.ts'
import { moneyIn } from '../../domain/market/quotes/money-in.ts'
import { all, root } from './frame-document.ts'

/** A price that has come, wherever it stands in this frame. Answers whether it does. */
export function showQuote(id: string, [usd, percent]: QuoteChange): boolean {
  const { language, currency: named, rate } = root.dataset
  const currency = readCurrency(named)
  if (currency === undefined || !isLanguage(language)) return false
  const shown = all(`[data-price="${CSS.escape(id)}"]`)
  for (const element of shown) {
    const rates = { [currency]: Number(rate) }
    const price = formatPrice({ value: moneyIn({ usd, currency, rates }), currency, language })
    const isUp = usd !== null && usd >= Number(element.dataset['usd'] ?? usd)
    const isMoved = element.textContent !== price.text
    element.dataset['usd'] = String(usd ?? '')
    if (!isMoved) continue
    element.textContent = price.text
    element.title = price.full
    light(element, isUp ? 'moved-up' : 'moved-down')
  }
  for (const element of all(`[data-change="${CSS.escape(id)}"]`)) {
    const text = formatPercent({ value: percent, language })
    const way = text.startsWith('+') ? 'gain' : text.startsWith('−') ? 'loss' : 'flat'
    const arrow = document.createElement('i')
    arrow.ariaHidden = 'true'
    arrow.textContent = way === 'gain' ? '▲' : '▼'
    element.className = `delta ${way}`
    element.replaceChildren(...(way === 'flat' ? [] : [arrow]), text)
  }
  return shown.length > 0
}

/** A price that moves lights up for a moment. */
function light(element: HTMLElement, name: string): void {
  element.classList.remove('moved-up', 'moved-down')
  // The same again begins anew only once the browser has seen it gone.
  void element.offsetWidth
  element.classList.add(name)
}
