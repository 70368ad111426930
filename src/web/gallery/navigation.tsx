import { useState } from 'react'
import { Tabs } from '../ui/controls/panel-tabs.tsx'
import { Pagination } from '../ui/lists/pagination.tsx'
import { LinkTabs } from '../ui/lists/tabs.tsx'
import { Chip, Label, StatusMark, Tag } from '../ui/tables/tag.tsx'
import { Group, Row, Specimen } from './specimen.tsx'

const ranges = [
  { id: '1d', label: '1D' },
  { id: '1w', label: '1W' },
  { id: '1m', label: '1M' },
  { id: '1y', label: '1Y' },
] as const

const hrefFor = (page: number) => `/gallery?page=${page}`

export function NavigationParts() {
  const [range, setRange] = useState<(typeof ranges)[number]['id']>('1w')
  const [meetups, setMeetups] = useState(true)
  return (
    <Group title="移動と印 / Navigation and marks">
      <Specimen note="リンクのタブ">
        <LinkTabs
          label="区分"
          tabs={[
            { href: '/all', label: 'すべて', count: 128, current: true },
            { href: '/pre', label: '開始前', count: 34 },
            { href: '/ongoing', label: '進行中', count: 21 },
            { href: '/ended', label: '終了', count: 73 },
          ]}
        />
        <div className="mt-4">
          <LinkTabs
            look="boxed"
            label="表示する銘柄"
            tabs={[
              { href: '/market', label: 'すべて', current: true },
              { href: '/watch', label: 'ウォッチ', count: 3 },
            ]}
          />
        </div>
      </Specimen>
      <Specimen note="Tabs inside a page: arrow keys move" lang="en">
        <Tabs look="boxed" label="Range" tabs={ranges} selected={range} onSelect={setRange}>
          <p className="py-4 text-sm">The chart of {range} stands here.</p>
        </Tabs>
        <Tabs label="Range" tabs={ranges} selected={range} onSelect={setRange}>
          <p className="py-4 text-sm">The same with a line under it: {range}.</p>
        </Tabs>
      </Specimen>
      <Specimen note="絞り込みのタグ、チップ">
        <Row>
          <Tag remove="を外す" href="/offerings">
            目標額 $1M–$10M
          </Tag>
          <Tag remove="を外す" onRemove={() => setMeetups(false)}>
            独自チェーン
          </Tag>
          <Chip pressed={meetups} count={3} onClick={() => setMeetups(!meetups)}>
            ミートアップ
          </Chip>
          <Chip pressed={false} count={2}>
            エアドロップ
          </Chip>
        </Row>
      </Specimen>
      <Specimen note="Status by shape and word; labels" lang="en">
        <Row>
          <StatusMark status="pre">Upcoming</StatusMark>
          <StatusMark status="ongoing">Ongoing</StatusMark>
          <StatusMark status="succeeded">Succeeded</StatusMark>
          <StatusMark status="failed">Failed</StatusMark>
          <Label kind="ad">Ad</Label>
          <Label kind="demo">Demo data</Label>
          <Label kind="stale">18 min ago</Label>
        </Row>
      </Specimen>
      <Specimen note="ページ送り：先頭、途中、末尾" wide>
        {[1, 13, 25].map((page) => (
          <Pagination
            key={page}
            label={`ページ送り ${page}`}
            page={page}
            iterPages={pagesAround(page)}
            hrefFor={hrefFor}
            previous="前へ"
            next="次へ"
          />
        ))}
      </Specimen>
    </Group>
  )
}

function pagesAround(page: number) {
  if (page === 1) return [1, 2, 3, 4, null, 24, 25]
  if (page === 25) return [1, 2, null, 22, 23, 24, 25]
  return [1, 2, null, page - 2, page - 1, page, page + 1, page + 2, null, 24, 25]
}
