import type { Language } from '../../domain/kernel/site/language.ts'
import { presentCell, type SaleCell } from '../offerings/sale/present-cell.ts'
import type { WireCell } from '../offerings/sale/wire.ts'

const listed = 4

/** The sales that the drawn phone counts down. Lapsed sales and those without a future date are left out. */
export function presentNextSales(
  items: readonly WireCell[],
  { language, now }: { language: Language; now: Date },
) {
  const sales = items
    .map((item) => presentCell({ item, language }))
    .filter((sale) => !sale.lapsed && Date.parse(momentOf(sale) ?? '') > now.getTime())
    .toSorted((one, other) => Date.parse(momentOf(one) ?? '') - Date.parse(momentOf(other) ?? ''))
    .slice(0, listed)
  return sales.map((sale) => {
    const day = sale.status === 1 ? sale.end : sale.start
    return {
      id: sale.item_id,
      name: sale.name,
      symbol: sale.symbol,
      logo: sale.logo,
      demo: sale.demo,
      status: sale.status,
      assumed: sale.assumed,
      lapsed: sale.lapsed,
      raised: sale.raised,
      target: sale.target,
      isMinimum: sale.isMinimum,
      sold: sale.sold,
      until: momentOf(sale) ?? '',
      day: day === null ? '' : day.text + day.zone,
    }
  })
}

function momentOf({ status, opens, closes }: SaleCell): string | null {
  return status === 1 ? closes : opens
}

export type NextSale = ReturnType<typeof presentNextSales>[number]
