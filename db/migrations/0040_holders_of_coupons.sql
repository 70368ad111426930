-- Who holds a use of a limited coupon without having paid yet: a keyed hash of the caller's address, for counting. It is
-- emptied when the checkout is over.
alter table coupon_uses add column caller bytea;
create index coupon_uses_held on coupon_uses (code, caller) where caller is not null;
