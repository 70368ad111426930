-- Quizzes that give tokens of the sandbox wallet away. Texts, choices and right answers are one document: they are imported, asked and
-- judged together.
create table quizzes (
  quiz_id text primary key check (quiz_id ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  title jsonb not null,
  lede jsonb not null,
  questions jsonb not null,
  asset_id text not null references wallet_assets,
  -- Of one winner, in smallest units; whoever invited them gets a tenth of it on top.
  reward numeric(38, 0) not null check (reward > 0),
  begins_at timestamptz not null,
  over_at timestamptz not null check (over_at > begins_at),
  og_img text,
  -- Where what is asked can be read, on this site.
  read_path text,
  -- What one token cost before the start, in won, and when.
  price_krw numeric not null check (price_krw > 0),
  price_date date not null,
  is_paused boolean not null default false,
  updated_at timestamptz not null
);
create index quizzes_by_end on quizzes (over_at desc);

insert into content_versions values ('quizzes', 0);
create trigger counted after insert or update or delete or truncate on quizzes
  for each statement execute function count_content_change();

-- What there is to win, apart from the texts: it moves with each win, and pages are not made anew for that.
create table quiz_pools (
  quiz_id text primary key references quizzes on delete cascade,
  pool numeric(38, 0) not null check (pool > 0),
  -- Never overspent, whoever writes.
  pool_left numeric(38, 0) not null check (pool_left >= 0 and pool_left <= pool)
);

-- Each set of answers that somebody has tried, once: what is sent again changes nothing.
create table quiz_attempts (
  quiz_id text not null references quizzes on delete cascade,
  user_id text not null references app_users on delete cascade,
  -- Numbers of choices, in the order of the quiz.
  answers smallint[] not null,
  misses smallint not null,
  tried_at timestamptz not null,
  primary key (quiz_id, user_id, answers)
);

-- The code of each app user, for their friends.
create table invite_codes (
  user_id text primary key references app_users on delete cascade,
  code text not null unique check (code ~ '^[a-z2-9]{8}$'),
  made_at timestamptz not null
);

-- Who was invited by whom: said once, never changed. An inviter has registered before whom they invite, so there are no circles.
create table invitations (
  user_id text primary key references app_users on delete cascade,
  inviter_id text not null references app_users on delete cascade,
  invited_at timestamptz not null,
  check (user_id <> inviter_id)
);
create index invitations_of_inviter on invitations (inviter_id, invited_at);

-- Written with the entries of the ledger in one transaction.
create table quiz_wins (
  quiz_id text not null references quizzes,
  user_id text not null references app_users,
  reward numeric(38, 0) not null check (reward > 0),
  reward_trace uuid not null unique,
  reward_transaction uuid not null references ledger_transactions,
  inviter_id text references app_users,
  bonus numeric(38, 0) not null check (bonus >= 0),
  bonus_trace uuid unique,
  bonus_transaction uuid references ledger_transactions,
  won_at timestamptz not null,
  primary key (quiz_id, user_id),
  check ((bonus_transaction is null) = (bonus_trace is null)),
  check ((bonus > 0) = (bonus_transaction is not null)),
  check (bonus = 0 or inviter_id is not null)
);
create index quiz_wins_of_user on quiz_wins (user_id, won_at);
create index quiz_wins_of_inviter on quiz_wins (inviter_id, won_at) where inviter_id is not null;
