import { Checkbox, ChoiceGroup, Radio } from '../ui/controls/checkbox.tsx'
import { Field } from '../ui/controls/field.tsx'
import { Input, Textarea } from '../ui/controls/input.tsx'
import { Select } from '../ui/lists/select.tsx'
import { StatusMark } from '../ui/tables/tag.tsx'
import { Group, Row, Specimen } from './specimen.tsx'

export function Forms() {
  return (
    <Group title="フォーム / Forms">
      <Specimen note="入力：必須と任意、補足、エラー、よい知らせ、使えない">
        <div className="grid gap-6">
          <Field label="関連トークン" required="必須" good="掲載中のプロジェクトと一致しました">
            {(control) => <Input {...control} name="token" defaultValue="里山カーボン STY" />}
          </Field>
          <Field label="開始日" required="必須" help="日本時間（JST）">
            {(control) => <Input {...control} type="date" name="start" defaultValue="2026-04-21" />}
          </Field>
          <Field
            id="proof"
            label="証明リンク"
            required="必須"
            help="告知のページなど。"
            error="URL が正しくありません。https:// から始めてください"
          >
            {(control) => (
              <Input {...control} type="url" name="proof" defaultValue="satoyama.example／airdrop" />
            )}
          </Field>
          <Field label="場所" optional="任意">
            {(control) => <Input {...control} name="place" defaultValue="オンライン開催" disabled />}
          </Field>
        </div>
      </Specimen>
      <Specimen note="Search, mail, select, text with a counter" lang="en">
        <div className="grid gap-6">
          <Input type="search" icon="search" name="q" aria-label="Search" placeholder="Project or symbol" />
          <Field label="Mail address" required="Required" help="We write once to confirm.">
            {(control) => <Input {...control} type="email" name="mail" placeholder="you@example.com" />}
          </Field>
          <Field label="Kind of event" required="Required">
            {(control) => (
              <Select {...control} name="kind">
                <option>Airdrop</option>
                <option>Listing</option>
                <option>Meet-up</option>
              </Select>
            )}
          </Field>
          <Field label="Description" optional="Optional" help="No referral codes, please.">
            {(control) => (
              <Textarea
                {...control}
                name="text"
                limit={256}
                defaultValue="Holders of thirty days may register."
              />
            )}
          </Field>
          <Row>
            <Select fit name="currency" aria-label="Currency">
              <option>JPY</option>
              <option>Korean won</option>
            </Select>
            <Select bare name="language" aria-label="Language">
              <option lang="ja">日本語</option>
              <option>English</option>
            </Select>
            <Select fit name="frozen" aria-label="Frozen choice" disabled>
              <option>Frozen</option>
            </Select>
          </Row>
        </div>
      </Specimen>
      <Specimen note="複数選択：件数は右端">
        <ChoiceGroup legend="ステータス" className="max-w-panel">
          <Checkbox
            name="status"
            defaultChecked
            label={<StatusMark status="pre">開始前</StatusMark>}
            count={34}
          />
          <Checkbox name="status" label={<StatusMark status="ongoing">進行中</StatusMark>} count={21} />
          <Checkbox name="status" label="該当なし" count={0} disabled />
          <Checkbox name="status" label="外せない条件" disabled defaultChecked />
        </ChoiceGroup>
      </Specimen>
      <Specimen note="One of several" lang="en">
        <ChoiceGroup legend="Goal" className="max-w-panel">
          <Radio name="goal" label="Up to $100K" count={41} />
          <Radio name="goal" defaultChecked label="$1M–$10M" count={128} />
          <Radio name="goal" label="Over $50M" count={0} disabled />
        </ChoiceGroup>
      </Specimen>
    </Group>
  )
}
