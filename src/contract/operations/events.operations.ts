import { Type } from 'typebox'
import { defaultEvents } from '../../domain/events/event-query.ts'
import { EventSearchResult, EventSearchRequest } from '../shapes/events/event-search-shapes.ts'
import { EventItem, EventPage } from '../shapes/events/event-shapes.ts'
import { CorrectedEvent, EventSubmission, SubmittedEvent } from '../shapes/events/event-submission-shapes.ts'
import {
  correctionReply,
  submissionReply,
  SubmissionToken,
  Withdrawal,
  WithdrawalReply,
} from '../shapes/submission-shapes.ts'
import { operation } from './operation.ts'

const candidates = 'Existing events that this one probably duplicates.'

export const eventsOperations = {
  searchEvents: operation({
    method: 'POST',
    path: '/api/events/search',
    area: 'events',
    summary: `Search events of the calendar from a first to a last day, the earliest first, ${defaultEvents} at a time by default`,
    body: EventSearchRequest,
    reply: EventSearchResult,
    readOnly: true,
    crossOrigin: true,
    perMinute: 600,
  }),
  getEvent: operation({
    method: 'GET',
    path: '/api/events/item/{id}',
    area: 'events',
    summary:
      'Get one event of the calendar, with its coin and its token sale; an event that was called off has `withdrawn_at`',
    params: Type.Object({ id: Type.String({ maxLength: 120, description: 'Id of the event' }) }),
    reply: EventPage,
    problems: ['event_not_found'],
    perMinute: 600,
    cacheSeconds: 5,
  }),
  addEvent: operation({
    method: 'POST',
    path: '/api/events/add',
    area: 'events',
    summary:
      'Submit an event for the calendar; the operator reviews it, and the response has a link to the state of the review',
    body: SubmittedEvent,
    reply: submissionReply(EventItem, candidates),
    problems: ['too_many_mails'],
    perMinute: 20,
  }),
  getEventSubmission: operation({
    method: 'GET',
    path: '/api/events/submission',
    area: 'events',
    summary: 'Get a submitted event and the state of its review',
    query: SubmissionToken,
    reply: EventSubmission,
    problems: ['submission_not_found'],
    perMinute: 120,
  }),
  correctEvent: operation({
    method: 'POST',
    path: '/api/events/submission/correct',
    area: 'events',
    summary:
      'Correct a submitted event that waits for review; the body has the whole event, its mail address stays, and no mail is sent',
    body: CorrectedEvent,
    reply: correctionReply(EventItem, candidates),
    problems: ['submission_not_found', 'submission_closed', 'submission_corrected_often'],
    perMinute: 20,
  }),
  withdrawEventSubmission: operation({
    method: 'POST',
    path: '/api/events/submission/withdraw',
    area: 'events',
    summary: 'Withdraw a submitted event that waits for review; its mail address is deleted',
    body: Withdrawal,
    reply: WithdrawalReply,
    problems: ['submission_not_found', 'submission_closed'],
    perMinute: 20,
  }),
}
