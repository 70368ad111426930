import { lazy } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '../i18n/use-messages.ts'
import { onServer, type LoadArguments } from '../loading/load.ts'
import { DeveloperPage } from './developer-page.tsx'

const SharedDapp = lazy(() => import('./shared-dapp.tsx'))

async function load({ isPrivate }: LoadArguments) {
  isPrivate?.()
  return null
}
export const loader = onServer(load)
export const clientLoader = async () => null

export default function DappSuccessPage() {
  const t = useMessages('dapps/page')
  const query = new URLSearchParams(useLocation().search)
  const id = query.get('dapp') ?? ''
  return (
    <DeveloperPage title={t.shareTitle()} lede={t.shareLede()}>
      <SharedDapp key={id} dappId={id} />
    </DeveloperPage>
  )
}
