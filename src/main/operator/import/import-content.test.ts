import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, Queries } from '../../../api/database/database.ts'
import type { ContentKind, SaveCounts } from '../../../api/transfer/content-kind.ts'
import { ndjson } from '../../../api/transfer/formats/ndjson.format.ts'
import { readSlices } from './file-lines.ts'
import { importContent } from './import-content.ts'
import { ImportReport } from './import-report.ts'
import { Progress } from './progress.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kawara-import-'))
})
afterAll(() => rm(directory, { recursive: true }))

const nowhere = { transaction: (work) => work({} as Queries) } as Database

const idOf = (word: string) => word.toLowerCase()

/** A kind of content made of words. Saved batches are kept in a list; the word `poison` is refused like by the database. */
function wordKind(batches: string[][]): ContentKind<string> {
  return {
    format: ndjson,
    idOf,
    idOfRow: (row) => (typeof row === 'string' ? idOf(row) : undefined),
    storedRows: async () => [],
    read: ({ row }) =>
      typeof row === 'string'
        ? { content: row, warnings: [] }
        : { errors: [{ field: 'word', code: 'not_a_word', got: JSON.stringify(row) }] },
    async save({ contents }): Promise<SaveCounts> {
      if (contents.includes('poison')) throw Object.assign(new Error('no poison'), { code: '23514' })
      if (contents.includes('outage')) throw Object.assign(new Error('gone'), { code: '57P01' })
      batches.push([...contents])
      return { added: contents.length, changed: 0, unchanged: 0 }
    },
    exportTo: async () => {},
  }
}

async function importText(text: string | Uint8Array, { stopAfter = Infinity, isTTY = false, tick = 0 } = {}) {
  const path = join(directory, 'rows.ndjson')
  await writeFile(path, text)
  const batches: string[][] = []
  const screen: string[] = []
  let clock = 0
  const progress = new Progress({
    screen: { isTTY, write: (line: string) => screen.push(line) },
    totalBytes: text.length,
    clock: () => (clock += tick),
  })
  const report = new ImportReport({ progress, print: () => {}, listsAll: false })
  await importContent(wordKind(batches), {
    path,
    dryRun: false,
    now: () => new Date(0),
    database: nowhere,
    report,
    isStopped: () => batches.length >= stopAfter,
  })
  const summary = report.summary({ content: 'words', dryRun: false, milliseconds: 1000 })
  return { batches, screen, summary, isClean: report.isClean }
}

const many = (count: number) => Array.from({ length: count }, (_, n) => JSON.stringify(`w${n}`)).join('\n')

describe('an import', () => {
  it('is stored in batches of 500', async () => {
    const { batches, summary, isClean } = await importText(many(1201))
    expect(batches.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([201, 500, 500])
    expect(summary).toBe(
      'words: added 1201, changed 0, unchanged 0, refused 0 (1201 rows, 1.0 s, 1201 rows/s)',
    )
    expect(isClean).toBe(true)
  })

  it('finds the row of a batch that the database refuses, and stores the rest', async () => {
    const { batches, screen, summary } = await importText('"a"\n"poison"\n"b"')
    expect(batches).toEqual([['a'], ['b']])
    expect(screen).toEqual(['line 2: refused_by_database, got "no poison"\n'])
    expect(summary).toContain('added 2, changed 0, unchanged 0, refused 1 (3 rows')
  })

  it('fails when the database is away', async () => {
    await expect(importText('"a"\n"outage"')).rejects.toThrow('gone')
  })

  it('stores the last row of a repeated id wherever the first one is', async () => {
    const { batches, summary } = await importText(`"Twice"\n${many(600)}\n"tWICE"`)
    expect(batches.flat()).not.toContain('Twice')
    expect(batches.flat()).toContain('tWICE')
    expect(summary).toContain('added 601, changed 0, unchanged 0, refused 0, repeated 1 (602 rows')
  })

  it('that is stopped keeps the stored rows, and prints the line where it stopped', async () => {
    const { batches, summary, isClean } = await importText(many(1201), { stopAfter: 1 })
    expect(batches.flat().length).toBeLessThanOrEqual(1000)
    expect(summary).toMatch(/^Stopped at line (500|1000); import again to go on\.$/m)
    expect(isClean).toBe(false)
  })

  it('shows a bar on a terminal, and removes it before it prints a line', async () => {
    const { screen } = await importText('"a"\n5', { isTTY: true, tick: 1_000 })
    const bar = screen.findLastIndex((text) => text.includes('[#'))
    const [erased, drawn = ''] = screen[bar]?.split('[2K') ?? []
    expect(erased).toBe('\r\u001B')
    expect(drawn).toMatch(/^\[#{10,30}-*\] \d+ %, \d rows, \d+ rows\/s$/)
    expect(screen.slice(bar + 1, bar + 3)).toEqual(['\r\u001B[2K', 'line 2: word not_a_word, got "5"\n'])
  })

  it('prints its progress every few seconds without a terminal, and none if it is quick', async () => {
    const slow = await importText('"a"\n"b"', { tick: 6_000 })
    expect(slow.screen.at(-1)).toMatch(/^100 %, 2 rows, \d+ rows\/s\n$/)
    expect((await importText('"a"\n"b"', { tick: 10 })).screen).toEqual([])
  })

  it.each([
    ['of nothing', '', 0],
    ['of blank lines', '\n \r\n\n', 0],
    ['with a byte order mark and the line ends of Windows', '\uFEFF"a"\r\n"b"\r\n', 2],
  ])('%s has no bad rows', async (_, text, count) => {
    const { batches, isClean } = await importText(text)
    expect({ rows: batches.flat().length, isClean }).toEqual({ rows: count, isClean: true })
  })

  it('refuses a line that is not UTF-8, and goes on', async () => {
    const { batches, screen } = await importText(
      Buffer.concat([Buffer.from([0x22, 0xff, 0x22]), Buffer.from('\n"a"')]),
    )
    expect(screen).toEqual(['line 1: not_utf8\n'])
    expect(batches).toEqual([['a']])
  })
})

describe('the lines of a file', () => {
  it('are the same however the file is split into chunks, and one that is too long is reported', async () => {
    const path = join(directory, 'lines')
    const texts = fc.array(
      fc.oneof(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.constant('x'.repeat(70))),
    )
    await fc.assert(
      fc.asyncProperty(texts, async (input) => {
        const lines = input.map((text) => text.replaceAll(/[\r\n\uFEFF]/g, ''))
        await writeFile(path, lines.join('\n'))
        const read = []
        for await (const slice of readSlices({ path, longest: 64, chunkBytes: 7 })) read.push(...slice.lines)
        const expected = lines.flatMap((text, place) => {
          if (Buffer.byteLength(text) > 64) return [`${place + 1} too_long`]
          return text.trim() === '' ? [] : [`${place + 1} ${text}`]
        })
        expect(read.map((line) => `${line.number} ${'text' in line ? line.text : line.fault}`)).toEqual(
          expected,
        )
      }),
      { numRuns: 60 },
    )
  })
})
