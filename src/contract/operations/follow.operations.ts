import { Type } from 'typebox'
import { FollowLink, FollowParameters, FollowRecord, FollowToken } from '../shapes/follow-shapes.ts'
import { PreferenceChangeRequest, Preferences } from '../shapes/preference-shapes.ts'
import { Nullable } from '../shapes/wire.ts'
import { operation } from './operation.ts'

export const followOperations = {
  getFollow: operation({
    method: 'GET',
    path: '/api/follow',
    area: 'follow',
    summary:
      'Check whether an address follows an offering or the site; only the browser that requested the follow gets the true status, any other always gets 1 (not following)',
    query: FollowParameters,
    reply: FollowRecord,
    perMinute: 120,
  }),
  follow: operation({
    method: 'POST',
    path: '/api/follow',
    area: 'follow',
    summary:
      'Follow an offering or the news of the site by mail; the follow begins when the address confirms it by the link in a mail',
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
    summary:
      'Stop following an offering or the site; for a browser that did not request the follow, the address gets a mail with an unsubscribe link instead',
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
    summary: 'Get the follow that the token of a link in a mail confirms or ends; this call changes nothing',
    params: Type.Object({ token: FollowToken }),
    reply: FollowLink,
    problems: ['follow_link_invalid'],
    perMinute: 120,
  }),
  getFollowPreferences: operation({
    method: 'GET',
    path: '/api/follow/preferences/{token}',
    area: 'follow',
    summary: 'Get the mail preferences of a follower, by the token of the preferences link in every mail',
    params: Type.Object({ token: FollowToken }),
    reply: Preferences,
    problems: ['follow_link_invalid'],
    perMinute: 120,
  }),
  changeFollowPreferences: operation({
    method: 'POST',
    path: '/api/follow/preferences',
    area: 'follow',
    summary:
      'Change one mail preference of a follower; after the action `erase`, which deletes everything stored about the address, `preferences` is null',
    body: PreferenceChangeRequest,
    reply: Type.Object({ preferences: Nullable(Preferences) }),
    problems: ['follow_link_invalid'],
    perMinute: 60,
  }),
}
