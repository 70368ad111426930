const separator = /[-–—:：|、,]/.source
/** A symbol further on in a title is likely to be cut off in a small place. */
const maxLead = 20

/**
 * Writes an event for a small place that shows its symbol first: `ABJ` and `ABJCoin ($ABJ) - Shopping app` become `ABJ` and
 * `Shopping app`. The symbol is null if the rest of the title soon names it, so that it is not there twice:
 * `Swap of old GAON for new GAON` stays as it is.
 */
export function shortTitle({ title, token }: { title: string; token: string }): {
  symbol: string | null
  text: string
} {
  const symbol = token.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const named = new RegExp(`^.{0,60}?[(（]\\$?${symbol}[)）]\\s*${separator}\\s*`, 'iu')
  const led = new RegExp(`^\\$?${symbol}(?:\\s*${separator}\\s*|\\s+)`, 'iu')
  const whole = title.trim()
  const text = [named, led]
    .map((lead) => whole.replace(lead, ''))
    .find((rest) => rest !== whole && rest !== '')
  const shown = text ?? whole
  const isNamed = new RegExp(`(?<![\\p{L}\\p{N}])${symbol}(?![\\p{Script=Latin}\\p{N}])`, 'iu').test(
    shown.slice(0, maxLead + token.length),
  )
  return { symbol: isNamed ? null : token, text: shown }
}
