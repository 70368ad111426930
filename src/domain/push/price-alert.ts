export const alertSides = ['above', 'below'] as const
export type AlertSide = (typeof alertSides)[number]

export interface PriceAlert {
  readonly side: AlertSide
  readonly mark: number
  /**
   * An armed alert waits for its mark. After it has notified, it is disarmed until the price has moved away from the
   * mark.
   */
  readonly isArmed: boolean
}

/**
 * The price has to move away from the mark by this percentage before the alert is armed again, so that small movements
 * around the mark notify only once.
 */
export const priceBackPercent = 1
export const priceBackFactors: Readonly<Record<AlertSide, number>> = {
  above: 1 - priceBackPercent / 100,
  below: 1 + priceBackPercent / 100,
}

/**
 * The next state of an alert at a price, and whether to notify. An armed alert "above 100" notifies at 100 and is disarmed. After
 * that, 101, 99.5 and 100 change nothing; at 99 and below, 1 % away from the mark, it is armed again. An alert "below" works the
 * other way round. An invalid price changes nothing.
 */
export function stepAlert(alert: PriceAlert, price: number): { isArmed: boolean; notifies: boolean } {
  const { isArmed } = alert
  if (!Number.isFinite(price) || price <= 0) return { isArmed, notifies: false }
  if (isArmed)
    return hasReached(alert, price) ? { isArmed: false, notifies: true } : { isArmed, notifies: false }
  return { isArmed: isBack(alert, price), notifies: false }
}

export function hasReached({ side, mark }: Pick<PriceAlert, 'side' | 'mark'>, price: number): boolean {
  return side === 'above' ? price >= mark : price <= mark
}

function isBack({ side, mark }: PriceAlert, price: number): boolean {
  return side === 'above' ? price <= mark * priceBackFactors.above : price >= mark * priceBackFactors.below
}

export function faultOfMark(
  { side, mark }: { side: AlertSide; mark: number | undefined },
  price: number,
): 'not_a_price' | 'already_above' | 'already_below' | undefined {
  if (mark === undefined) return 'not_a_price'
  if (!hasReached({ side, mark }, price)) return undefined
  return side === 'above' ? 'already_above' : 'already_below'
}

const markBounds = { min: 1e-12, max: 1e15 }
const written = /^\d{1,15}(?:\.\d{1,12})?$/

/** Reads a typed price: `1,234.5`, `１２００`, ` 0.004 `. Undefined if the text is not a possible price. */
export function readMark(text: string): number | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[\s,_]/g, '')
  if (!written.test(plain)) return undefined
  const mark = Number(plain)
  return mark >= markBounds.min && mark <= markBounds.max ? mark : undefined
}
