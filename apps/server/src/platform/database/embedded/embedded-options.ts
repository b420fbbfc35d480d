/** What the caller decides of an embedded server. */
export interface EmbeddedOptions {
  /** Where the database lives; made at the first start. Owned by this launcher alone. */
  dataDirectory: string
  /** Told in plain words what an operator should know: a first start, another place, a recovery. */
  report?: (message: string) => void
  /** Server settings by name, over the launcher's own; never the ones that keep data safe. */
  settings?: Record<string, string>
  /** For root only: where the database goes when the data directory is closed to an unprivileged user. */
  reachableParent?: string
}
