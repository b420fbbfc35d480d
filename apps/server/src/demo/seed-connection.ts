import { Client, type PoolConfig, type QueryConfig } from 'pg'

/**
 * Connections for seeding the demo: thousands of commits that nobody waits for, from a few hundred statements. A
 * commit does not wait for the disk, and each statement is planned once per connection.
 */
export function seedConnection(connection: PoolConfig): PoolConfig {
  return { ...connection, options: '-c synchronous_commit=off', Client: RememberingClient }
}

class RememberingClient extends Client {
  // One of eight overloads, with or without a callback: what the query builder and the pool send.
  override query = ((text: string | QueryConfig, values?: unknown, ...rest: unknown[]) =>
    typeof text === 'string' && Array.isArray(values) && values.length > 0
      ? this.#ask({ name: nameOf(text), text, values }, ...rest)
      : this.#ask(text, values, ...rest)) as Client['query']

  readonly #ask = super.query.bind(this) as (...query: unknown[]) => unknown
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  const name = names.get(text) ?? `told_${names.size}`
  names.set(text, name)
  return name
}
