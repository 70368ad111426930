import { lazy } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { OwnPage } from './own-page.tsx'

const DappList = lazy(() => import('./dapp-list.tsx'))

export default function DappListPage() {
  const t = useMessages('dapps/page')
  return (
    <OwnPage title={t.listTitle()} lede={t.listLede()}>
      <DappList />
    </OwnPage>
  )
}
