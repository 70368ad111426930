-- A report holds the queue, and no instance has said so in its log yet.
alter table mail_queue add column untold boolean not null default false;
