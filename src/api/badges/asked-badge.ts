import type { FastifyRequest } from 'fastify'
import { readBadgeLook, type BadgeLook } from '../../domain/badges/badge-look.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { badgeExtensions, type BadgeExtension } from './badge-files.ts'

export interface BadgeRequest {
  readonly Params: { readonly file: string }
  readonly Querystring: Readonly<Record<string, unknown>>
}

export interface AskedBadge {
  readonly itemId: string
  readonly extension: BadgeExtension
  readonly look: BadgeLook
  readonly isRight: boolean
}

export function keyOf({ itemId, extension, look: { kind, size, theme, lang } }: AskedBadge): string {
  return `${itemId}.${extension} ${kind} ${size} ${theme} ${lang}`
}

export function readRequested({ params, query, language }: Asking): AskedBadge | undefined {
  const { file } = params as BadgeRequest['Params']
  const dot = file.lastIndexOf('.')
  const extension = badgeExtensions.find((known) => known === file.slice(dot + 1))
  if (dot === -1 || extension === undefined) return undefined
  const read = readBadgeLook(query as BadgeRequest['Querystring'], language)
  return { itemId: file.slice(0, dot), extension, ...read }
}

type Asking = Pick<FastifyRequest, 'params' | 'query'> & { readonly language: Language }
