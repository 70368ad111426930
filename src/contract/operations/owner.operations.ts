import {
  SaveEntryRequest,
  NewProjectForm,
  OwnerEntry,
  SaveEntryResult,
} from '../shapes/offerings/owner-entry-shapes.ts'
import { LikelyProject, ProjectSubmission, SubmittedProject } from '../shapes/offerings/project-shapes.ts'
import { submissionReply, SubmissionToken } from '../shapes/submission-shapes.ts'
import { operation } from './operation.ts'

export const ownerOperations = {
  getOwnerEntry: operation({
    method: 'GET',
    path: '/api/owner/',
    area: 'owner',
    summary: 'Get the entry that an owner key opens, as a form with values',
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
      'Change the entry that an owner key opens; the change is public at once and appears in the change history',
    authorized: true,
    body: SaveEntryRequest,
    reply: SaveEntryResult,
    problems: ['owner_key_invalid'],
    perMinute: 60,
  }),
  getOwnerForm: operation({
    method: 'GET',
    path: '/api/owner/form',
    area: 'owner',
    summary: 'Get the empty form for submitting a project',
    reply: NewProjectForm,
    perMinute: 120,
    cacheSeconds: 300,
  }),
  submitProject: operation({
    method: 'POST',
    path: '/api/owner/submissions',
    area: 'owner',
    summary: 'Submit a project for review; the sender gets a link to its state',
    body: SubmittedProject,
    reply: submissionReply(LikelyProject, 'Existing projects that this one probably duplicates.'),
    problems: ['too_many_mails'],
    perMinute: 20,
  }),
  getProjectSubmission: operation({
    method: 'GET',
    path: '/api/owner/submissions',
    area: 'owner',
    summary: 'Get the state of a submitted project',
    query: SubmissionToken,
    reply: ProjectSubmission,
    problems: ['submission_not_found'],
    perMinute: 120,
  }),
}
