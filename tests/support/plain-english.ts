import ts from 'typescript'
import type { SourceFile } from './source-files.ts'

/** A word that docs/style.md refuses, and what to write in its place. */
type Rule = readonly [RegExp, string]

/** Refused in names of functions, variables, types, parameters and properties. */
const inNames: readonly Rule[] = [
  [/^(?:most|fewest)(?=[A-Z])/, 'max…, min…'],
  [/^least(?=[A-Z])/, 'min…'],
  [/^usual(?=[A-Z]|$)|(?<=[a-z])Usual(?=[A-Z]|$)/, 'default…'],
  [/(?:^|[a-z])Needs$|^needs$/, '…Deps, deps'],
  [
    /^(?:asked|asking|askings)(?=[A-Z]|$)|(?:Asked|Asking|Askings)(?=[A-Z]|$)/,
    'requested…, …Request, …Query',
  ],
  [
    /^(?:told|telling|tell|teller|tellers)(?=[A-Z]|$)|(?:Told|Telling)(?=[A-Z]|$)/,
    'notify…, report…, describe…',
  ],
  [/^(?:given|said|unsaid)(?=[A-Z]|$)|(?:Given|Said)(?=[A-Z]|$)/, 'input, stated…, or the name of the thing'],
  [/^alike(?=[A-Z]|$)|Alike(?=[A-Z]|$)/, 'similar…, duplicate…'],
  [/^(?:wish|wishes)(?=[A-Z]|$)|Wish(?:es)?(?=[A-Z]|$)/, '…Request, …Preference'],
  [/^(?:anew|beside|besides|nobody|unlike|patience)(?=[A-Z]|$)/, 'a plain word'],
]

/** Refused in comments, log lines, messages, commands, texts of the API and titles of tests. */
const inProse: readonly Rule[] = [
  [/\banew\b/i, 'again'],
  [/\bnobody\b/i, 'no one, or a plain verb'],
  [/(?<!leaves? |left |let |leaving |lets )\balone\b/i, 'only, by itself'],
  [/\btold\b|\btelling\b/i, 'notified, reported, known'],
  [/\btells? (?:of|what|it|whether|how|who|which)\b/i, 'reports, shows, describes'],
  [/\bof more\b/i, 'beyond this many …'],
  [/\bat the most\b/i, 'at most'],
  [/\bwhat (?:was|is) (?:asked|said|given|told)\b/i, 'the request, the input, the name of the thing'],
  [/\b(?:is|are|was|were|be) asked for\b/i, 'requested'],
  [/\b(?:unless|where|if) (?:another word|something|anything|nothing) is said\b/i, 'by default'],
  [/\bworked off\b/i, 'sent, processed'],
  [/\bwhom?ever\b/i, 'anyone who, the client that'],
  [/\bin place of\b.*\bin place of\b/i, 'instead of'],
]

interface Finding {
  readonly at: string
  readonly text: string
  readonly instead: string
}

const isTestFile = (path: string) => /\.test\.tsx?$|\.journey\.ts$/.test(path)

/** Names and prose of one file of code that docs/style.md refuses. Texts of dictionaries have a guard of their own. */
export function dialectIn({ path, text }: SourceFile): Finding[] {
  const source = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const found: Finding[] = []
  const at = (position: number) => `${path}:${source.getLineAndCharacterOfPosition(position).line + 1}`
  const check = (rules: readonly Rule[], words: string, position: number) => {
    for (const [refused, instead] of rules) {
      if (refused.test(words)) found.push({ at: at(position), text: words.replaceAll(/\s+/g, ' '), instead })
    }
  }
  const seen = new Set<number>()
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of commentsAround(node, text)) {
      if (seen.has(pos)) continue
      seen.add(pos)
      check(inProse, text.slice(pos, end), pos)
    }
    if (ts.isIdentifier(node) && isDeclared(node)) check(inNames, node.text, node.getStart(source))
    const prose = isText(node) && isProse(node.text)
    if (prose && !isStatement(node.text)) check(inProse, node.text, node.getStart(source))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function commentsAround(node: ts.Node, text: string): readonly ts.CommentRange[] {
  return [
    ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
    ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
  ]
}

/** Fields of the API, which clients know under these names. */
const wireNames = new Set(['given', 'unlike'])

/** Whether this identifier is the name in a declaration. Names on the wire do not count, because they stay as they are. */
function isDeclared(node: ts.Identifier): boolean {
  const { parent } = node
  const isName = 'name' in parent && parent.name === node
  const isWire = node.text.includes('_') || wireNames.has(node.text)
  return isName && !isWire && !ts.isPropertyAccessExpression(parent) && !ts.isImportSpecifier(parent)
}

function isText(
  node: ts.Node,
): node is ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node)
  )
}

/**
 * Whether a text is a sentence, which at least three Latin words in a row make it, and not an identifier, a path or a class list.
 */
function isProse(text: string): boolean {
  return /[A-Za-z']+ [A-Za-z']+ [A-Za-z']+/.test(text)
}

/** Whether a text is SQL, which is not checked because its vocabulary is not ours. */
function isStatement(text: string): boolean {
  return /\b(?:SELECT|INSERT|UPDATE|DELETE|FROM|WHERE|JOIN|CREATE|VALUES)\b/.test(text)
}

export const isCodeWithProse = (path: string) =>
  !/^src\/words\/(?:ja|en|ko|zh)\//.test(path) && (isTestFile(path) || /\.tsx?$/.test(path))
