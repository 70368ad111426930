import { lazy } from 'react'
import { useParams } from 'react-router'
import { useMessages } from '../i18n/use-messages.ts'
import { onServer, type LoadArguments } from '../loading/load.ts'
import { DeveloperPage } from './developer-page.tsx'

const DappEditor = lazy(() => import('./form/dapp-editor.tsx'))

/** The page of one dApp is for its developer only, so shared caches must not store it. */
async function load({ params, isPrivate }: LoadArguments) {
  if (params['id'] !== undefined) isPrivate?.()
  return null
}
export const loader = onServer(load)
export const clientLoader = async () => null

export default function DappManagerPage() {
  const t = useMessages('dapps/page')
  const { id } = useParams()
  return (
    <DeveloperPage
      title={id === undefined ? t.newTitle() : t.editTitle()}
      lede={id === undefined ? t.newLede() : t.editLede()}
    >
      <DappEditor key={id ?? ''} dappId={id} />
    </DeveloperPage>
  )
}
