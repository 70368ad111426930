import type { AcceptFlag } from '../../../domain/offerings/statuses.ts'
import { useMessages } from '../../i18n/use-messages.ts'

export function useCoinWords(): Readonly<Record<AcceptFlag, string>> {
  const t = useMessages('shell')
  return {
    acceptBitcoin: t.coinBitcoin(),
    acceptEthereum: t.coinEthereum(),
    acceptOtherCoin: t.coinOther(),
  }
}
