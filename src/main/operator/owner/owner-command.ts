import type { ProjectReview } from '../../../domain/offerings/owner-form/project-marks.ts'

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
