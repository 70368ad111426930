import { Type } from 'typebox'
import { CoinCandidate } from '../shapes/offerings/coin-candidate-shapes.ts'
import {
  SaveEntryRequest,
  NewProjectForm,
  OwnerEntry,
  SaveEntryResult,
} from '../shapes/offerings/owner-entry-shapes.ts'
import {
  CorrectedProject,
  LikelyProject,
  ProjectSubmission,
  SubmittedProject,
} from '../shapes/offerings/project-shapes.ts'
import {
  correctionReply,
  submissionReply,
  SubmissionToken,
  Withdrawal,
  WithdrawalReply,
} from '../shapes/submission-shapes.ts'
import { operation } from './operation.ts'

const candidates = 'Existing projects that this one probably duplicates.'

export const ownerOperations = {
  getOwnerEntry: operation({
    method: 'GET',
    path: '/api/owner/',
    area: 'owner',
    summary:
      'Get the entry of a project as a form with values, for its owner; the header `Authorization` has the owner key',
    authorized: true,
    reply: OwnerEntry,
    problems: ['owner_key_invalid'],
    perMinute: 120,
  }),
  saveOwnerEntry: operation({
    method: 'POST',
    path: '/api/owner/',
    area: 'owner',
    summary:
      'Change the entry of a project, by its owner key in the header `Authorization`; the change is public at once and appears in the change history',
    authorized: true,
    body: SaveEntryRequest,
    reply: SaveEntryResult,
    problems: ['owner_key_invalid'],
    perMinute: 60,
  }),
  listCoinCandidates: operation({
    method: 'GET',
    path: '/api/owner/coin-candidates',
    area: 'owner',
    summary:
      'List the coins of the market that the sale of a project may have sold, each with what it has in common with the sale, for its owner; none of them is shown before the operator has confirmed it',
    authorized: true,
    reply: Type.Object({ items: Type.Array(CoinCandidate) }),
    problems: ['owner_key_invalid'],
    perMinute: 60,
  }),
  getOwnerForm: operation({
    method: 'GET',
    path: '/api/owner/form',
    area: 'owner',
    summary: 'Get the fields of the form for submitting a new project',
    reply: NewProjectForm,
    perMinute: 120,
    cacheSeconds: 300,
  }),
  submitProject: operation({
    method: 'POST',
    path: '/api/owner/submissions',
    area: 'owner',
    summary:
      'Submit a project for the list; the operator reviews it, and the response has a link to the state of the review',
    body: SubmittedProject,
    reply: submissionReply(LikelyProject, candidates),
    problems: ['too_many_mails'],
    perMinute: 20,
  }),
  getProjectSubmission: operation({
    method: 'GET',
    path: '/api/owner/submissions',
    area: 'owner',
    summary: 'Get a submitted project and the state of its review',
    query: SubmissionToken,
    reply: ProjectSubmission,
    problems: ['submission_not_found'],
    perMinute: 120,
  }),
  correctProject: operation({
    method: 'POST',
    path: '/api/owner/submissions/correct',
    area: 'owner',
    summary:
      'Correct a submitted project that waits for review; the body has all values, the mail address stays, and no mail is sent',
    body: CorrectedProject,
    reply: correctionReply(LikelyProject, candidates),
    problems: ['submission_not_found', 'submission_closed', 'submission_corrected_often'],
    perMinute: 20,
  }),
  withdrawProjectSubmission: operation({
    method: 'POST',
    path: '/api/owner/submissions/withdraw',
    area: 'owner',
    summary: 'Withdraw a submitted project that waits for review; its mail address is deleted',
    body: Withdrawal,
    reply: WithdrawalReply,
    problems: ['submission_not_found', 'submission_closed'],
    perMinute: 20,
  }),
}
