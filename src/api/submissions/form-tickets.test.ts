import { describe, expect, it } from 'vitest'
import { formTickets } from './form-tickets.ts'

let at = 1_790_000_000_000
const tickets = formTickets({ secret: 'a secret', now: () => at })
const holder = { path: '/contact', caller: '203.0.113.9' }

describe('the ticket of a form', () => {
  it('is valid from one second after its creation for an hour, and has a unique name', () => {
    const [one, other] = [tickets.issue(holder), tickets.issue(holder)]
    expect(tickets.read(one, holder)).toBeUndefined()
    at += 1_000
    const name = tickets.read(one, holder)
    expect(name).toMatch(/^[\w-]{22}$/)
    expect(tickets.read(one, holder)).toBe(name)
    expect(tickets.read(other, holder)).not.toBe(name)
    at += 3_599_000
    expect(tickets.read(one, holder)).toBe(name)
    at += 1
    expect(tickets.read(one, holder)).toBeUndefined()
  })

  it('is valid only for its page, caller and secret, and only unchanged', () => {
    const ticket = tickets.issue(holder)
    at += 2_000
    const [name = '', made = '', seal = ''] = ticket.split('.')
    const later = (Number.parseInt(made, 36) + 1).toString(36)
    for (const [input, of] of [
      [ticket, { ...holder, path: '/follow' }],
      [ticket, { ...holder, caller: '203.0.113.10' }],
      [`${name}.${later}.${seal}`, holder],
      [`${'A'.repeat(22)}.${made}.${seal}`, holder],
      [`${name}.${made}.${'A'.repeat(43)}`, holder],
      ['', holder],
      ['..', holder],
    ] as const)
      expect(tickets.read(input, of)).toBeUndefined()
    const foreign = formTickets({ secret: 'another', now: () => at })
    expect(foreign.read(ticket, holder)).toBeUndefined()
    expect(tickets.read(ticket, holder)).toBe(name)
  })
})
