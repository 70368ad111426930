-- What a token cost is a fact of the win: a quiz that is imported again with another price must not change what was won before.
alter table quiz_wins add column price_krw numeric check (price_krw > 0);
alter table quiz_wins add column price_date date;
update quiz_wins set price_krw = quizzes.price_krw, price_date = quizzes.price_date
  from quizzes where quizzes.quiz_id = quiz_wins.quiz_id;
alter table quiz_wins alter column price_krw set not null;
alter table quiz_wins alter column price_date set not null;
