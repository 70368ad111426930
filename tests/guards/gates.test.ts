import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../support/source-files.ts'

let house = ''
const copied = [
  'src',
  'scripts',
  'tests',
  'bench',
  'packages',
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

const planted = 'src/domain/kernel/planted.ts'
const gates = [
  { gate: 'format:check', faults: [{ path: planted, code: 'export const planted   =  "x";\n' }] },
  {
    gate: 'lint',
    // The linter checks each file separately, so it runs only on the folder in which the test plants a fault.
    only: ['src/domain/kernel'],
    faults: [{ path: planted, code: 'export const planted = async () => {\n  Promise.resolve(1)\n}\n' }],
  },
  {
    gate: 'types',
    // The type check keeps all its rules but reads only the folder in which the test plants a fault.
    checked: { of: 'src', folder: 'src/domain/kernel' },
    faults: [{ path: planted, code: "export const planted: number = 'text'\n" }],
  },
  { gate: 'dead-code', faults: [{ path: planted, code: 'export const planted = 1\n' }] },
  {
    gate: 'boundaries',
    faults: [
      {
        says: 'domain-stands-alone',
        path: planted,
        code: "import { operations } from '../../contract/operations/operations.ts'\n\nexport const planted = operations\n",
      },
      {
        says: 'web-never-imports-api',
        path: 'src/web/home/planted.ts',
        code: "export { renderMarkdown } from '../../api/markdown/render-markdown.ts'\n",
      },
      {
        says: 'no-sibling-areas-in-web',
        path: 'src/web/errors/planted.ts',
        code: "export { Article } from '../pages/article.tsx'\n",
      },
      {
        says: 'no-circle-of-folders',
        path: 'src/web/i18n/planted.ts',
        code: "export { useSite } from '../reader/site.ts'\n",
      },
    ],
  },
] as const

function checkOnly({ of, folder }: { of: string; folder: string }): void {
  const path = join(house, 'tsconfig.json')
  const rules = JSON.parse(readFileSync(path, 'utf8')) as { include: string[] }
  expect(rules.include).toContain(of)
  writeFileSync(path, JSON.stringify({ ...rules, include: [folder] }))
}

test.each(gates)('the gate $gate refuses every planted fault', ({ gate, faults, ...input }) => {
  for (const { path, code } of faults) writeFileSync(join(house, path), code)
  if ('checked' in input) checkOnly(input.checked)
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['run', '--silent', gate, '--', ...('only' in input ? input.only : [])],
    {
      cwd: house,
      encoding: 'utf8',
    },
  )
  for (const { path } of faults) rmSync(join(house, path))
  cpSync(join(root, 'tsconfig.json'), join(house, 'tsconfig.json'))
  expect(status, stdout + stderr).not.toBe(0)
  for (const fault of faults) expect(stdout + stderr).toContain('says' in fault ? fault.says : 'planted')
})
