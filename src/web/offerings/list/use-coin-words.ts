import type { AcceptFlag } from '../../../domain/offerings/list/list-flags.ts'
import { useMessages } from '../../i18n/use-messages.ts'

export function useCoinWords(): Readonly<Record<AcceptFlag, string>> {
  const t = useMessages('frame')
  return {
    acceptBitcoin: t.coinBitcoin(),
    acceptEthereum: t.coinEthereum(),
    acceptOtherCoin: t.coinOther(),
  }
}
