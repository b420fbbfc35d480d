import {
  ADVANCE_FACTS,
  advanceFacts,
  RAISE_ALERTS,
  raiseAlerts,
  REWRITE_FACTS,
  rewriteFacts,
} from './features/lifecycle/deadlines/public.ts'
import {
  ESCALATE_LIMITS,
  escalateLimits,
} from './features/lifecycle/decisions/escalate-limits.job.ts'
import {
  ANNOUNCE_ARCHIVING,
  announceArchiving,
} from './features/lifecycle/keeping/announce-archiving.job.ts'
import {
  FORGET_PROOF_READINGS,
  forgetReadings,
} from './features/lifecycle/notices/readings/forget-readings.job.ts'
import {
  giveUpProof,
  RECOGNISE_PROOF,
  recogniseProof,
} from './features/lifecycle/notices/readings/recognise-proof.job.ts'
import {
  REMIND_OF_STEPS,
  remindOfSteps,
} from './features/settings/workflows/remind-of-steps.job.ts'
import { END_SITTINGS, endSittings } from './features/agreement/validation/end-sittings.job.ts'
import {
  RAISE_CONTENT_ALARM,
  raiseContentAlarm,
  REMIND_OF_DUE_DAYS,
  remindOfDueDays,
  REQUEST_AGAIN,
  requestOutdatedAgain,
} from './features/agreement/validation/public.ts'
import {
  CHECKPOINT_AUDIT,
  checkpointAudit,
} from './features/trail/activity/checkpoint-audit.job.ts'
import { FORGET_SCANS, forgetScans } from './features/signing/signing/paper/forget-scans.job.ts'
import {
  REMIND_OF_SCANS,
  remindOfScans,
} from './features/signing/signing/paper/remind-of-scans.job.ts'
import { sealingWork } from './features/signing/signing/sealing-work.ts'
import { FORGET_UPLOADS, forgetUploads } from './features/writing/contracts/forget-uploads.job.ts'
import {
  EXAMINE_CONTRACTS,
  examineContracts,
  setReportAside,
} from './features/portfolio/clause-report/examine-contracts.ts'
import { exportsWork } from './features/portfolio/exports/exports-work.ts'
import { importsWork } from './features/portfolio/imports/imports-work.ts'
import { FORGET_EXPORTS, forgetExports } from './features/portfolio/exports/forget-exports.job.ts'
import { importPlanWork } from './features/portfolio/imports/import-plan-work.ts'
import { REMIND_OF_TASKS, remindOfTasks } from './features/work/tasks/remind-of-tasks.job.ts'
import { SEND_DIGESTS, sendDigests } from './features/work/notifications/send-digests.job.ts'
import { READ_SIGNED_DOCUMENT } from './features/portfolio/search/store-signed-document.ts'
import { readSignedDocument } from './features/portfolio/search/read-signed-document.job.ts'
import { recogniseNextPage } from './features/portfolio/search/recognition/recognise-pages.job.ts'
import { RECOGNISE_PAGES } from './features/portfolio/search/recognition/scanned-pages.ts'
import {
  WAKE_RECOGNITION,
  wakeForWaitingPages,
} from './features/portfolio/search/recognition/wake-recognition.job.ts'
import { FORGET_REMOVED, forgetRemoved } from './features/trail/removals/forget-removed.job.ts'
import { backupWork } from './features/settings/backups/backup-work.ts'
import {
  inviteAgain,
  SEND_DUE_INVITATIONS,
  sendDueInvitations,
} from './features/people/people/public.ts'
import {
  FORGET_INVITATION_LISTS,
  forgetInvitationLists,
  INVITE_LISTED,
  inviteListed,
  setAsideListed,
} from './features/people/invitation-lists/public.ts'
import { FOLD_DASHBOARD, foldCells } from './features/portfolio/dashboard/fold-cells.job.ts'
import { accountMailWork } from './features/people/accounts/public.ts'
import { work, workPerCompany, type Work } from './platform/jobs/work.ts'
import { mailTransport, SEND_MAIL } from './platform/mail/mail.ts'
import { giveUpMail, sendMail } from './platform/mail/send-mail.job.ts'
import { CLEAR_STAGING, clearStaging } from './platform/storage/clear-staging.job.ts'
import { COLLECT_ORPHAN_FILES, collectOrphanFiles } from './platform/storage/collect-orphans.job.ts'
import { FOLD_STORAGE, foldStorage } from './platform/storage/fold-storage.job.ts'
import { RAISE_FILE_ALARM, raiseFileAlarm } from './platform/storage/file-alarm.ts'
import { SCRUB_FILES, scrubFiles } from './platform/storage/scrub-files.job.ts'
import type { App } from './app.ts'

/** The jobs of every feature. */
export function worksOf({ platform, preAuth, runBackup: takeBackup }: App): Work[] {
  const { settings } = platform
  const post = mailTransport(settings)
  return [
    workPerCompany(platform, ADVANCE_FACTS, advanceFacts),
    workPerCompany(platform, RAISE_ALERTS, raiseAlerts),
    workPerCompany(platform, ESCALATE_LIMITS, escalateLimits),
    work(REWRITE_FACTS, (data) => rewriteFacts(platform, data)),
    workPerCompany(platform, REMIND_OF_STEPS, remindOfSteps),
    workPerCompany(platform, REMIND_OF_DUE_DAYS, remindOfDueDays),
    workPerCompany(platform, REMIND_OF_TASKS, remindOfTasks),
    workPerCompany(platform, ANNOUNCE_ARCHIVING, announceArchiving),
    workPerCompany(platform, REQUEST_AGAIN, requestOutdatedAgain),
    workPerCompany(platform, CHECKPOINT_AUDIT, checkpointAudit),
    workPerCompany(platform, FOLD_DASHBOARD, foldCells),
    workPerCompany(platform, SEND_DIGESTS, sendDigests),
    workPerCompany(platform, FORGET_REMOVED, forgetRemoved),
    workPerCompany(platform, FORGET_EXPORTS, forgetExports),
    workPerCompany(platform, FORGET_UPLOADS, forgetUploads),
    workPerCompany(platform, FORGET_SCANS, forgetScans),
    workPerCompany(platform, FORGET_PROOF_READINGS, forgetReadings),
    work(
      RECOGNISE_PROOF,
      (data) => recogniseProof(platform, data),
      (data) => giveUpProof(platform, data),
    ),
    workPerCompany(platform, REMIND_OF_SCANS, remindOfScans),
    ...backupWork({ ...platform, runBackup: takeBackup }),
    work(CLEAR_STAGING, () => clearStaging(platform)),
    workPerCompany(platform, FOLD_STORAGE, foldStorage),
    workPerCompany(platform, COLLECT_ORPHAN_FILES, collectOrphanFiles),
    workPerCompany(platform, SCRUB_FILES, scrubFiles),
    work(RAISE_CONTENT_ALARM, (data) => raiseContentAlarm(platform, data)),
    work(RAISE_FILE_ALARM, (data) => raiseFileAlarm(platform, data)),
    workPerCompany(platform, SEND_DUE_INVITATIONS, sendDueInvitations),
    work(
      INVITE_LISTED,
      (data) => inviteListed(platform, data),
      (data) => setAsideListed(platform, data),
    ),
    workPerCompany(platform, FORGET_INVITATION_LISTS, forgetInvitationLists),
    work(END_SITTINGS, () => endSittings({ ...platform, preAuth })),
    ...sealingWork({ ...platform, preAuth }),
    exportsWork(platform),
    ...importPlanWork(platform),
    ...importsWork(platform),
    work(
      EXAMINE_CONTRACTS,
      (data) => examineContracts(platform, data),
      (data) => setReportAside(platform, data),
    ),
    work(READ_SIGNED_DOCUMENT, (data) => readSignedDocument(platform, data)),
    work(RECOGNISE_PAGES, (data) => recogniseNextPage(platform, data)),
    workPerCompany(platform, WAKE_RECOGNITION, wakeForWaitingPages),
    ...accountMailWork({ ...platform, preAuth, inviteAgain, post }),
    work(
      SEND_MAIL,
      (data, attempt) => sendMail({ ...platform, post, from: settings.mailFrom }, data, attempt),
      (data) => giveUpMail(platform, data),
    ),
  ]
}
