/** What the caller decides about an embedded server. */
export interface EmbeddedOptions {
  /** Where the database lives; created at the first start. Owned by this launcher alone. */
  dataDirectory: string
  /** Receives plain messages for the operator: a first start, a relocation, a recovery. */
  report?: (message: string) => void
  /** Server settings by name; they override the launcher's, except those that protect data. */
  settings?: Record<string, string>
  /** For root only: where the database goes when the data directory is closed to an unprivileged user. */
  reachableParent?: string
}
