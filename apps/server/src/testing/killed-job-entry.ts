import type { PoolConfig } from 'pg'
import { compose } from '../compose.ts'
import { exportContracts } from '../features/portfolio/exports/export-contracts.job.ts'
import { createImportedRows } from '../features/portfolio/imports/creating/create-imported.job.ts'
import { planImport } from '../features/portfolio/imports/plan/plan-import.job.ts'
import { readImport } from '../features/portfolio/imports/reading/read-import.job.ts'
import { undoImport } from '../features/portfolio/imports/undo/undo-import.job.ts'
import { createLog } from '../platform/log.ts'
import { mailTransport } from '../platform/mail/mail.ts'
import { sendMail } from '../platform/mail/send-mail.job.ts'
import { readSettings } from '../platform/settings.ts'
import { TEST_ENV } from './test-env.ts'

/** One job, in a process that a test kills. */
const {
  connection,
  dataDirectory,
  now,
  smtpUrl,
  mail,
  contractExport,
  reading,
  planning,
  env,
  creating,
  undoing,
} = JSON.parse(process.argv[2]!) as {
  connection: PoolConfig
  dataDirectory: string
  now: string
  smtpUrl?: string
  mail?: { companyId: string; mailId: string }
  contractExport?: { companyId: string; exportId: string }
  reading?: { companyId: string; importId: string }
  planning?: { companyId: string; importId: string }
  /** Settings of the product that the test started. */
  env?: NodeJS.ProcessEnv
  creating?: { companyId: string; importId: string }
  undoing?: { companyId: string; importId: string }
}
const settings = readSettings({
  ...TEST_ENV,
  ...env,
  TACITE_DATA: dataDirectory,
  PORT: '0',
  ...(smtpUrl && { SMTP_URL: smtpUrl }),
})
const clock = { now: () => new Date(now) }
const { platform, close } = await compose(settings, connection, { clock, log: createLog() })
if (contractExport) await exportContracts(platform, contractExport)
if (reading) await readImport(platform, reading)
if (planning) await planImport(platform, planning)
if (creating) await createImportedRows(platform, creating)
if (undoing) await undoImport(platform, undoing)
if (mail)
  await sendMail({ ...platform, post: mailTransport(settings), from: settings.mailFrom }, mail, {
    number: 1,
    isLast: false,
  })
await close()
