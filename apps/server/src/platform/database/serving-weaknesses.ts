import { Client, type ClientBase, type ClientConfig } from 'pg'

/** What the role of a connection could do to the trail and the fences that requests never need, one sentence each. */
export async function servingWeaknesses(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ message: string }>(WEAKNESSES)
  return rows.map(({ message }) => message)
}

/** The same on a connection of its own. */
export async function findServingWeaknesses(connection: ClientConfig): Promise<string[]> {
  const client = new Client(connection)
  await client.connect()
  try {
    return await servingWeaknesses(client)
  } finally {
    await client.end()
  }
}

const WEAKNESSES = `
  select format('The database role %s is a superuser: row-level security and the guards of the audit trail do not apply to it.', rolname)
      as message
    from pg_roles where rolname = current_user and rolsuper
  union all
  select format('The database role %s may create roles, and so give itself rights that requests do not need.', rolname)
    from pg_roles where rolname = current_user and rolcreaterole and not rolsuper
  union all
  select format('The database role %s bypasses row-level security (BYPASSRLS): the separation of companies does not apply to it.', rolname)
    from pg_roles where rolname = current_user and rolbypassrls and not rolsuper
  union all
  select format('The database role %s has the rights of %s, which owns the audit trail: whoever takes over the server could change the trail and its guards. Set DATABASE_OWNER_URL to the owner, and DATABASE_URL to a role that owns nothing.',
      current_user, pg_get_userbyid(relowner))
    from pg_class join pg_roles on rolname = current_user
    where pg_class.oid = to_regclass('audit_event') and not rolsuper and pg_has_role(current_user, relowner, 'member')
  order by 1`
