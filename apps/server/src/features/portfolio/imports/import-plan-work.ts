import { work, type Work } from '../../../platform/jobs/work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createImportedRows } from './creating/create-imported.job.ts'
import { planImport } from './plan/plan-import.job.ts'
import { CREATE_IMPORTED, PLAN_IMPORT, UNDO_IMPORT } from './plan/plan-import-kind.ts'
import { undoImport } from './undo/undo-import.job.ts'

/** The jobs of simulating, creating and undoing. */
export function importPlanWork(platform: Platform): Work[] {
  return [
    work(PLAN_IMPORT, (data) => planImport(platform, data)),
    work(CREATE_IMPORTED, (data) => createImportedRows(platform, data)),
    work(UNDO_IMPORT, (data) => undoImport(platform, data)),
  ]
}
