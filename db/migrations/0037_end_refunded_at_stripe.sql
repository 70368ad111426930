-- A refund in Stripe's dashboard did not end the subscription there, and nothing looked at it again. The job that fetches due
-- subscriptions looks at all that were paid back and are not known to have ended at Stripe, and ends them there.
update subscriptions set ask_after = now()
where provider = 'stripe' and state = 'refunded' and provider_subscription is not null and facts ->> 'endedAt' is null;
