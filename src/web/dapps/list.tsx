import { lazy } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { DeveloperPage } from './developer-page.tsx'

const DappList = lazy(() => import('./dapp-list.tsx'))

export default function DappListPage() {
  const t = useMessages('dapps/page')
  return (
    <DeveloperPage title={t.listTitle()} lede={t.listLede()}>
      <DappList />
    </DeveloperPage>
  )
}
