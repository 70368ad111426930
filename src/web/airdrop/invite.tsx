import { lazy, Suspense, useMemo } from 'react'
import { isInStores } from '../../domain/kernel/site/app-stores.ts'
import { airdropPath, invitePath, invitedAppPath, quizPath } from '../../words/addresses/airdrop-addresses.ts'
import { LanguageContext, useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { idle } from '../loading/when-idle.ts'
import DemoNote from '../page/demo-mark.tsx'
import { PageHead } from '../page/page-head.tsx'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import './airdrop.css'
import { Inviter, SandboxLine } from './inviter.tsx'
import { useOwnQuiz } from './own-store.ts'
import type { PresentedQuiz } from './present-quiz.ts'
import { Prize } from './prize.tsx'

const Quizzes = lazy(async () => {
  await idle()
  return import('./quizzes.tsx')
})
const AfterQuizzes = lazy(async () => {
  await idle()
  return import('./after-quizzes.tsx')
})

const load = deferredLoad(() => import('./invite.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function InvitePage() {
  const t = useMessages('airdrop/page')
  const page = useLoaded(load)
  const { language, origins } = useSite()
  const unannounced = useMemo(() => ({ language }), [language])
  const { invite, featured, opening, upcoming, ended } = page
  const path = invite === null ? airdropPath : invitePath(invite.code)
  const [first] = featured === null ? [...opening, ...upcoming] : [featured]
  return (
    <div className="wrap pb-12">
      <PageHead
        title={invite === null ? t.title() : t.titleInvited(invite)}
        description={t.description()}
        path={path}
        // The page is kept out of search engines, because an invitation is for the friends of one person.
        unlisted={invite !== null || page.isUnknown}
        {...(first && { card: first.picture })}
      />
      <div className="mx-auto max-w-[44rem]">
        <SandboxLine />
        {invite !== null && <Inviter invite={invite} />}
        {page.isUnknown && (
          <Notice kind="warn" className="mt-4">
            <p>{t.unknownCode()}</p>
          </Notice>
        )}
        <div className="pt-5 pb-5">
          <h1 className="font-display text-2xl">{t.heading()}</h1>
          <p className="mt-2 text-sm">{t.lede()}</p>
          <p className="mt-1 text-xs text-ink-3">{t.sandboxText()}</p>
        </div>
        {[...opening, ...upcoming, ...ended].some(({ isDemo }) => isDemo) && <DemoNote of="quizzes" />}
        {featured !== null && (
          <Prize quiz={featured}>
            <TakePart quiz={featured} code={invite?.code} />
          </Prize>
        )}
        <Suspense>
          <Quizzes page={page} heading={t.opening()} quizzes={opening} none={t.noOpening()} />
          {upcoming.length > 0 && <Quizzes page={page} heading={t.upcoming()} quizzes={upcoming} />}
          {ended.length > 0 && <Quizzes page={page} heading={t.ended()} quizzes={ended} />}
        </Suspense>
        <LanguageContext value={unannounced}>
          <Suspense>
            <AfterQuizzes url={invite === null ? undefined : origins[language] + path} />
          </Suspense>
        </LanguageContext>
      </div>
    </div>
  )
}

function TakePart({ quiz: featured, code }: { quiz: PresentedQuiz; code: string | undefined }) {
  const t = useMessages('airdrop/page')
  const { won } = useOwnQuiz(featured)
  const { inApp, appStores } = useSite()
  const links = useLinks()
  const quiz = links.inside(quizPath(featured.id, code))
  if (won !== null)
    return (
      <>
        <Notice kind="ok" title={t.statusWon({ reward: won })} />
        <a href="#rewards" className={buttonClass({ className: 'w-full' })}>
          {t.ownRewards()}
        </a>
      </>
    )
  if (inApp)
    return (
      <PageLink to={quiz} className={buttonClass({ kind: 'primary', className: 'w-full' })}>
        {t.start()}
      </PageLink>
    )
  const app = code === undefined ? links.app() : links.inside(invitedAppPath(code))
  if (!isInStores(appStores))
    return (
      <>
        <PageLink to={quiz} className={buttonClass({ kind: 'primary', className: 'w-full' })}>
          {t.takePartHere()}
        </PageLink>
        <PageLink to={app} className={buttonClass({ className: 'w-full' })}>
          {t.aboutApp()}
        </PageLink>
      </>
    )
  return (
    <>
      <PageLink to={app} className={buttonClass({ kind: 'primary', className: 'w-full' })}>
        {t.takePartInApp()}
      </PageLink>
      <PageLink to={quiz} className={buttonClass({ className: 'w-full' })}>
        {t.tryHere()}
      </PageLink>
    </>
  )
}
