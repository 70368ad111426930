import { magnitude, readDecimal, roundTo, splitAtPoint, type Decimal } from '../../kernel/numbers/decimal.ts'
import type { Currency } from '../../kernel/money/currency.ts'

const coinDecimals = 8
const significant = 6
const longest = 40

/** What a person types: full-width digits, commas and spaces are read over; no amount is undefined. */
export function readAmount(text: string): Decimal | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[,\s]/g, '')
  if (plain.length > longest || !/^\d*\.?\d*$/.test(plain)) return undefined
  return readDecimal(plain)
}

interface Exchange {
  /** As it was typed. */
  readonly amount: string
  /** Of one coin, in the currency. */
  readonly price: number | null
  readonly currency: Currency
}

/** What so many coins cost, digit for digit: `0.25` at 118,321.93 is `29,580.48`. */
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

/** How many coins so much money buys. */
export function moneyToCoins({ amount, price }: Exchange): string | undefined {
  const money = readAmount(amount)
  const one = readDecimal(price)
  if (money === undefined || one === undefined || one.digits === 0n) return undefined
  // Enough places that the first six digits are right however dear the coin is.
  const places = longest
  const digits = (money.digits * 10n ** BigInt(places + one.scale)) / one.digits
  return written({ negative: false, digits, scale: money.scale + places }, coinDecimals)
}

/** So many decimals, or more where fewer than six digits would be left of a small amount. */
function written(decimal: Decimal, decimals: number): string {
  const size = magnitude(decimal)
  const places = size < 0 && size !== -Infinity ? Math.max(decimals, significant - 1 - size) : decimals
  const { whole, fraction } = splitAtPoint(roundTo({ decimal, places }))
  const grouped = String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return fraction === '' ? grouped : `${grouped}.${fraction}`
}
