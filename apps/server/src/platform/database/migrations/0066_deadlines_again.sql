-- The deadline engine answers some contracts otherwise than before (record 0098): the hourly job computes them again, as if their
-- phases ran out soon.
update contract_fact set foreseen_until = least(foreseen_until, current_date + 30) where status not in ('TERMINATED', 'CANCELLED');
