import { inspect } from 'node:util'
import { InboxRefused } from '../../api/contact/inbox-refused.ts'
import { DirectoryInUse } from '../../api/database/directory-lock.ts'
import { ReviewRefused } from '../../api/events/review-refused.ts'
import { CoinLinkRefused } from '../../api/offerings/coins/coin-links.ts'
import { OwnerRefused } from '../../api/owner/owner-refused.ts'
import { PurchaseRefused } from '../../api/purchase/purchase-refused.ts'
import { TransferRefused } from '../../api/transfer/transfer-refused.ts'
import { WrongSetting } from '../settings/setting.ts'
import type { OperatorDeps } from './command/operator-deps.ts'
import { WrongOrigin } from './command/site-config.ts'
import { WrongArguments } from './command/wrong-arguments.ts'

const wrongCommandExitCode = 2

export function complain(error: unknown, { printError }: Pick<OperatorDeps, 'printError'>): number {
  if (error instanceof WrongArguments) {
    if (error.usage !== undefined) printError(error.usage)
    printError(error.message)
    return wrongCommandExitCode
  }
  const expected = [
    WrongSetting,
    WrongOrigin,
    DirectoryInUse,
    TransferRefused,
    ReviewRefused,
    OwnerRefused,
    CoinLinkRefused,
    InboxRefused,
    PurchaseRefused,
  ]
  const isExpected = expected.some((kind) => error instanceof kind)
  printError(
    isExpected && error instanceof Error ? error.message : (systemComplaint(error) ?? inspect(error)),
  )
  return 1
}

/** Errors of the system or the database, a refused connection for example, are printed without a stack. */
function systemComplaint(error: unknown): string | undefined {
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error
  return cause instanceof Error && 'code' in cause ? `${cause.message} (${String(cause.code)})` : undefined
}
