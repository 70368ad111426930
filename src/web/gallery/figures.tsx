import { Initials } from '../ui/pictures/initials.tsx'
import { Countdown } from '../ui/states/countdown.tsx'
import { ProgressMeter } from '../ui/states/progress-meter.tsx'
import { NumberCell, SortHeader, Table } from '../ui/tables/table.tsx'
import { Group, Row, Specimen } from './specimen.tsx'

const quotes = [
  ['ビットコイン', 'BTC', '¥14,823,410', '+1.24%', '5.81兆円', '294.2兆円'],
  ['イーサリアム', 'ETH', '¥512,840', '−0.62%', '2.94兆円', '61.90兆円'],
  ['ソラナ', 'SOL', '¥22,415', '−2.18%', '6,912億円', '12.66兆円'],
  ['Kaze DEX', 'KZD', '¥1.624', '+6.42%', '141億円', '802億円'],
] as const

export function Figures() {
  return (
    <Group title="数字 / Figures">
      <Specimen note="表：見出しと先頭列は動かない。並べ替えはリンク" wide>
        <Table label="価格の表">
          <thead>
            <tr>
              <SortHeader href="/gallery?sort=name">銘柄</SortHeader>
              <SortHeader href="/gallery?sort=price" numeric>
                価格
              </SortHeader>
              <SortHeader href="/gallery?sort=change" numeric sorted="ascending">
                24時間
              </SortHeader>
              <th scope="col" className="numeric">
                出来高
              </th>
              <SortHeader href="/gallery?sort=-cap" numeric sorted="descending">
                時価総額
              </SortHeader>
            </tr>
          </thead>
          <tbody>
            {quotes.map(([name, symbol, price, change, volume, cap]) => (
              <tr key={symbol}>
                <th scope="row">
                  <span className="flex min-w-40 items-center gap-2.5">
                    <Initials name={symbol} className="size-7 rounded-full" />
                    <span className="font-strong">
                      {name}
                      <span className="block text-2xs font-body text-ink-3">{symbol}</span>
                    </span>
                  </span>
                </th>
                <NumberCell className="font-strong">{price}</NumberCell>
                <NumberCell>
                  <span className={change.startsWith('+') ? 'text-gain' : 'text-loss'}>
                    {change.startsWith('+') ? '▲' : '▼'} {change}
                  </span>
                </NumberCell>
                <NumberCell>{volume}</NumberCell>
                <NumberCell>{cap}</NumberCell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Specimen>
      <Specimen note="販売の割合：0、半分、100 超、不明">
        <div className="grid gap-4">
          <ProgressMeter label="販売済みトークン" percent={0} text="0%" />
          <ProgressMeter label="販売済みトークン" percent={52.6} text="52.6%" />
          <ProgressMeter label="販売済みトークン" percent={134} text="134%" />
          <ProgressMeter label="販売済みトークン" percent={null} text="未公表" />
          <ProgressMeter label="送信の進み具合" percent={40} text="40%" kind="progressbar" muted />
        </div>
      </Specimen>
      <Specimen note="Initials in place of a logo; a countdown" lang="en">
        <Row>
          {['Kaze DEX', 'Solana', '椿レジデンス', 'Yuzu', '카제 토큰', 'Aster', '里山カーボン'].map(
            (name) => (
              <Initials key={name} name={name} />
            ),
          )}
          <Initials name="Tether" className="size-7 rounded-full" />
        </Row>
        <p className="mt-4 text-lg font-strong text-ink">
          <Countdown
            until="2030-01-01T00:00:00+09:00"
            now="2026-04-16T10:24:00+09:00"
            format={({ days, hours, minutes, seconds }) =>
              `${days} d ${hours} h ${minutes} min ${seconds} s left`
            }
          />
        </p>
      </Specimen>
    </Group>
  )
}
