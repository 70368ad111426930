import { lazy, Suspense } from 'react'
import { htmlLang } from '../../../../domain/kernel/site/language.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { buttonClass } from '../../../ui/styles/button-class.ts'
import { DemoTag } from '../../sale/sale-status.tsx'
import type { LoadedOffering } from '../offering.load.ts'
import { TitleLogo, TitleName } from './title-name.tsx'

const Participation = lazy(() => import('./participation.tsx'))

export function TitleBlock({ offering }: { offering: LoadedOffering }) {
  const { cell, kind, summary } = offering
  return (
    <>
      <div className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
        <TitleLogo cell={cell} />
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-baseline gap-x-3 gap-y-1 font-display text-2xl leading-flat md:text-3xl">
            <TitleName cell={cell} kind={kind} /> <DemoTag of={cell} />
          </h1>
          {cell.slogan !== null && (
            <p lang={cell.langs.slogan} className="mt-1 text-md md:text-lg">
              {cell.slogan}
            </p>
          )}
        </div>
        <Papers offering={offering} />
      </div>
      {summary !== null && (
        <p lang={htmlLang[summary.language]} className="mt-4 max-w-prose whitespace-pre-line text-ink">
          {summary.text}
        </p>
      )}
      <Suspense>
        <Participation offering={offering} />
      </Suspense>
      <Anchors offering={offering} />
    </>
  )
}

function Papers({ offering: { urls } }: { offering: LoadedOffering }) {
  const t = useMessages('offering')
  const words = { 'White paper': t.whitePaper(), Github: 'GitHub' }
  return (
    <div className="flex flex-wrap gap-2 max-lg:hidden">
      {(['White paper', 'Github'] as const).map((wanted) => {
        const found = urls.find(({ key }) => key === wanted)
        return (
          found && (
            <a key={wanted} href={found.href} rel="noopener nofollow" className={buttonClass()}>
              <Icon name={wanted === 'Github' ? 'code' : 'external'} />
              {words[wanted]}
            </a>
          )
        )
      })}
    </div>
  )
}

function Anchors({ offering }: { offering: LoadedOffering }) {
  const t = useMessages('offering')
  const anchors = [
    { id: 'facts', text: t.keyFacts(), isThere: true },
    { id: 'about', text: t.about(), isThere: offering.description !== null },
    { id: 'team', text: t.team(), isThere: offering.team.length > 0 },
    { id: 'video', text: t.video(), isThere: offering.video !== null },
    { id: 'history', text: t.history(), isThere: true },
  ]
  return (
    <nav
      aria-label={t.onThisPage()}
      className="-mx-(--gutter) mt-4 flex gap-6 overflow-x-auto border-b border-rule-2 px-(--gutter) text-sm [scrollbar-width:none] lg:mx-0 lg:mt-6 lg:px-0"
    >
      {anchors
        .filter(({ isThere }) => isThere)
        .map(({ id, text }) => (
          <a
            key={id}
            href={`#${id}`}
            className="inline-flex min-h-11 items-center whitespace-nowrap hover:text-accent focus-visible:-outline-offset-2"
          >
            {text}
          </a>
        ))}
    </nav>
  )
}
