import { InboxRefused } from '../api/contact/answer-message.ts'
import { DirectoryInUse } from '../api/database/directory-lock.ts'
import { ReviewRefused } from '../api/events/review-submissions.ts'
import { OwnerRefused } from '../api/owner/owner-refused.ts'
import { PurchaseRefused } from '../api/purchase/purchase-refused.ts'
import { TransferRefused } from '../api/transfer/transfer-refused.ts'
import { readConfig } from './settings/config.ts'
import { readArguments, usage } from './operator/arguments.ts'
import { runEvents } from './operator/events/run-events.ts'
import { runFiles } from './operator/files/run-files.ts'
import { runInbox } from './operator/inbox/run-inbox.ts'
import { runPurchase } from './operator/purchase/run-purchase.ts'
import { runPush } from './operator/push/run-push.ts'
import { runExport, runImport, runMailCommand, runOwner } from './operator/run-command.ts'
import { runWallet } from './operator/wallet/run-wallet.ts'
import { WrongArguments } from './operator/wrong-arguments.ts'
import { WrongSetting } from './settings/setting.ts'

const misunderstood = 2

async function run(): Promise<number> {
  const command = readArguments(process.argv.slice(2))
  if (command.name === 'help') {
    console.log(usage)
    return 0
  }
  let stopped = false
  // The second time the process ends at once, as it would without this.
  process.once('SIGINT', () => (stopped = true))
  const config = readConfig(process.env)
  const directory = process.env['INIT_CWD'] ?? process.cwd()
  const common = { config, directory, isStopped: () => stopped }
  if (command.name === 'events') {
    await runEvents({ command, config })
    return 0
  }
  if (command.name === 'inbox') {
    await runInbox({ command, config })
    return 0
  }
  if (command.name === 'push') {
    await runPush({ command, config })
    return 0
  }
  if (command.name === 'wallet') return (await runWallet({ command, config })) ? 0 : 1
  if (command.name === 'files') {
    await runFiles({ command, config })
    return 0
  }
  if (command.name === 'owner-key' || command.name === 'submissions') {
    await runOwner({ command, config })
    return 0
  }
  if (command.name === 'plans' || command.name === 'coupons' || command.name === 'subscriptions') {
    await runPurchase({ command, config })
    return 0
  }
  if (command.name === 'import') return (await runImport({ command, ...common })) ? 0 : 1
  if (command.name === 'export') await runExport({ command, ...common })
  else await runMailCommand({ command, ...common })
  return 0
}

function complain(error: unknown): number {
  if (error instanceof WrongArguments) {
    console.error(`${error.message}\n\n${usage}`)
    return misunderstood
  }
  const expected = [
    WrongSetting,
    DirectoryInUse,
    TransferRefused,
    ReviewRefused,
    OwnerRefused,
    InboxRefused,
    PurchaseRefused,
  ]
  const isExpected = expected.some((kind) => error instanceof kind)
  console.error(isExpected && error instanceof Error ? error.message : (systemComplaint(error) ?? error))
  return 1
}

/** What the system or the database says, such as a connection refused, needs no stack; a fault of ours does. */
function systemComplaint(error: unknown): string | undefined {
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error
  return cause instanceof Error && 'code' in cause ? `${cause.message} (${String(cause.code)})` : undefined
}

// A reader that has seen enough, such as `head`, closes the pipe: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

try {
  process.exitCode = await run()
} catch (error) {
  process.exitCode = complain(error)
}
