import type { AppStores } from '../../domain/kernel/site/app-stores.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { buttonClass } from '../ui/styles/button-class.ts'

const stores = [
  { store: 'appStore', name: 'App Store' },
  { store: 'googlePlay', name: 'Google Play' },
] as const

/** A store that does not have the app yet is named, and is no link. */
export function StoreLinks({ addresses }: { addresses: AppStores }) {
  const t = useMessages('coinview')
  return (
    <ul className="cv-stores">
      {stores.map(({ store, name }) => {
        const address = addresses[store]
        return (
          <li key={store}>
            {address === null ? (
              <span className="cv-store-soon">
                <b>{name}</b> <small>{t.soon()}</small>
              </span>
            ) : (
              <a href={address} rel="noopener" className={buttonClass({ className: 'min-h-12 w-full' })}>
                {name}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}

export function isInStores({ appStore, googlePlay }: AppStores): boolean {
  return appStore !== null || googlePlay !== null
}
