import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../support/source-files.ts'

/** A copy of the house to plant faults in. */
let house = ''
const copied = [
  'src',
  'scripts',
  'tests',
  'bench',
  'package.json',
  'tsconfig.json',
  'knip.json',
  '.oxlintrc.json',
]
const alsoCopied = [
  '.gitignore',
  '.oxfmtrc.json',
  '.dependency-cruiser.cjs',
  'vite.config.ts',
  'react-router.config.ts',
]
const configs = ['vitest.config.ts', 'playwright.config.ts', 'public', 'db', 'README.md']

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'kawara-gates-'))
  for (const name of [...copied, ...alsoCopied, ...configs]) {
    cpSync(join(root, name), join(house, name), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
})

afterAll(() => rmSync(house, { recursive: true }))

const faults = [
  { gate: 'format:check', path: 'src/domain/kernel/planted.ts', code: 'export const planted   =  "x";\n' },
  {
    gate: 'lint',
    path: 'src/domain/kernel/planted.ts',
    code: 'export const planted = async () => {\n  Promise.resolve(1)\n}\n',
  },
  { gate: 'types', path: 'src/domain/kernel/planted.ts', code: "export const planted: number = 'text'\n" },
  { gate: 'dead-code', path: 'src/domain/kernel/planted.ts', code: 'export const planted = 1\n' },
  {
    gate: 'boundaries',
    says: 'domain-stands-alone',
    path: 'src/domain/kernel/planted.ts',
    code: "import { operations } from '../../contract/operations.ts'\n\nexport const planted = operations\n",
  },
  {
    gate: 'boundaries',
    says: 'web-never-imports-api',
    path: 'src/web/home/planted.ts',
    code: "export { renderMarkdown } from '../../api/markdown/render-markdown.ts'\n",
  },
  {
    gate: 'boundaries',
    says: 'no-sibling-areas-in-web',
    path: 'src/web/errors/planted.ts',
    code: "export { Article } from '../pages/article.tsx'\n",
  },
  {
    gate: 'boundaries',
    says: 'no-circle-of-folders',
    path: 'src/web/i18n/planted.ts',
    code: "export { useSite } from '../shell/site.ts'\n",
  },
] as const

test.each(faults)(
  'the gate $gate refuses $path planted with a fault ($code)',
  ({ gate, path, code, ...rest }) => {
    writeFileSync(join(house, path), code)
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', gate], {
      cwd: house,
      encoding: 'utf8',
    })
    rmSync(join(house, path))
    expect(status, stdout + stderr).not.toBe(0)
    expect(stdout + stderr).toContain('says' in rest ? rest.says : 'planted')
  },
  60_000,
)
