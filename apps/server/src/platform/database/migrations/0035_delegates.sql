-- Also those that ended early: the list of a person shows every one in which they acted.
drop index delegation_delegate;
create index delegation_delegate on delegation (company_id, delegate_id, ends_on);
