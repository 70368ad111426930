import { Type, type TSchema, type TStringOptions } from 'typebox'

/** Shapes that more than one area sends. */
export function Nullable<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()])
}

export const PaginationSchema = Type.Object({
  page: Type.Integer(),
  total: Type.Integer(),
  per_page: Type.Integer(),
  iter_pages: Type.Array(Nullable(Type.Integer()), { description: 'Page numbers to show; null is a gap.' }),
})

/** A text that somebody sends in several lines. Any other text that is sent takes no line breaks and no tabs. */
export function Lines(options: TStringOptions) {
  return Type.String({ ...options, [linesKeyword]: true })
}

export const linesKeyword = 'x-lines'
