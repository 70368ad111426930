import { Type } from 'typebox'
import type { AnyImplementation } from '../../src/api/operations/mount-operations.ts'
import { operation } from '../../src/contract/operations/operation.ts'
import { Refusal } from '../../src/contract/problems/problem.ts'

const Note = Type.Object({ note_id: Type.String(), text: Type.String(), pinned: Type.Boolean() })
const noteId = Type.String({ pattern: '^[a-z0-9-]+$', maxLength: 20 })

/** A small API with every kind of operation, so that the HTTP floor is tested independently of the product. */
export const noteOperations = {
  leaveNote: operation({
    method: 'POST',
    path: '/api/note',
    area: 'notes',
    summary: 'Leave a note',
    body: Type.Object(
      {
        text: Type.String({ minLength: 1, maxLength: 40 }),
        stars: Type.Optional(Type.Integer({ maximum: 5 })),
      },
      { additionalProperties: false },
    ),
    reply: Note,
    perMinute: 1000,
  }),
  readNote: operation({
    method: 'GET',
    path: '/api/note/{noteId}',
    area: 'notes',
    summary: 'One note',
    params: Type.Object({ noteId }),
    query: Type.Object({
      pinned: Type.Optional(Type.Boolean()),
      page: Type.Integer({ minimum: 1, maximum: 100, default: 1 }),
      q: Type.Optional(Type.String({ maxLength: 10 })),
    }),
    reply: Note,
    problems: ['page_not_found'],
    perMinute: 8,
    cacheSeconds: 30,
  }),
  editNote: operation({
    method: 'POST',
    path: '/api/note/{noteId}',
    area: 'notes',
    summary: 'Change a note',
    params: Type.Object({ noteId }),
    body: Type.Object({ text: Type.String({ maxLength: 40 }) }),
    reply: Note,
    perMinute: 1000,
  }),
  searchNotes: operation({
    method: 'POST',
    path: '/api/notes/search',
    area: 'notes',
    summary: 'Search the notes',
    body: Type.Object({ q: Type.String({ maxLength: 10 }) }),
    reply: Type.Array(Note),
    readOnly: true,
    perMinute: 1000,
  }),
  openNote: operation({
    method: 'POST',
    path: '/api/note/locked',
    area: 'notes',
    summary: 'A note that a key opens',
    authorized: true,
    body: Type.Object({ q: Type.Optional(Type.String({ maxLength: 10 })) }),
    reply: Note,
    perMinute: 1000,
  }),
  dropNote: operation({
    method: 'DELETE',
    path: '/api/note/{noteId}',
    area: 'notes',
    summary: 'Drop a note',
    params: Type.Object({ noteId }),
    query: Type.Object({ reason: Type.Optional(Type.String({ maxLength: 20 })) }),
    reply: Type.Object({ dropped: Type.Boolean() }),
    perMinute: 2,
  }),
}

type Named = Readonly<Record<string, unknown>>

/** Each implementation returns its input and one undeclared field, which the answer must not contain. */
export const noteImplementations: Readonly<Record<keyof typeof noteOperations, AnyImplementation>> = {
  leaveNote: async ({ text, stars = 0 }: Named) => noteOf('new', `${String(text)} ${String(stars)}`),
  readNote: async ({ noteId: id, q = '', page, pinned = false }: Named) => {
    if (id === 'missing') throw new Refusal('page_not_found')
    if (id === 'broken') throw new Error('relation "notes" does not exist in /srv/kawara/db')
    return { ...noteOf(String(id), `${String(q)} ${String(page)}`), pinned }
  },
  editNote: async ({ noteId: id, text }: Named) => noteOf(String(id), String(text)),
  searchNotes: async ({ q }: Named) => [noteOf('found', String(q))],
  openNote: async ({ authorization = 'none', ...input }: Named) =>
    noteOf(String(authorization), Object.keys(input).join(' ')),
  dropNote: async () => ({ dropped: true, owner_email: 'owner@kawara.example' }),
}

function noteOf(id: string, text: string) {
  return { note_id: id, text, pinned: false, owner_email: 'owner@kawara.example' }
}
