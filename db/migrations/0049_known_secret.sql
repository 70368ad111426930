-- Tells whether the site was started with the same secret as the last time, without saying which one it is.
alter table site_origin add column secret_mark text;
