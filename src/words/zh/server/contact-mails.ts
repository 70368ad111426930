import type { Translation } from '../../dictionary.ts'

export default {
  receivedSubject: '已收到您的留言（{site}）',
  receivedText: '感谢您联系{site}。我们已收到您关于“{purpose}”的留言。',
  receivedNext: '我们通常会在{contactReplyDays}个工作日内回复到此邮箱。',
  receivedEnding: '有人在{site}的联系表单中填写了此邮箱地址，因此您收到此邮件。如非本人操作，请忽略此邮件。',
  answerSubject: '对您留言的回复（{site}）',
  answerText: '以下是对您{date}留言（{purpose}）的回复。',
  answerEnding: '您曾通过{site}的联系表单与我们联系，因此收到此邮件。',
  toldSubject: '留言{number}：{purpose}',
  toldName: '姓名：{name}',
  toldEmail: '邮箱：{email}',
  toldUrl: '网址：{url}',
  toldItem: '相关项目：{item}',
  toldLanguage: '语言：{language}',
  toldMany: '短时间内收到大量留言。接下来一小时内不再发送通知邮件，其余留言请用inbox命令查看。',
  toldEnding:
    '回复此邮件会直接发送给留言者。如需从网站回复：npm run site -- inbox answer {number} --text "…"',
} satisfies Translation<'contact-mails'>
