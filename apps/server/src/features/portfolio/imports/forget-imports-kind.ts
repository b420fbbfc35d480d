import type { JobKind } from '../../../platform/jobs/jobs.ts'

export const FORGET_IMPORTS: JobKind<{ companyId?: string }> = {
  name: 'forget-imports',
  schedule: { cron: '40 3 * * *' },
}
