import { isOfferingId } from '../../../domain/offerings/fields/offering-id.ts'
import { projectReviews } from '../../../domain/offerings/owner-form/project-marks.ts'
import { parseWords, refuseMore, refuseOptions } from '../parse-words.ts'
import { quoted, WrongArguments } from '../wrong-arguments.ts'
import type { OwnerCommand } from './owner-command.ts'

/** Of what follows `owner-key` or `submissions`. */
export function readOwnerArguments(
  name: 'owner-key' | 'submissions',
  input: readonly string[],
): OwnerCommand {
  const { values, positionals } = parseWords(input, { mail: { type: 'boolean' }, key: { type: 'boolean' } })
  const allow: Allow = (...allowed) => refuseOptions(values, allowed)
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
