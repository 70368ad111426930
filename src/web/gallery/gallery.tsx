import '../ui/tables/table.css'
import './gallery.css'
import { Button } from '../ui/controls/button.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { Skeleton, SkeletonGroup } from '../ui/states/skeleton.tsx'
import { Buttons } from './buttons.tsx'
import { Figures } from './figures.tsx'
import { Forms } from './forms.tsx'
import { NavigationParts } from './navigation.tsx'
import { Overlays } from './overlays.tsx'
import { Group, Specimen } from './specimen.tsx'
import { Swatches } from './swatches.tsx'

/** Shows every component in every state, for people and for axe. It uses the theme of `<html>`. */
export default function Gallery() {
  return (
    <div className="wrap pt-8 pb-16">
      <title>部品の見本帳</title>
      <h1 lang="ja" className="font-display text-2xl">
        部品の見本帳
      </h1>
      <p lang="en" className="mt-1 text-sm text-ink-3">
        The building blocks of Kawara
      </p>
      <Buttons />
      <Forms />
      <NavigationParts />
      <Figures />
      <States />
      <Overlays />
      <Swatches />
    </div>
  )
}

function States() {
  return (
    <Group title="状態 / States">
      <Specimen note="お知らせ：情報、注意、エラー、完了">
        <div className="grid gap-3">
          <Notice>掲載内容は各プロジェクトの公表にもとづきます。</Notice>
          <Notice kind="warn" icon="clock" title="価格の更新が遅れています">
            10:06 から更新がなく、最後に確かめた値を残しています。
          </Notice>
          <Notice kind="error" title="直すところが二つあります">
            <a className="link" href="#proof">
              証明リンク
            </a>
            など。入力した内容は残っています。
          </Notice>
          <Notice kind="ok" title="受け付けました">
            受付番号 KW-20416。
          </Notice>
        </div>
      </Specimen>
      <Specimen note="Notices in English" lang="en">
        <div className="grid gap-3">
          <Notice title="Figures are in yen">Change the currency at the top of the table.</Notice>
          <Notice kind="warn">Prices have not been updated since 10:06.</Notice>
          <Notice kind="error">The list could not be loaded. Please try again.</Notice>
          <Notice kind="ok">Your subscription is confirmed.</Notice>
        </div>
      </Specimen>
      <Specimen note="空：理由と出口">
        <EmptyState
          heading="h3"
          title="条件に合うプロジェクトはありません"
          actions={
            <>
              <Button kind="primary">条件をリセット</Button>
              <Button>「独自チェーン」だけ外す</Button>
            </>
          }
        >
          「進行中」と「独自チェーン」の両方に当てはまるものは、いまありません。
        </EmptyState>
      </Specimen>
      <Specimen note="Skeleton in the final shape" lang="en">
        <SkeletonGroup label="Loading">
          {['first', 'second', 'third'].map((cell) => (
            <div key={cell} className="grid grid-cols-[3.5rem_1fr_8rem] gap-5 border-b border-rule py-4.5">
              <Skeleton className="size-14 rounded-sm" />
              <div className="grid content-start gap-2">
                <Skeleton className="h-5 w-1/2" />
                <Skeleton className="h-3.5 w-4/5" />
                <Skeleton className="h-3 w-11/12" />
              </div>
              <div className="grid content-start gap-2">
                <Skeleton className="h-5.5 w-3/4" />
                <Skeleton className="h-1.5 w-full" />
                <Skeleton className="h-3 w-2/3" />
              </div>
            </div>
          ))}
        </SkeletonGroup>
      </Specimen>
    </Group>
  )
}
