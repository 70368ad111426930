import { checkSite, registeredClient, type CompanionNeeds } from './companion-client.ts'
import type { CompanionFile } from './companion-file.ts'

export async function show(request: string, needs: CompanionNeeds): Promise<void> {
  const { file, client } = await registeredClient(needs)
  const asked = await client.getAppPaymentRequest({ request_id: requestId(request, file) })
  const { dapp, amount, symbol, receiver, memo, description, state } = asked
  needs.print(`${dapp.name} (${dapp.url}) asks for ${amount} ${symbol} to ${receiver}. State: ${state}.`)
  if (description !== '') needs.print(`  ${description}`)
  if (memo !== '') needs.print(`  Memo: ${memo}`)
}

export async function settle(request: string, approve: boolean, needs: CompanionNeeds): Promise<void> {
  const { file, client } = await registeredClient(needs)
  const request_id = requestId(request, file)
  const { dapp, amount, symbol, state } = await client.answerPaymentRequest({ request_id, approve })
  needs.print(`${state}: ${amount} ${symbol} asked for by ${dapp.name}.`)
}

export async function balance(needs: CompanionNeeds): Promise<void> {
  const { client } = await registeredClient(needs)
  const { balances } = await client.getAppWallet({})
  for (const { asset, amount } of balances) needs.print(`${amount} ${asset}`)
}

/** By its id, or by the link, which has it behind `#`. */
function requestId(given: string, file: CompanionFile): string {
  checkSite(given, file)
  return given.split('#').at(-1) ?? given
}
