import type { AppStores } from '../../domain/kernel/site/app-stores.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { questionsData, structuredDataText } from '../../domain/share-metadata/structured-data.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Icon } from '../ui/pictures/icon.tsx'

export function Questions({ stores }: { stores: AppStores }) {
  const t = useMessages('coinview/folios')
  const links = useLinks()
  const questions = useQuestions(stores)
  return (
    <section aria-labelledby="questions" className="cv-questions">
      <script
        suppressHydrationWarning
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: structuredDataText(questionsData({ questions })),
        }}
      />
      <div>
        <h2 id="questions" className="font-display text-xl">
          {t.questions()}
        </h2>
        <p className="mt-2 text-sm">{t.ask()}</p>
        <PageLink
          to={links.contact({ purpose: 'support' })}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          {t.askLink()}
        </PageLink>
      </div>
      <div>
        {questions.map(({ question, answer }, place) => (
          <details key={question} open={place === 0}>
            <summary>
              {question}
              <Icon name="plus" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

interface Question {
  readonly question: string
  readonly answer: string
}

function useQuestions(stores: AppStores): readonly Question[] {
  const t = useMessages('coinview/folios')
  const { app, name: site } = siteConfig
  const isAwaited = stores.appStore === null || stores.googlePlay === null
  return [
    ...(isAwaited ? [{ question: t.whereAsk(), answer: t.whereAnswer() }] : []),
    { question: t.freeAsk(), answer: t.freeAnswer() },
    { question: t.sourceAsk(), answer: t.sourceAnswer({ site }) },
    { question: t.fundsAsk(), answer: t.fundsAnswer() },
    { question: t.buyAsk(), answer: t.buyAnswer({ app }) },
    { question: t.cancelAsk(), answer: t.cancelAnswer() },
    { question: t.moveAsk(), answer: t.moveAnswer() },
  ]
}
