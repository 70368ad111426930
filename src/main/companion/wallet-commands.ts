import { checkSite, registeredClient, type CompanionDeps } from './companion-client.ts'
import type { CompanionFile } from './companion-file.ts'

export async function show(request: string, deps: CompanionDeps): Promise<void> {
  const { file, client } = await registeredClient(deps)
  const requested = await client.getAppPaymentRequest({ request_id: requestId(request, file) })
  const { dapp, amount, symbol, receiver, memo, description, state } = requested
  deps.print(`${dapp.name} (${dapp.url}) requests ${amount} ${symbol} to ${receiver}. State: ${state}.`)
  if (description !== '') deps.print(`  ${description}`)
  if (memo !== '') deps.print(`  Memo: ${memo}`)
}

export async function settle(request: string, approve: boolean, deps: CompanionDeps): Promise<void> {
  const { file, client } = await registeredClient(deps)
  const request_id = requestId(request, file)
  const { dapp, amount, symbol, state } = await client.answerPaymentRequest({ request_id, approve })
  deps.print(`${state}: ${amount} ${symbol} asked for by ${dapp.name}.`)
}

export async function balance(deps: CompanionDeps): Promise<void> {
  const { client } = await registeredClient(deps)
  const { balances } = await client.getAppWallet({})
  for (const { asset, amount } of balances) deps.print(`${amount} ${asset}`)
}

function requestId(input: string, file: CompanionFile): string {
  checkSite(input, file)
  return input.split('#').at(-1) ?? input
}
