import { useState } from 'react'
import { Button, IconButton } from '../ui/controls/button.tsx'
import { PageLink } from '../ui/controls/page-link.tsx'
import { iconNames } from '../ui/pictures/icon-names.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import { Group, Row, Specimen } from './specimen.tsx'

export function Buttons() {
  return (
    <Group title="ボタンとアイコン / Buttons and icons">
      <Specimen note="種類：主、標準、控えめ、危険、危険（塗り）、使えない">
        <Row>
          <Button kind="primary">フォロー</Button>
          <Button>標準</Button>
          <Button kind="quiet">キャンセル</Button>
          <Button kind="danger">削除</Button>
          <Button kind="danger-solid">削除する</Button>
          <Button disabled>使えません</Button>
        </Row>
      </Specimen>
      <Specimen note="The same in English, small" lang="en">
        <Row>
          <Button size="sm" kind="primary">
            Follow
          </Button>
          <Button size="sm">Default</Button>
          <Button size="sm" kind="quiet">
            Cancel
          </Button>
          <Button size="sm" kind="danger">
            Delete
          </Button>
          <Button size="sm" kind="danger-solid">
            Delete it
          </Button>
          <Button size="sm" disabled>
            Unavailable
          </Button>
        </Row>
      </Specimen>
      <Specimen note="待つ：押すと三秒待つ。幅は変わらない">
        <Row>
          <WaitingButton />
          <Button kind="primary" waiting waitingLabel="送信しています…">
            送信する
          </Button>
          <Button waiting>読み込み中</Button>
        </Row>
      </Specimen>
      <Specimen note="With an icon, as a link, icon only (44 px)" lang="en">
        <Row>
          <Button kind="primary">
            <Icon name="bell" />
            Follow by mail
          </Button>
          <PageLink to="/elsewhere" className={buttonClass()}>
            Open the list
            <Icon name="right" />
          </PageLink>
          <IconButton icon="menu" label="Open the menu" />
          <IconButton icon="close" label="Close" />
          <IconButton icon="moon" label="Dark theme" disabled />
        </Row>
      </Specimen>
      <Specimen note="アイコン：20×20、線 1.5" wide>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-y-4 text-center text-2xs text-ink-3">
          {iconNames.map((name) => (
            <li key={name} lang="en">
              <Icon name={name} className="mx-auto mb-1 size-5 text-ink" />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </Group>
  )
}

function WaitingButton() {
  const [waiting, setWaiting] = useState(false)
  function wait() {
    setWaiting(true)
    setTimeout(setWaiting, 3000, false)
  }
  return (
    <Button kind="primary" waiting={waiting} waitingLabel="送信しています…" onClick={wait}>
      送信する
    </Button>
  )
}
