import type { ContentName } from '../content-kinds.ts'
import { adFormat, eventFormat, pageFormat, postFormat } from './content-formats.ts'
import { candleFormat, coinFormat } from './market-formats.ts'
import { offeringFormat } from './offering-format.ts'
import { couponFormat, planFormat } from './purchase-formats.ts'
import { quizFormat } from './quiz-format.ts'
import { languageEndings, type FieldFormat, type RowFormat } from './row-format.ts'

/** The formats of all kinds, in the order in which an empty site takes them. */
export const rowFormats: Readonly<Record<ContentName, RowFormat>> = {
  coins: coinFormat,
  candles: candleFormat,
  offerings: offeringFormat,
  ads: adFormat,
  pages: pageFormat,
  posts: postFormat,
  events: eventFormat,
  plans: planFormat,
  coupons: couponFormat,
  quizzes: quizFormat,
}

const introduction = `# Formats of rows

This page is made from \`src/main/operator/formats\`, which a test compares with the rules of the import. To write it again:
\`npx vitest run src/main/operator/formats -u\`.

\`import KIND FILE\` takes a file with a JSON object on each line, and \`export KIND FILE\` writes one; candles are CSV and not exported.

- **A row changes what it says and nothing else.** A missing field keeps its value; \`null\` or a blank text empties it. A row of a new
  entry needs the fields marked *required*; an optional field that is missing is empty or has the value that its description states.
- An object changes only the keys that it has, and a key with \`null\` is removed: \`{"plan_id":"reader-monthly","names":{"en":"Monthly"}}\` changes one name. A list
  replaces the whole list. (This is JSON Merge Patch, RFC 7396.)
- A value that follows from others follows them on: the status of a sale its dates, the excerpt of a post its text. Times of change are set by the import.
- Of several rows of one entry in a file, the last that can be read is imported, and the others are listed as left out. They are not put together.
- \`…_${languageEndings}\` marks a field that has a text for each language too: \`title_ja\`, \`title_en\` and so on, each a field of its own.
`

export function writeRowFormats(): string {
  const kinds = Object.entries(rowFormats).map(([kind, format]) => describeKind(kind, format))
  return [introduction, ...kinds].join('\n')
}

function describeKind(kind: string, { about, fields, example, moreRows = [] }: RowFormat): string {
  const rows = Object.entries(fields).map(
    ([name, field]) => `| ${namesOf(name, field)} | ${cell(field.value)} | ${cell(notesOf(field))} |`,
  )
  const isCsv = kind === 'candles'
  const written = isCsv
    ? [Object.keys(example), ...[example, ...moreRows].map((row) => Object.values(row))].join('\n')
    : JSON.stringify(example)
  return `## ${kind}

${about}

| field | value | notes |
|---|---|---|
${rows.join('\n')}

\`\`\`${isCsv ? 'csv' : 'json'}
${written}
\`\`\`
`
}

function namesOf(name: string, { aliases = [], isPerLanguage }: FieldFormat): string {
  const main = `\`${name}\`${isPerLanguage ? ` \`…_${cell(languageEndings)}\`` : ''}`
  return aliases.length === 0 ? main : `${main}, also ${aliases.map((alias) => `\`${alias}\``).join(', ')}`
}

function notesOf({ required, isComputed, about }: FieldFormat): string {
  const need = required === true ? '*required*' : required && `*required*, ${required}`
  const computed = isComputed ? 'The site computes it; an import ignores it.' : undefined
  const sentences = [need && `${need}.`, computed, about].filter((part) => part !== undefined)
  return sentences.join(' ')
}

function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`)
}
