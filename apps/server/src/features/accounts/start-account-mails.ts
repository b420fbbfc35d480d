import type { Platform } from '../../platform/platform.ts'
import { SEND_JOINING } from './request-joining.ts'
import { SEND_RESET } from './request-reset.ts'
import { sendJoiningLink } from './send-joining-link.job.ts'
import { sendResetLink } from './send-reset-link.job.ts'

export const ACCOUNT_JOBS = [SEND_RESET, SEND_JOINING]

/** What people ask for by an address, looked up apart from the request: every address gets the same answer. */
export async function startAccountMails(
  parts: Pick<Platform, 'jobs'> &
    Parameters<typeof sendResetLink>[0] &
    Parameters<typeof sendJoiningLink>[0],
): Promise<void> {
  await parts.jobs.work(SEND_RESET, (wish) => sendResetLink(parts, wish))
  await parts.jobs.work(SEND_JOINING, (wish) => sendJoiningLink(parts, wish))
}
