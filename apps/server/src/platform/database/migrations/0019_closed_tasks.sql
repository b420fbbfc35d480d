-- Closed tasks are listed by when they ended; open ones are few, and sorted as they are read.
drop index task_person;
create index task_person on task (company_id, person_id, (status <> 'TODO'), ended_at desc, id);
