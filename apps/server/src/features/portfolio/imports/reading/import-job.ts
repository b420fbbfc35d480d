import type { Platform } from '../../../../platform/platform.ts'

export type ReadingDeps = Pick<
  Platform,
  'clock' | 'events' | 'files' | 'inCompany' | 'inCompanyForReports' | 'jobs' | 'log'
>

export interface JobOfImport {
  companyId: string
  importId: string
}
