import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

export interface Chromium {
  readonly executablePath: string
  readonly args: readonly string[]
}

/** Nothing but the page under test uses the network, and a container without a user namespace can run it. */
const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Without the windows of a whole browser, which take a quarter of the time. */
const debian = '/usr/bin/chromium-headless-shell'
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const macApplications = ['Chromium', 'Google Chrome'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)

/** The browser of the machine, else Playwright's own, else the one that npm brought along. */
export async function findChromium(): Promise<Chromium> {
  const named = process.env['CHROMIUM_PATH']?.trim() ?? ''
  if (named !== '' && !isProgram(named)) {
    throw new Error(`CHROMIUM_PATH is ${JSON.stringify(named)}; it takes the path of a Chromium.`)
  }
  const path =
    (named !== '' ? named : undefined) ??
    installed().find(isProgram) ??
    [chromium.executablePath()].find(isProgram)
  if (path !== undefined) return { executablePath: path, args }
  if (process.platform === 'linux' && process.arch !== 'x64' && installWithApt())
    return { executablePath: debian, args }
  return { executablePath: await packaged(), args: [...args, '--no-zygote'] }
}

function installed(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [debian, ...onPath, ...macApplications]
}

/** A container of Debian's or Ubuntu's, where one may install: npm has no browser for its processor. */
function installWithApt(): boolean {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return false
  const apt = (...words: string[]) =>
    spawnSync('apt-get', words, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0
  apt('update')
  return (
    apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-cjk') &&
    isProgram(debian)
  )
}

/** Unpacked into the temporary directory at first use. */
async function packaged(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw missing(
      `none is found; npm brings one for Linux on x64, and this is ${process.platform} ${process.arch}`,
    )
  }
  const { default: chromiumOfNpm, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
  const path = await chromiumOfNpm.executablePath()
  if (starts(path)) return path
  // A bare machine lacks libraries that every desktop has; the package brings those too.
  const folder = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin')
  await inflate(join(folder, 'al2023.tar.br'))
  setupLambdaEnvironment(join(tmpdir(), 'al2023/lib'))
  if (starts(path)) return path
  throw missing(`the one from npm does not start: ${spawnSync(path, ['--version']).stderr.toString()}`)
}

function starts(path: string): boolean {
  return spawnSync(path, ['--version']).status === 0
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false
    throw error
  }
}

function missing(reason: string): Error {
  return new Error(
    `The browser tests need a Chromium, and ${reason}. Install one (apt-get install chromium, ` +
      'npx playwright install chromium) or set CHROMIUM_PATH.',
  )
}
