import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate, useParams, type ClientLoaderFunctionArgs } from 'react-router'
import { ownerFormPath } from '../../words/addresses/addresses.ts'
import type { ShownForm } from '../form/fields/shown-form.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { announcedPart } from '../loading/announced-part.tsx'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { PageHead } from '../page/page-head.tsx'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { BeforeOwner } from './owner/before-owner.tsx'
import { FormSkeleton } from './owner/form-skeleton.tsx'
import type { LoadedOwnerForm } from './owner/new/owner-form.load.ts'
import { ProjectSteps } from './owner/new/project-steps.tsx'
import { forgetOwnerKey, onOwnerKey, ownerKey, takeOwnerKey } from './owner/owner-key.ts'
import '../form/remote-select.css'
import '../ui/styles/bottom-bar.css'
import './owner/owner.css'

const OwnerEditor = announcedPart(
  'src/web/offerings/owner/owner-editor.tsx',
  () => import('./owner/owner-editor.tsx'),
)
const NewProject = announcedPart(
  'src/web/offerings/owner/new/new-project.tsx',
  () => import('./owner/new/new-project.tsx'),
)
const RefusedKey = lazy(() => import('./owner/refused-key.tsx'))
const CheckProject = lazy(() => import('./owner/new/check-project.tsx'))

const load = deferredLoad(() => import('./owner/new/owner-form.load.ts'))
export const loader = onServer(load)
const loadInBrowser = inBrowser(load)
const nothing: LoadedOwnerForm = { shown: null, posted: null }
/** The form of an entry comes with the entry. */
export const clientLoader = async (args: ClientLoaderFunctionArgs): Promise<LoadedOwnerForm> =>
  ownerKey() === null && args.params['key'] === undefined ? loadInBrowser(args) : nothing

/** The fields that came with the page of a key, whose address is left at once. */
let frame: ShownForm | null = null

/** The form of an entry, opened by a key in the address, which is removed from there at once; without a key, a new project. */
export default function OwnerFormPage() {
  const t = useMessages('owner')
  const inAddress = useParams()['key']
  useKeyTaken(inAddress)
  // Hydration begins with null, as in a tab without a key: a change from another value would throw away the form of the server, with
  // what was typed in it, if its scripts come later than those of the page.
  const key = useSyncExternalStore(onOwnerKey, ownerKey, () => null)
  const [refused, setRefused] = useState<{ readonly text: string | undefined }>()
  const onRefused = useCallback((text: string | undefined) => {
    forgetOwnerKey()
    setRefused({ text })
  }, [])
  const loaded = useLoaded(load)
  useEffect(() => {
    frame = loaded.shown ?? frame
  }, [loaded.shown])
  const isEditing = inAddress !== undefined || key !== null || refused !== undefined
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
      {isEditing ? <NeedsScripts /> : <ProjectSteps />}
      <BeforeOwner />
      <Suspense fallback={<FormSkeleton />}>
        {inAddress !== undefined || key !== null ? (
          <OwnerEditor
            frame={loaded.shown ?? frame}
            authorization={inAddress === undefined ? key : null}
            onRefused={onRefused}
          />
        ) : refused !== undefined ? (
          <RefusedKey text={refused.text} onSubmitInstead={() => setRefused(undefined)} />
        ) : (
          <NewProjectPart loaded={loaded} />
        )}
      </Suspense>
    </div>
  )
}

function NewProjectPart({ loaded }: { loaded: LoadedOwnerForm }) {
  const { shown, posted } = loaded
  const isCheck = posted?.kind === 'check' || posted?.kind === 'likely'
  return (
    <>
      <div className="owner-opening" aria-hidden="true">
        <FormSkeleton />
      </div>
      <div className="owner-new">
        {shown !== null && isCheck ? (
          <CheckProject shown={shown} posted={posted} />
        ) : (
          <NewProject loaded={loaded} />
        )}
      </div>
    </>
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
