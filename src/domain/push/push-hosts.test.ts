import { describe, expect, it } from 'vitest'
import { allowingHost, readPushHosts, defaultPushHosts } from './push-hosts.ts'

describe('the hosts that notifications go to', () => {
  it('are the push services of browsers, unless others are named', () => {
    expect(readPushHosts('')).toBe(defaultPushHosts)
    expect(readPushHosts('none')).toEqual([])
    expect(readPushHosts('Push.Example.com, *.push.apple.com,127.0.0.1:9000')).toEqual([
      'push.example.com',
      '*.push.apple.com',
      '127.0.0.1:9000',
    ])
  })

  it.each([
    '*',
    '*.com',
    '10.0.0.1',
    '169.254.169.254',
    'a b.example',
    'https://push.example.com',
    'x,',
    '[::1]:80',
  ])('%j is refused', (text) => expect(readPushHosts(text)).toBeUndefined())
})

describe('the address of a subscription', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', 'fcm.googleapis.com'],
    ['https://web.push.apple.com/Qabc', '*.push.apple.com'],
    ['https://wns2-by3p.notify.windows.com/w/?token=x', '*.notify.windows.com'],
    ['https://FCM.googleapis.com:443/x', 'fcm.googleapis.com'],
  ])('%s is allowed', (endpoint, host) => expect(allowingHost(endpoint, defaultPushHosts)).toBe(host))

  it.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.apple.com/x',
    'https://push.apple.com/x',
    'https://user:pass@fcm.googleapis.com/x',
    'https://fcm.googleapis.com@evil.example/x',
    'https://fcm.googleapis.com/x#y',
    'https://127.0.0.1/x',
    'http://127.0.0.1:80/x',
    'http://169.254.169.254/latest/meta-data',
    'https://[::ffff:127.0.0.1]/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '//fcm.googleapis.com/x',
    '',
    `https://fcm.googleapis.com/${'x'.repeat(2_000)}`,
  ])('%s is refused', (endpoint) => expect(allowingHost(endpoint, defaultPushHosts)).toBeUndefined())

  it('can be on this machine only with a listed port', () => {
    const hosts = ['127.0.0.1:9000']
    expect(allowingHost('http://127.0.0.1:9000/x', hosts)).toBe('127.0.0.1:9000')
    for (const other of ['http://127.0.0.1:9001/x', 'http://localhost:9000/x', 'http://127.1:9001/x'])
      expect(allowingHost(other, hosts)).toBeUndefined()
  })
})
