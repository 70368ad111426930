import { describe, expect, it } from 'vitest'
import { isPublicAddress, publicAddressOf } from './public-address.ts'

it.each(['93.184.216.34', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '2002:7f00:1::',
  '2001:db8::1',
  '2001::1',
  'localhost',
  '',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

describe('a host', () => {
  const resolving =
    (...addresses: string[]) =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

  it('is connected to at the address that was checked', async () => {
    expect(await publicAddressOf('kissaten.example', resolving('93.184.216.34'))).toEqual({
      address: '93.184.216.34',
      family: 4,
    })
  })

  it.each([[['127.0.0.1']], [['93.184.216.34', '10.0.0.1']], [[]]])(
    'with the addresses %j is refused',
    async (addresses) => {
      await expect(publicAddressOf('kissaten.example', resolving(...addresses))).rejects.toMatchObject({
        code: 'inner_address',
      })
    },
  )
})
