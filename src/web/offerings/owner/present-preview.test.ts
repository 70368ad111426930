import { describe, expect, it } from 'vitest'
import type { FormValues } from '../../../domain/kernel/form/form.ts'
import { presentPreview } from './present-preview.ts'

const now = new Date('2026-11-19T00:00:00Z')
const previewOf = (values: FormValues) =>
  presentPreview({ values, language: 'en', texts: 'en', unnamed: 'Your project', now })

describe('the preview in the form of a project', () => {
  it('shows a form in which nothing is filled in', () => {
    const { cell } = previewOf({})
    expect(cell).toMatchObject({ name: 'Your project', status: 0, features: [], coins: [] })
    expect(cell.terms).toEqual({ price: null, areas: null, otherAreas: 0, kyc: false, whitelist: false })
  })

  it('shows the name that is stated in another language only', () => {
    expect(previewOf({ name_ja: '帆' }).cell.name).toBe('帆')
  })

  it('shows what decides whether a reader can take part', () => {
    const values = { initial_price: '1 WIND = 0.1 USD', restricted_areas: ['US', 'CN'], kyc: true }
    expect(previewOf(values).cell.terms).toEqual({
      price: '1 WIND = 0.1 USD',
      areas: 'US, China',
      otherAreas: 0,
      kyc: true,
      whitelist: false,
    })
  })
})
