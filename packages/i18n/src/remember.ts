const remembered = new Map<string, unknown>()

/** Intl objects take up to 0.1 ms to create: each is cached. The key names its type. */
export function remember<T>(key: string, make: () => T): T {
  if (!remembered.has(key)) remembered.set(key, make())
  return remembered.get(key) as T
}
