import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate, useParams } from 'react-router'
import { ownerFormPath } from '../../words/addresses/addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { onServer, type LoadArguments } from '../loading/load.ts'
import { PageHead } from '../page/page-head.tsx'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { FormSkeleton } from './owner/form-skeleton.tsx'
import { forgetOwnerKey, onOwnerKey, ownerKey, takeOwnerKey } from './owner/owner-key.ts'
import { ProjectSteps } from './owner/project-steps.tsx'
import '../form/remote-select.css'
import '../ui/styles/bottom-bar.css'
import './owner/owner.css'

const OwnerEditor = lazy(() => import('./owner/owner-editor.tsx'))
const RefusedKey = lazy(() => import('./owner/refused-key.tsx'))
const NewProject = lazy(() => import('./owner/new-project.tsx'))

/** A page with a key in its address must not be cached. The browser loads the entry with the key in a header. */
async function load({ params, isPrivate }: LoadArguments) {
  if (params['key'] !== undefined) isPrivate?.()
  return null
}
export const loader = onServer(load)
export const clientLoader = async () => null

/** The form of an entry, opened by a key in the address, which is removed from there at once; without a key, a new project. */
export default function OwnerFormPage() {
  const t = useMessages('owner')
  const inAddress = useParams()['key']
  useKeyTaken(inAddress)
  const key = useSyncExternalStore(onOwnerKey, ownerKey, () => undefined)
  const [refused, setRefused] = useState<{ readonly text: string | undefined }>()
  const onRefused = useCallback((text: string | undefined) => {
    forgetOwnerKey()
    setRefused({ text })
  }, [])
  const isOpening = inAddress !== undefined || key === undefined
  const isEditing = inAddress !== undefined || (key ?? null) !== null || refused !== undefined
  const title = isEditing ? t.editHeading() : t.submitHeading()
  return (
    <div className="wrap pb-12">
      <PageHead
        title={title}
        description={isEditing ? t.editDescription() : t.submitDescription()}
        path={ownerFormPath}
        unlisted={isEditing}
      />
      <div className="pt-6 pb-5">
        <h1 className="font-display text-xl md:text-2xl">{title}</h1>
        {refused === undefined && (
          <p className="mt-1 text-sm text-ink-3">{isEditing ? t.editLede() : t.submitLede()}</p>
        )}
      </div>
      <NeedsScripts />
      {!isEditing && <ProjectSteps />}
      <div className="noscript:hidden">
        <Suspense fallback={<FormSkeleton />}>
          {isOpening ? (
            <FormSkeleton />
          ) : key !== null ? (
            <OwnerEditor key={key} authorization={key} onRefused={onRefused} />
          ) : refused !== undefined ? (
            <RefusedKey text={refused.text} onSubmitInstead={() => setRefused(undefined)} />
          ) : (
            <NewProject />
          )}
        </Suspense>
      </div>
    </div>
  )
}

/** Moves the key out of the address, so that neither the screen nor the browser history shows it. */
function useKeyTaken(inAddress: string | undefined): void {
  const navigate = useNavigate()
  const to = useLinks().ownerForm()
  useEffect(() => {
    if (inAddress === undefined) return
    takeOwnerKey(inAddress)
    void navigate(to, { replace: true, preventScrollReset: true })
  }, [inAddress, navigate, to])
}

function NeedsScripts() {
  const t = useMessages('owner')
  const links = useLinks()
  return (
    <Notice kind="warn" className="mb-5 hidden noscript:flex">
      <p>{t.needsScripts()}</p>
      <PageLink to={links.contact({ purpose: 'listing' })} className="link inline-flex min-h-11 items-center">
        {t.toContact()}
      </PageLink>
    </Notice>
  )
}
