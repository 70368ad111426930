import type { AppStores } from '../../domain/kernel/site/app-stores.ts'
import { buttonClass } from '../ui/styles/button-class.ts'

const stores = [
  { store: 'appStore', name: 'App Store' },
  { store: 'googlePlay', name: 'Google Play' },
] as const

interface StoreLinksProps {
  readonly addresses: AppStores
  readonly soon: string
}

export function StoreLinks({ addresses, soon }: StoreLinksProps) {
  return (
    <ul className="cv-stores">
      {stores.map(({ store, name }) => {
        const address = addresses[store]
        return (
          <li key={store}>
            {address === null ? (
              <span className="cv-store-soon">
                <b>{name}</b> <small>{soon}</small>
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
