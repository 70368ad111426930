import { readConfig } from './settings/config.ts'
import { readArguments, usage, type Command } from './operator/arguments.ts'
import { complain } from './operator/complain.ts'

async function run(): Promise<number> {
  const command = readArguments(process.argv.slice(2))
  if (command.name === 'help') {
    console.log(usage)
    return 0
  }
  return (await perform(command)) === false ? 1 : 0
}

/** Answers false where not all could be done. What a command needs is loaded with it alone: that is most of a short one's time. */
async function perform(command: Exclude<Command, { name: 'help' }>): Promise<boolean | void> {
  let stopped = false
  // The second time the process ends at once, as it would without this.
  process.once('SIGINT', () => (stopped = true))
  const config = readConfig(process.env)
  const directory = process.env['INIT_CWD'] ?? process.cwd()
  const isStopped = () => stopped
  switch (command.name) {
    case 'airdrop':
      return (await import('./operator/airdrop/run-airdrop.ts')).runAirdrop({ command, config })
    case 'events':
      return (await import('./operator/events/run-events.ts')).runEvents({ command, config })
    case 'files':
      return (await import('./operator/files/run-files.ts')).runFiles({ command, config })
    case 'inbox':
      return (await import('./operator/inbox/run-inbox.ts')).runInbox({ command, config })
    case 'push':
      return (await import('./operator/push/run-push.ts')).runPush({ command, config })
    case 'wallet':
      return (await import('./operator/wallet/run-wallet.ts')).runWallet({ command, config })
    case 'posts':
      return (await import('./operator/posts/run-posts.ts')).runPosts({ command, config, directory })
    case 'owner-key':
    case 'submissions':
      return (await import('./operator/owner/run-owner.ts')).runOwner({ command, config })
    case 'plans':
    case 'coupons':
    case 'subscriptions':
      return (await import('./operator/purchase/run-purchase.ts')).runPurchase({ command, config })
    case 'mail':
    case 'followers':
      return (await import('./operator/mail/run-mail-command.ts')).runMailCommand({
        command,
        config,
        directory,
      })
    case 'import':
      return (await import('./operator/run-transfer.ts')).runImport({ command, config, directory, isStopped })
    case 'export':
      return (await import('./operator/run-transfer.ts')).runExport({ command, config, directory })
  }
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
