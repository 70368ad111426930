import { parseArgs } from 'node:util'
import { isOfferingId } from '../../../domain/offerings/fields/offering-id.ts'
import { projectReviews, type ProjectReview } from '../../../domain/offerings/owner-form/project-marks.ts'
import { quoted, WrongArguments } from '../wrong-arguments.ts'

export type OwnerCommand =
  | { readonly name: 'owner-key'; readonly act: 'list' }
  | {
      readonly name: 'owner-key'
      readonly act: 'issue'
      readonly itemId: string
      /** Its link goes to the owner by mail, and not to the screen. */
      readonly isMailed: boolean
    }
  | {
      readonly name: 'owner-key'
      readonly act: 'revoke'
      readonly keyId: string | null
      readonly itemId: string | null
    }
  | { readonly name: 'submissions'; readonly act: 'list'; readonly review: ProjectReview }
  | { readonly name: 'submissions'; readonly act: 'show'; readonly submissionId: string }
  | {
      readonly name: 'submissions'
      readonly act: 'approve'
      readonly submissionId: string
      readonly withKey: boolean
    }
  | {
      readonly name: 'submissions'
      readonly act: 'refuse'
      readonly submissionId: string
      readonly reason: string
    }

export const ownerUsage = `  npm run site -- submissions list [waiting|approved|refused]
      Projects that people have submitted, the oldest first; those that wait for review unless another word is said.
  npm run site -- submissions show NUMBER
      Everything of one, and how it differs from the entries that it is likely the same as.
  npm run site -- submissions review NUMBER approve [--key]
  npm run site -- submissions review NUMBER refuse REASON
      Decides: an approved one is listed at once. The sender sees it by the link and gets a mail, the reason word by word;
      with --key also a key to edit the entry.
  npm run site -- owner-key issue ITEM_ID [--mail]
      A key for the owner of an entry: its link is printed, or with --mail sent to the owner's address and not printed.
  npm run site -- owner-key revoke KEY|ITEM_ID
      Ends a key, called K12 as owner-key list has it, or all keys of an entry.
  npm run site -- owner-key list`

/** Of what follows `owner-key` or `submissions`. */
export function readOwnerArguments(
  name: 'owner-key' | 'submissions',
  given: readonly string[],
): OwnerCommand {
  const { values, positionals } = parsed(given)
  const allow = (...allowed: string[]) => {
    const extra = Object.keys(values).find((option) => !allowed.includes(option))
    if (extra !== undefined) throw new WrongArguments(`--${extra} does not go with this command.`)
  }
  return name === 'owner-key'
    ? keyCommand(positionals, { allow, isMailed: values.mail === true })
    : submissionsCommand(positionals, { allow, withKey: values.key === true })
}

type Allow = (...allowed: string[]) => void

function keyCommand(
  [act, word, ...more]: readonly string[],
  { allow, isMailed }: { allow: Allow; isMailed: boolean },
): OwnerCommand {
  refuseMore(more)
  if (act === 'list') {
    allow()
    refuseMore(word === undefined ? [] : [word])
    return { name: 'owner-key', act }
  }
  if (act !== 'issue' && act !== 'revoke')
    throw new WrongArguments('Say owner-key issue, owner-key revoke or owner-key list.')
  allow(...(act === 'issue' ? ['mail'] : []))
  const keyId = act === 'revoke' ? (/^K([1-9]\d{0,17})$/.exec(word ?? '')?.[1] ?? null) : null
  if (keyId === null && !isOfferingId(word ?? ''))
    throw new WrongArguments(
      act === 'issue' ? 'Say the id of an entry.' : 'Say a key, such as K12, or the id of an entry.',
    )
  if (act === 'issue') return { name: 'owner-key', act, itemId: word ?? '', isMailed }
  return { name: 'owner-key', act, keyId, itemId: keyId === null ? (word ?? '') : null }
}

function submissionsCommand(
  [act, word, verdict, ...more]: readonly string[],
  { allow, withKey }: { allow: Allow; withKey: boolean },
): OwnerCommand {
  if (act === 'list') {
    allow()
    const review = projectReviews.find((known) => known === (word ?? 'waiting'))
    if (review === undefined) throw new WrongArguments(`There are no submissions ${quoted(word ?? '')}.`)
    refuseMore(verdict === undefined ? [] : [verdict])
    return { name: 'submissions', act, review }
  }
  if (act !== 'show' && act !== 'review')
    throw new WrongArguments('Say submissions list, submissions show or submissions review.')
  if (word === undefined || !/^[1-9]\d{0,17}$/.test(word))
    throw new WrongArguments('Say the number of a submission, as submissions list has it.')
  if (act === 'show') {
    allow()
    refuseMore(verdict === undefined ? [] : [verdict])
    return { name: 'submissions', act, submissionId: word }
  }
  if (verdict === 'approve') {
    allow('key')
    refuseMore(more)
    return { name: 'submissions', act: 'approve', submissionId: word, withKey }
  }
  allow()
  if (verdict !== 'refuse') throw new WrongArguments('Say approve, or refuse and why.')
  const reason = more.join(' ').trim()
  if (reason === '') throw new WrongArguments('Say why: the sender will read it.')
  return { name: 'submissions', act: 'refuse', submissionId: word, reason }
}

function refuseMore([word]: readonly string[]): void {
  if (word !== undefined) throw new WrongArguments(`${quoted(word)} is one word too many.`)
}

function parsed(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: { mail: { type: 'boolean' }, key: { type: 'boolean' } },
    })
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) throw new WrongArguments(error.message)
    throw error
  }
}
