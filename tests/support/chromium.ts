import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

export interface Chromium {
  readonly executablePath: string
  readonly args: readonly string[]
}

/** Switches off the browser's own network traffic, and the sandbox, which needs user namespaces that containers may lack. */
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

/** The headless shell starts in a fraction of the time of the whole browser. */
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

/**
 * Finds a Chromium: the npm package first, because its build needs a sixth less processor time per page than Debian's, then the
 * browser of the machine, then Playwright's own.
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env['CHROMIUM_PATH']?.trim() ?? ''
  if (named !== '' && !isProgram(named)) {
    throw new Error(`CHROMIUM_PATH is ${JSON.stringify(named)}; it takes the path of a Chromium.`)
  }
  if (named !== '') return { executablePath: named, args }
  const packaged = process.platform === 'linux' && process.arch === 'x64' ? await unpacked() : undefined
  if (packaged !== undefined && starts(packaged)) return { executablePath: packaged, args }
  const found = [...installed(), chromium.executablePath()].find(isProgram)
  if (found !== undefined) return { executablePath: found, args }
  if (packaged !== undefined)
    return { executablePath: await withLibraries(packaged), args: [...args, '--no-zygote'] }
  if (process.platform === 'linux' && installWithApt()) return { executablePath: debian, args }
  throw missing(
    `none is found; npm brings one for Linux on x64, and this is ${process.platform} ${process.arch}`,
  )
}

function installed(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [debian, ...onPath, ...macApplications]
}

/**
 * In a Debian or Ubuntu container with root rights, installs the browser, because the npm package has none for this processor.
 */
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

const packageFolder = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..')

/** Unpacks the browser once and moves it into place, because test runs may start at the same time. */
async function unpacked(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  const cache = resolve(import.meta.dirname, '../../node_modules/.cache/kawara')
  const folder = join(cache, `chromium-${version}`)
  const program = join(folder, 'chromium')
  if (isProgram(program)) return program
  await mkdir(cache, { recursive: true })
  const own = await mkdtemp(join(cache, 'chromium-'))
  await inFolder(own, async () => (await import('@sparticuz/chromium')).default.executablePath())
  try {
    await rename(own, folder)
  } catch (error) {
    await rm(own, { recursive: true })
    if (!isProgram(program)) throw error
  }
  return program
}

/** Unpacks the libraries from the npm package of Chromium, because a machine without a desktop lacks them. */
async function withLibraries(program: string): Promise<string> {
  const { inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
  await inFolder(dirname(program), async () =>
    setupLambdaEnvironment(join(await inflate(join(packageFolder, 'bin/al2023.tar.br')), 'lib')),
  )
  if (starts(program)) return program
  throw missing(`the one from npm does not start: ${spawnSync(program, ['--version']).stderr.toString()}`)
}

/**
 * Calls a function of the npm package with `TMPDIR` set to this folder, because the package always unpacks into the temporary
 * directory.
 */
async function inFolder<Result>(folder: string, unpack: () => Promise<Result>): Promise<Result> {
  const previous = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    return await unpack()
  } finally {
    if (previous === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = previous
  }
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
