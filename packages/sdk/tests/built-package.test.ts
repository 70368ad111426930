import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../tests/support/source-files.ts'

const sdk = join(root, 'packages/sdk')
const maxBytes = 5 * 1024

it(`a page downloads at most ${maxBytes} bytes of it`, async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(sdk, 'src/index.ts'), formats: ['es'], fileName: 'sdk' },
    },
  })
  const [result] = Array.isArray(built) ? built : [built]
  if (result === undefined || !('output' in result)) throw new Error('A build has an output.')
  const code = result.output.map((file) => ('code' in file ? file.code : '')).join('')
  expect(gzipSync(code).length).toBeLessThan(maxBytes)
  expect(code).not.toMatch(/from\s*["']/)
})

describe('the installed package', () => {
  const house = mkdtempSync(join(tmpdir(), 'kawara-sdk-'))
  const installed = join(house, 'node_modules/@kawara/sdk')
  const tsc = (...options: string[]) =>
    spawnSync(process.execPath, [join(root, 'node_modules/typescript-7/bin/tsc'), ...options], {
      cwd: house,
      encoding: 'utf8',
    })
  beforeAll(() => {
    mkdirSync(installed, { recursive: true })
    tsc('-p', sdk, '--outDir', join(installed, 'dist'))
    copyFileSync(join(sdk, 'package.json'), join(installed, 'package.json'))
    writeFileSync(join(house, 'package.json'), '{"type":"module"}')
  })
  afterAll(() => rmSync(house, { recursive: true }))

  it('has no dependencies and runs in Node', () => {
    expect(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))).not.toHaveProperty(
      'dependencies',
    )
    const code = `import * as page from '@kawara/sdk'
      import * as server from '@kawara/sdk/server'
      process.stdout.write(Object.keys({ ...page, ...server }).sort().join(' '))`
    writeFileSync(join(house, 'run.js'), code)
    const { stdout, stderr } = spawnSync(process.execPath, ['run.js'], { cwd: house, encoding: 'utf8' })
    expect(stdout, stderr).toBe('WalletError createServer createWallet verifyWebhook')
  })

  it.each([
    [`'12.5'`, ''],
    ['12.5', "Type 'number' is not assignable to type 'string'"],
  ])('compiles with the amount %s only if it is a text: %j', (amount, complaint) => {
    const code = `import { createWallet } from '@kawara/sdk'
      const wallet = createWallet({ dapp_id: 'd_kissaten22', origin: 'https://www.kawara.example' })
      export const link: Promise<string> = wallet
        .payment({ asset_id: 'test-usd', amount: ${amount}, memo: 'coffee', description: 'Two cups' })
        .then((request) => request.link)`
    writeFileSync(join(house, 'page.ts'), code)
    const options = '--strict --noEmit --module nodenext --target es2022 --lib es2022,dom --types'.split(' ')
    const { stdout } = tsc('page.ts', ...options, '')
    expect(stdout === '' ? '' : stdout.includes(complaint) && complaint).toBe(complaint)
  })
})
