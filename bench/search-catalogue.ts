import { CatalogueBuilder } from '../src/catalogue/catalogue-builder.ts'
import type { CatalogueEntry } from '../src/catalogue/catalogue-entry.ts'
import type { CatalogueQuery } from '../src/catalogue/catalogue-query.ts'
import type { Catalogue } from '../src/catalogue/catalogue.ts'
import { offeringEntries } from './support/offering-entries.ts'
import { filterQuery, textQuery } from './support/offering-queries.ts'
import { Random } from './support/random.ts'

/**
 * Benchmark of the search catalogue at several sizes. Usage: `node --expose-gc bench/search-catalogue.ts 10000 100000 1000000`.
 * `load` is CPU seconds without generating the entries, `slice` the longest time that loading blocks the event loop, `memory`
 * what the catalogue adds, `RSS` the whole process. Searches and upserts are in milliseconds.
 */
const collectGarbage = (globalThis as { gc?: () => void }).gc ?? (() => {})

const sizes = process.argv.slice(2).map(Number)
console.table((sizes.length > 0 ? sizes : [10_000, 100_000]).map(measure))

function measure(size: number) {
  const sample = [...offeringEntries(Math.min(size, 2000), new Random(size))]
  const before = used()
  const { catalogue, load, slice } = fill(size)
  const memory = used() - before
  const random = new Random(7)
  const searches = size >= 1_000_000 ? 500 : 2000
  const filters = Array.from({ length: searches }, () => filterQuery(random))
  const texts = Array.from({ length: searches }, () => textQuery(random, sample))
  // Warms the code up, so that the times are those of a server that has run for a minute.
  for (const query of [...filters, ...texts]) catalogue.search(query)
  return {
    rows: catalogue.size,
    'load s': round(load / 1e6),
    'slice ms': round(slice),
    'memory MB': Math.round(memory / 1e6),
    'RSS MB': Math.round(process.memoryUsage.rss() / 1e6),
    'filters p50/p95/p99': timeSearches(catalogue, filters),
    'text p50/p95/p99': timeSearches(catalogue, texts),
    'upsert p50/p95/p99': timeUpserts(catalogue, sample, random),
  }
}

function fill(size: number) {
  const builder = new CatalogueBuilder()
  let load = 0
  let slice = 0
  const timed = <T>(work: () => T): T => {
    const [cpu, clock] = [process.cpuUsage(), performance.now()]
    const result = work()
    const spent = process.cpuUsage(cpu)
    load += spent.user + spent.system
    slice = Math.max(slice, performance.now() - clock)
    return result
  }
  let batch: CatalogueEntry[] = []
  const addBatch = () => {
    for (const entry of batch) builder.add(entry)
    batch = []
  }
  for (const entry of offeringEntries(size, new Random(size))) {
    if (batch.push(entry) === 50) timed(addBatch)
  }
  timed(addBatch)
  const steps = builder.sealSteps()
  let step = timed(() => steps.next())
  while (!step.done) step = timed(() => steps.next())
  return { catalogue: step.value, load, slice }
}

function timeSearches(catalogue: Catalogue, queries: readonly CatalogueQuery[]): string {
  return percentiles(queries.map((query) => time(() => catalogue.search(query), 3)))
}

/** Half of the upserts change the texts, the other half only amounts and status. */
function timeUpserts(catalogue: Catalogue, sample: readonly CatalogueEntry[], random: Random): string {
  const edited = sample.slice(0, 500).map((entry): CatalogueEntry => {
    const other = random.pick(sample)
    return random.chance(0.5)
      ? { ...entry, texts: { ...entry.texts, slogan: other.texts.slogan, excerpts: other.texts.excerpts } }
      : {
          ...entry,
          groups: { ...entry.groups, statuses: 0b10 },
          raised: random.below(1e6),
          createdAt: other.createdAt,
        }
  })
  return percentiles(edited.map((entry) => time(() => catalogue.upsert(entry), 1)))
}

function time(work: () => unknown, times: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let n = 0; n < times; n++) {
    const start = performance.now()
    work()
    best = Math.min(best, performance.now() - start)
  }
  return best
}

function percentiles(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  return [0.5, 0.95, 0.99].map((share) => round(sorted[Math.floor(sorted.length * share)] ?? 0)).join(' / ')
}

function used(): number {
  collectGarbage()
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
