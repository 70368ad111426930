import {
  ChangedEntry,
  NewProjectForm,
  OwnerEntry,
  SavedEntry,
} from '../shapes/offerings/owner-entry-shapes.ts'
import { LikelyProject, ProjectSubmission, SubmittedProject } from '../shapes/offerings/project-shapes.ts'
import { submissionReply, SubmissionToken } from '../shapes/submission-shapes.ts'
import { operation } from './operation.ts'

export const ownerOperations = {
  getOwnerEntry: operation({
    method: 'GET',
    path: '/api/owner/',
    area: 'owner',
    summary: 'The entry that a key is for, as a form',
    authorized: true,
    reply: OwnerEntry,
    problems: ['owner_key_invalid'],
    perMinute: 120,
  }),
  saveOwnerEntry: operation({
    method: 'POST',
    path: '/api/owner/',
    area: 'owner',
    summary: 'Change the entry that a key is for; it is live at once, and in its change history',
    authorized: true,
    body: ChangedEntry,
    reply: SavedEntry,
    problems: ['owner_key_invalid'],
    perMinute: 60,
  }),
  getOwnerForm: operation({
    method: 'GET',
    path: '/api/owner/form',
    area: 'owner',
    summary: 'The form of a project that is not listed yet',
    reply: NewProjectForm,
    perMinute: 120,
    cacheSeconds: 300,
  }),
  submitProject: operation({
    method: 'POST',
    path: '/api/owner/submissions',
    area: 'owner',
    summary: 'Submit a project; it waits for review, and its sender gets a link to follow it',
    body: SubmittedProject,
    reply: submissionReply(LikelyProject, 'Which projects it is likely the same as.'),
    problems: ['too_many_mails'],
    perMinute: 20,
  }),
  getProjectSubmission: operation({
    method: 'GET',
    path: '/api/owner/submissions',
    area: 'owner',
    summary: 'How a submitted project stands',
    query: SubmissionToken,
    reply: ProjectSubmission,
    problems: ['submission_not_found'],
    perMinute: 120,
  }),
}
