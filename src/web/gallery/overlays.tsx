import { useRef, useState } from 'react'
import { Button } from '../ui/controls/button.tsx'
import { Checkbox, ChoiceGroup } from '../ui/controls/checkbox.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { notify } from '../ui/overlays/toast-store.ts'
import { Toast } from '../ui/overlays/toast.tsx'
import { Group, Row, Specimen } from './specimen.tsx'

const nothing = () => {}

export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'sheet'>()
  const keep = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(undefined)
  return (
    <Group title="ダイアログとトースト / Dialogs and toasts">
      <Specimen note="ダイアログ：結果を先に述べ、フォーカスは「残す」から。シート：スマホでは下から">
        <Row>
          <Button onClick={() => setOpen('dialog')}>削除の確認を開く</Button>
          <Button onClick={() => setOpen('sheet')}>絞り込みを開く</Button>
        </Row>
        <Dialog
          open={open === 'dialog'}
          onClose={close}
          title="この dApp を削除しますか？"
          closeLabel="閉じる"
          initialFocus={keep}
          actions={
            <>
              <Button ref={keep} onClick={close}>
                残す
              </Button>
              <Button kind="danger-solid" onClick={close}>
                削除する
              </Button>
            </>
          }
        >
          <p>削除すると元に戻せません。公開中のリンクと QR コードはすぐに使えなくなります。</p>
        </Dialog>
        <Dialog
          as="sheet"
          open={open === 'sheet'}
          onClose={close}
          title="絞り込み"
          closeLabel="閉じる"
          actions={
            <>
              <Button onClick={close}>リセット</Button>
              <Button kind="primary" onClick={close}>
                55 件を表示
              </Button>
            </>
          }
        >
          <ChoiceGroup legend="業種">
            {['人工知能', '銀行', '教育', 'エネルギー', '健康', '法律', '不動産', '旅行'].map((name) => (
              <Checkbox key={name} name="industry" label={name} count={name.length * 7} />
            ))}
          </ChoiceGroup>
        </Dialog>
      </Specimen>
      <Specimen note="Toasts: a success leaves by itself, an error stays until closed" lang="en">
        <Row>
          <Button onClick={() => notify({ kind: 'ok', title: 'Saved', message: 'Your settings are kept.' })}>
            Show success
          </Button>
          <Button onClick={() => notify({ kind: 'error', title: 'Not sent', message: 'Please try again.' })}>
            Show error
          </Button>
        </Row>
      </Specimen>
      <Specimen note="トーストの見本">
        <div className="grid gap-3">
          <Toast
            kind="ok"
            title="登録しました"
            message="確認のメールをご覧ください。"
            close="閉じる"
            onClose={nothing}
          />
          <Toast
            kind="error"
            title="送信できませんでした"
            message="通信が切れました。入力は残っています。"
            close="閉じる"
            onClose={nothing}
          />
        </div>
      </Specimen>
    </Group>
  )
}
