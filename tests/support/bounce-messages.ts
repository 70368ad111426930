interface BounceOptions {
  readonly to: string
  readonly status: string
  readonly action?: string
  readonly diagnostic?: string
  /** The address that the failing server reports. It differs from the recipient when the mail was forwarded. */
  readonly finalTo?: string
  readonly messageId?: string
  readonly quotes?: string
  readonly date?: string
}

let written = 0

export function bounceMessage({
  to,
  status,
  action = 'failed',
  diagnostic = `smtp; 550 ${status} no`,
  finalTo = to,
  messageId = `<bounce${++written}@mx.example>`,
  quotes = '<something@else.example>',
  date = 'Fri,  1 May 2026 00:00:00 +0000 (UTC)',
}: BounceOptions): string {
  return [
    'From: MAILER-DAEMON@mx.example (Mail Delivery System)',
    'To: news@kawara.example',
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: ${messageId}`,
    `Date: ${date}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="b1/mx.example"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--b1/mx.example',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    `<${finalTo}>: it could not be delivered`,
    'From here on you are on your own.',
    '',
    '--b1/mx.example',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    `Arrival-Date: ${date}`,
    '',
    `Final-Recipient: rfc822; ${finalTo}`,
    ...(finalTo === to ? [] : [`Original-Recipient: rfc822;${to}`]),
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; in.example',
    `Diagnostic-Code: ${diagnostic}`,
    '    and some more',
    '',
    '--b1/mx.example',
    'Content-Type: message/rfc822',
    '',
    'From: Kawara <news@kawara.example>',
    `To: ${to}`,
    'Subject: News',
    `Message-ID: ${quotes}`,
    '',
    'News',
    '',
    '--b1/mx.example--',
    '',
  ].join('\r\n')
}

interface ComplaintOptions {
  readonly to?: string
  readonly type?: string
  readonly unsubscribe?: string
}

export function complaintMessage({ to, type = 'abuse', unsubscribe }: ComplaintOptions): string {
  return [
    'From: feedback@provider.example',
    'To: news@kawara.example',
    'Subject: FW: News',
    `Message-ID: <complaint${++written}@provider.example>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary=arf',
    '',
    '--arf',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is an email abuse report.',
    '',
    '--arf',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: SomeGenerator/1.0',
    'Version: 1',
    ...(to === undefined ? [] : [`Original-Rcpt-To: <${to}>`]),
    '',
    '--arf',
    'Content-Type: message/rfc822',
    'Content-Disposition: inline',
    '',
    'From: Kawara <news@kawara.example>',
    'To: redacted',
    ...(unsubscribe === undefined ? [] : [`List-Unsubscribe: <${unsubscribe}>`]),
    'Subject: News',
    '',
    'News',
    '--arf--',
    '',
  ].join('\r\n')
}

/** An mbox file of several messages; lines that begin with `From ` are escaped. */
export function mailboxOf(messages: readonly string[]): string {
  return messages
    .map(
      (message) =>
        `From MAILER-DAEMON Fri May  1 00:00:00 2026\n${message.replaceAll('\r\n', '\n').replaceAll(/^(>*From )/gm, '>$1')}\n`,
    )
    .join('')
}
