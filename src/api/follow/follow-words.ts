import type { Language } from '../../domain/kernel/site/language.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'

/** What followers are written. `name` is that of an offering, or null for what is new on the site. */
interface FollowWords {
  readonly confirm: (name: string | null) => { subject: string; text: string; button: string; ending: string }
  readonly stop: (name: string | null) => { subject: string; text: string; button: string; ending: string }
  readonly changed: (name: string) => { subject: string; text: string; ending: string }
  readonly digest: (count: number) => { subject: string; text: string; ending: string }
  readonly stopLink: string
}

const site = siteConfig.name

export const followWords: Readonly<Record<Language, FollowWords>> = {
  ja: {
    confirm: (name) => ({
      subject: name === null ? `メール配信のご確認（${site}）` : `「${name}」のフォローのご確認（${site}）`,
      text:
        name === null
          ? '新しい募集と条件の変更をお知らせするメールのお申し込みを受け付けました。下のボタンから確認ページを開き、登録を完了してください。'
          : `「${name}」の条件や日程の変更をお知らせするメールのお申し込みを受け付けました。下のボタンから確認ページを開き、登録を完了してください。`,
      button: '確認ページを開く',
      ending:
        'お心当たりがない場合は、何もせずにこのメールを削除してください。7日以内に確認されなければ、アドレスは消去されます。',
    }),
    stop: (name) => ({
      subject: `配信停止のご案内（${site}）`,
      text:
        name === null
          ? '新しい募集と条件の変更をお知らせするメールの停止のお申し出を受け付けました。下のボタンから停止できます。'
          : `「${name}」のお知らせメールの停止のお申し出を受け付けました。下のボタンから停止できます。`,
      button: '停止ページを開く',
      ending: 'お心当たりがない場合は、このメールを削除してください。配信はそのまま続きます。',
    }),
    changed: (name) => ({
      subject: `「${name}」の条件が変わりました`,
      text: 'フォロー中の募集に変更がありました。参加を判断する前に、公式の告知もあわせてお確かめください。',
      ending: `このメールは、${site}で「${name}」をフォローしている方にお送りしています。`,
    }),
    digest: (count) => ({
      subject: `新しい募集と条件の変更 ${count}件（${site}）`,
      text: '前回のお知らせのあとに載った募集と、変わった条件です。',
      ending: `このメールは、${site}のメール配信に登録された方へ、お知らせのある平日の朝にお送りしています。`,
    }),
    stopLink: '配信を止める',
  },
  en: {
    confirm: (name) => ({
      subject:
        name === null
          ? `Please confirm your subscription to ${site}`
          : `Please confirm that you follow ${name}`,
      text:
        name === null
          ? 'You asked to be told by mail of new sales and changed terms. Open the confirmation page with the button below and complete it there.'
          : `You asked to be told by mail when the terms or dates of ${name} change. Open the confirmation page with the button below and complete it there.`,
      button: 'Open the confirmation page',
      ending:
        'If this was not you, delete this mail and do nothing. Without a confirmation within 7 days the address is erased.',
    }),
    stop: (name) => ({
      subject: `How to stop mails from ${site}`,
      text:
        name === null
          ? 'You asked to stop the mails on new sales and changed terms. You can do so with the button below.'
          : `You asked to stop the mails on ${name}. You can do so with the button below.`,
      button: 'Open the page to stop',
      ending: 'If this was not you, delete this mail. Nothing changes then.',
    }),
    changed: (name) => ({
      subject: `The terms of ${name} have changed`,
      text: 'A sale you follow has changed. Before you decide to take part, check the project’s own announcement as well.',
      ending: `You get this mail because you follow ${name} on ${site}.`,
    }),
    digest: (count) => ({
      subject: `New sales and changed terms on ${site}: ${count}`,
      text: 'Sales that were added, and terms that changed, since our last mail.',
      ending: `You get this mail on weekday mornings with news because you subscribed to ${site}.`,
    }),
    stopLink: 'Stop these mails',
  },
  ko: {
    confirm: (name) => ({
      subject: name === null ? `메일 구독 확인 (${site})` : `‘${name}’ 팔로우 확인 (${site})`,
      text:
        name === null
          ? '새로운 모집과 조건 변경을 알려 드리는 메일 구독 신청을 받았습니다. 아래 버튼으로 확인 페이지를 열어 등록을 완료해 주세요.'
          : `‘${name}’의 조건과 일정 변경을 알려 드리는 메일 신청을 받았습니다. 아래 버튼으로 확인 페이지를 열어 등록을 완료해 주세요.`,
      button: '확인 페이지 열기',
      ending: '신청하신 적이 없다면 이 메일을 삭제해 주세요. 7일 안에 확인하지 않으면 주소는 삭제됩니다.',
    }),
    stop: (name) => ({
      subject: `메일 수신 중지 안내 (${site})`,
      text:
        name === null
          ? '새로운 모집과 조건 변경 메일의 수신 중지 요청을 받았습니다. 아래 버튼에서 중지하실 수 있습니다.'
          : `‘${name}’ 알림 메일의 수신 중지 요청을 받았습니다. 아래 버튼에서 중지하실 수 있습니다.`,
      button: '중지 페이지 열기',
      ending: '요청하신 적이 없다면 이 메일을 삭제해 주세요. 아무것도 바뀌지 않습니다.',
    }),
    changed: (name) => ({
      subject: `‘${name}’의 조건이 변경되었습니다`,
      text: '팔로우 중인 모집에 변경이 있습니다. 참여를 결정하기 전에 프로젝트의 공식 공지도 함께 확인해 주세요.',
      ending: `이 메일은 ${site}에서 ‘${name}’을(를) 팔로우하는 분께 보내 드립니다.`,
    }),
    digest: (count) => ({
      subject: `새로운 모집과 조건 변경 ${count}건 (${site})`,
      text: '지난 메일 이후 등록된 모집과 변경된 조건입니다.',
      ending: `이 메일은 ${site} 메일을 구독하신 분께, 소식이 있는 평일 아침에 보내 드립니다.`,
    }),
    stopLink: '메일 수신 중지',
  },
  zh: {
    confirm: (name) => ({
      subject: name === null ? `请确认订阅邮件（${site}）` : `请确认关注“${name}”（${site}）`,
      text:
        name === null
          ? '我们收到了您订阅新发售与条件变更邮件的申请。请点击下方按钮打开确认页面，完成订阅。'
          : `我们收到了您关注“${name}”的申请，条件或日期变更时会以邮件通知。请点击下方按钮打开确认页面，完成关注。`,
      button: '打开确认页面',
      ending: '如非本人操作，请直接删除此邮件。7 天内未确认，该地址将被清除。',
    }),
    stop: (name) => ({
      subject: `停止接收邮件（${site}）`,
      text:
        name === null
          ? '我们收到了停止接收新发售与条件变更邮件的申请。请通过下方按钮停止。'
          : `我们收到了停止接收“${name}”通知邮件的申请。请通过下方按钮停止。`,
      button: '打开停止页面',
      ending: '如非本人操作，请删除此邮件，订阅不会有任何变化。',
    }),
    changed: (name) => ({
      subject: `“${name}”的条件已变更`,
      text: '您关注的发售有变更。在决定参与之前，请同时查看项目方的官方公告。',
      ending: `您在 ${site} 关注了“${name}”，因此收到此邮件。`,
    }),
    digest: (count) => ({
      subject: `新发售与条件变更 ${count} 条（${site}）`,
      text: '以下是上一封邮件之后新上线的发售与变更的条件。',
      ending: `您订阅了 ${site} 的邮件。有新消息时，我们会在工作日早晨发送。`,
    }),
    stopLink: '停止接收',
  },
}
