-- Administrators hold every permission: they see the tasks of every team.
update role set permissions = array_append(permissions, 'tasks:team')
where key = 'administrator' and not 'tasks:team' = any (permissions);
