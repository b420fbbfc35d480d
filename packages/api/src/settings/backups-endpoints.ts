import { BACKUP_PROBLEMS, BACKUP_STATES } from '@tacite/domain/backups/backup-state.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nameShapes } from '../shape-names.ts'

const backups = z.object({
  state: z.enum(BACKUP_STATES),
  /** Whether the operator has set up nightly backups. */
  isNightly: z.boolean(),
  last: z
    .object({
      /** Everything saved before this moment is in it. */
      startedAt: z.iso.datetime(),
      /** False: the operator's own PostgreSQL is backed up apart. */
      hasDatabase: z.boolean(),
    })
    .nullable(),
  /** Of the last attempt, if it failed. */
  failure: z.object({ at: z.iso.datetime(), problem: z.enum(BACKUP_PROBLEMS) }).nullable(),
  /** After a restore, until an operator says that mails may be sent: the moment of the backup. */
  restoredFrom: z.iso.datetime().nullable(),
})
export type Backups = z.infer<typeof backups>

nameShapes({ Backups: backups })

export const backupsEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/company/backups',
    access: 'modules:company',
    transaction: 'none',
    summary:
      'The state of the installation’s backups, and whether it is held back after a restore.',
    response: backups,
  }),
}
