-- When a mail leaves that the quota of a day holds back: whoever sent it sees the day beside its recipient.
alter table mail add column leaves_at timestamptz;
