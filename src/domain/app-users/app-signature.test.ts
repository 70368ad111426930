import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  isFreshAppSignature,
  readAppAuthorization,
  signedAppText,
  writeAppAuthorization,
} from './app-signature.ts'

it('a signature covers five lines', () => {
  expect(signedAppText({ method: 'POST', path: '/api/app/devices?a=1', bodyHash: 'hash' }, 7)).toBe(
    'kawara-app-1\nPOST\n/api/app/devices?a=1\n7\nhash',
  )
})

it('a header is read as it was written', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('new', 'dv_aaaaaaaabbbb2345'),
      fc.nat(2 ** 31 - 1),
      fc.stringMatching(/^[\w-]{86}$/),
      (deviceId, timestamp, signature) => {
        const authorization = { deviceId, timestamp, signature }
        expect(readAppAuthorization(writeAppAuthorization(authorization))).toEqual(authorization)
      },
    ),
  )
})

it.each([
  '',
  'Device',
  'Bearer new.1.a',
  `Device new.1.${'a'.repeat(85)}`,
  `Device new.-1.${'a'.repeat(86)}`,
  `Device dv_0000000000000000.1.${'a'.repeat(86)}`,
  `Device new.1.${'a'.repeat(86)}\n`,
])('%j is not a valid authorization', (header) => {
  expect(readAppAuthorization(header)).toBeUndefined()
})

it('a signature is good for a minute before and after its time', () => {
  expect([-60_001, -60_000, 60_000, 60_001].map((apart) => isFreshAppSignature(1e12 + apart, 1e12))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
