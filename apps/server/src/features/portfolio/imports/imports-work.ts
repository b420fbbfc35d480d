import { work, workPerCompany, type Work } from '../../../platform/jobs/work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { FORGET_IMPORTS } from './forget-imports-kind.ts'
import { forgetImports } from './forget-imports.job.ts'
import { READ_IMPORT } from './read-import-kind.ts'
import { readImport } from './reading/read-import.job.ts'

export function importsWork(platform: Platform): Work[] {
  return [
    work(READ_IMPORT, (data) => readImport(platform, data)),
    workPerCompany(platform, FORGET_IMPORTS, forgetImports),
  ]
}
