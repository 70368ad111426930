import { useState } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { notify } from '../../ui/overlays/toast-store.ts'
import { useHydrated } from '../figures/use-hydrated.ts'
import { useCurrency } from '../stored/use-currency.ts'
import type { FileKind } from './download-view.ts'
import type { LoadedMarket } from './market.load.ts'

export default function Downloads({ market: { view, rates } }: { market: LoadedMarket }) {
  const t = useMessages('market')
  const isHydrated = useHydrated()
  const currency = useCurrency(view.currency)
  const [making, setMaking] = useState<FileKind>()
  const download = async (kind: FileKind) => {
    setMaking(kind)
    try {
      const { downloadView } = await import('./download-view.ts')
      await downloadView({ kind, view, currency, rates })
    } catch (error) {
      console.warn('Could not create the file to download.', error)
      notify({ kind: 'error', title: t.downloadFailed() })
    } finally {
      setMaking(undefined)
    }
  }
  return (
    <fieldset disabled={!isHydrated} className="flex gap-2 noscript:hidden">
      <legend className="sr-only">{t.downloads()}</legend>
      <Button size="sm" waiting={making === 'csv'} onClick={() => void download('csv')}>
        {t.downloadCsv()}
      </Button>
      <Button size="sm" waiting={making === 'json'} onClick={() => void download('json')}>
        {t.downloadJson()}
      </Button>
    </fieldset>
  )
}
