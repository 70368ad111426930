import type { Currency } from '../../kernel/money/currency.ts'
import { magnitude, readDecimal, roundTo, splitAtPoint, type Decimal } from '../../kernel/numbers/decimal.ts'

const coinDecimals = 8
const significant = 6
const maxLength = 40

/** Reads a typed amount. Full-width digits, commas and spaces are accepted; undefined if the text is not an amount. */
export function readAmount(text: string): Decimal | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[,\s]/g, '')
  if (plain.length > maxLength || !/^\d*\.?\d*$/.test(plain)) return undefined
  return readDecimal(plain)
}

interface Exchange {
  readonly amount: string
  readonly price: number | null
  readonly currency: Currency
}

/** Converts coins to money exactly: `0.25` at 118,321.93 is `29,580.48`. */
export function coinsToMoney({ amount, price, currency }: Exchange): string | undefined {
  const coins = readAmount(amount)
  const one = readDecimal(price)
  if (coins === undefined || one === undefined) return undefined
  const product = { negative: false, digits: coins.digits * one.digits, scale: coins.scale + one.scale }
  return written(
    product,
    currency === 'BTC' ? coinDecimals : currency === 'JPY' || currency === 'KRW' ? 0 : 2,
  )
}

export function moneyToCoins({ amount, price }: Exchange): string | undefined {
  const money = readAmount(amount)
  const one = readDecimal(price)
  if (money === undefined || one === undefined || one.digits === 0n) return undefined
  // The division is carried to this many decimals, enough for six correct digits at any price.
  const places = maxLength
  const digits = (money.digits * 10n ** BigInt(places + one.scale)) / one.digits
  return written({ negative: false, digits, scale: money.scale + places }, coinDecimals)
}

/** Writes a fixed number of decimals, or more if a small amount would have fewer than six digits. */
function written(decimal: Decimal, decimals: number): string {
  const size = magnitude(decimal)
  const places = size < 0 && size !== -Infinity ? Math.max(decimals, significant - 1 - size) : decimals
  const { whole, fraction } = splitAtPoint(roundTo({ decimal, places }))
  const grouped = String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return fraction === '' ? grouped : `${grouped}.${fraction}`
}
