import { Type } from 'typebox'
import { FollowLink, FollowParameters, FollowRecord, FollowToken } from '../shapes/follow-shapes.ts'
import { ChangedPreference, Preferences } from '../shapes/preference-shapes.ts'
import { Nullable } from '../shapes/wire.ts'
import { operation } from './operation.ts'

export const followOperations = {
  getFollow: operation({
    method: 'GET',
    path: '/api/follow',
    area: 'follow',
    summary: 'What this browser has asked for by this address; another learns nothing',
    query: FollowParameters,
    reply: FollowRecord,
    perMinute: 120,
  }),
  follow: operation({
    method: 'POST',
    path: '/api/follow',
    area: 'follow',
    summary: 'Follow an offering or the site by mail; a mail asks to confirm',
    query: FollowParameters,
    body: FollowParameters,
    reply: FollowRecord,
    problems: ['offering_not_found', 'too_many_mails'],
    perMinute: 20,
  }),
  unfollow: operation({
    method: 'DELETE',
    path: '/api/follow',
    area: 'follow',
    summary: 'Stop following; without the proof of this browser a mail with the link is sent instead',
    query: FollowParameters,
    body: FollowParameters,
    reply: FollowRecord,
    problems: ['too_many_mails'],
    perMinute: 20,
  }),
  getFollowLink: operation({
    method: 'GET',
    path: '/api/follow/link/{token}',
    area: 'follow',
    summary: 'What a link in a mail is about; to follow it takes a press of a button',
    params: Type.Object({ token: FollowToken }),
    reply: FollowLink,
    problems: ['follow_link_invalid'],
    perMinute: 120,
  }),
  getFollowPreferences: operation({
    method: 'GET',
    path: '/api/follow/preferences/{token}',
    area: 'follow',
    summary: 'What the reader of a mailbox has chosen, by the link that every mail to them carries',
    params: Type.Object({ token: FollowToken }),
    reply: Preferences,
    problems: ['follow_link_invalid'],
    perMinute: 120,
  }),
  changeFollowPreferences: operation({
    method: 'POST',
    path: '/api/follow/preferences',
    area: 'follow',
    summary: 'Change one thing of them; everything of the address is erased by `erase`, and null is answered',
    body: ChangedPreference,
    reply: Type.Object({ preferences: Nullable(Preferences) }),
    problems: ['follow_link_invalid'],
    perMinute: 60,
  }),
}
