import type { ClientBase } from 'pg'

/** PostgreSQL 18 and later: what the SQL of this version was written and measured for. */
const MIN_VERSION_NUMBER = 180_000

/**
 * Refuses a database that could lose acknowledged work or break full-text search, and says what to change. Applies to
 * the embedded server and to an operator's own; throws an `Error`.
 *
 * @example
 * await refuseUnsafeSettings(client)
 */
export async function refuseUnsafeSettings(client: ClientBase): Promise<void> {
  const { rows } = await client.query<DatabaseState>(STATE)
  const problem = rows[0] && findProblem(rows[0])
  if (problem) throw new Error(problem)
}

interface DatabaseState {
  version: number
  versionText: string
  fsync: string
  synchronousCommit: string
  encoding: string
  letters: string
}

const STATE = `
  select current_setting('server_version_num')::int as version, current_setting('server_version') as "versionText",
    current_setting('fsync') as fsync, current_setting('synchronous_commit') as "synchronousCommit",
    pg_encoding_to_char(d.encoding) as encoding, d.datctype as letters
  from pg_database d where d.datname = current_database()`

function findProblem(state: DatabaseState): string | null {
  if (state.version < MIN_VERSION_NUMBER) {
    return `PostgreSQL ${state.versionText} is too old: Tacite needs version 18 or newer.`
  }
  if (state.fsync === 'off') {
    return 'The database runs with fsync=off: a power cut could lose contracts. Set fsync=on and start again.'
  }
  if (state.synchronousCommit === 'off') {
    return 'The database runs with synchronous_commit=off: a crash could lose saved work. Set it to on and start again.'
  }
  if (state.encoding !== 'UTF8') {
    return `The database's encoding is ${state.encoding}. Create it with: ${CREATE_DATABASE}`
  }
  // With LC_CTYPE "C", every letter beyond ASCII and even ’ « » belong to one class, so that words are split wrongly.
  if (state.letters === 'C' || state.letters === 'POSIX') {
    return `The database's character type is ${state.letters}: words with accents would not be found. Create it with: ${CREATE_DATABASE}`
  }
  return null
}

const CREATE_DATABASE =
  "CREATE DATABASE tacite TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8' LC_COLLATE 'C' LC_CTYPE 'C.UTF-8'"
