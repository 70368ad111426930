import { lazy, Suspense, type ReactNode } from 'react'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { sdkPath } from '../../words/addresses/addresses.ts'
import { loginPath } from '../../words/addresses/sdk-addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { idle } from '../loading/when-idle.ts'
import { PageHead } from '../page/page-head.tsx'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import './bench/bench.css'
import { chapters, type ChapterId } from './guide/chapters.ts'
import { CodeBlock } from './guide/code-block.tsx'
import { CodeTabs } from './guide/code-tabs.tsx'
import { Contents } from './guide/contents.tsx'
import { curlCode } from './guide/curl-code.ts'
import { exampleCode } from './guide/example-code.ts'
import './guide/guide.css'
import { Example } from './guide/example.tsx'

const Problems = lazy(async () => ({ default: (await import('./guide/reference.tsx')).Problems }))
const Reference = lazy(async () => ({ default: (await import('./guide/reference.tsx')).Reference }))
const Bench = lazy(async () => {
  await idle()
  return import('./bench/bench.tsx')
})

const load = deferredLoad(() => import('./guide.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** The guide of the SDK: how dApps use the wallet, with examples that run in the page. */
export default function GuidePage() {
  const t = useMessages('sdk/guide')
  const frame = useMessages('frame')
  const links = useLinks()
  const { language, origins } = useSite()
  const { operations, problems } = useLoaded(load)
  const code = exampleCode(t, origins[language])
  const curl = curlCode(t, origins[language])
  const title = frame.linkSdk({ app: siteConfig.app })
  return (
    <div className="wrap pb-12">
      <PageHead title={title} description={t.description()} path={sdkPath} />
      <div className="guide-head">
        <div>
          <h1 className="font-display text-2xl">{title}</h1>
          <p className="mt-1 text-sm text-ink-3">{t.lede()}</p>
        </div>
        <PageLink to={links.inside(loginPath)} className={buttonClass({})}>
          {t.login()}
        </PageLink>
      </div>
      <Notice title={t.sandboxTitle()}>
        <p>{t.sandbox()}</p>
      </Notice>
      <Notice kind="warn" className="mt-4 hidden noscript:flex">
        <p>{t.noScripts()}</p>
      </Notice>
      <div className="guide">
        <Contents />
        <div className="guide-doc">
          <Chapter id="install">
            <p>{t.installText()}</p>
            <p>{t.installWhere()}</p>
            <CodeBlock name={t.terminal()} text={code.install} />
          </Chapter>
          <Chapter id="payment" step="1">
            <p>{t.paymentText()}</p>
            <p>{t.trace()}</p>
            <p>{t.curlText()}</p>
            <Example kind="payment" texts={{ TypeScript: code.payment, curl: curl.payment }} />
          </Chapter>
          <Chapter id="transfer" step="2">
            <p>{t.transferText()}</p>
            <Example kind="transfer" texts={{ TypeScript: code.transfer, curl: curl.transfer }} />
          </Chapter>
          <Chapter id="server" step="3">
            <p>{t.serverText()}</p>
            <p>{t.serverRun()}</p>
            <Example kind="server" texts={{ TypeScript: code.server, curl: curl.server }} />
          </Chapter>
          <Chapter id="verify">
            <p>{t.verifyText()}</p>
            <CodeTabs file="verify" texts={{ TypeScript: code.verify, curl: curl.verify }} />
            <p>{t.webhookText()}</p>
            <CodeBlock name="webhook.ts" text={code.webhook} />
          </Chapter>
          <Chapter id="errors">
            <p>{t.errorsText()}</p>
            <Suspense>
              <Problems problems={problems} />
            </Suspense>
          </Chapter>
          <Chapter id="reference">
            <p>{t.referenceText()}</p>
            <Suspense>
              <Reference operations={operations} />
            </Suspense>
          </Chapter>
        </div>
        <Suspense>
          <Bench />
        </Suspense>
      </div>
    </div>
  )
}

interface ChapterProps {
  readonly id: ChapterId
  readonly step?: string
  readonly children: ReactNode
}

function Chapter({ id, step, children }: ChapterProps) {
  const t = useMessages('sdk/guide')
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="guide-chapter">
      <h2 id={`${id}-title`} className="font-display text-xl">
        {step !== undefined && (
          <span aria-hidden="true" className="guide-step">
            {step}
          </span>
        )}
        {chapters(t)[id]}
      </h2>
      {children}
    </section>
  )
}
