export const emptyMails = `
  truncate mails, mail_letters, mails_sent, mail_suppressions, mail_bounces;
  update mail_queue set turn_until = null, held_by = null, held_reason = null, held_since = null,
    tries = 0, try_after = null, untold = false;
`
