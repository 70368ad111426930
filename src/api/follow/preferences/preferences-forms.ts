import fastifyFormbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readPreferenceForm } from '../../../domain/follow/preference-change.ts'
import { isRecord } from '../../../domain/kernel/rows/row-field.ts'
import { ownPreferencesPath, preferencesPath } from '../../../words/addresses/addresses.ts'
import { exportFollowerPath, preferencesFormPath } from '../../../words/addresses/endpoints.ts'
import { cachePolicies } from '../../cache/cache-policies.ts'
import { changePreferences, type ChangePreferencesDeps } from './change-preferences.ts'
import { findStoredData } from './export-follower.store.ts'
import { findHolder } from './find-holder.ts'
import type { FollowerRow } from './followers.store.ts'

const perMinute = 60
const maxBytes = 4_096

/**
 * The buttons of the preferences page as plain HTML forms, for browsers without JavaScript, and the download of all
 * stored data. The token in the form is the proof. Each form redirects back to the page, which shows the result.
 */
export function preferencesForms(app: FastifyInstance, deps: ChangePreferencesDeps): void {
  void app.register(async (forms) => {
    await forms.register(fastifyFormbody, {
      bodyLimit: maxBytes,
      parser: (text) => Object.fromEntries(new URLSearchParams(text)),
    })
    const config = { rateLimit: { max: perMinute, timeWindow: 60_000 } }
    const tags = ['follow']
    forms.post(
      preferencesFormPath,
      {
        schema: {
          tags,
          operationId: 'sendPreferences',
          summary:
            'Change mail preferences: target of the HTML forms of the preferences page, to which it redirects',
        },
        config,
      },
      async (request, reply) => {
        const fields = fieldsOf(request)
        const token = tokenOf(fields)
        const change = readPreferenceForm(fields)
        if (change === undefined) return redirectBack(reply, ownPreferencesPath(token))
        const outcome = await changePreferences({ token, change }, deps)
        if (outcome === undefined) return redirectBack(reply, ownPreferencesPath('invalid'))
        if (outcome === 'erased') return redirectBack(reply, `${preferencesPath}?done=erased`)
        return redirectBack(reply, `${ownPreferencesPath(token)}&done=${outcome}`)
      },
    )
    forms.post(
      exportFollowerPath,
      {
        schema: {
          tags,
          operationId: 'exportFollower',
          summary:
            'Download everything stored about a mail address as a JSON file: target of an HTML form of the preferences page',
        },
        config,
      },
      async (request, reply) => {
        const holder = await findHolder({ token: tokenOf(fieldsOf(request)), kind: 'preferences' }, deps)
        if (holder === undefined) return redirectBack(reply, ownPreferencesPath('invalid'))
        const stored = await exportFollower(holder, deps)
        return reply
          .header('cache-control', cachePolicies.never)
          .header('content-disposition', 'attachment; filename="kawara-my-data.json"')
          .type('application/json; charset=utf-8')
          .send(JSON.stringify(stored, null, 2))
      },
    )
  })
}

function redirectBack(reply: FastifyReply, path: string): FastifyReply {
  return reply.header('cache-control', cachePolicies.never).redirect(path, 303)
}

function fieldsOf({ body }: FastifyRequest): Readonly<Record<string, unknown>> {
  return isRecord(body) ? body : {}
}

function tokenOf({ token }: Readonly<Record<string, unknown>>): string {
  return typeof token === 'string' && /^[\w-]{1,200}$/.test(token) ? token : 'invalid'
}

async function exportFollower(
  { email_key: emailKey }: FollowerRow,
  { database, identity, now }: ChangePreferencesDeps,
) {
  const stored = await database.transaction((queries) => findStoredData({ emailKey, identity }, queries))
  return { address: emailKey, exported_at: now().toISOString(), ...stored }
}
