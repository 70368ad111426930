/** Which way a price has to go. */
export const alertSides = ['above', 'below'] as const
export type AlertSide = (typeof alertSides)[number]

export interface PriceAlert {
  readonly side: AlertSide
  /** The price that is waited for, in the currency of the alert. */
  readonly mark: number
  /** Whether it waits; one that has told of its mark rests until the price has gone back. */
  readonly isArmed: boolean
}

/** The price must go back by this percentage of the mark before an alert can fire again, so that a price that hovers around the mark fires once. */
export const priceBackPercent = 1
export const priceBackFactors: Readonly<Record<AlertSide, number>> = {
  above: 1 - priceBackPercent / 100,
  below: 1 + priceBackPercent / 100,
}

/**
 * An alert "above 100" that waits tells at 100 and rests then: 101, 99.5 and 100 say nothing. At 99 and below, which is one
 * hundredth away, it waits again. An alert "below" is the same upside down. What is no price moves nothing.
 */
export function nextOfAlert(alert: PriceAlert, price: number): { isArmed: boolean; tells: boolean } {
  const { isArmed } = alert
  if (!Number.isFinite(price) || price <= 0) return { isArmed, tells: false }
  if (isArmed) return hasReached(alert, price) ? { isArmed: false, tells: true } : { isArmed, tells: false }
  return { isArmed: isBack(alert, price), tells: false }
}

export function hasReached({ side, mark }: Pick<PriceAlert, 'side' | 'mark'>, price: number): boolean {
  return side === 'above' ? price >= mark : price <= mark
}

function isBack({ side, mark }: PriceAlert, price: number): boolean {
  return side === 'above' ? price <= mark * priceBackFactors.above : price >= mark * priceBackFactors.below
}

/** Why a mark cannot be waited for: it is no price, or the price is there already. */
export function faultOfMark(
  { side, mark }: { side: AlertSide; mark: number | undefined },
  price: number,
): 'not_a_price' | 'already_above' | 'already_below' | undefined {
  if (mark === undefined) return 'not_a_price'
  if (!hasReached({ side, mark }, price)) return undefined
  return side === 'above' ? 'already_above' : 'already_below'
}

const markBounds = { least: 1e-12, most: 1e15 }
const written = /^\d{1,15}(?:\.\d{1,12})?$/

/** As somebody types it: `1,234.5`, `１２００`, ` 0.004 `. Undefined when it is no price that can be waited for. */
export function readMark(text: string): number | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[\s,_]/g, '')
  if (!written.test(plain)) return undefined
  const mark = Number(plain)
  return mark >= markBounds.least && mark <= markBounds.most ? mark : undefined
}
