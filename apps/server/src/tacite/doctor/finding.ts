import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { Clock } from '../../platform/clock.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'

/** What is compared, each with its truth. */
export type CheckName =
  | 'database'
  | 'directory'
  | 'files'
  | 'facts'
  | 'status'
  | 'access'
  | 'figures'
  | 'references'
  | 'storage'
  | 'trail'
  | 'seals'

export interface Finding {
  check: CheckName
  /** A fault is a broken promise; a warning is a weaker guarantee, or something to look at. */
  severity: 'fault' | 'warning'
  /** Null: of the whole installation. */
  companyId: string | null
  /** A sentence that names the object. */
  message: string
}

/** How much was checked. */
export type Counts = Partial<
  Record<'files' | 'bytes' | 'orphans' | 'orphanBytes' | 'contracts' | 'events' | 'seals', number>
>

/** What a check of one company works on. Each call of `read` is one read-only transaction. */
export interface Examined {
  companyId: string
  read<R>(work: (db: CompanyDatabase) => Promise<R>): Promise<R>
  files: FileStore
  dataDirectory: string
  clock: Clock
  found(severity: Finding['severity'], message: string): void
  count(counts: Counts): void
}

/** One check of one company. */
export interface CompanyCheck {
  name: CheckName
  /**
   * Compares several statements while people work: what differs is looked at again, and only what differs both times
   * is a finding.
   */
  isRepeated: boolean
  run(examined: Examined): Promise<void>
}
