import { lazy } from 'react'
import { useParams } from 'react-router'
import { useMessages } from '../i18n/use-messages.ts'
import { onServer, type LoadArguments } from '../loading/load.ts'
import { OwnPage } from './own-page.tsx'

const DappEditor = lazy(() => import('./form/dapp-editor.tsx'))

/** An address with a dApp in it is of its developer: not worth keeping for others. */
async function load({ params, isPrivate }: LoadArguments) {
  if (params['id'] !== undefined) isPrivate?.()
  return null
}
export const loader = onServer(load)
export const clientLoader = async () => null

/** Of one dApp, or of a new one. */
export default function DappManagerPage() {
  const t = useMessages('dapps/page')
  const { id } = useParams()
  return (
    <OwnPage
      title={id === undefined ? t.newTitle() : t.editTitle()}
      lede={id === undefined ? t.newLede() : t.editLede()}
    >
      <DappEditor key={id ?? ''} dappId={id} />
    </OwnPage>
  )
}
