-- Administrators hold every permission: they see the tasks of every team.
update role set permissions = array_append(permissions, 'tasks:team')
where key = 'administrator' and not 'tasks:team' = any (permissions);

-- What is awaited of whom: the running ones among all that ever were.
create index contract_validation_running on contract_validation (company_id, requested_at) where state = 'running';
create index signature_request_out on signature_request (company_id, requested_at) where state = 'out';
