-- The small tables that hold people and secrets are fenced by the database too (security, decision 2). `tacite.company` is set
-- for each transaction; the sign-in door sets `tacite.door` for its few look-ups before a company is known. As sub-selects the
-- settings are asked once a statement, not at every row: half the time of a list of two thousand people.
do $$
declare fenced text;
begin
  foreach fenced in array array['role', 'person', 'session', 'browser_token', 'account_link', 'sign_up_domain', 'joining_link',
    'integration', 'company_seal', 'signatory', 'third_party_share', 'invitation_link', 'guest_session', 'signing_code'] loop
    execute format('alter table %I enable row level security', fenced);
    execute format('alter table %I force row level security', fenced);
    execute format(
      'create policy company_fence on %I using (company_id = (select nullif(current_setting(''tacite.company'', true), '''')::uuid)
        or (select current_setting(''tacite.door'', true)) = ''open'')', fenced);
  end loop;
end $$;
