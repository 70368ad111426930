import type { Random } from '../../../bench/support/random.ts'

interface Body {
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Buffer
}

const json = 'application/json'

const bodies: readonly ((values: object, random: Random) => readonly [string, string | Buffer])[] = [
  (values, random) => [json, JSON.stringify(values).slice(0, random.between(0, 20))],
  () => [json, '['.repeat(50_000)],
  () => [json, '['.repeat(20_000) + ']'.repeat(20_000)],
  () => [json, `{"symbol":${'[{"a":'.repeat(10_000)}1${'}]'.repeat(10_000)}}`],
  () => [json, '{"email":"a@b.example","email":"c@d.example","email":null}'],
  () => [json, '{"__proto__":{"email":"a@b.example"},"constructor":{"prototype":{}}}'],
  () => [json, '{"start":1e999,"end":-1e999}'],
  () => [json, `{"start":${'9'.repeat(500)}}`],
  () => [json, '"text"'],
  () => [json, 'null'],
  () => [json, '[]'],
  () => [json, '1e400'],
  () => [json, '{"email":"\\ud800"}'],
  () => [json, '{"email":"\\u0000"}'],
  () => [json, `{"email":"${'a'.repeat(200_000)}"}`],
  () => [json, 'a'.repeat(300_000)],
  () => [json, Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])],
  () => [json, Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d])],
  () => [json, Buffer.from('7b22656d61696c223a22c328227d', 'hex')],
  (values) => [`${json}; charset=utf-16`, JSON.stringify(values)],
  (values) => [`${json}; charset=planted`, JSON.stringify(values)],
  (values) => ['text/plain', JSON.stringify(values)],
  (values) => ['application/x-www-form-urlencoded', `email=%00&x=${JSON.stringify(values)}`],
  () => [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na\r\n--x--\r\n',
  ],
  () => ['multipart/form-data', '--'],
  () => ['', '{}'],
  () => ['/', '{}'],
  () => [`${json}, text/html`, '{}'],
]

export function hostileBody(random: Random, values: object): Body {
  const [type, body] = random.pick(bodies)(values, random)
  return { headers: type === '' ? [] : [['content-type', type]], body: Buffer.from(body) }
}
