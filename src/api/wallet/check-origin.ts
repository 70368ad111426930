import { Refusal } from '../../contract/problems/problem.ts'
import { isAllowedTarget } from '../../domain/dapps/dapp-rules.ts'
import { exampleDappId } from '../../domain/dapps/example-dapp.ts'
import { languages } from '../../domain/kernel/site/language.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import type { WalletDapp } from './wallet-deps.ts'

/**
 * Refuses a call from a page whose origin does not belong to the dApp that the page claims to act for. This stops only web pages:
 * a program other than a browser can send any `Origin`.
 */
export function checkOrigin(dapp: WalletDapp, origin: string | undefined, siteOrigin: string): void {
  if (origin === undefined || !(isAllowedTarget(dapp, origin) || isExample(dapp, origin, siteOrigin)))
    throw new Refusal('origin_not_allowed')
}

/** The site's own page about the SDK acts as the example dApp, from the host of any language. */
function isExample({ dapp_id }: WalletDapp, origin: string, siteOrigin: string): boolean {
  return (
    dapp_id === exampleDappId &&
    (origin === siteOrigin ||
      languages.some((language) => languageOrigin({ siteOrigin, language }) === origin))
  )
}
