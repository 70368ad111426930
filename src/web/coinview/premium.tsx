import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'

export function Premium() {
  const t = useMessages('coinview/folios')
  const links = useLinks()
  const name = `${siteConfig.app} Premium`
  const rows = [
    [t.premiumPrices(), t.yes(), t.yes()],
    [t.premiumWatching(), t.yes(), t.yes()],
    [t.premiumAlerts(), t.limited(), t.unlimited()],
    [t.premiumAssets(), t.basic(), t.combined()],
    [t.premiumFile(), t.no(), t.yes()],
    [t.premiumAds(), t.yes(), t.no()],
  ]
  return (
    <section aria-labelledby="premium" className="pt-4">
      <hr className="komochi" />
      <div className="flex flex-wrap items-baseline gap-x-4 pt-3 pb-4">
        <h2 id="premium" className="font-display text-xl">
          {name}
        </h2>
        <p className="text-xs text-ink-3">{t.premiumAside()}</p>
      </div>
      <div className="cv-premium">
        <table aria-labelledby="premium" className="cv-compare">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t.premiumFeature()}</span>
              </th>
              <th scope="col">{t.premiumFree()}</th>
              <th scope="col">Premium</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([feature, free, paid]) => (
              <tr key={feature}>
                <th scope="row">{feature}</th>
                <td>{free}</td>
                <td>{paid}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="cv-plan">
          <p className="text-sm">{t.premiumNote()}</p>
          <PageLink
            to={links.premium()}
            className={buttonClass({ kind: 'primary', className: 'mt-4 min-h-12 w-full' })}
          >
            {t.premiumLink({ app: siteConfig.app })}
          </PageLink>
        </div>
      </div>
    </section>
  )
}
